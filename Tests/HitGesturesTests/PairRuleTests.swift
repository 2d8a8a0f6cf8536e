import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: pinches and rotations")
struct PairRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let pinch = UIPinchGestureRecognizer()
  private let turn = UIRotationGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 480, height: 480), in: desk.window("W"))
    view.isMultipleTouchEnabled = true
  }

  @Test("G27: the scale is the distance over that at the start")
  func scale() {
    watch.follow(pinch, "pinch", on: view)
    let causes = watch.causes {
      desk.frame(.began(1, 50, 50), .began(2, 150, 50))
      desk.moved(2, 157.9, 50)
      #expect(pinch.state == .possible)
      desk.moved(2, 158, 50)
      desk.moved(2, 230, 50)
    }
    #expect(
      causes == ["pinch began: distance changed 8 >= 8", "pinch changed: fingers changed"]
    )
    #expect(pinch.scale == 1.8)
    pinch.scale = 1
    desk.moved(2, 140, 50)
    #expect(pinch.scale == 0.5)
  }

  @Test("G4: a lift in the frame of a system cancel ends no gesture that goes on: it is cancelled")
  func liftAndCancel() {
    let pan = UIPanGestureRecognizer()
    for (recognizer, name) in [(pinch, "pinch"), (turn, "turn"), (pan, "pan")] {
      watch.follow(recognizer, name, on: view)
      desk.frame(.began(1, 50, 50), .began(2, 150, 50))
      desk.moved(2, 150, 100)
      desk.frame(.ended(1, 50, 50), .cancelled(2, 150, 100))
      #expect(watch.take() == ["\(name) began", "\(name) cancelled"])
      view.removeGestureRecognizer(recognizer)
    }
  }

  @Test("G27: one finger keeps a pinch going, and a new second one continues from its scale")
  func pairs() {
    watch.follow(pinch, "pinch", on: view)
    desk.frame(.began(1, 50, 50), .began(2, 150, 50))
    desk.moved(2, 250, 50)
    #expect(pinch.scale == 2)
    desk.ended(2, 250, 50)
    desk.moved(1, 60, 50)
    #expect(pinch.scale == 2)
    desk.began(3, 60, 150)
    #expect(pinch.scale == 2)
    desk.moved(3, 60, 200)
    #expect(pinch.scale == 3)
    desk.frame(.ended(1, 60, 50), .ended(3, 60, 200))
    #expect(watch.take() == ["pinch began", "pinch changed", "pinch changed", "pinch ended"])
    #expect(pinch.scale == 3)
    desk.began(4, 50, 50)
    #expect(pinch.scale == 1)
    desk.ended(4, 50, 50)
    #expect(watch.take().isEmpty)
  }

  @Test("G28: the rotation is clockwise positive, from the lower to the higher finger")
  func rotation() {
    watch.follow(turn, "turn", on: view)
    let causes = watch.causes {
      desk.frame(.began(1, 0, 0), .began(2, 100, 0))
      desk.moved(2, 100, 9)
      #expect(turn.state == .possible)
      desk.moved(2, 0, 100)
    }
    #expect(causes == ["turn began: turned 1.57 >= 0.1 rad"])
    #expect(isNear(turn.rotation, .pi / 2))
    turn.rotation = 0
    desk.moved(2, 100, 0)
    #expect(isNear(turn.rotation, -.pi / 2))
  }

  @Test("G30: fingers that turn by a hair less than 0.1 rad are no rotation, a hair more are")
  func leastTurn() {
    watch.follow(turn, "turn", on: view)
    desk.frame(.began(1, 0, 0), .began(2, 100, 0))
    desk.moved(2, 100 * cos(0.099), 100 * sin(0.099))
    #expect(turn.state == .possible)
    desk.moved(2, 100 * cos(0.101), 100 * sin(0.101))
    #expect(watch.take() == ["turn began"])
  }

  @Test("G28: one finger never rotates, whatever became of the two before it", arguments: [0, 1])
  func oneFinger(way: Int) {
    watch.follow(turn, "turn", on: view)
    desk.frame(.began(1, 0, 0), .began(2, 100, 0))
    if way == 0 {
      let busy = UIPinchGestureRecognizer()
      view.addGestureRecognizer(busy)
      turn.require(toFail: busy)
    }
    desk.moved(2, 0, 100)
    desk.frame(TouchSample(finger: 1, phase: .cancelled, locationOnScreen: .zero))
    desk.ended(2, 0, 100)
    _ = watch.take()
    desk.began(1, 50, 50)
    desk.moved(1, 90, 90)
    #expect(watch.take() == [])
    desk.began(2, 190, 90)
    desk.moved(2, 190, 91)
    #expect(watch.take() == [], "a new pair begins at nothing")
  }

  @Test("G28: a rotation counts on past half a turn, and with a new second finger")
  func unwrapped() {
    watch.follow(turn, "turn", on: view)
    desk.frame(.began(1, 200, 200), .began(2, 300, 200))
    for degrees in stride(from: 30.0, through: 540, by: 30) {
      let angle = degrees * .pi / 180
      desk.moved(2, 200 + 100 * cos(angle), 200 + 100 * sin(angle))
    }
    #expect(abs(turn.rotation - 3 * .pi) < 1e-6)
    desk.ended(2, 100, 200)
    desk.began(3, 200, 300)
    #expect(abs(turn.rotation - 3 * .pi) < 1e-6)
    desk.moved(3, 300, 200)
    #expect(abs(turn.rotation - 2.5 * .pi) < 1e-6)
  }

  @Test("G29: the place is the middle of the fingers down, and of those lifted last at the end")
  func places() {
    watch.follow(pinch, "pinch", on: view)
    desk.frame(.began(2, 100, 0), .began(1, 0, 0))
    #expect(pinch.location(in: nil) == CGPoint(x: 50, y: 0))
    #expect(pinch.location(ofTouch: 0, in: nil) == .zero)
    #expect(pinch.location(ofTouch: 1, in: nil) == CGPoint(x: 100, y: 0))
    #expect(pinch.numberOfTouches == 2)
    desk.moved(2, 200, 0)
    desk.ended(1, 0, 0)
    #expect(pinch.location(in: nil) == CGPoint(x: 200, y: 0))
    #expect(pinch.numberOfTouches == 1)
    var atEnd: [CGFloat] = []
    pinch.addAction {
      atEnd = [$0.location(in: nil).x, $0.location(in: nil).y, CGFloat($0.numberOfTouches)]
    }
    desk.ended(2, 220, 10)
    #expect(atEnd == [220, 10, 0])
  }

  @Test("G34: the velocities are in scales and radians a second")
  func velocities() {
    pinch.delegate = Tolerant.shared
    watch.follow(pinch, "pinch", on: view)
    watch.follow(turn, "turn", on: view)
    desk.frame(.began(1, 100, 100), .began(2, 200, 100), at: 1)
    desk.moved(2, 100, 300, at: 1.5)
    #expect(isNear(pinch.velocity, 2))
    #expect(isNear(turn.velocity, .pi))
    pinch.scale = 1
    desk.moved(2, 100, 500, at: 2)
    #expect(isNear(pinch.velocity, 2))
  }

  private func isNear(_ value: CGFloat, _ wanted: CGFloat) -> Bool { abs(value - wanted) < 1e-6 }
}

/// A delegate that lets everything be recognized beside everything.
private final class Tolerant: UIGestureRecognizerDelegate {
  static let shared = Tolerant()

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
