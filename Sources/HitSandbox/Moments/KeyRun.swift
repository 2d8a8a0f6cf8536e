internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// Keys, shakes and commands that came one after another with no press between them.
///
/// They share a pin, so that typing a word does not push the presses before it away; each is still
/// told by itself.
struct KeyRun {
  private var keys: [KeyFacts] = []
  private static let capacity = 100

  init(_ first: KeyFacts) { keys = [first] }

  /// When the latest one began, in seconds since the session began.
  var time: TimeInterval { keys.last?.outcome.beginTime ?? 0 }

  /// Adds the next one; the oldest one goes where there are too many.
  mutating func add(_ facts: KeyFacts) {
    keys.append(facts)
    if keys.count > Self.capacity { keys.removeFirst() }
  }

  /// Notes what became of one that is among them.
  ///
  /// - Returns: Whether it is.
  mutating func take(_ outcome: KeyOutcome) -> Bool {
    guard let index = keys.lastIndex(where: { $0.outcome.isSame(as: outcome) }) else {
      return false
    }
    keys[index].outcome = outcome
    return true
  }

  /// The one that was the latest at a time.
  func facts(at time: TimeInterval) -> KeyFacts? {
    keys.last { $0.outcome.beginTime <= time } ?? keys.first
  }
}

/// Notes since when a responder is the first one.
final class FirstResponderWatch {
  private let application: UIApplication
  private weak var known: UIResponder?
  private(set) var origin = KeyFacts.Origin.scene

  init(_ application: UIApplication) {
    self.application = application
    known = current
  }

  private var current: UIResponder? { application.keyWindow?.firstResponder }

  /// The first responder as it lies, where it is a view.
  var outlined: OutlinedView? {
    (current as? UIView).map { OutlinedView(ObjectIdentifier($0), SceneShape($0)) }
  }

  /// The responders that a key came to, and since when the first of them was it.
  typealias Before = (chain: [UIResponder], origin: KeyFacts.Origin)

  /// How things were before the input that is being routed.
  private var before: Before?

  /// Notes the responders before an input without a place is routed.
  func begin() {
    let now = current
    // What changed between inputs changed by itself, by a timer perhaps.
    if now !== known { (known, origin) = (now, .scene) }
    before = (KeyFacts.chain(in: application), origin)
  }

  /// How things were before the input, or are now.
  var start: Before { before ?? (KeyFacts.chain(in: application), origin) }

  /// Notes that the input was routed to its end.
  func end() { before = nil }

  /// Looks whether another one is it, after an input was routed.
  func follow(_ record: RoutedInput) {
    let now = current
    guard now !== known else { return }
    known = now
    origin = record.input?.content.subject.map { .input($0, at: record.timestamp) } ?? .scene
  }
}

extension ApplicationInput.Content {
  /// Whether it begins at the first responder, and not at a place.
  var isPlaceless: Bool {
    switch self {
    case .presses, .motion, .remoteControl: true
    case .touches, .hover, .scroll: false
    }
  }

  /// What kind of input it is, as the head of an explanation names it.
  fileprivate var subject: Moment.Subject? {
    switch self {
    case .touches(let samples): samples.first.map { .touch($0.finger) }
    case .presses(let samples): samples.first.map { .key($0.key?.word ?? "\($0.type)") }
    case .motion: .shake
    case .remoteControl(let subtype): .command(subtype.word)
    default: nil
    }
  }
}
