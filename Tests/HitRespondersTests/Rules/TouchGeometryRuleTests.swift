import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("T: where touches are, how often, and what takes them away")
struct TouchGeometryRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let a: LoggedView

  init() {
    window = desk.window("W")
    a = desk.view("A", CGRect(x: 50, y: 50, width: 100, height: 100), in: window)
    desk.log.recorded = [.touch]
  }

  @Test("T12: locations are converted with the geometry of the moment of the call")
  func location() throws {
    var touch: UITouch?
    a.role.onTouches = { _, touches, _ in touch = touches.first }
    desk.began(60, 60)
    let began = try #require(touch)
    #expect(began.location(in: a) == CGPoint(x: 10, y: 10))
    #expect(began.previousLocation(in: a) == began.location(in: a))
    #expect(began.location(in: nil) == CGPoint(x: 60, y: 60))
    desk.moved(80, 75)
    #expect(began.location(in: a) == CGPoint(x: 30, y: 25))
    #expect(began.previousLocation(in: a) == CGPoint(x: 10, y: 10))
    a.center = CGPoint(x: 120, y: 115)
    #expect(began.location(in: a) == CGPoint(x: 10, y: 10))
    #expect(began.previousLocation(in: a) == CGPoint(x: -10, y: -5))
    #expect(began.preciseLocation(in: a) == began.location(in: a))
  }

  @Test("T12: nil gives the space of the touch's window, wherever that is")
  func windowSpace() throws {
    window.frame = CGRect(x: 40, y: 30, width: 320, height: 480)
    var touch: UITouch?
    a.role.onTouches = { _, touches, _ in touch = touches.first }
    desk.began(100, 100)
    #expect(try #require(touch).location(in: nil) == CGPoint(x: 60, y: 70))
    #expect(try #require(touch).location(in: a) == CGPoint(x: 10, y: 20))
  }

  @Test(
    "T13: a touch near enough and soon enough after a lift counts one more",
    arguments: [
      (0.35, 45.0, 2), (0.36, 0.0, 1), (0.2, 45.5, 1), (0.0, 0.0, 2), (0.35, 0.0, 2),
    ]
  )
  func tapCount(delay: Double, distance: Double, count: Int) {
    var counts: [Int] = []
    a.role.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    desk.began(60, 60, at: 2)
    desk.ended(60, 60, at: 2.1)
    desk.began(60 + distance, 60, at: 2.1 + delay)
    desk.ended(60 + distance, 60, at: 2.1 + delay)
    #expect(counts == [1, 1, count, count])
  }

  @Test("T13: the count is set at began, per window, and its numbers are options")
  func tuning() {
    desk.application.routingOptions.tapCountTuning.interval = 1
    desk.application.routingOptions.tapCountTuning.distance = 5
    var counts: [Int] = []
    a.role.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    desk.began(60, 60, at: 0)
    desk.ended(60, 60, at: 0.1)
    desk.began(64, 60, at: 1)
    desk.moved(140, 140, at: 1.1)
    desk.ended(140, 140, at: 1.2)
    desk.began(146, 140, at: 1.3)
    #expect(counts == [1, 1, 2, 2, 2, 1])
    let other = desk.window("W2", CGRect(x: 140, y: 140, width: 50, height: 50), level: 1)
    let b = desk.view("B", other.bounds, in: other)
    b.role.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    desk.began(2, 146, 140, at: 1.4)
    #expect(counts.last == 1, "taps of another window do not count")
  }

  @Test("T14: the count ignores the view, the finger and a drag before the lift")
  func acrossViews() {
    let b = desk.view("B", CGRect(x: 150, y: 50, width: 100, height: 100), in: window)
    var counts: [Int] = []
    b.role.onTouches = { _, touches, _ in counts += touches.map(\.tapCount) }
    desk.began(1, 60, 60, at: 0)
    desk.moved(1, 140, 60, at: 0.1)
    desk.ended(1, 140, 60, at: 0.2)
    desk.began(7, 160, 60, at: 0.4)
    #expect(counts == [2])
  }

  @Test("T15: a view that leaves its window is told at once, while it is still there")
  func removal() {
    let b = desk.view("B", CGRect(x: 10, y: 10, width: 20, height: 20), in: a)
    desk.began(1, 65, 65)
    var seen: [String] = []
    b.role.onTouches = { phase, touches, event in
      seen.append("\(phase) \(b.window === window) \(touches.first?.phase == .cancelled)")
      #expect(event?.allTouches == touches)
    }
    a.removeFromSuperview()
    #expect(seen == ["cancelled true true"])
    #expect(b.window == nil)
    desk.ended(1, 65, 65)
    #expect(seen.count == 1)
  }

  @Test(
    "T15: what a view does when it is told of its end leaves the others of the subtree theirs",
    arguments: ["takes more away", "plays a frame"]
  )
  func ends(change: String) {
    let b = desk.view("B", CGRect(x: 0, y: 0, width: 40, height: 40), in: a)
    let c = desk.view("C", CGRect(x: 50, y: 0, width: 40, height: 40), in: a)
    let outer = desk.view("Outer", CGRect(x: 0, y: 0, width: 300, height: 300), in: window)
    outer.addSubview(a)
    desk.began(1, 60, 60)
    desk.began(2, 110, 60)
    var seen: [String] = []
    for view in [b, c] {
      view.role.onTouches = { phase, touches, _ in
        let isTrue = view.window === window && touches.allSatisfy { $0.phase == phase }
        seen.append("\(view.routingName) \(phase) \(isTrue)")
        guard view === b else { return }
        if change == "plays a frame" { desk.moved(2, 111, 61) } else { outer.removeFromSuperview() }
      }
    }
    a.removeFromSuperview()
    let between = change == "plays a frame" ? ["C moved true"] : []
    #expect(seen == ["B cancelled true"] + between + ["C cancelled true"])
    desk.ended(1, 60, 60)
    desk.ended(2, 110, 60)
    #expect(seen.count == 2 + between.count)
  }

  @Test("T15: a view that moves to another window loses its touches")
  func otherWindow() {
    let other = desk.window("W2", CGRect(x: 200, y: 0, width: 100, height: 100), level: -1)
    desk.began(60, 60)
    other.addSubview(a)
    desk.ended(60, 60)
    #expect(desk.log.take() == ["touch began A [1@10,10]", "touch cancelled A [1@10,10]"])
    #expect(a.window === other)
  }

  @Test(
    "T16: reparenting in one window, hiding, fading and switching off do not end live touches",
    arguments: ["reparent", "hide", "fade", "switch"]
  )
  func surviving(change: String) {
    let b = desk.view("B", CGRect(x: 0, y: 0, width: 300, height: 300), in: window)
    window.sendSubviewToBack(b)
    a.role.onTouches = { phase, _, _ in
      guard phase == .began else { return }
      switch change {
      case "reparent": b.addSubview(a)
      case "hide": a.isHidden = true
      case "fade": a.alpha = 0
      default: a.isUserInteractionEnabled = false
      }
    }
    desk.began(60, 60)
    desk.moved(61, 60)
    desk.ended(61, 60)
    #expect(
      desk.log.take() == [
        "touch began A [1@10,10]", "touch moved A [1@11,10]", "touch ended A [1@11,10]",
      ]
    )
  }

  @Test("T17: one object serves a finger's life; the finger's next life is another object")
  func identity() {
    var touches: [UITouch] = []
    a.role.onTouches = { _, changed, _ in touches += changed }
    desk.began(60, 60)
    desk.moved(61, 60)
    desk.ended(61, 60)
    desk.tap(60, 60)
    #expect(touches.count == 5)
    #expect(Set(touches.prefix(3)).count == 1 && Set(touches.suffix(2)).count == 1)
    #expect(touches.first != touches.last)
  }

  @Test("T17: a finger that lifts and lands in one frame ends and begins another touch")
  func reused() {
    desk.began(60, 60, at: 0)
    desk.frame(.ended(1, 60, 60), .began(1, 140, 140), at: 5)
    desk.moved(141, 140)
    desk.ended(141, 140)
    #expect(
      desk.log.take() == [
        "touch began A [1@10,10]", "touch began A [1@90,90]", "touch ended A [1@10,10]",
        "touch moved A [1@91,90]", "touch ended A [1@91,90]",
      ]
    )
  }

  @Test("T18: during touchesCancelled a touch reads cancelled and afterwards what its finger does")
  func cancelledPhase() throws {
    var touch: UITouch?
    var phases: [UITouch.Phase] = []
    a.role.onTouches = { _, touches, _ in
      touch = touches.first
      phases += touches.map(\.phase)
    }
    desk.began(60, 60)
    a.removeFromSuperview()
    #expect(phases == [.began, .cancelled])
    #expect(try #require(touch).phase == .began)
    desk.moved(70, 60)
    #expect(try #require(touch).phase == .moved)
    #expect(phases.count == 2)
  }
}
