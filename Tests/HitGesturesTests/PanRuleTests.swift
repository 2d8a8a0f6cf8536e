import Foundation
import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: pans")
struct PanRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let pan = UIPanGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    view.isMultipleTouchEnabled = true
    watch.follow(pan, "pan", on: view)
  }

  @Test("G24: a pan begins at its distance, changes with moves and ends with the last lift")
  func stages() {
    let causes = watch.causes {
      desk.began(1, 50, 50)
      desk.moved(1, 56, 50)
      desk.moved(1, 56, 58)
      desk.moved(1, 60, 60)
      desk.began(2, 90, 50)
      desk.ended(1, 60, 60)
      desk.ended(2, 90, 50)
    }
    #expect(
      causes == [
        "pan began: moved 10 >= 10", "pan changed: fingers changed", "pan ended: fingers lifted",
      ]
    )
  }

  @Test("G33: a thousand fingers that land one after the other are followed in no time")
  func manyFingers() {
    // What else runs meanwhile does not count.
    let start = clock()
    let causes = watch.causes {
      for finger in 1...1_500 { desk.began(finger, 50, 50) }
      desk.moved(1, 50 + 1_500 * 10, 50)
      for finger in 1...1_500 { desk.ended(finger, 50, 50) }
    }
    #expect(causes.first == "pan began: moved 10 >= 10")
    #expect(causes.last == "pan ended: fingers lifted")
    #expect(clock() - start < 20_000_000, "microseconds of processor time")
  }

  @Test("G24: too many fingers, too few, or a lift too soon fail a pan that has not begun")
  func failing() {
    pan.maximumNumberOfTouches = 1
    let extra = watch.causes {
      desk.frame(.began(1, 50, 50), .began(2, 90, 50))
      desk.frame(.ended(1, 50, 50), .ended(2, 90, 50))
    }
    #expect(extra == ["pan failed: 2 fingers > 1"])
    let short = watch.causes {
      desk.began(50, 50)
      desk.moved(53, 54)
      desk.ended(53, 54)
    }
    #expect(short == ["pan failed: lifted after moving 5 < 10"])
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let few = watch.causes {
      desk.began(50, 50)
      desk.moved(90, 50)
      desk.ended(90, 50)
    }
    #expect(few == ["pan failed: 1 fingers < 2"])
  }

  @Test("G24: what counts is how far the middle of the fingers went")
  func middle() {
    pan.minimumNumberOfTouches = 2
    desk.frame(.began(1, 50, 50), .began(2, 90, 50))
    desk.moved(1, 69, 50)
    #expect(watch.take().isEmpty)
    desk.moved(1, 70, 50)
    #expect(watch.take() == ["pan began"])
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
  }

  @Test("G30: 9.9 points are a tap and no pan, 10 points are a pan")
  func threshold() {
    watch.follow(UITapGestureRecognizer(), "tap", on: view)
    desk.began(10.1, 10)
    desk.moved(20, 10)
    desk.ended(20, 10)
    #expect(watch.take() == ["tap ended"])
    desk.began(10.1, 10)
    desk.moved(20.1, 10)
    #expect(watch.take() == ["pan began"])
  }

  @Test("G30: the numbers can be changed, in one struct")
  func tuning() {
    desk.application.routingOptions.gestureTuning.panDistance = 3
    desk.began(10, 10)
    desk.moved(13, 10)
    #expect(watch.take() == ["pan began"])
    #expect(GestureTuning.uikitObserved.tapMovement == 45)
    let standard = GestureTuning.standard
    #expect(standard.tapMovement == 10 && standard.tapDuration == 0.75)
    #expect(standard.multiTapInterval == 0.35 && standard.multiTapDistance == 45)
    #expect(standard.pinchDistance == 8 && standard.rotationAngle == 0.1)
    #expect(standard.swipeDistance == 50 && standard.swipeDrift == 50)
    #expect(standard.panDistance == 10 && standard.swipeDuration == 0.5)
  }

  @Test("G33: the translation counts from the touch-down, and from where it is set")
  func translation() {
    desk.began(10, 10)
    desk.moved(30, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    pan.setTranslation(.zero, in: view)
    desk.moved(35, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 5, y: 0))
    desk.ended(37, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 7, y: 0))
  }

  @Test("G33: fingers that come and go make no jump")
  func rebasing() {
    desk.began(1, 10, 10)
    desk.moved(1, 30, 10)
    desk.began(2, 200, 200)
    #expect(pan.translation(in: view) == CGPoint(x: 20, y: 0))
    desk.frame(.moved(1, 40, 10), .moved(2, 210, 200))
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    desk.ended(1, 40, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 0))
    desk.moved(2, 210, 205)
    #expect(pan.translation(in: view) == CGPoint(x: 30, y: 5))
    desk.frame(.moved(2, 220, 205), .began(3, 5, 5))
    #expect(pan.translation(in: view) == CGPoint(x: 40, y: 5))
  }

  @Test("G33: the translation is in the space of the view that is asked about")
  func spaces() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    desk.began(10, 10)
    desk.moved(30, 10)
    #expect(pan.translation(in: view) == CGPoint(x: 10, y: 0))
    #expect(pan.translation(in: view.superview) == CGPoint(x: 20, y: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    pan.setTranslation(CGPoint(x: 1, y: 1), in: view)
    #expect(pan.translation(in: nil) == CGPoint(x: 2, y: 2))
  }

  @Test("G34: the velocity is that of the latest tenth of a second, and none at rest")
  func velocity() {
    desk.began(10, 10, at: 1)
    desk.moved(30, 10, at: 1.1)
    #expect(isNear(pan.velocity(in: view).x, 200))
    desk.moved(30, 20, at: 1.15)
    desk.moved(30, 30, at: 1.2)
    #expect(isNear(pan.velocity(in: view).x, 0))
    #expect(isNear(pan.velocity(in: view).y, 200))
    pan.setTranslation(.zero, in: view)
    #expect(isNear(pan.velocity(in: view).y, 200))
    desk.ended(30, 30, at: 1.25)
    #expect(isNear(pan.velocity(in: view).y, 200))
    desk.application.advance(to: 1.4)
    #expect(pan.velocity(in: view) == .zero)
  }

  @Test("G34: steps that are far apart count as they are")
  func slowVelocity() {
    desk.began(10, 10, at: 1)
    desk.moved(30, 10, at: 1.5)
    #expect(isNear(pan.velocity(in: view).x, 40))
  }

  private func isNear(_ value: CGFloat, _ wanted: CGFloat) -> Bool { abs(value - wanted) < 1e-6 }
}
