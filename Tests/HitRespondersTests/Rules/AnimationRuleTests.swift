import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("A: animation and interaction")
struct AnimationRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let a: LoggedView

  init() {
    window = desk.window("W", CGRect(x: 0, y: 0, width: 800, height: 600))
    a = desk.view("A", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
  }

  /// Lets A move by (200, 0).
  private func move(
    _ duration: TimeInterval = 0.5,
    after delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = []
  ) {
    desk.application.inForce {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: { a.center.x += 200 }
      )
    }
  }

  private func verdict(at time: TimeInterval, _ x: CGFloat = 210) -> HitTestVerdict? {
    desk.application.advance(to: time)
    return HitTestWalk(at: CGPoint(x: x, y: 10), in: desk.application).visits
      .last { $0.view === a }?.verdicts.last
  }

  /// The view that a touch of this moment goes to, without anybody watching.
  private func hit(at time: TimeInterval, _ x: CGFloat = 210, _ y: CGFloat = 10) -> UIView? {
    desk.application.advance(to: time)
    return desk.application.inForce { window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  @Test("A1: views that the block changed refuse until the end, and their own guards go first")
  func refusing() {
    move()
    #expect(hit(at: 0) === window)
    #expect(verdict(at: 0) == .animating)
    #expect(verdict(at: 0.2) == .animating)
    a.alpha = 0
    #expect(verdict(at: 0.2) == .transparent(alpha: 0))
    a.alpha = 1
    a.role.shape = .never
    _ = desk.log.take()
    #expect(verdict(at: 0.3) == .animating)
    #expect(!desk.log.take().contains { $0.hasPrefix("inside A") })
    a.role.shape = nil
    #expect(hit(at: 0.5) === a)
  }

  @Test("A1: a view that the block leaves as it is, or sets to what it is, goes on being hit")
  func untouched() {
    desk.application.inForce {
      UIView.animate(
        withDuration: 1,
        animations: {
          a.alpha = 1
          a.isMultipleTouchEnabled = true
        }
      )
    }
    #expect(hit(at: 0.5, 10) === a)
  }

  @Test(
    "A1: each animatable property takes its view out",
    arguments: ["frame", "bounds", "center", "transform", "alpha", "colour", "radius", "border"]
  )
  func properties(property: String) {
    desk.application.inForce {
      UIView.animate(
        withDuration: 1,
        animations: {
          switch property {
          case "frame": a.frame.size.width = 60
          case "bounds": a.bounds.origin.x = 5
          case "center": a.center.y += 1
          case "transform": a.transform = CGAffineTransform(scaleX: 2, y: 2)
          case "alpha": a.alpha = 0.5
          case "colour": a.backgroundColor = .red
          case "radius": a.layer.cornerRadius = 5
          default: a.layer.borderWidth = 2
          }
        }
      )
    }
    #expect(hit(at: 0.99, 10) === window)
    #expect(hit(at: 1, 10) === a)
  }

  @Test("A2: the subtree goes with the view; siblings behind it and ancestors do not")
  func subtree() {
    let b = desk.view("B", CGRect(x: 200, y: 0, width: 50, height: 50))
    window.insertSubview(b, at: 0)
    let child = desk.view("C", a.bounds, in: a)
    move()
    #expect(hit(at: 0.2) === b)
    #expect(hit(at: 0.2, 10) === window)
    #expect(hit(at: 0.5) === child)
  }

  @Test("A3: the block's values are in force at once, whatever is drawn")
  func atOnce() {
    move(0.5, after: 0, .allowUserInteraction)
    #expect(a.frame == CGRect(x: 200, y: 0, width: 50, height: 50))
    #expect(a.layer.presentation()?.frame.minX == 0)
    #expect(hit(at: 0) === a)
    #expect(hit(at: 0, 10) === window)
  }

  @Test("A4: a touch that began before goes on to its end")
  func liveTouches() {
    a.role.onTouches = { _, _, _ in if a.frame.minX == 0 { move() } }
    desk.tap(10, 10, at: 1)
    #expect(
      desk.log.take().filter { $0.hasPrefix("touch") } == [
        "touch began A [1@10,10]", "touch ended A [1@-190,10]",
      ]
    )
  }

  @Test("A5: with allowUserInteraction, raw value 2, a view is hit as if nothing ran")
  func allowed() {
    #expect(UIView.AnimationOptions.allowUserInteraction.rawValue == 1 << 1)
    move(0.5, after: 0.5, .allowUserInteraction)
    for time in [0, 0.4, 0.6, 0.99, 1] { #expect(hit(at: time) === a) }
  }

  @Test("A6: of several animations one that forbids is enough", arguments: [true, false])
  func several(forbiddenFirst: Bool) {
    if forbiddenFirst { move(0.5) }
    move(1, after: 0, .allowUserInteraction)
    if !forbiddenFirst { move(0.5) }
    #expect(hit(at: 0.49, 410) === window)
    #expect(hit(at: 0.5, 410) === a)
    #expect(hit(at: 0.75, 410) === a)
  }

  @Test("A7: a delay counts, the end is free, and no duration blocks nothing")
  func time() {
    move(0.5, after: 0.25)
    #expect(hit(at: 0.1) === window)
    #expect(hit(at: 0.74) === window)
    #expect(hit(at: 0.75) === a)
    move(0)
    #expect(hit(at: 0.75, 410) === a)
    move(0, after: 1)
    #expect(hit(at: 1, 610) === a)
  }

  @Test("A7: a touch at the end itself is free, before the completion is called")
  func halfOpen() {
    var end: TimeInterval?
    desk.application.inForce {
      UIView.animate(
        withDuration: 0.5,
        animations: { a.alpha = 0.5 },
        completion: { _ in end = desk.application.now }
      )
    }
    a.role.onTouches = { _, _, _ in #expect(end == nil) }
    desk.frame(.began(1, 5, 5), at: 0.49)
    desk.frame(.began(2, 5, 5), at: 0.5)
    #expect(desk.log.take().filter { $0.hasPrefix("touch") } == ["touch began A [2@5,5]"])
    #expect(end == 0.5)
  }

  @Test("A8: a property animator's views take touches unless it is told otherwise")
  func animator() {
    let animator = desk.application.inForce {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { a.center.x += 200 }
    }
    #expect(animator.isUserInteractionEnabled)
    desk.application.inForce { animator.startAnimation() }
    #expect(hit(at: 0.2, 50) === a)
    animator.isUserInteractionEnabled = false
    #expect(hit(at: 0.4, 90) === window)
    animator.pauseAnimation()
    #expect(hit(at: 0.4, 90) === a)
    animator.startAnimation()
    #expect(hit(at: 0.9) === window)
    #expect(hit(at: 1) === a)
  }
}
