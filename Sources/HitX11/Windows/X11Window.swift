internal import CHitX11
public import Foundation

/// A window on an X server: it reports events and shows pixels.
///
/// A window is created hidden; `show` makes it visible, `mapped` follows when it is, and from then
/// on `draw` fills it. It closes when `close` is called or its last reference goes.
public final class X11Window {
  /// The connection that the window belongs to.
  public let connection: X11Connection
  /// Receives everything that happens to the window, in order.
  public var onEvent: (X11Event) -> Void = { _ in }
  /// The size of the content in device pixels.
  public internal(set) var deviceSize: DeviceSize
  /// Whether the server shows the window, or would if nothing covered it.
  public internal(set) var isMapped = false
  /// Whether the window still exists.
  public internal(set) var isOpen = true
  /// The text in the title bar.
  public var title: String {
    didSet { if isReachable { writeTitle() } }
  }

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
  private let minimumSize: CGSize

  /// Creates a hidden window with the properties that window managers expect.
  ///
  /// - Throws: A ``DisplayError`` when the server went away.
  public init(on connection: X11Connection, _ description: WindowDescription) throws(DisplayError) {
    self.connection = connection
    title = description.title
    minimumSize = description.minimumSize
    deviceSize = Translator(scale: connection.scale.pixelsPerPoint).pixels(description.size)
    guard let handle = WindowHandle(on: connection, size: deviceSize), !connection.isLost else {
      throw DisplayError(.lost, display: connection.name)
    }
    self.handle = handle
    presenter = Presenter(of: handle, on: connection)
    syncCounter = SyncCounter(on: connection.handle)
    writeProperties(description)
    connection.adopt(self, id: handle.id)
    connection.settle()
  }

  /// The server's number of the window.
  public var id: UInt32 { UInt32(truncatingIfNeeded: handle.id) }

  /// The size of the content in points.
  public var size: CGSize { translator.points(deviceSize) }

  /// Whether pixels reach the server through shared memory.
  public var isSharingMemory: Bool { presenter.isShared }

  /// Whether requests about the window can still be made.
  private var isReachable: Bool { isOpen && !connection.isLost }

  var translator: Translator { Translator(scale: connection.scale.pixelsPerPoint) }

  /// Asks the server to show the window; `mapped` follows.
  public func show() {
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
  public func fill(_ rect: CGRect, color: UInt32) {
    guard isReachable else { return }
    let scale = translator.scale
    func pixel(_ coordinate: CGFloat) -> Int32 { Int32((coordinate * scale).rounded()) }
    let (left, top) = (pixel(rect.minX), pixel(rect.minY))
    XSetForeground(connection.request("XSetForeground"), handle.context, UInt(color))
    XFillRectangle(
      connection.request("XFillRectangle"),
      handle.id,
      handle.context,
      left,
      top,
      UInt32(max(0, pixel(rect.maxX) - left)),
      UInt32(max(0, pixel(rect.maxY) - top))
    )
    connection.settle()
  }

  /// Asks for another size; `configured` follows with the size the window manager allows.
  ///
  /// > Units: points.
  public func resize(to size: CGSize) {
    guard isReachable else { return }
    let pixels = translator.pixels(size)
    XResizeWindow(
      connection.request("XResizeWindow"),
      handle.id,
      UInt32(pixels.width),
      UInt32(pixels.height)
    )
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
  public func draw(_ paint: (FrameBuffer) -> [DeviceRect]) -> Bool {
    guard isOpen, presenter.draw(deviceSize, paint) else { return false }
    if let value = dueSyncValue {
      dueSyncValue = nil
      setSyncCounter(value)
    }
    connection.settle()
    return true
  }

  /// Waits until the server has shown what was drawn last.
  ///
  /// Called before long work, so that the server gets the processor first. The next `draw` would
  /// have to wait in any case.
  public func waitUntilShown() {
    guard isReachable else { return }
    presenter.waitUntilRead()
    connection.settle()
  }

  /// Removes the window from the screen; no event follows.
  public func close() {
    guard isOpen else { return }
    isOpen = false
    isMapped = false
    connection.forget(id: handle.id)
    handle.destroy()
    connection.settle()
  }

  func setSyncCounter(_ value: Int64) {
    _ = connection.request("XSyncSetCounter")
    syncCounter?.set(value)
  }

  func scaleChanged() {
    writeSizeHints()
    let timestamp = connection.latestTimestamp
    onEvent(.scaleChanged(connection.scale.pixelsPerPoint, at: timestamp))
    onEvent(.configured(translator.geometry(deviceSize), at: timestamp))
  }

  func writeSizeHints() {
    var hints = sizeHints
    XSetWMNormalHints(connection.request("XSetWMNormalHints"), handle.id, &hints)
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
