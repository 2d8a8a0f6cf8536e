internal import CHitX11
package import Foundation

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
    didSet { if isReachable { properties.write(title: title) } }
  }

  /// The pointer's shape over the window; until one is set it is that of the screen.
  package var cursor: CursorShape? {
    didSet { if let cursor, cursor != oldValue, isReachable { pointer.show(cursor) } }
  }

  let handle: WindowHandle
  let presenter: Presenter
  let resizes: ResizeSync
  let keys: WindowKeys
  let clipboard: WindowClipboard
  let paste: WindowPaste
  let drops: DropTarget
  private let properties: WindowProperties
  private let pointer: WindowCursor
  private let fullScreen: WindowFullScreen
  var place = WindowPlace()
  var pendingExposure: DeviceRect?
  var touchFrames = TouchFrames()
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
    resizes = ResizeSync(on: connection)
    keys = WindowKeys(of: handle.id, on: connection)
    clipboard = WindowClipboard(of: handle.id, on: connection)
    paste = WindowPaste(of: handle.id, on: connection)
    drops = DropTarget(of: handle.id, on: connection)
    properties = WindowProperties(of: handle.id, on: connection)
    pointer = WindowCursor(of: handle.id, on: connection)
    fullScreen = WindowFullScreen(of: handle.id, on: connection)
    properties.write(title: title, sizes, icons, counter: resizes.counterID)
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
  /// - Parameters:
  ///   - places: Where a buffer that is not fresh is written, so that nobody waits for the server to
  ///     read what was painted beside them; `nil` is anywhere.
  ///   - paint: Paints and returns what it changed; must not keep the pixels.
  /// - Returns: Whether there were pixels to lend; there are none after the window or server is gone.
  @discardableResult
  package func draw(
    within places: [DeviceRect]? = nil,
    _ paint: (FrameBuffer) -> [DeviceRect]
  ) -> Bool {
    guard isOpen, presenter.draw(deviceSize, within: places, paint) else { return false }
    resizes.reportShown()
    connection.settle()
    return true
  }

  /// Lets the server show what was drawn, where it waits for this processor.
  ///
  /// Called before long work: a server that was woken on the processor of its client runs only when
  /// the client stops, although another processor may be free.
  package func yieldToServer() { sched_yield() }

  /// Removes the window from the screen; no event follows.
  package func close() {
    guard isOpen else { return }
    isOpen = false
    isMapped = false
    connection.forget(id: handle.id)
    handle.destroy()
    connection.settle()
  }

  /// Gives the window the whole screen, or its own size and place back; `configured` follows.
  package func toggleFullScreen() {
    guard isReachable else { return }
    let origin = place.origin ?? DevicePoint(x: 0, y: 0)
    fullScreen.toggle(
      from: DeviceRect(
        x: origin.x,
        y: origin.y,
        width: deviceSize.width,
        height: deviceSize.height
      )
    )
  }

  /// Offers a text to whoever pastes, with the clipboard's keys or the middle button.
  package func offer(_ text: String) {
    guard isReachable else { return }
    clipboard.offer(text)
  }

  /// Asks for a text that was copied or selected; `pasted` follows where there is one.
  package func requestText(_ text: OfferedText) {
    guard isReachable else { return }
    paste.ask(for: text)
  }

  func scaleChanged() {
    properties.write(sizes)
    let timestamp = connection.latestTimestamp
    onEvent(.scaleChanged(connection.scale.pixelsPerPoint, at: timestamp))
    onEvent(.configured(translator.geometry(deviceSize), at: timestamp))
  }

  private var sizes: WindowProperties.Size {
    WindowProperties.Size(current: deviceSize, smallest: translator.pixels(minimumSize))
  }
}
