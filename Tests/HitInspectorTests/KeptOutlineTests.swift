import Foundation
import HitResponders
import TestSupport
import Testing

@testable import HitInspector

@Suite("Kept rows of the tree")
struct KeptOutlineTests {
  @Test("after each change they are the rows that are read anew")
  func sameAsNew() throws {
    let scene = RaisedTab()
    let window = try #require(scene.application.windows.first)
    var random = Seeded(1)
    var kept = KeptOutline()
    for round in 0..<400 {
      // The window stays as it is, so that there are rows.
      let views = Array(window.subtree.dropFirst())
      try #require(!views.isEmpty)
      change(views[random.below(views.count)], &random)
      kept.read(scene.application)
      #expect(kept.outline == SceneOutline(of: scene.application), "round \(round)")
    }
  }

  @Test("other rules for the whole scene are told of views that did not change")
  func rules() {
    let scene = RaisedTab()
    var kept = KeptOutline()
    scene.cell5.alpha = 0.01
    kept.read(scene.application)
    let before = kept.outline
    scene.application.routingOptions.hitTestAlphaCutoff = .atOrBelow001
    kept.read(scene.application)
    #expect(kept.outline == SceneOutline(of: scene.application))
    #expect(kept.outline != before)
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
