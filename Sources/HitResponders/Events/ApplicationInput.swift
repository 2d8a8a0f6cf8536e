public import Foundation

/// What one finger did at the time of a frame.
nonisolated public struct TouchSample: Hashable, Sendable {
  /// The number of the finger, from 0 to 2,147,483,647, unique among the fingers that are down.
  public var finger: Int
  /// What the finger did.
  public var phase: UITouch.Phase
  /// Where it was, in screen points.
  public var locationOnScreen: CGPoint

  /// Makes a sample.
  public init(finger: Int, phase: UITouch.Phase, locationOnScreen: CGPoint) {
    precondition(
      (0...Int(Int32.max)).contains(finger),
      "\(finger) is no finger's number; number fingers from 0."
    )
    self.finger = finger
    self.phase = phase
    self.locationOnScreen = locationOnScreen
  }
}

/// What one key or button did.
nonisolated public struct PressSample: Hashable, Sendable {
  /// The button.
  public var type: UIPress.PressType
  /// What it did.
  public var phase: UIPress.Phase
  /// The key, for a press of a keyboard.
  public var key: UIKey?

  /// Makes a sample.
  public init(type: UIPress.PressType, phase: UIPress.Phase, key: UIKey? = nil) {
    self.type = type
    self.phase = phase
    self.key = key
  }
}

/// The stage of a motion.
nonisolated public enum MotionPhase: String, Sendable, CaseIterable {
  case began, ended, cancelled
}

/// One input in an application's queue: a batch of changes that carry one time.
nonisolated public struct ApplicationInput: Hashable, Sendable {
  /// What changed.
  public enum Content: Hashable, Sendable {
    /// Changes of fingers; all are applied before any responder is notified.
    case touches([TouchSample])
    /// Changes of keys or buttons.
    case presses([PressSample])
    // Apart, so that the many inputs of touches are no larger for it; and here, since copies are
    // cheapest where the cases that are counted come first.
    /// A wheel turned by a notch, or a touchpad scrolls.
    indirect case scroll(ScrollSample)
    /// A stage of a motion.
    case motion(MotionPhase, UIEvent.EventSubtype)
    /// The pointer hovers at a place on the screen; `nil` when it left or presses.
    case hover(CGPoint?)
    /// A command of a remote control.
    case remoteControl(UIEvent.EventSubtype)
  }

  /// What changed.
  public var content: Content
  /// The time, in seconds since the session began.
  public var timestamp: TimeInterval

  /// Makes an input.
  public init(_ content: Content, at timestamp: TimeInterval) {
    self.content = content
    self.timestamp = timestamp
  }

  /// Makes an input of touches.
  public static func touches(_ samples: [TouchSample], at timestamp: TimeInterval) -> Self {
    Self(.touches(samples), at: timestamp)
  }

  /// Whether the input holds nothing but moves of fingers.
  var isOnlyMoves: Bool {
    guard case .touches(let samples) = content else { return false }
    return samples.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }
}

nonisolated extension TimeInterval {
  /// The time to the nearest whole microsecond.
  ///
  /// Every time that reaches an application is one, inputs and deadlines alike: a trace holds whole
  /// microseconds, and what it replays must be the same numbers to the last bit.
  package var wholeMicroseconds: TimeInterval { (self * 1e6).rounded() / 1e6 }
}
