internal import CXTest

// MARK: - Playing the window manager

extension XTestClient {
  /// Waits for a window with a title.
  ///
  /// - Throws: A ``SupportError`` when none appears within the limit.
  public func window(
    titled title: String,
    within limit: Duration = .seconds(30)
  ) throws(SupportError) -> UInt {
    try window(described: "titled \(title)", within: limit) {
      self.text($0, "_NET_WM_NAME") == title
    }
  }

  /// Waits for the visible window of a process.
  ///
  /// - Throws: A ``SupportError`` when none appears within the limit.
  public func window(
    ofProcess process: Int32,
    within limit: Duration = .seconds(30)
  ) throws(SupportError) -> UInt {
    try window(described: "of process \(process)", within: limit) {
      self.numbers($0, "_NET_WM_PID") == [Int(process)] && self.isVisible($0)
    }
  }

  /// The windows directly under the root, bottom to top.
  public var windows: [UInt] { windows(in: root) }

  /// The windows directly in another one, bottom to top.
  private func windows(in window: UInt) -> [UInt] {
    if isLost { return [] }
    var (root, parent): (UInt, UInt) = (0, 0)
    var children: UnsafeMutablePointer<UInt>?
    var count: UInt32 = 0
    XQueryTree(display, window, &root, &parent, &children, &count)
    guard let children else { return [] }
    defer { XFree(children) }
    return Array(UnsafeBufferPointer(start: children, count: Int(count)))
  }

  /// Whether the server shows a window.
  public func isVisible(_ window: UInt) -> Bool {
    var attributes = XWindowAttributes()
    return !isLost && XGetWindowAttributes(display, window, &attributes) != 0
      && attributes.map_state == IsViewable
  }

  /// The width and height of a window in pixels.
  public func size(_ window: UInt) -> (width: Int, height: Int)? {
    var attributes = XWindowAttributes()
    guard !isLost, XGetWindowAttributes(display, window, &attributes) != 0 else { return nil }
    return (Int(attributes.width), Int(attributes.height))
  }

  /// Where a window's top left corner lies on the screen, in pixels.
  public func corner(_ window: UInt) -> (x: Int, y: Int)? {
    var (x, y): (Int32, Int32) = (0, 0)
    var child: UInt = 0
    guard !isLost, XTranslateCoordinates(display, window, root, 0, 0, &x, &y, &child) != 0 else {
      return nil
    }
    return (Int(x), Int(y))
  }

  /// Gives a window another size, in pixels.
  public func resize(_ window: UInt, to width: Int, _ height: Int) {
    XResizeWindow(display, window, UInt32(width), UInt32(height))
    XSync(display, 0)
  }

  /// Moves a window's top left corner, in pixels of the screen.
  public func moveWindow(_ window: UInt, to x: Int, _ y: Int) {
    XMoveWindow(display, window, Int32(x), Int32(y))
    XSync(display, 0)
  }

  /// Hides a window.
  public func unmap(_ window: UInt) {
    XUnmapWindow(display, window)
    XSync(display, 0)
  }

  /// Shows a hidden window.
  public func map(_ window: UInt) {
    XMapWindow(display, window)
    XSync(display, 0)
  }

  /// Destroys a window behind its program's back.
  public func destroy(_ window: UInt) {
    XDestroyWindow(display, window)
    XSync(display, 0)
  }

  /// Lets keys go to a window.
  public func focus(_ window: UInt) {
    XSetInputFocus(display, window, Int32(RevertToPointerRoot), 0)
    XSync(display, 0)
  }

  /// Lets keys go nowhere.
  public func focusNothing() {
    XSetInputFocus(display, 0, Int32(RevertToNone), 0)
    XSync(display, 0)
  }

  /// Covers a place of the screen with a window of one colour.
  ///
  /// - Returns: The cover, to be destroyed when it should go.
  public func cover(x: Int, y: Int, width: Int, height: Int) -> UInt {
    let cover = XCreateSimpleWindow(
      display,
      root,
      Int32(x),
      Int32(y),
      UInt32(width),
      UInt32(height),
      0,
      0,
      0xff00ff
    )
    XMapRaised(display, cover)
    XSync(display, 0)
    return cover
  }

  private func window(
    described: String,
    within limit: Duration,
    where isIt: (UInt) -> Bool
  ) throws(SupportError) -> UInt {
    var found: UInt?
    eventually(within: limit) {
      // A window manager puts a frame around each window.
      let top = windows
      found = top.first(where: isIt) ?? top.flatMap(windows(in:)).first(where: isIt)
      return found != nil || isLost
    }
    guard let found else {
      throw SupportError("window \(described): did not appear within \(limit); see what is shown")
    }
    return found
  }
}
