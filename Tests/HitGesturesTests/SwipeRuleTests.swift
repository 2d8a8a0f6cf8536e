import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("G: swipes")
struct SwipeRuleTests {
  private let desk = Desk()
  private let view: LoggedView
  private let swipe = UISwipeGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    view.isMultipleTouchEnabled = true
    watch.follow(swipe, "swipe", on: view)
  }

  private func causes(of way: CGPoint, at time: TimeInterval = 1) -> [String] {
    watch.causes {
      desk.began(150, 200, at: time)
      desk.moved(150 + way.x, 200 + way.y, at: time + 0.1)
      desk.ended(150 + way.x, 200 + way.y, at: time + 0.2)
    }
  }

  @Test(
    "G25: a swipe is recognized during the move that is long enough in its direction",
    arguments: [
      (UISwipeGestureRecognizer.Direction.right, CGPoint(x: 50, y: 20)),
      (.left, CGPoint(x: -50, y: 20)), (.up, CGPoint(x: 20, y: -50)),
      (.down, CGPoint(x: -20, y: 50)),
    ]
  )
  func directions(direction: UISwipeGestureRecognizer.Direction, way: CGPoint) {
    swipe.direction = direction
    desk.began(150, 200)
    desk.moved(150 + way.x, 200 + way.y)
    #expect(watch.take() == ["swipe ended"])
  }

  @Test("G25: all fingers that are required count, as their middle")
  func fingers() {
    swipe.numberOfTouchesRequired = 2
    desk.frame(.began(1, 50, 50), .began(2, 50, 90))
    desk.moved(1, 140, 50)
    #expect(watch.take().isEmpty)
    desk.moved(2, 60, 90)
    #expect(watch.take() == ["swipe ended"])
  }

  @Test("G26: the wrong way, too much drift, too little way and too many fingers fail a swipe")
  func failing() {
    #expect(causes(of: CGPoint(x: 0, y: 50)) == ["swipe failed: moved another way"])
    #expect(causes(of: CGPoint(x: -50, y: 0), at: 2) == ["swipe failed: moved another way"])
    #expect(causes(of: CGPoint(x: 60, y: 51), at: 3) == ["swipe failed: drifted 51 > 50"])
    #expect(
      causes(of: CGPoint(x: 49.9, y: 0), at: 4) == ["swipe failed: lifted after moving 49.9 < 50"]
    )
    let extra = watch.causes {
      desk.frame(.began(1, 50, 50), .began(2, 90, 50), at: 5)
      desk.frame(.ended(1, 50, 50), .ended(2, 90, 50), at: 5.1)
    }
    #expect(extra == ["swipe failed: 2 fingers > 1"])
  }

  @Test("G26: a swipe has half a second, and its last moment counts")
  func time() {
    let late = watch.causes {
      desk.began(50, 50, at: 1)
      desk.moved(110, 50, at: 1.6)
      desk.ended(110, 50, at: 1.7)
    }
    #expect(late == ["swipe failed: slower than 0.5 s"])
    let justInTime = watch.causes {
      desk.began(50, 50, at: 2)
      desk.moved(110, 50, at: 2.5)
    }
    #expect(justInTime == ["swipe ended: moved 60 >= 50"])
  }

  @Test("G26: the direction is right unless set, and the place is where it started")
  func place() {
    #expect(swipe.direction == .right)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
    var places: [CGPoint] = []
    swipe.addAction {
      places = [$0.location(in: nil), $0.location(ofTouch: 0, in: nil)]
    }
    desk.began(50, 60)
    desk.moved(110, 60)
    #expect(places == [CGPoint(x: 50, y: 60), CGPoint(x: 50, y: 60)])
  }
}
