public import Foundation
public import HitResponders

/// What became of an input that has no place: a key, a shake or a command of a remote control.
///
/// It begins at the first responder, or at the key window where there is none, and climbs the chain
/// of responders from there.
nonisolated public struct KeyOutcome: Hashable, Sendable {
  /// What was pressed or sent, by the word that logs have for it.
  public enum Subject: Hashable, Sendable {
    /// A key or a button.
    case key(String)
    /// A shake.
    case shake
    /// A command of a remote control.
    case command(String)

    /// The words of a sentence, as `the key return`.
    public var words: String {
      switch self {
      case .key(let word): "the key \(word)"
      case .shake: "the shake"
      case .command(let word): "the command \(word)"
      }
    }
  }

  /// What was pressed or sent.
  public let subject: Subject
  /// When it was, in seconds since the session began.
  public let beginTime: TimeInterval
  /// When it was released, or at once where there is nothing to release; none while it is down.
  public private(set) var endTime: TimeInterval?
  /// The name of the first responder then, if there was one.
  public let firstResponder: String?
  /// The responders that were told, with what each did; none where nobody was told.
  public private(set) var chain: [RoutedInput.Delivery.Step]
  /// The message that climbed the chain.
  public private(set) var message: ResponderMessage?
  /// The responders that were told of the release, with what each did.
  public private(set) var releaseChain: [RoutedInput.Delivery.Step] = []
  /// The action of the key command that it is, if it is one.
  public private(set) var command: RoutedInput.Action?
  /// The presses of which this is one, which tell it from others that are down.
  private let key: PressSample?

  /// Whether nothing more can follow.
  public var isOver: Bool { endTime != nil }

  /// Whether nobody was told of it.
  var isUnheard: Bool { chain.isEmpty && command == nil }

  /// The first responder that acted on it.
  public var handler: RoutedInput.Delivery.Step? { chain.first(where: \.isKeeping) }
}

// MARK: - Gathering

nonisolated extension KeyOutcome {
  /// Returns what begins with an input: a key each, a shake or a command.
  ///
  /// - Parameters:
  ///   - record: The input and what followed.
  ///   - firstResponder: The name of the first responder when it came, if there was one.
  /// - Returns: The outcomes, as far as they have gone.
  public static func all(beginningWith record: RoutedInput, firstResponder: String?) -> [Self] {
    switch record.input?.content {
    case .presses(let samples):
      samples.filter { $0.phase == .began }.map { sample in
        let word = sample.key?.word ?? "\(sample.type)"
        return Self(.key(word), record, .pressesBegan, firstResponder, key: sample)
      }
    case .motion(.began, _): [Self(.shake, record, .motionBegan, firstResponder)]
    case .remoteControl(let subtype):
      [Self(.command(subtype.word), record, .remoteControlReceived, firstResponder)]
    default: []
    }
  }

  private init(
    _ subject: Subject,
    _ record: RoutedInput,
    _ message: ResponderMessage,
    _ firstResponder: String?,
    key: PressSample? = nil
  ) {
    (self.subject, self.firstResponder, self.key) = (subject, firstResponder, key)
    beginTime = record.timestamp
    let delivery = record.deliveries.first { $0.message == message }
    (chain, self.message) = (delivery?.steps ?? [], delivery?.message)
    guard delivery == nil || message == .remoteControlReceived else { return }
    // What is sent to nobody, or is no press, has no release.
    endTime = record.timestamp
    for note in record.notes {
      if key != nil, case .action(let action) = note.content { command = command ?? action }
    }
  }

  /// Whether another value tells of the same key, perhaps at another time.
  package func isSame(as other: KeyOutcome) -> Bool {
    subject == other.subject && beginTime == other.beginTime && key == other.key
  }

  /// Notes its release, where an input is that.
  public mutating func take(_ record: RoutedInput) {
    guard !isOver else { return }
    let messages: Set<ResponderMessage>
    switch record.input?.content {
    case .presses(let samples):
      let isReleased = samples.contains {
        ($0.phase == .ended || $0.phase == .cancelled) && $0.type == key?.type
          && $0.key?.keyCode == key?.key?.keyCode
      }
      if !isReleased { return }
      messages = [.pressesEnded, .pressesCancelled]
    case .motion(let phase, _) where phase != .began && subject == .shake:
      messages = [.motionEnded, .motionCancelled]
    default: return
    }
    endTime = record.timestamp
    releaseChain = record.deliveries.first { messages.contains($0.message) }?.steps ?? []
  }
}
