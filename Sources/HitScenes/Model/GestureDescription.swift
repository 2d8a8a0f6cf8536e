/// A gesture recognizer as a scene file describes it.
nonisolated public struct GestureDescription: Hashable, Sendable {
  /// The recognizers that there are.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The recognizer of UIKit with this name, such as `UITapGestureRecognizer`.
    case tap, longPress, pan, pinch, rotation, swipe
  }

  /// The ways a swipe can go.
  public enum Direction: String, Hashable, Sendable, CaseIterable {
    /// The direction of `UISwipeGestureRecognizer` with this name.
    case right, left, up, down
  }

  /// What a recognizer's delegate answers.
  public struct Delegate: Hashable, Sendable {
    /// Its answer to whether the gesture may begin, where the file gives one.
    public var shouldBegin: Bool?
    /// The views whose touches it refuses.
    public var refuseTouchesOn: [String] = []
    /// The recognizers it allows beside its own.
    public var simultaneousWith: [String] = []
  }

  /// Its name, where the file gives one.
  public var id: String?
  /// Which recognizer it is.
  public var kind: Kind
  /// The taps it needs, where the file has them.
  public var taps: Int?
  /// The fingers it needs, where the file has them.
  public var fingers: Int?
  /// The seconds a long press lasts, where the file has them.
  public var duration: Double?
  /// The directions of a swipe, where the file has them.
  public var directions: [Direction]?
  /// The recognizers that must fail first.
  public var requiresFailureOf: [String] = []
  /// The UIKit properties of that name, where the file sets them.
  public var cancelsTouchesInView, delaysTouchesBegan, delaysTouchesEnded: Bool?
  /// Whether it is enabled, where the file has it.
  public var enabled: Bool?
  /// Its delegate, if it has one.
  public var delegate: Delegate?
  /// Where its object begins in the file.
  public var position: SourcePosition
}
