/// The looks of a status bar.
///
/// > Source: UIKit, `UIStatusBarStyle`. Differs: there is no status bar.
nonisolated public enum UIStatusBarStyle: Int, Sendable {
  /// As the system likes.
  case `default` = 0
  /// Light signs on a dark ground.
  case lightContent = 1
  /// Dark signs on a light ground.
  case darkContent = 3
}

/// How a status bar comes and goes.
///
/// > Source: UIKit, `UIStatusBarAnimation`. Differs: there is no status bar.
nonisolated public enum UIStatusBarAnimation: Int, Sendable {
  /// At once, by fading, by sliding.
  case none, fade, slide
}

/// Ways up of an interface.
///
/// > Source: UIKit, `UIInterfaceOrientationMask`. Differs: nothing is ever turned.
nonisolated public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// One bit a way.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Turned, the home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Turned, the home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Turned either way.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All ways.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// All ways but upside down.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
