import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import Testing

@Suite("What overrides answered before")
struct RememberedAnswersTests {
  private let application = UIApplication()
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
  private let aside = UIView(frame: CGRect(x: 90, y: 60, width: 20, height: 20))

  init() {
    application.screen.bounds = CGRect(x: 0, y: 0, width: 120, height: 90)
    application.inForce {
      let window = UIWindow(frame: application.screen.bounds)
      window.addSubview(outer)
      outer.addSubview(aside)
      window.isHidden = false
    }
  }

  private func add<View: UIView>(_ view: View) -> View {
    outer.insertSubview(view, at: 0)
    return view
  }

  /// A map that was made anew as a whole, so that all answers are remembered.
  private func map() -> HitMap {
    var map = HitMap(application)
    map.update(in: application.screen.bounds)
    return map
  }

  /// Makes the map anew as a whole and returns how many questions that took.
  private func questions(_ map: inout HitMap) -> Int {
    let before = map.overrideCallCount
    map.update(in: application.screen.bounds)
    #expect(MapCheck.wrongPixels(map, application) == [])
    return map.overrideCallCount - before
  }

  @Test("an override is asked again only at some pixels, while what it depends on stays as it is")
  func remembered() {
    _ = add(Ring(frame: CGRect(x: 10, y: 10, width: 60, height: 60)))
    let holder = add(Holder(frame: CGRect(x: 20, y: 5, width: 50, height: 40)))
    holder.addSubview(UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10)))
    var map = map()
    #expect(map.overrideCallCount > 10_000)
    #expect(questions(&map) < 300)
    // What is beside it, and moves, is none of its business.
    aside.center.x -= 30
    #expect(questions(&map) < 1_000)
    #expect(map.inconstantViews.isEmpty)
  }

  @Test("whatever changes in the view, in what it is in or in what is in it, it is asked anew")
  func forgotten() {
    let holder = add(Holder(frame: CGRect(x: 20, y: 5, width: 50, height: 40)))
    let inner = UIView(frame: CGRect(x: 5, y: 5, width: 30, height: 30))
    let innermost = UIView(frame: CGRect(x: 5, y: 5, width: 10, height: 10))
    holder.addSubview(inner)
    inner.addSubview(innermost)
    var map = map()
    let changes: [() -> Void] = [
      { holder.frame.origin.x += 3 },
      { holder.bounds.size.width += 4 },
      { holder.transform = CGAffineTransform(rotationAngle: 0.2) },
      { holder.alpha = 0.5 },
      { inner.isHidden = true },
      { inner.isHidden = false },
      { innermost.center.y += 5 },
      { innermost.isUserInteractionEnabled = false },
      { innermost.transform = CGAffineTransform(scaleX: 2, y: 1) },
      { innermost.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 3))) },
      { innermost.removeFromSuperview() },
      { inner.insertSubview(innermost, at: 0) },
      { inner.tag = 7 },
      { outer.bounds.origin.y += 2 },
      { outer.layer.anchorPoint = CGPoint(x: 0.4, y: 0.5) },
      { application.routingOptions.hitTestAlphaCutoff = .atOrBelow001 },
    ]
    for (index, change) in changes.enumerated() {
      #expect(questions(&map) < 200)
      application.inForce { change() }
      #expect(questions(&map) > 1_000, "change \(index)")
    }
    #expect(map.inconstantViews.isEmpty)
  }

  @Test("what a class adds to its state counts once it is announced, and is found out if it is not")
  func ownState() {
    let ring = add(Ring(frame: CGRect(x: 10, y: 10, width: 60, height: 60)))
    var map = map()
    ring.inset = 20
    ring.setNeedsDisplay()
    #expect(questions(&map) > 3_000)
    #expect(map.inconstantViews.isEmpty)
    ring.inset = 0
    #expect(questions(&map) > 3_000)
    #expect(map.inconstantViews == [ring])
  }

  @Test("copies of a map go their own ways")
  func copies() {
    let ring = add(Ring(frame: CGRect(x: 10, y: 10, width: 60, height: 60)))
    let first = map()
    var second = first
    #expect(first.receiver(at: CGPoint(x: 40, y: 12)) === ring)
    ring.center.y += 20
    #expect(questions(&second) > 3_000)
    #expect(first.receiver(at: CGPoint(x: 40, y: 12)) === ring)
    #expect(second.receiver(at: CGPoint(x: 40, y: 12)) === outer)
  }

  @Test(
    "random trees with overrides that change at random are never remembered wrongly",
    arguments: 0..<40
  )
  func random(seed: Int) {
    var forest = RandomForest(seed: UInt64(7_000 + seed))
    var map = HitMap(forest.application, scale: seed % 2 == 0 ? 1 : 1.5)
    for _ in 0..<8 {
      _ = forest.change()
      map.update(in: forest.application.screen.bounds)
      let wrong = MapCheck.wrongPixels(map, forest.application)
      #expect(wrong.isEmpty, "seed \(seed): \(wrong)")
    }
  }
}

private final class Ring: UIView {
  var inset: CGFloat = 0

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    let radius = bounds.width / 2 - inset
    return x * x + y * y < radius * radius
  }
}

private final class Holder: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
