internal import Foundation
internal import HitScenes

/// Follows the slots of a touch device from the kernel's events, a frame at each report.
///
/// A slot is one contact at a time; its tracking number distinguishes contacts. A slot whose number
/// changes without becoming empty is a finger that lifted and one that landed, which makes two
/// frames of one report.
///
/// > Source: Linux, `Documentation/input/multi-touch-protocol.rst`, protocol type B.
struct TouchSlots {
  /// The numbers of `linux/input-event-codes.h`.
  enum Code {
    static let slot = 47
    static let x = 53
    static let y = 54
    static let tracking = 57
  }

  private struct Slot {
    /// The contact before the report, if there was one.
    var before: Int?
    /// The contact now.
    var now: Int?
    var place = CGPoint.zero
    var isChanged = false
  }

  private static let synchronization = 0
  private static let absolute = 3
  private static let report = 0
  private static let dropped = 3
  private static let mostSlots = 256

  private let x: Fit
  private let y: Fit
  private var slots: [Int: Slot] = [:]
  private var current = 0
  private var isSkipping = false

  init(x: Fit, y: Fit) { (self.x, self.y) = (x, y) }

  /// Applies an event and returns the frames that it finishes: none, one or two.
  mutating func apply(_ event: LibinputRecording.Event) -> [[ScriptTouch]] {
    if event.type == Self.synchronization { return synchronize(event.code) }
    guard event.type == Self.absolute, !isSkipping else { return [] }
    var slot = slots[current] ?? Slot()
    switch event.code {
    case Code.slot:
      current = max(0, min(event.value, Self.mostSlots - 1))
      return []
    case Code.tracking: slot.now = event.value < 0 ? nil : event.value
    case Code.x: slot.place.x = x.place(Double(event.value))
    case Code.y: slot.place.y = y.place(Double(event.value))
    default: return []
    }
    slot.isChanged = true
    slots[current] = slot
    return []
  }

  /// Cancels every finger, as where a recording ends before its fingers are up.
  mutating func cancelAll() -> [ScriptTouch]? {
    let fingers = slots.keys.sorted().filter { slots[$0]?.before != nil }
    let frame = fingers.compactMap { touch($0, .cancelled) }
    for finger in fingers { slots[finger] = nil }
    return frame.isEmpty ? nil : frame
  }

  private mutating func synchronize(_ code: Int) -> [[ScriptTouch]] {
    if code == Self.dropped {
      // The kernel lost events: what the fingers did is unknown, so they are dropped.
      isSkipping = true
      return cancelAll().map { [$0] } ?? []
    }
    guard code == Self.report else { return [] }
    if isSkipping {
      isSkipping = false
      return []
    }
    return frames()
  }

  private mutating func frames() -> [[ScriptTouch]] {
    var changes: [ScriptTouch] = []
    var landings: [ScriptTouch] = []
    for finger in slots.keys.sorted() {
      guard let slot = slots[finger], slot.isChanged else { continue }
      switch (slot.before, slot.now) {
      case (nil, nil): break
      case (nil, .some): touch(finger, .began).map { changes.append($0) }
      case (.some, nil): touch(finger, .ended).map { changes.append($0) }
      case (let before?, let now?) where before == now:
        touch(finger, .moved).map { changes.append($0) }
      case (.some, .some):
        touch(finger, .ended).map { changes.append($0) }
        touch(finger, .began).map { landings.append($0) }
      }
      slots[finger]?.before = slot.now
      slots[finger]?.isChanged = false
    }
    return [changes, landings].filter { !$0.isEmpty }
  }

  private func touch(_ slot: Int, _ phase: ScriptTouch.Phase) -> ScriptTouch? {
    slots[slot].map { ScriptTouch(finger: slot + 1, phase: phase, location: $0.place) }
  }
}

/// Scales the range of a device's axis to a length of the screen.
struct Fit {
  private let start: Double
  private let scale: Double

  /// Makes the scaling, to thousandths of a point.
  init(_ range: ClosedRange<Double>, to length: Double) {
    start = range.lowerBound
    // A device has the values from its smallest to its largest, both included.
    scale = length / (range.upperBound - range.lowerBound + 1)
  }

  /// Returns the place of a value, in points.
  func place(_ value: Double) -> Double { ((value - start) * scale * 1000).rounded() / 1000 }
}
