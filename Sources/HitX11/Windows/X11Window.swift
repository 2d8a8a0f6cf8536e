internal import CHitX11
package import Foundation

/// A picture of the program for task bars and switchers.
package nonisolated struct WindowIcon: Sendable, Equatable {
  let width: Int
  let height: Int
  /// The pixels row by row: alpha, red, green, blue from the highest byte, colours not
  /// premultiplied.
  let pixels: [UInt32]

  /// Creates a picture; its pixels must fill it exactly.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "WindowIcon: \(pixels.count) pixels do not fill \(width) × \(height); pass one a place"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// A window on an X server: it reports events and shows pixels.
///
/// A window is created hidden; `show` makes it visible, `mapped` follows when it is, and from then
/// on `draw` fills it. It closes when `close` is called or its last reference goes.
package final class X11Window {
  package let connection: X11Connection
  /// Receives everything that happens to the window, in order.
  package var onEvent: (X11Event) -> Void = { _ in }
  /// The size of the content in device pixels.
  package internal(set) var deviceSize: DeviceSize
  /// Whether the server shows the window, or would if nothing covered it.
  package internal(set) var isMapped = false
  package internal(set) var isOpen = true
  /// The text in the title bar.
  package var title: String {
    didSet { if isReachable { writeTitle() } }
  }

  /// The pointer's shape over the window; until one is set it is that of the screen.
  package var cursor: CursorShape? {
    didSet { if let cursor, cursor != oldValue, isReachable { showCursor(cursor) } }
  }
  /// The server's cursors that were made so far; they go with the connection.
  var cursors: [CursorShape: UInt] = [:]

  let handle: WindowHandle
  let presenter: Presenter
  let syncCounter: SyncCounter?
  /// The counter value that the manager requested for the coming size.
  var requestedSyncValue: Int64?
  /// The value to set once the next frame is shown.
  var dueSyncValue: Int64?
  var pendingSize: DeviceSize?
  var deviceOrigin: DevicePoint?
  var isReparented = false
  /// Where the window was before it took the whole screen by itself.
  var frameBesideFullScreen: DeviceRect?
  var pendingExposure: DeviceRect?
  var keys = KeyIntake()
  /// What composes the window's keys, unless the program behind it has ended.
  var inputContext: InputContext? {
    get { openedContext.flatMap { $0.isUsable ? $0 : nil } }
    set { openedContext = newValue }
  }
  private var openedContext: InputContext?
  var isInputMethodSought = false
  var touchFrames = TouchFrames()
  /// The text that other programs can paste, for each selection that the window owns.
  var offers: [Atom: String] = [:]
  private let minimumSize: CGSize

  /// Creates a hidden window with the properties that window managers expect.
  ///
  /// - Parameters:
  ///   - connection: The connection to the server.
  ///   - title: The text in the title bar.
  ///   - size: The size of the content in points.
  ///   - minimumSize: The smallest size of the content in points.
  ///   - icons: Pictures of the program in several sizes, for task bars.
  /// - Throws: A ``DisplayError`` when the server went away.
  package init(
    on connection: X11Connection,
    title: String,
    size: CGSize,
    minimumSize: CGSize = CGSize(width: 1, height: 1),
    icons: [WindowIcon] = []
  ) throws(DisplayError) {
    self.connection = connection
    self.title = title
    self.minimumSize = minimumSize
    deviceSize = Translator(scale: connection.scale.pixelsPerPoint).pixels(size)
    guard let handle = WindowHandle(on: connection, size: deviceSize), !connection.isLost else {
      throw DisplayError(.lost, display: connection.name)
    }
    self.handle = handle
    presenter = Presenter(of: handle, on: connection)
    syncCounter = SyncCounter(on: connection.handle)
    writeProperties(icons)
    connection.adopt(self, id: handle.id)
    connection.settle()
  }

  package var id: UInt32 { UInt32(truncatingIfNeeded: handle.id) }

  /// The size of the content in points.
  package var size: CGSize { translator.points(deviceSize) }

  package var isSharingMemory: Bool { presenter.isShared }

  /// Whether requests about the window can still be made.
  var isReachable: Bool { isOpen && !connection.isLost }

  var translator: Translator { Translator(scale: connection.scale.pixelsPerPoint) }

  /// Asks the server to show the window; `mapped` follows.
  package func show() {
    guard isReachable else { return }
    XMapWindow(connection.request("XMapWindow"), handle.id)
    connection.settle()
  }

  /// Has the server fill a rectangle, to show something before the first frame is painted.
  ///
  /// A server that has not yet made the window visible does nothing.
  ///
  /// - Parameters:
  ///   - rect: The rectangle, in window points.
  ///   - color: Red, green and blue, eight bits each, blue lowest.
  package func fill(_ rect: CGRect, color: UInt32) {
    guard isReachable else { return }
    let scale = translator.scale
    func pixel(_ coordinate: CGFloat) -> Int32 { Int32((coordinate * scale).rounded()) }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    let width = UInt32(max(0, pixel(rect.maxX) - left))
    let height = UInt32(max(0, pixel(rect.maxY) - top))
    let (id, context) = (handle.id, handle.context)
    XSetForeground(connection.request("XSetForeground"), context, UInt(color))
    let display = connection.request("XFillRectangle")
    XFillRectangle(display, id, context, left, top, width, height)
    connection.settle()
  }

  /// Asks for another size; `configured` follows with the size the window manager allows.
  ///
  /// > Units: points.
  package func resize(to size: CGSize) {
    guard isReachable else { return }
    let pixels = translator.pixels(size)
    let (width, height) = (UInt32(pixels.width), UInt32(pixels.height))
    XResizeWindow(connection.request("XResizeWindow"), handle.id, width, height)
    connection.settle()
  }

  /// Lends the window's pixels to `paint` and shows the rectangles it returns.
  ///
  /// What was painted before is still there, so a frame paints and returns only what changed. A
  /// fresh buffer must be painted whole and is shown whole.
  ///
  /// > Units: device pixels.
  ///
  /// - Parameter paint: Paints and returns what it changed; must not keep the pixels.
  /// - Returns: Whether there were pixels to lend; there are none after the window or server is gone.
  @discardableResult
  package func draw(_ paint: (FrameBuffer) -> [DeviceRect]) -> Bool {
    guard isOpen, presenter.draw(deviceSize, paint) else { return false }
    reportShown()
    connection.settle()
    return true
  }

  /// Waits until the server has shown what was drawn last.
  ///
  /// Called before long work, so that the server gets the processor first. The next `draw` would
  /// have to wait in any case.
  package func waitUntilShown() {
    guard isReachable else { return }
    presenter.waitUntilRead()
    connection.settle()
  }

  /// Removes the window from the screen; no event follows.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    isMapped = false
    connection.forget(id: handle.id)
    handle.destroy()
    connection.settle()
  }

  /// Tells the window manager that the size it waits for is shown.
  func reportShown() {
    guard let value = dueSyncValue else { return }
    dueSyncValue = nil
    _ = connection.request("XSyncSetCounter")
    syncCounter?.set(value)
  }

  func scaleChanged() {
    var hints = sizeHints
    XSetWMNormalHints(connection.request("XSetWMNormalHints"), handle.id, &hints)
    let timestamp = connection.latestTimestamp
    onEvent(.scaleChanged(connection.scale.pixelsPerPoint, at: timestamp))
    onEvent(.configured(translator.geometry(deviceSize), at: timestamp))
  }

  var sizeHints: XSizeHints {
    let smallest = translator.pixels(minimumSize)
    var hints = XSizeHints()
    hints.flags = PSize | PMinSize | PWinGravity
    hints.width = deviceSize.width
    hints.height = deviceSize.height
    hints.min_width = smallest.width
    hints.min_height = smallest.height
    hints.win_gravity = NorthWestGravity
    return hints
  }
}
