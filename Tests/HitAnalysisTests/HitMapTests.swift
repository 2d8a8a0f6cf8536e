import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

@Suite("Hit maps")
struct HitMapTests {
  @Test(
    "every pixel of 500 random trees has the view that the hit test answers",
    arguments: 0..<10
  )
  func exact(block: Int) {
    for seed in block * 50..<(block + 1) * 50 {
      let forest = RandomForest(seed: UInt64(seed))
      let scale: CGFloat = [1, 0.5, 2, 1.25][seed % 4]
      let map = HitMap(forest.application, scale: scale)
      let wrong = MapCheck.wrongPixels(map, forest.application)
      #expect(wrong.isEmpty, "seed \(seed) at scale \(scale): \(wrong)")
    }
  }

  @Test(
    "places far away and sizes without end are what they are to the hit test",
    arguments: 0..<120
  )
  func coarse(seed: Int) {
    var forest = RandomForest(seed: UInt64(40_000 + seed))
    forest.exaggerate()
    let scale: CGFloat = [1, 0.75, 2][seed % 3]
    let map = HitMap(forest.application, scale: scale)
    let wrong = MapCheck.wrongPixels(map, forest.application)
    #expect(wrong.isEmpty, "seed \(seed) at scale \(scale): \(wrong)")
  }

  @Test("a view so far away that its edges are in doubt fills the map and nothing beside it")
  func doubtfulEdges() {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      let view = UIView(frame: CGRect(x: -5e6, y: -5e6, width: 1e7, height: 1e7))
      view.bounds.origin = CGPoint(x: 1e7, y: 1e7)
      view.transform = CGAffineTransform(scaleX: 1e7, y: 1e7)
      window.addSubview(view)
      window.makeKeyAndVisible()
    }
    let map = HitMap(application)
    let wrong = MapCheck.wrongPixels(map, application)
    #expect(wrong.isEmpty, "\(wrong)")
  }

  @Test("an update where something changed makes the map that a new one is", arguments: 0..<60)
  func update(seed: Int) {
    var forest = RandomForest(seed: UInt64(1_000 + seed))
    var map = HitMap(forest.application)
    for _ in 0..<6 {
      map.update(in: forest.change())
      let wrong = MapCheck.wrongPixels(map, forest.application)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
  }

  @Test("a view that answers by more than the point is found out, others are not")
  func inconstant() {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    let fickle = Fickle(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    application.inForce {
      let window = UIWindow(frame: application.screen.bounds)
      window.addSubview(fickle)
      window.isHidden = false
      views.append(window)
    }
    #expect(HitMap(application).inconstantViews == [fickle])
    #expect(HitMap(RandomForest(seed: 3).application).inconstantViews.isEmpty)
  }

  @Test("a declared extent saves asking far away, and changes no pixel")
  func extent() {
    func map(_ make: (CGRect) -> UIView) -> HitMap {
      let application = UIApplication()
      application.screen.bounds = CGRect(x: 0, y: 0, width: 200, height: 200)
      application.inForce {
        let window = UIWindow(frame: application.screen.bounds)
        window.addSubview(make(CGRect(x: 90, y: 90, width: 20, height: 20)))
        window.isHidden = false
        views.append(window)
      }
      return HitMap(application)
    }
    let plain = map(Wide.init(frame:))
    let declared = map(WideDeclared.init(frame:))
    #expect(plain.overrideCallCount >= 40_000)
    #expect(declared.overrideCallCount < 3_000)
    for row in 0..<200 {
      for column in 0..<200 {
        #expect(plain[column: column, row: row] == declared[column: column, row: row])
      }
    }
  }

  @Test("a tree of any depth is mapped without a stack, and nobody receives beside the windows")
  func deep() {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
    var innermost: UIView?
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var parent: UIView = window
      for _ in 0..<20_000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        parent.addSubview(view)
        parent = view
      }
      innermost = parent
      window.isHidden = false
      views.append(window)
    }
    let map = HitMap(application)
    #expect(map.receiver(at: CGPoint(x: 5, y: 5)) === innermost)
    #expect(map.receiver(at: CGPoint(x: 15, y: 5)) == nil)
    #expect(map.receiver(at: CGPoint(x: -1, y: 5)) == nil)
  }
}

/// Windows live as long as the suite's process; applications do not own them.
@MainActor private var views: [UIView] = []

private final class Fickle: UIView {
  private var count = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    count += 1
    return count % 3 == 0
  }
}

private class Wide: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}

private final class WideDeclared: Wide, HitExtentDeclaring {
  let hitExtent = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
}
