import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("Animations")
struct AnimationTests {
  let application = UIApplication()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func animate(
    _ duration: TimeInterval = 1,
    after delay: TimeInterval = 0,
    _ options: UIView.AnimationOptions = .curveLinear,
    completion: ((Bool) -> Void)? = nil,
    _ changes: @escaping () -> Void
  ) {
    application.inForce {
      UIView.animate(
        withDuration: duration,
        delay: delay,
        options: options,
        animations: changes,
        completion: completion
      )
    }
  }

  /// How far right the view is drawn at a time, to nine digits.
  private func x(at time: TimeInterval) -> CGFloat {
    application.advance(to: time)
    return ((view.layer.presentation()?.frame.minX ?? -1) * 1e9).rounded() / 1e9
  }

  @Test("what is drawn goes from the old value to the new, and what is stored is there at once")
  func way() {
    animate(1, after: 0.5) { view.frame.origin.x = 100 }
    #expect(view.frame.minX == 100)
    #expect([0, 0.5, 0.75, 1.25, 1.5].map { x(at: $0) } == [0, 0, 25, 75, 100])
    #expect(view.layer.animationKeys() == nil)
    #expect(application.nextDeadline == nil && application.nextAnimationFrame == nil)
  }

  @Test("alpha, colours, corners, borders, bounds and transforms are drawn on their way")
  func values() {
    view.backgroundColor = .black
    animate {
      view.alpha = 0
      view.backgroundColor = .white
      view.layer.cornerRadius = 10
      view.layer.borderWidth = 4
      view.layer.borderColor = .red
      view.bounds = CGRect(x: 10, y: 0, width: 200, height: 100)
      view.transform = CGAffineTransform(scaleX: 3, y: 1)
    }
    application.advance(to: 0.5)
    let shown = view.layer.presentation()
    #expect(shown?.opacity == 0.5)
    #expect(shown?.backgroundColor == UIColor(white: 0.5, alpha: 1))
    #expect(shown?.cornerRadius == 5 && shown?.borderWidth == 2)
    #expect(shown?.borderColor == UIColor.red.withAlphaComponent(0.5))
    #expect(shown?.bounds == CGRect(x: 5, y: 0, width: 150, height: 100))
    #expect(shown?.frame == CGRect(x: -100, y: 0, width: 300, height: 100))
    #expect(view.paintedState.alpha == 0.5 && view.paintedState.cornerRadius == 5)
    #expect(view.alpha == 0 && view.layer.cornerRadius == 10)
  }

  @Test("an animation that is begun over another adds to it; both run to their ends and say so")
  func adding() {
    var ends: [String] = []
    animate(1, completion: { ends.append("first \($0) \(application.now)") }) {
      view.frame.origin.x = 100
    }
    #expect(x(at: 0.5) == 50)
    animate(1, completion: { ends.append("second \($0) \(application.now)") }) {
      view.frame.origin.x = 0
    }
    #expect(x(at: 0.5) == 50)
    #expect(x(at: 0.75) == 50)
    #expect(x(at: 1) == 50)
    #expect(x(at: 1.25) == 25)
    #expect(x(at: 1.5) == 0)
    #expect(ends == ["first true 1.0", "second true 1.5"])
  }

  @Test("with beginFromCurrentState it goes straight from what is drawn")
  func current() {
    animate { view.frame.origin.x = 100 }
    #expect(x(at: 0.5) == 50)
    animate(1, after: 0, [.beginFromCurrentState, .curveLinear]) { view.frame.origin.x = 0 }
    #expect([0.5, 0.75, 1, 1.5].map { x(at: $0) } == [50, 37.5, 25, 0])
  }

  @Test("removing all animations draws what is stored and tells that they did not finish")
  func removing() {
    var ends: [Bool] = []
    animate(completion: { ends.append($0) }) { view.frame.origin.x = 100 }
    #expect(x(at: 0.25) == 25)
    application.inForce { view.layer.removeAllAnimations() }
    #expect(ends == [false])
    #expect(x(at: 0.25) == 100)
    #expect(application.nextDeadline == nil)
  }

