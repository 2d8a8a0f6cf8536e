/// How a controller wants to be presented.
///
/// > Source: UIKit, `UIModalPresentationStyle`. Differs: every style covers the window.
nonisolated public enum UIModalPresentationStyle: Int, Sendable {
  /// Covers the screen, or a part of a large one.
  case fullScreen = 0, pageSheet, formSheet
  /// Covers the presenting controller.
  case currentContext
  /// Is animated by the application.
  case custom
  /// Covers the screen or the presenting controller, whose view stays behind.
  case overFullScreen, overCurrentContext
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
  /// Slides up, turns over, fades in, curls up.
  case coverVertical, flipHorizontal, crossDissolve, partialCurl
}
