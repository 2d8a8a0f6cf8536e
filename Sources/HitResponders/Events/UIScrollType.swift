/// The kind of device that scrolls.
///
/// > Source: UIKit, `UIScrollType`.
nonisolated public enum UIScrollType: UInt, Sendable {
  /// A wheel, which turns in notches.
  case discrete
  /// A touchpad, or another device that scrolls in fractions and says when it ends.
  case continuous
}

/// A set of kinds of devices that scroll.
///
/// > Source: UIKit, `UIScrollTypeMask`.
nonisolated public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  /// The bits, one for each `UIScrollType`.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Wheels.
  public static let discrete = Self(rawValue: 1 << 0)

  /// Touchpads.
  public static let continuous = Self(rawValue: 1 << 1)

  /// Both.
  public static let all: Self = [.discrete, .continuous]

  /// Whether devices of a kind are in the set.
  package func allows(_ type: UIScrollType) -> Bool {
    contains(type == .discrete ? .discrete : .continuous)
  }
}