  @Test("a block that changes nothing, or takes no time, ends in the next turn")
  func atOnce() {
    var ends = 0
    animate(5, completion: { _ in ends += 1 }) {}
    animate(0, completion: { _ in ends += 1 }) { view.alpha = 0.5 }
    #expect(ends == 0)
    application.advance(to: 0)
    #expect(ends == 2)
  }

  @Test("it repeats, goes back, and repeats for ever until it is removed")
  func repeating() {
    animate(1, after: 0, [.curveLinear, .autoreverse]) { view.frame.origin.x = 100 }
    #expect([0.5, 1.25, 1.75, 2].map { x(at: $0) } == [50, 75, 25, 100])
    animate(1, after: 0, [.curveLinear, .repeat]) { view.frame.origin.x = 200 }
    #expect([2.5, 3.25, 1000.5].map { x(at: $0) } == [150, 125, 150])
    #expect(application.nextAnimationFrame != nil)
    view.layer.removeAllAnimations()
    #expect(application.nextAnimationFrame == nil)
  }

  @Test("animations of a view that is gone come to nothing")
  func forgotten() {
    var short: UIView? = UIView()
    animate(1, after: 0, [.repeat]) { [short] in short?.alpha = 0 }
    weak let trace = short
    short = nil
    #expect(trace == nil)
    application.advance(to: 1)
    #expect(application.nextAnimationFrame == nil)
  }

  @Test("blocks inside a block take over its duration and curve unless they say no")
  func nesting() {
    let inner = UIView()
    let own = UIView()
    animate(4) {
      #expect(UIView.inheritedAnimationDuration == 4)
      UIView.animate(withDuration: 1, animations: { inner.alpha = 0 })
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
        animations: { own.alpha = 0 }
      )
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        view.frame.origin.x = 100
      }
      view.alpha = 0
    }
    #expect(UIView.inheritedAnimationDuration == 0)
    #expect(x(at: 0.5) == 100)
    #expect(inner.layer.presentation()?.opacity == 0.875)
    #expect(own.layer.presentation()?.opacity == 0.5)
  }

  @Test("with animations switched off nothing moves, and completions come all the same")
  func off() {
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(!UIView.areAnimationsEnabled)
    var ends: [Bool] = []
    animate(completion: { ends.append($0) }) { view.frame.origin.x = 100 }
    #expect(x(at: 0) == 100)
    #expect(ends == [true])
  }

  @Test("keyframes follow each other in their shares of the time")
  func keyframes() {
    application.inForce {
      UIView.animateKeyframes(
        withDuration: 2,
        delay: 0,
        options: .init(rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) {
            view.frame.origin.x = 100
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
          }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
            view.transform = .identity
            view.frame.origin.x = 300
          }
        }
      )
    }
    var middles: [CGFloat?] = []
    for time in [0, 0.5, 1, 1.5, 2] {
      application.advance(to: time)
      middles.append(view.layer.presentation()?.position.x)
    }
    #expect(middles == [50, 100, 150, 250, 350])
    #expect(view.layer.presentation()?.frame.width == 100)
  }

  @Test("plain transitions run their block and tell their end")
  func transitions() {
    let parent = UIView()
    let other = UIView()
    parent.addSubview(view)
    var ends: [Bool] = []
    application.inForce {
      UIView.transition(from: view, to: other, duration: 1) { ends.append($0) }
    }
    #expect(parent.subviews == [other])
    application.advance(to: 1)
    #expect(ends == [true])
  }

  @Test("what is begun before a session's time comes begins with it")
  func begun() {
    var end: TimeInterval?
    animate(1, completion: { _ in end = application.now }) { view.frame.origin.x = 100 }
    application.begin(at: 20)
    #expect(x(at: 20.5) == 50)
    #expect(x(at: 21) == 100)
    #expect(end == 21)
  }
}
