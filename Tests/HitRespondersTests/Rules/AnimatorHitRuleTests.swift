import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("A: hit testing under property animators")
struct AnimatorHitRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let b: LoggedView

  init() {
    window = desk.window("W", CGRect(x: 0, y: 0, width: 600, height: 600))
    b = desk.view("B", CGRect(x: 75, y: 25, width: 50, height: 50), in: window)
  }

  /// Starts an animator of ten seconds.
  @discardableResult
  private func animate(
    after delay: TimeInterval = 0,
    _ block: @escaping () -> Void
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: 10, curve: .linear, animations: block)
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  /// The view that a press goes to, which the watched walk must find as well.
  private func hit(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval? = nil) -> UIView? {
    if let time { desk.application.advance(to: time) }
    let point = CGPoint(x: x, y: y)
    let plain = desk.application.inForce { window.hitTest(point, with: nil) }
    let watched = HitTestWalk(at: point, in: desk.application).hit
    #expect(plain === watched)
    return plain
  }

  @Test("A9: a view is hit where it is shown on its way, and not where it goes")
  func shown() {
    animate { b.center = CGPoint(x: 100, y: 400) }
    #expect(b.center.y == 400)
    #expect(hit(100, 50, at: 0) === b && hit(100, 400) === window)
    #expect(hit(100, 225, at: 5) === b)
    #expect(hit(100, 400) === window && hit(100, 50) === window)
    // The edges are those of what is shown: 200 is in and 250 is not.
    #expect(hit(100, 200) === b && hit(100, 199.9) === window)
    #expect(hit(100, 249.9) === b && hit(100, 250) === window)
    #expect(hit(100, 400, at: 10) === b && hit(100, 225) === window)
  }

  @Test("A9: a touch goes there too, and its locations and conversions stay those in force")
  func touch() {
    animate { b.center = CGPoint(x: 100, y: 400) }
    var locations: [CGPoint] = []
    b.role.onTouches = { _, touches, _ in
      locations += touches.map { $0.location(in: b) }
    }
    desk.began(100, 225, at: 5)
    desk.ended(100, 225, at: 5.1)
    desk.tap(100, 400, at: 5.2)
    #expect(desk.log.take().filter { $0.contains("touch") && $0.contains(" B ") }.count == 2)
    #expect(locations == [CGPoint(x: 25, y: -150), CGPoint(x: 25, y: -150)])
    #expect(window.convert(CGPoint(x: 100, y: 225), to: b) == CGPoint(x: 25, y: -150))
    #expect(b.convert(CGPoint.zero, to: window) == CGPoint(x: 75, y: 375))
  }

  @Test(
    "A9: each property that says where a view is counts",
    arguments: [
      ("center", 225, 50, 400, 50), ("frame", 225, 50, 400, 50), ("size", 119, 119, 176, 176),
      ("scale", 119, 119, 176, 176), ("turned", 50, 80, 72, 72), ("scrolled", 0, 0, 0, 0),
    ] as [(String, CGFloat, CGFloat, CGFloat, CGFloat)]
  )
  func properties(
    property: String,
    insideX: CGFloat,
    insideY: CGFloat,
    outsideX: CGFloat,
    outsideY: CGFloat
  ) {
    b.frame = CGRect(x: 25, y: 25, width: 50, height: 50)
    let child = desk.view("C", CGRect(x: 0, y: 0, width: 20, height: 20))
    animate {
      switch property {
      case "center": b.center.x = 400
      case "frame": b.frame.origin.x = 375
      case "size": b.frame = CGRect(x: 25, y: 25, width: 150, height: 150)
      case "scale":
        b.center = CGPoint(x: 100, y: 100)
        b.transform = CGAffineTransform(scaleX: 3, y: 3)
      case "turned": b.transform = CGAffineTransform(rotationAngle: .pi / 2)
      default: b.bounds.origin = CGPoint(x: -20, y: -20)
      }
    }
    if property == "scrolled" {
      b.addSubview(child)
      // Half-way the child is shown from 35 to 55.
      #expect(hit(36, 36, at: 5) === child && hit(34, 34) === b && hit(56, 56) === b)
      return
    }
    #expect(hit(insideX, insideY, at: 5) === b)
    #expect(hit(outsideX, outsideY) === window)
  }

  @Test("A9: what is in a view goes with it, and an animator's view in an animator's view adds up")
  func nested() {
    let child = desk.view("C", CGRect(x: 0, y: 0, width: 10, height: 10), in: b)
    animate { b.center.x += 200 }
    animate { child.center.y += 40 }
    // B is shown from 175, and C 20 below its top.
    #expect(hit(180, 50, at: 5) === child)
    #expect(hit(180, 30) === b && hit(180, 66) === b)
    #expect(hit(280, 70) === window)
  }

  @Test("A9: a transform without inverse counts where it is shown")
  func singular() {
    animate { b.transform = CGAffineTransform(scaleX: 0, y: 0) }
    #expect(hit(100, 50, at: 5) === b && hit(87, 50) === window)
    #expect(hit(100, 50, at: 10) === window)
  }

  @Test("A9: held, scrubbed and turned round, a view is hit where it is shown")
  func scrubbing() {
    let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { b.center.x = 500 }
    animator.pauseAnimation()
    #expect(hit(100, 50, at: 3) === b && hit(500, 50) === window)
    animator.fractionComplete = 0.5
    #expect(hit(300, 50, at: 4) === b && hit(100, 50) === window && hit(500, 50) === window)
    animator.isReversed = true
    animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    #expect(hit(200, 50, at: 6.5) === b && hit(300, 50) === window)
    // It has come back, and the old values are in force.
    #expect(hit(100, 50, at: 9) === b && b.center.x == 100)
  }

  @Test("A9: stopped, it is hit where it stopped, and finished, where it is finished")
  func stopping() {
    for (position, x) in [(UIViewAnimatingPosition.current, 300.0), (.start, 100), (.end, 500)] {
      b.center.x = 100
      let animator = animate { b.center.x = 500 }
      #expect(hit(300, 50, at: desk.application.now + 5) === b)
      animator.stopAnimation(false)
      #expect(hit(300, 50) === b && b.center.x == 300)
      animator.finishAnimation(at: position)
      #expect(hit(x, 50) === b && b.center.x == x)
    }
    b.center.x = 100
    let animator = animate { b.center.x = 500 }
    desk.application.advance(to: desk.application.now + 5)
    animator.stopAnimation(true)
    #expect(hit(300, 50) === b && hit(500, 50) === window)
  }

  @Test("A9: while the start is put off, a view is hit where it waits")
  func delay() {
    animate(after: 5) { b.center.x = 500 }
    #expect(hit(100, 50, at: 4) === b && hit(500, 50) === window)
    #expect(hit(300, 50, at: 10) === b)
  }

  @Test("A9: with isManualHitTestingEnabled H17 holds, also where it is switched on the way")
  func manual() {
    let animator = UIViewPropertyAnimator(duration: 10, curve: .linear) { b.center.x = 500 }
    #expect(!animator.isManualHitTestingEnabled)
    animator.isManualHitTestingEnabled = true
    animator.startAnimation()
    #expect(hit(500, 50, at: 5) === b && hit(300, 50) === window)
    animator.isManualHitTestingEnabled = false
    #expect(hit(300, 50) === b && hit(500, 50) === window)
  }

  @Test("A9: an animator that takes no interaction still blocks, and alpha in force still counts")
  func guards() {
    let animator = animate { b.center.x = 500 }
    animator.isUserInteractionEnabled = false
    #expect(hit(300, 50, at: 5) === window && hit(500, 50) === window)
    animator.isUserInteractionEnabled = true
    animate { b.alpha = 0 }
    #expect(hit(300, 50) === window)
  }

  @Test("A9: UIView.animate keeps H17, and beside an animator the view is hit where it is shown")
  func beside() {
    UIView.animate(
      withDuration: 10,
      delay: 0,
      options: [.allowUserInteraction, .curveLinear],
      animations: { b.center.x = 500 }
    )
    #expect(hit(500, 50, at: 5) === b && hit(300, 50) === window)
    animate { b.center.y = 250 }
    #expect(hit(350, 100, at: 7.5) === b && hit(500, 250) === window && hit(500, 50) === window)
    // What an animator only colours is hit where it is.
    let other = desk.view("O", CGRect(x: 0, y: 300, width: 50, height: 50), in: window)
    UIView.animate(
      withDuration: 10,
      delay: 0,
      options: .allowUserInteraction,
      animations: { other.center.x = 525 }
    )
    animate { other.backgroundColor = .red }
    #expect(hit(525, 325) === other)
  }

  @Test("A9: overrides are asked with points of where the view is shown")
  func overrides() {
    var points: [CGPoint] = []
    b.role.onHitTest = { point, _ in points.append(point) }
    animate { b.center.x = 500 }
    desk.application.advance(to: 5)
    _ = desk.application.inForce { window.hitTest(CGPoint(x: 300, y: 50), with: nil) }
    #expect(points == [CGPoint(x: 25, y: 25)])
    // The default answers by the bounds that are shown, as the hit test does.
    let grows = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    window.addSubview(grows)
    animate { grows.bounds.size.width = 110 }
    desk.application.advance(to: desk.application.now + 5)
    #expect(grows.point(inside: CGPoint(x: 59, y: 5), with: nil))
    #expect(!grows.point(inside: CGPoint(x: 61, y: 5), with: nil))
  }

  @Test("A9: a window that an animator moves is hit where it is shown")
  func windows() {
    animate { window.frame.origin.x = 400 }
    desk.tap(300, 50, at: 5)
    desk.tap(250, 50, at: 5.2)
    let told = desk.log.take().filter { $0.hasPrefix("touch began") }
    #expect(told == ["touch began B [1@-175,25]"])
  }
}
