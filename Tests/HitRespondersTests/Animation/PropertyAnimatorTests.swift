import Foundation
import HitGeometry
import HitResponders
import Testing

@Suite("Property animators")
struct PropertyAnimatorTests {
  let application = UIApplication()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

  private func makeAnimator(
    _ curve: UIView.AnimationCurve = .linear
  ) -> UIViewPropertyAnimator {
    UIViewPropertyAnimator(duration: 1, curve: curve) { view.frame.origin.x = 100 }
  }

  private func x(at time: TimeInterval) -> CGFloat {
    application.advance(to: time)
    return ((view.layer.presentation()?.frame.minX ?? -1) * 1e6).rounded() / 1e6
  }

  private func run(_ body: () -> Void) { application.inForce(body) }

  @Test("it is inactive until it is started, and again when it has arrived")
  func life() {
    let animator = makeAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    #expect(animator.state == .inactive && !animator.isRunning && view.frame.minX == 0)
    run { animator.startAnimation() }
    #expect(animator.state == .active && animator.isRunning && view.frame.minX == 100)
    #expect(x(at: 0.25) == 25)
    #expect(animator.fractionComplete == 0.25)
    #expect(x(at: 1) == 100)
    #expect(animator.state == .inactive && !animator.isRunning && positions == [.end])
  }

  @Test("it is held, scrubbed, and goes on from there")
  func scrubbing() {
    let animator = makeAnimator(.easeInOut)
    run { animator.fractionComplete = 0.3 }
    #expect(animator.state == .active && !animator.isRunning)
    #expect(x(at: 5) == 30)
    #expect(abs(animator.fractionComplete - 0.3) < 1e-9)
    run { animator.startAnimation() }
    #expect(x(at: 5) == 30)
    #expect(x(at: 7) == 100)
    #expect(animator.state == .inactive)
  }

  @Test("turned round it goes back, and the old values are in force again")
  func reversing() {
    let animator = makeAnimator()
    var positions: [UIViewAnimatingPosition] = []
    animator.addCompletion { positions.append($0) }
    run { animator.startAnimation() }
    #expect(x(at: 0.75) == 75)
    run { animator.isReversed = true }
    #expect(x(at: 1) == 50)
    #expect(x(at: 1.5) == 0)
    #expect(positions == [.start] && view.frame.minX == 0)
  }

  @Test("stopped it stays where it is drawn, and is finished where one wants")
  func stopping() {
    for (position, end) in [
      (UIViewAnimatingPosition.current, 40.0), (.start, 0), (.end, 100),
    ] {
      view.frame.origin.x = 0
      let start = application.now
      let animator = makeAnimator()
      var positions: [UIViewAnimatingPosition] = []
      animator.addCompletion { positions.append($0) }
      run { animator.startAnimation() }
      #expect(x(at: start + 0.4) == 40)
      run { animator.stopAnimation(false) }
      #expect(animator.state == .stopped && abs(view.frame.minX - 40) < 1e-9 && positions == [])
      run { animator.finishAnimation(at: position) }
      #expect(abs(view.frame.minX - end) < 1e-9)
      #expect(positions == [position] && animator.state == .inactive)
    }
    #expect(application.nextDeadline == nil)
  }

  @Test("stopped without finishing it tells nobody")
  func silent() {
    let animator = makeAnimator()
    var ends = 0
    animator.addCompletion { _ in ends += 1 }
    run { animator.startAnimation() }
    #expect(x(at: 0.5) == 50)
    run { animator.stopAnimation(true) }
    #expect(animator.state == .inactive && x(at: 2) == 50 && ends == 0)
  }

  @Test("blocks are added with a delay factor, and on the way with the time that is left")
  func adding() {
    let animator = makeAnimator()
    animator.addAnimations({ view.alpha = 0 }, delayFactor: 0.5)
    run { animator.startAnimation() }
    #expect(x(at: 0.5) == 50)
    #expect(view.layer.presentation()?.opacity == 1)
    animator.addAnimations { view.frame.origin.y = 40 }
    #expect(x(at: 0.75) == 75)
    #expect(view.layer.presentation()?.opacity == 0.5)
    #expect(view.layer.presentation()?.frame.minY == 20)
  }

  @Test("held animations go on in another time and with another pace")
  func continuing() {
    let animator = makeAnimator(.easeIn)
    run { animator.fractionComplete = 0.5 }
    run {
      animator.continueAnimation(
        withTimingParameters: UICubicTimingParameters(animationCurve: .linear),
        durationFactor: 2
      )
    }
    #expect(x(at: 1) == 75)
    #expect(x(at: 2) == 100)
  }

  @Test("it waits at its end where it should, and a running one begins by itself")
  func pausing() {
    let animator = makeAnimator()
    animator.pausesOnCompletion = true
    run { animator.startAnimation() }
    #expect(x(at: 3) == 100)
    #expect(animator.state == .active && !animator.isRunning)
    run { animator.isReversed = true }
    run { animator.startAnimation() }
    #expect(x(at: 3.5) == 50)
    run { animator.stopAnimation(true) }
    var ends: [UIViewAnimatingPosition] = []
    run {
      UIViewPropertyAnimator.runningPropertyAnimator(
        withDuration: 1,
        delay: 1,
        options: .curveLinear,
        animations: { view.frame.origin.x = 150 },
        completion: { ends.append($0) }
      )
    }
    #expect(x(at: 4.5) == 50)
    #expect(x(at: 5) == 100)
    #expect(x(at: 5.5) == 150)
    #expect(ends == [.end])
  }
}
