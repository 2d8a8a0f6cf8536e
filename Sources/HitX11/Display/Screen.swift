internal import CHitX11

/// The facts of the default screen that windows and images are made with.
nonisolated struct Screen {
  let root: UInt
  let size: DeviceSize
  let visual: UnsafeMutablePointer<Visual>
  /// The number of colour bits, always 24.
  let depth: Int32
  let colormap: UInt

  /// Looks for a visual whose pixels are blue, green, red and one spare byte.
  init(on handle: DisplayHandle, named name: String) throws(DisplayError) {
    let display = handle.pointer
    let number = XDefaultScreen(display)
    root = XRootWindow(display, number)
    size = DeviceSize(
      width: XDisplayWidth(display, number),
      height: XDisplayHeight(display, number)
    )
    var found = XVisualInfo()
    guard XMatchVisualInfo(display, number, 24, TrueColor, &found) != 0, let visual = found.visual,
      found.red_mask == 0xff0000, found.green_mask == 0xff00, found.blue_mask == 0xff,
      Self.bitsPerPixel(of: display, depth: 24) == 32
    else {
      let depth = Int(XDefaultDepth(display, number))
      throw DisplayError(handle.isLost ? .lost : .unsupportedVisual(depth: depth), display: name)
    }
    self.visual = visual
    depth = 24
    colormap =
      visual == XDefaultVisual(display, number)
      ? XDefaultColormap(display, number)
      : XCreateColormap(display, root, visual, AllocNone)
  }

  private static func bitsPerPixel(of display: OpaquePointer, depth: Int32) -> Int32? {
    var count: Int32 = 0
    guard let formats = XListPixmapFormats(display, &count) else { return nil }
    defer { XFree(formats) }
    return UnsafeBufferPointer(start: formats, count: Int(count))
      .first { $0.depth == depth }?.bits_per_pixel
  }
}
