import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: taps")
struct TapRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let tap = UITapGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    view.isMultipleTouchEnabled = true
    watch.follow(tap, "tap", on: view)
  }

  private func tapTwice(gap: TimeInterval, distance: CGFloat) -> [String] {
    tap.numberOfTapsRequired = 2
    return watch.causes {
      desk.began(1, 50, 50, at: 1)
      desk.ended(1, 50, 50, at: 1.1)
      desk.began(2, 50 + distance, 50, at: 1.1 + gap)
      desk.ended(2, 50 + distance, 50, at: 1.2 + gap)
      desk.application.advance(to: 5)
    }
  }

  @Test("G21: a tap is recognized at the lift, however soon it follows another")
  func single() {
    let causes = watch.causes {
      desk.tap(50, 50, at: 1)
      desk.tap(50, 50, at: 1.2)
    }
    #expect(causes == ["tap ended: lifted in place", "tap ended: lifted in place"])
    #expect(watch.take() == ["tap ended", "tap ended"])
    #expect(tap.state == .possible)
  }

  @Test("G21: a second tap counts when it is soon and near enough")
  func double() {
    #expect(tapTwice(gap: 0.35, distance: 45) == ["tap ended: lifted in place"])
    #expect(watch.take() == ["tap ended"])
  }

  @Test("G21: a second tap that is late or far fails the gesture")
  func notDouble() {
    #expect(
      tapTwice(gap: 0.36, distance: 0) == [
        "tap failed: no next tap within 0.35 s", "tap failed: no next tap within 0.35 s",
      ]
    )
    #expect(tapTwice(gap: 0.1, distance: 46).first == "tap failed: next tap 46 > 45 away")
    #expect(watch.take().isEmpty)
  }

  @Test("G21: a finger that strays, or is held too long, fails the tap")
  func strayed() {
    let strayed = watch.causes {
      desk.began(50, 50, at: 1)
      desk.moved(50, 60.5, at: 1.1)
      desk.ended(50, 50, at: 1.2)
    }
    #expect(strayed == ["tap failed: moved 10.5 > 10"])
    let held = watch.causes {
      desk.began(50, 50, at: 2)
      desk.ended(50, 50, at: 2.8)
    }
    #expect(held == ["tap failed: held > 0.75 s"])
    let strayedAtLift = watch.causes {
      desk.began(50, 50, at: 3)
      desk.ended(80, 50, at: 3.1)
    }
    #expect(strayedAtLift == ["tap failed: moved 30 > 10"])
  }

  @Test("G21: fingers are counted: too many fail, and so do those that never were down together")
  func fingers() {
    let extra = watch.causes {
      desk.frame(.began(1, 50, 50), .began(2, 90, 50), at: 1)
      desk.frame(.ended(1, 50, 50), .ended(2, 90, 50), at: 1.1)
    }
    #expect(extra == ["tap failed: 2 fingers > 1"])
    tap.numberOfTouchesRequired = 2
    let apart = watch.causes {
      desk.tap(50, 50, at: 2)
      desk.tap(90, 50, at: 2.2)
    }
    #expect(apart == ["tap failed: 1 fingers < 2", "tap failed: 1 fingers < 2"])
    let overlapping = watch.causes {
      desk.began(1, 50, 50, at: 3)
      desk.began(2, 90, 50, at: 3.1)
      desk.ended(1, 50, 50, at: 3.2)
      desk.ended(2, 90, 50, at: 3.3)
    }
    #expect(overlapping == ["tap ended: lifted in place"])
  }

  @Test("G21: in its action a tap's place and number of touches are those of the tap")
  func places() {
    tap.numberOfTouchesRequired = 2
    var seen: [CGPoint] = []
    var count = 0
    tap.addAction { recognizer in
      seen = [recognizer.location(in: nil), recognizer.location(ofTouch: 1, in: nil)]
      count = recognizer.numberOfTouches
    }
    desk.began(1, 50, 50, at: 1)
    desk.began(2, 90, 50, at: 1.1)
    desk.ended(1, 50, 50, at: 1.2)
    desk.ended(2, 90, 50, at: 1.3)
    #expect(seen == [CGPoint(x: 70, y: 50), CGPoint(x: 90, y: 50)])
    #expect(count == 2)
    #expect(tap.numberOfTouches == 0)
  }

  @Test("G21: a finger that is ignored is none of the tap's")
  func ignoring() {
    let picky = PickyTap()
    watch.follow(picky, "picky", on: view)
    tap.isEnabled = false
    desk.began(1, 200, 50, at: 1)
    desk.began(2, 50, 50, at: 1.1)
    desk.ended(2, 50, 50, at: 1.2)
    desk.ended(1, 200, 50, at: 1.3)
    desk.tap(50, 50, at: 2)
    #expect(watch.take() == ["picky ended", "picky ended"])
  }

  @Test("G31: a tap never prevents a tap with more taps")
  func canPrevent() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    watch.follow(double, "double", on: view)
    #expect(!tap.canPrevent(double))
    #expect(double.canPrevent(tap))
    desk.tap(50, 50, at: 1)
    #expect(watch.take() == ["tap ended"])
    desk.tap(50, 50, at: 1.2)
    #expect(watch.take() == ["double ended"])
    #expect(tap.canPrevent(UIPanGestureRecognizer()))
  }
}

/// A tap that lets fingers on the right half go.
private final class PickyTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    for touch in touches where touch.location(in: nil).x > 160 { ignore(touch, for: event) }
  }
}
