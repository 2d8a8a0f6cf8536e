/// The looks of a status bar.
///
/// > Source: UIKit, `UIStatusBarStyle`. Differs: there is no status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// The system's choice, light text on a dark background, dark text on a light one.
  case `default`, lightContent, darkContent = 3
}

/// How a status bar appears and disappears.
///
/// > Source: UIKit, `UIStatusBarAnimation`. Differs: there is no status bar.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once, by fading, by sliding.
  case none, fade, slide
}

/// Orientations of an interface.
///
/// > Source: UIKit, `UIInterfaceOrientationMask`. Differs: nothing ever rotates.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit per orientation.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright, and upside down.
  public static let (portrait, portraitUpsideDown) = (bit(1), bit(2))
  /// Rotated, the home button at the right, and at the left.
  public static let (landscapeRight, landscapeLeft) = (bit(3), bit(4))
  /// Rotated either way.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: Self = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
}
