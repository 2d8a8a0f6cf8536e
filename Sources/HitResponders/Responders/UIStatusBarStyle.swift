/// The looks of a status bar.
///
/// > Source: UIKit, `UIStatusBarStyle`. Differs: there is no status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// The system's choice.
  case `default` = 0
  /// Light text on a dark background.
  case lightContent = 1
  /// Dark text on a light background.
  case darkContent = 3
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

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Rotated, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Rotated, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Rotated either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All orientations but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
