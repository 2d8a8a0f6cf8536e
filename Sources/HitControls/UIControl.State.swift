internal import HitResponders

extension UIControl {
  /// The states a control can be in, alone or together.
  ///
  /// > Source: UIKit, `UIControl.State`.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes a set of states from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither pressed nor selected.
    public static let normal: Self = []
    /// Being pressed, not enabled, selected.
    public static let (highlighted, disabled, selected) = (bit(0), bit(1), bit(2))
    /// The target of the focus engine.
    public static let focused = bit(3)
    /// The bits that an application may give a meaning.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the framework keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}

/// A value for each state of a control; a state without one has that of the normal state.
struct StateValues<Value> {
  private var values: [UInt: Value] = [:]

  /// The value of a state, else that of the normal state.
  subscript(state: UIControl.State) -> Value? {
    get { values[state.rawValue] ?? values[UIControl.State.normal.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// Whether a state has a value of its own.
  func isSet(for state: UIControl.State) -> Bool { values[state.rawValue] != nil }
}

extension UIControl {
  /// Where a control puts its content in its width.
  ///
  /// > Source: UIKit, `UIControl.ContentHorizontalAlignment`. Differs: leading is left.
  nonisolated public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle, at an edge, over the whole width, or at the edge where reading begins or
    /// ends.
    case center, left, right, fill, leading, trailing
  }

  /// Where a control puts its content in its height.
  ///
  /// > Source: UIKit, `UIControl.ContentVerticalAlignment`.
  nonisolated public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle, at an edge, or over the whole height.
    case center, top, bottom, fill
  }
}
