import Foundation
import HitResponders
import TestSupport
import Testing

@testable import HitInspector

@Suite("Kept rows of the tree")
struct KeptOutlineTests {
  @Test("after each change they are the rows that are read anew")
  func sameAsNew() {
    let scene = RaisedTab()
    var random = Seeded(1)
    var kept = KeptOutline()
    for round in 0..<400 {
      let views = scene.application.windows.flatMap { Array($0.subtree) }
      if views.isEmpty { break }
      change(views[random.below(views.count)], &random)
      if round % 40 == 39 {
        scene.application.routingOptions.hitTestAlphaCutoff =
          round % 80 == 39 ? .atOrBelow001 : .below001
      }
      kept.read(scene.application)
      #expect(kept.outline == SceneOutline(of: scene.application), "round \(round)")
    }
  }

  /// Changes a view in one of the ways that its row tells of.
  private func change(_ view: UIView, _ random: inout Seeded) {
    switch random.below(8) {
    case 0: view.isUserInteractionEnabled.toggle()
    case 1: view.accessibilityIdentifier = ["one", "two", nil][random.below(3)]
    case 2: view.backgroundColor = [nil, UIColor.white, UIColor.clear][random.below(3)]
    case 3: view.addSubview(UIView())
    case 4: view.superview?.bringSubviewToFront(view)
    case 5: if view.subviews.isEmpty { view.removeFromSuperview() }
    case 6: view.isHidden.toggle()
    default: view.alpha = [1, 0.01, 0.5][random.below(3)]
    }
  }
}
