extension UIControl {
  /// The states a control can be in, alone or together.
  ///
  /// > Source: UIKit, `UIControl.State`.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt

    /// Makes a set of states from its bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Enabled, and neither pressed nor selected.
    public static let normal: State = []
    /// Being pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The target of the focus engine.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits that an application may give a meaning.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The bits that the framework keeps.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }
}
