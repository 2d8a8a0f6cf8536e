import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: long presses")
struct LongPressRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let press = UILongPressGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    view.isMultipleTouchEnabled = true
    watch.follow(press, "press", on: view)
  }

  @Test("G22: a timer begins a long press, moves change it, any lift ends it")
  func stages() {
    let causes = watch.causes {
      desk.began(1, 50, 50, at: 1)
      desk.application.advance(to: 1.5)
      desk.moved(1, 150, 50, at: 1.6)
      desk.began(2, 90, 50, at: 1.7)
      desk.ended(2, 90, 50, at: 1.8)
      desk.ended(1, 150, 50, at: 1.9)
    }
    #expect(
      causes == [
        "press began: held 0.5 s", "press changed: fingers changed", "press ended: fingers lifted",
      ]
    )
    #expect(watch.take() == ["press began", "press changed", "press ended"])
  }

  @Test("G22: the time counts from the last finger that is needed")
  func twoFingers() {
    press.numberOfTouchesRequired = 2
    desk.began(1, 50, 50, at: 1)
    desk.began(2, 90, 50, at: 1.4)
    desk.application.advance(to: 1.85)
    #expect(watch.take().isEmpty)
    desk.application.advance(to: 1.9)
    #expect(watch.take() == ["press began"])
  }

  @Test("G22: taps may be asked for before the press")
  func taps() {
    press.numberOfTapsRequired = 1
    let causes = watch.causes {
      desk.began(50, 50, at: 1)
      desk.application.advance(to: 2)
      desk.ended(50, 50, at: 2.1)
      desk.tap(50, 50, at: 3)
      desk.began(50, 50, at: 3.3)
      desk.application.advance(to: 4)
    }
    #expect(causes == ["press failed: held > 0.75 s", "press began: held 0.5 s"])
  }

  @Test("G22: a duration of nothing begins at once")
  func atOnce() {
    press.minimumPressDuration = 0
    desk.began(50, 50, at: 1)
    #expect(watch.take() == ["press began"])
  }

  @Test("G23: straying, an early lift and an extra finger fail a press that has not begun")
  func failing() {
    let strayed = watch.causes {
      desk.began(50, 50, at: 1)
      desk.moved(60, 50, at: 1.1)
      desk.moved(61, 50, at: 1.2)
      desk.ended(61, 50, at: 1.3)
    }
    #expect(strayed == ["press failed: moved 11 > 10"])
    let early = watch.causes {
      desk.began(50, 50, at: 2)
      desk.ended(50, 50, at: 2.25)
    }
    #expect(early == ["press failed: lifted after 0.25 < 0.5 s"])
    let extra = watch.causes {
      desk.began(1, 50, 50, at: 3)
      desk.began(2, 90, 50, at: 3.1)
      desk.frame(.ended(1, 50, 50), .ended(2, 90, 50), at: 4)
    }
    #expect(extra == ["press failed: 2 fingers > 1"])
    #expect(watch.take().isEmpty)
  }

  @Test("G23: a lift at the very moment comes before the timer")
  func atTheMoment() {
    let causes = watch.causes {
      desk.began(50, 50, at: 2)
      desk.ended(50, 50, at: 2.5)
    }
    #expect(causes == ["press failed: lifted after 0.5 <= 0.5 s"])
  }
}
