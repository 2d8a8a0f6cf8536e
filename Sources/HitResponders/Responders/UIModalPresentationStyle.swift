/// How a controller wants to be presented.
///
/// > Source: UIKit, `UIModalPresentationStyle`. Differs: every style covers the window.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen.
  case fullScreen = 0
  /// Covers a part of a large screen.
  case pageSheet
  /// Is centred on a large screen.
  case formSheet
  /// Covers the presenting controller.
  case currentContext
  /// Is animated by the application.
  case custom
  /// Covers the screen, with the presenting controller's view behind.
  case overFullScreen
  /// Covers the presenting controller, with its view behind.
  case overCurrentContext
  /// Is shown beside what it belongs to.
  case popover
  /// No style.
  case none = -1
  /// What the system chooses.
  case automatic = -2
}

/// The way a presented controller wants to appear.
///
/// > Source: UIKit, `UIModalTransitionStyle`. Differs: it appears at once.
nonisolated public enum UIModalTransitionStyle: Int, Sendable {
  /// Slides up.
  case coverVertical
  /// Turns over.
  case flipHorizontal
  /// Fades in.
  case crossDissolve
  /// Curls up.
  case partialCurl
}
