import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// The router uses the touch and the event of the last finger again.
///
/// It lets go of what left its place only once the input is routed. Neither may show.
@Suite("What is used again")
struct ReuseTests {
  @Test("a touch that somebody kept stays the finger it was", arguments: [false, true])
  func kept(asSet: Bool) {
    let desk = Desk()
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    var touches: [UITouch] = []
    var sets: [Set<UITouch>] = []
    a.role.onTouches = { _, given, _ in
      if asSet { sets.append(given) } else { touches += given }
    }
    for place in [5, 50, 95] as [CGFloat] { desk.tap(place, place) }
    touches += sets.flatMap { $0 }
    #expect(touches.map { $0.location(in: nil).x } == [5, 5, 50, 50, 95, 95])
    #expect(Set(touches).count == 3)
    #expect(touches.allSatisfy { $0.phase == .ended && $0.view === a })
  }

  @Test("an event that somebody kept stays empty, and the next sequence has another")
  func event() throws {
    let desk = Desk()
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    var events: [UIEvent] = []
    a.role.onTouches = { _, _, event in events += event.map { [$0] } ?? [] }
    desk.tap(5, 5)
    let first = try #require(events.first)
    desk.began(6, 6)
    #expect(first.allTouches == [])
    #expect(events.last !== first && events.last?.allTouches?.count == 1)
  }

  @Test("a touch that nobody kept begins as a new one and keeps nothing of the last")
  func fresh() {
    let desk = Desk()
    let window = desk.window("W")
    weak var gone: UIView?
    do {
      let a = desk.application.inForce {
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      }
      a.addGestureRecognizer(UIGestureRecognizer())
      window.addSubview(a)
      gone = a
      for _ in 0..<3 { desk.tap(5, 5) }
      a.removeFromSuperview()
    }
    #expect(gone == nil)
    let b = desk.view("B", CGRect(x: 50, y: 50, width: 10, height: 10), in: window)
    var facts: [String] = []
    b.role.onTouches = { _, touches, event in
      for touch in touches {
        facts.append(
          "\(touch.phase) \(touch.tapCount) \(touch.previousLocation(in: nil).x) "
            + "\(touch.gestureRecognizers?.count ?? -1) \(event?.allTouches?.count ?? -1) "
            + "\(event?.coalescedTouches(for: touch)?.count ?? -1)"
        )
      }
    }
    desk.began(55, 55, at: 100)
    #expect(facts == ["began 1 55.0 0 1 1"])
  }

  @Test("the touch and the event of a finger that nobody kept serve the next one")
  func reused() {
    let desk = Desk()
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    var touches: Set<ObjectIdentifier> = []
    var events: Set<ObjectIdentifier> = []
    a.role.onTouches = { _, given, event in
      touches.formUnion(given.map { ObjectIdentifier($0) })
      if let event { events.insert(ObjectIdentifier(event)) }
    }
    var others: [UITouch] = []
    for _ in 0..<20 {
      desk.tap(5, 5)
      // Takes the place of what had been freed.
      others.append(UITouch())
    }
    #expect(touches.count == 1 && events.count == 1)
  }

  @Test("a recognizer that is detached while it is asked takes no touch")
  func detached() {
    final class Leaving: UIGestureRecognizer {
      override func shouldReceive(_ event: UIEvent) -> Bool {
        view?.removeGestureRecognizer(self)
        return true
      }
    }
    let desk = Desk()
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    let recognizer = Leaving()
    a.addGestureRecognizer(recognizer)
    desk.began(5, 5)
    #expect(recognizer.numberOfTouches == 0)
    desk.ended(5, 5)
  }

  @Test("a view that is dropped in its own handler lives until the input is routed")
  func dropped() {
    final class Dropping: UIView {
      var after = ""
      var onEnd: (String) -> Void = { _ in }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.removeFromSuperview()
        after = "still here"
        onEnd(after)
      }
    }
    let desk = Desk()
    let window = desk.window("W")
    var log: [String] = []
    weak var outer: UIView?
    weak var inner: Dropping?
    desk.application.inForce {
      let holder = UIView(frame: window.bounds)
      let view = Dropping(frame: window.bounds)
      view.onEnd = { [weak view] in log.append("\($0) \(view != nil)") }
      // The touch is the inner view's; the one that forwards it is plain.
      let leaf = UIView(frame: window.bounds)
      window.addSubview(holder)
      holder.addSubview(view)
      view.addSubview(leaf)
      (outer, inner) = (holder, view)
    }
    desk.began(5, 5)
    desk.ended(5, 5)
    #expect(log == ["still here true"])
    #expect(outer == nil && inner == nil)
  }

  @Test("a recognizer that dies under a finger is none of the touch's any more")
  func recognizer() {
    let desk = Desk()
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    var counts: [Int?] = []
    a.role.onTouches = { _, touches, _ in counts += touches.map { $0.gestureRecognizers?.count } }
    weak var gone: UIGestureRecognizer?
    do {
      let recognizer = UIGestureRecognizer()
      a.addGestureRecognizer(recognizer)
      gone = recognizer
      desk.began(5, 5)
      a.removeGestureRecognizer(recognizer)
    }
    #expect(gone == nil)
    desk.moved(6, 6)
    desk.ended(6, 6)
    #expect(counts == [1, 0, 0])
  }

  @Test("a recognizer that dies with its view leaves a touch that began in another one")
  func recognizerOfHolder() {
    let desk = Desk()
    let window = desk.window("W")
    var holder: UIView? = desk.application.inForce { UIView(frame: window.bounds) }
    let a = desk.view("A", window.bounds, in: window)
    weak var gone: UIGestureRecognizer?
    do {
      let recognizer = UIGestureRecognizer()
      holder?.addGestureRecognizer(recognizer)
      gone = recognizer
    }
    if let holder {
      window.addSubview(holder)
      holder.addSubview(a)
    }
    desk.began(5, 5)
    #expect(gone != nil)
    window.addSubview(a)
    holder?.removeFromSuperview()
    holder = nil
    #expect(gone == nil)
    desk.moved(6, 6)
    desk.ended(6, 6)
  }
}
