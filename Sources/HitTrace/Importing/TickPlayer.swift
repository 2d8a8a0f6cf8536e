internal import Foundation
internal import HitResponders
internal import HitScenes

/// Plays the ticks of WebDriver's actions on one timeline, fingers that act at once in one frame.
///
/// > Units: microseconds.
///
/// > Coordinates: screen points.
struct TickPlayer {
  private struct Pointer {
    /// Whether it hovers while it is up.
    var isMouse: Bool
    var place = CGPoint.zero
    var isDown = false
  }

  /// Something that happens within a tick.
  private struct Event {
    enum Content {
      case touch(ScriptTouch)
      case hover(CGPoint)
      case scroll(ScrollSample)
      case keyDown(String)
      case keyUp(String)
    }

    var time: Int64
    var content: Content
  }

  /// The time between two moves: a sixtieth of a second.
  private static let interval: Int64 = 16_667
  /// The most steps of a move, however long it takes.
  private static let mostSteps: Int64 = 100_000

  private var pointers: [Pointer]
  private var events: [Event] = []
  private var steps = TimedSteps()
  private var now: Int64 = 0

  /// Makes a player for sources, of which some are mice.
  init(isMouse: [Bool]) { pointers = isMouse.map { Pointer(isMouse: $0) } }

  /// Moves a pointer, in steps where it takes time.
  mutating func move(
    _ index: Int,
    to point: (x: Double, y: Double),
    _ isRelative: Bool,
    during duration: Int64
  ) {
    let start = pointers[index].place
    let end =
      isRelative
      ? CGPoint(x: start.x + point.x, y: start.y + point.y) : CGPoint(x: point.x, y: point.y)
    let count = min(max(duration / Self.interval, 1), Self.mostSteps)
    for step in 1...count {
      let part = Double(step) / Double(count)
      pointers[index].place =
        step == count
        ? end
        : CGPoint(
          x: Self.rounded(start.x + (end.x - start.x) * part),
          y: Self.rounded(start.y + (end.y - start.y) * part)
        )
      report(index, .moved, at: now + duration * step / count)
    }
  }

  /// Presses a pointer's first button, or puts its finger down.
  mutating func press(_ index: Int) {
    if pointers[index].isDown { return }
    pointers[index].isDown = true
    report(index, .began, at: now)
  }

  /// Lifts a pointer's finger, or cancels its touch.
  mutating func lift(_ index: Int, _ phase: ScriptTouch.Phase) {
    guard pointers[index].isDown else { return }
    report(index, phase, at: now)
    pointers[index].isDown = false
  }

  /// Scrolls by a turn of a wheel, or in steps where it takes time.
  mutating func scroll(at place: CGPoint, by points: CGSize, during duration: Int64) {
    let notch = GestureTuning().scrollNotch
    func part(_ number: Int64, of count: Int64) -> CGSize {
      func passed(_ whole: CGFloat, _ number: Int64) -> CGFloat {
        Self.rounded(whole / notch * CGFloat(number) / CGFloat(count))
      }
      return CGSize(
        width: Self.rounded(passed(points.width, number + 1) - passed(points.width, number)),
        height: Self.rounded(passed(points.height, number + 1) - passed(points.height, number))
      )
    }
    func add(_ stage: ScrollSample.Stage, by notches: CGSize, at time: Int64) {
      let sample = ScrollSample(stage, by: notches, at: place)
      events.append(Event(time: time, content: .scroll(sample)))
    }
    if duration == 0 { return add(.notch, by: part(0, of: 1), at: now) }
    let count = min(max(duration / Self.interval, 1), Self.mostSteps)
    for step in 0..<count {
      let time = now + duration * step / count
      add(step == 0 ? .began : .changed, by: part(step, of: count), at: time)
    }
    add(.ended, by: .zero, at: now + duration)
  }

  mutating func key(_ word: String, isDown: Bool) {
    events.append(Event(time: now, content: isDown ? .keyDown(word) : .keyUp(word)))
  }

  /// Ends a tick: its events are put in order.
  mutating func endTick(lasting duration: Int64) {
    let ordered = events.enumerated()
      .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      .map(\.element)
    events = []
    var frame: (time: Int64, touches: [ScriptTouch])?
    for event in ordered {
      if case .touch(let touch) = event.content {
        if let open = frame, open.time == event.time,
          !open.touches.contains(where: { $0.finger == touch.finger })
        {
          frame?.touches.append(touch)
        } else {
          add(frame)
          frame = (event.time, [touch])
        }
      } else {
        add(frame)
        frame = nil
        add(event)
      }
    }
    add(frame)
    now += duration
  }

  /// Lifts whatever is still down and returns the steps.
  consuming func finished() -> TimedSteps {
    for index in pointers.indices { lift(index, .cancelled) }
    endTick(lasting: 0)
    steps.finish(at: now)
    return steps
  }

  private mutating func add(_ frame: (time: Int64, touches: [ScriptTouch])?) {
    if let frame { steps.add(at: frame.time, .touches(frame.touches)) }
  }

  private mutating func add(_ event: Event) {
    switch event.content {
    case .touch: break
    case .hover(let place): steps.add(at: event.time, .hover((Double(place.x), Double(place.y))))
    case .scroll(let sample): steps.add(at: event.time, .scroll(sample))
    case .keyDown(let word): steps.press(word, at: event.time)
    case .keyUp(let word): steps.release(word, at: event.time)
    }
  }

  /// Adds a pointer's place: of a finger that is down as a touch, of a mouse otherwise as hovering.
  private mutating func report(_ index: Int, _ phase: ScriptTouch.Phase, at time: Int64) {
    let place = pointers[index].place
    if pointers[index].isDown {
      let touch = ScriptTouch(finger: index + 1, phase: phase, location: place)
      events.append(Event(time: time, content: .touch(touch)))
    } else if pointers[index].isMouse {
      events.append(Event(time: time, content: .hover(place)))
    }
  }

  /// Rounds to thousandths of a point, finer than any pointer and short to print.
  private static func rounded(_ number: Double) -> Double { (number * 1000).rounded() / 1000 }
}
