import TestSupport

/// How large a display is, in pixels.
struct ScreenSize {
  let width: Int
  let height: Int

  /// A display on which the window gets the size that it asks for.
  ///
  /// Where windows are tiled, the tile is that size: what the frame and the title leave of it.
  static func fitting(_ manager: WindowManager.Kind?) -> ScreenSize {
    manager == .tiling
      ? ScreenSize(width: 1284, height: 820) : ScreenSize(width: 1600, height: 1000)
  }

  /// The display as Xvfb is told of it.
  var text: String { "\(width)x\(height)x24" }
}
