internal import Foundation

/// The fingers of an application whose touches are not over, and the frame that tells of them.
///
/// `TouchRouter` changes it, frame by frame; those who tell recognizers and views read it.
final class LiveTouches {
  /// The fingers that are down, in ascending order of finger.
  let down = TouchList()

  /// The fingers that are up, and whose lift a recognizer keeps from their views for now.
  let lingering = TouchList()

  /// The event of the current sequence.
  private(set) var event: UIEvent?

  private let spare = Spare()
  /// The last touch that was over in this frame, until the frame is; it keeps itself.
  private var departed: Uncounted<UITouch>?

  /// Whether a frame is being handled, so that what is kept from views waits for its end.
  private(set) var isInFrame = false

  /// The phases that touches changed to in this frame.
  private(set) var phases = Phases()

  nonisolated deinit {}

  /// Whether no touch is live.
  var isEmpty: Bool { down.isEmpty && lingering.isEmpty }

  /// Whether fingers landed in this frame.
  var hasNewTouches: Bool { phases.contains(.began) }

  /// All fingers, in the order in which views are told: rule T6.
  var byFinger: [UITouch] {
    if lingering.isEmpty { return down.all }
    // A finger that landed again after a lift that is kept back comes after that.
    return (lingering.all + down.all).sorted {
      ($0.facts.finger, $0.facts.startTime) < ($1.facts.finger, $1.facts.startTime)
    }
  }

  /// The finger of another touch that a touch's view was given and still has.
  func otherFinger(besides touch: UITouch) -> Int? {
    byFinger.first {
      $0 !== touch && $0.facts.view === touch.facts.view && $0.delivery.isDelivered
    }?.finger
  }

  /// Begins a frame, in which nothing has changed yet.
  func beginFrame() {
    isInFrame = true
    phases = Phases()
    down.forEach { $0.rest() }
  }

  func endFrame() { isInFrame = false }

  /// Notes a phase that a touch changed to.
  func note(_ phase: UITouch.Phase) { phases.insert(phase) }

  /// Counts a touch among the fingers that are down; of two with one number it is the later.
  func land(_ touch: UITouch) {
    var place = down.count
    let finger = touch.facts.finger
    while place > 0, down.with(place - 1, { $0.facts.finger }) > finger { place -= 1 }
    down.insert(touch, at: place)
    note(.began)
  }

  /// Makes a touch of which nothing is known yet.
  func makeTouch() -> UITouch { spare.makeTouch() }

  /// Ends the life of a touch, which keeps itself from when it landed.
  func letGo(of touch: UITouch) {
    touch.acceptances.removeAll(keepingCapacity: true)
    touch.delivery.lone = nil
  }

  /// Ends the life of a touch at the end of a frame; the last one serves the next finger.
  func letDepart(_ touch: UITouch) {
    guard down.isEmpty, departed == nil else { return letGo(of: touch) }
    touch.acceptances.removeAll(keepingCapacity: true)
    departed = Uncounted(touch)
  }

  /// Begins a sequence, whose event lists the fingers that are down.
  func beginSequence(at time: TimeInterval) {
    let event = spare.makeEvent(at: time)
    if !down.isEmpty { list(in: event) }
    self.event = event
  }

  /// The event, which stays until the frame is over.
  var uncountedEvent: Uncounted<UIEvent>? {
    guard let event else { return nil }
    return Uncounted(event)
  }

  /// Releases the touch that departed, and the event if no finger is down any more.
  func letGoOfDeparted() {
    if let departed {
      self.departed = nil
      spare.keep(departed)
    }
    if down.isEmpty {
      spare.keep(event)
      event = nil
      spare.letGoOfSharedEvent()
    }
  }

  /// Releases all touches, without a message to any view, and returns them.
  func close() -> [UITouch] {
    spare.close()
    return down.removeAll() + lingering.removeAll()
  }

  /// Writes the fingers that are down into an event: rule D14.
  func list(in event: UIEvent) {
    event.orderedTouches.removeAll(keepingCapacity: true)
    down.forEach { event.orderedTouches.append($0) }
  }

  /// Forgets the fingers that are up and of which nothing is kept from views any more.
  func letGoOfLingering() {
    if lingering.isEmpty { return }
    for touch in lingering.all where !touch.delivery.isHeld {
      lingering.remove(touch)
      letGo(of: touch)
    }
  }
}

extension LiveTouches {
  /// Some of a touch's phases.
  struct Phases {
    /// The phases in the order in which a view is told of them: rule T6.
    static let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

    private var bits: UInt8 = 0

    @inline(__always)
    mutating func insert(_ phase: UITouch.Phase) { bits |= 1 << UInt8(phase.rawValue) }

    @inline(__always)
    func contains(_ phase: UITouch.Phase) -> Bool { bits & 1 << UInt8(phase.rawValue) != 0 }
  }
}
