internal import CXTest

// MARK: - Reading what a window says of itself

extension XTestClient {
  /// The text of a property, as UTF-8; parts are kept apart by zero characters.
  public func text(_ window: UInt, _ property: String) -> String? {
    bytes(window, property, format: 8).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The numbers of a property of 32-bit numbers.
  public func numbers(_ window: UInt, _ property: String) -> [Int] {
    let bytes = bytes(window, property, format: 32) ?? []
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: Int.self)) }
  }

  /// The names of a property of atoms.
  public func atoms(_ window: UInt, _ property: String) -> [String] {
    numbers(window, property).compactMap { number in
      guard let name = XGetAtomName(display, UInt(bitPattern: number)) else { return nil }
      defer { XFree(name) }
      return String(cString: name)
    }
  }

  /// The value of a counter of the SYNC extension.
  public func counter(_ number: Int) -> Int64? {
    var (event, error, major, minor): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard XSyncQueryExtension(display, &event, &error) != 0,
      XSyncInitialize(display, &major, &minor) != 0
    else { return nil }
    var value = XSyncValue()
    guard XSyncQueryCounter(display, UInt(bitPattern: number), &value) != 0 else { return nil }
    return Int64(value.hi) << 32 | Int64(value.lo)
  }

  /// Replaces the server's resources, as `Xft.dpi: 192`.
  public func setResources(_ text: String) {
    let bytes = Array(text.utf8)
    XChangeProperty(
      display,
      root,
      XA_RESOURCE_MANAGER,
      XA_STRING,
      8,
      PropModeReplace,
      bytes,
      Int32(bytes.count)
    )
    XSync(display, 0)
  }

  /// Xlib hands 32-bit numbers out as longs, eight bytes each.
  private func bytes(_ window: UInt, _ property: String, format wanted: Int32) -> [UInt8]? {
    if isLost { return nil }
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let name = XInternAtom(display, property, 0)
    let failure = XGetWindowProperty(
      display,
      window,
      name,
      0,
      1 << 20,
      0,
      UInt(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &bytes
    )
    guard failure == 0, let bytes else { return nil }
    defer { XFree(bytes) }
    guard format == wanted else { return nil }
    let width = wanted == 32 ? MemoryLayout<Int>.size : 1
    return Array(UnsafeBufferPointer(start: bytes, count: Int(count) * width))
  }
}

// MARK: - Pasting

extension XTestClient {
  /// Asks for what was copied, which then stands in a property of a window.
  public func paste(_ selection: String, into window: UInt, as property: String) {
    let names: [String] = [selection, "UTF8_STRING", property]
    let atoms = names.map { XInternAtom(display, $0, 0) }
    XConvertSelection(display, atoms[0], atoms[1], atoms[2], window, 0)
    XFlush(display)
  }

  /// The window that has what can be pasted, or zero.
  public func owner(of selection: String) -> UInt {
    if isLost { return 0 }
    return XGetSelectionOwner(display, XInternAtom(display, selection, 0))
  }

  /// Says that a window of this client has what can be pasted from now on.
  public func own(_ selection: String, as window: UInt) {
    XSetSelectionOwner(display, XInternAtom(display, selection, 0), window, 0)
    XSync(display, 0)
  }
}

// MARK: - Asking a window manager

extension XTestClient {
  /// Waits until a window manager answers, and so takes care of windows.
  ///
  /// - Returns: Whether one does within the limit.
  func waitForWindowManager(within limit: Duration) -> Bool {
    // The window that the root names must name itself as well, or it is one that was left behind.
    let property = "_NET_SUPPORTING_WM_CHECK"
    let isNamed = eventually(within: limit) {
      guard let window = numbers(root, property).first else { return false }
      return numbers(UInt(bitPattern: window), property) == [window]
    }
    guard isNamed else { return false }
    let window = XCreateSimpleWindow(display, root, 0, 0, 10, 10, 0, 0, 0)
    defer { XDestroyWindow(display, window) }
    var question = XEvent()
    question.xclient.type = ClientMessage
    question.xclient.window = window
    question.xclient.message_type = XInternAtom(display, "_NET_REQUEST_FRAME_EXTENTS", 0)
    question.xclient.format = 32
    return eventually(within: limit) {
      XSendEvent(display, root, 0, SubstructureRedirectMask | SubstructureNotifyMask, &question)
      return numbers(window, "_NET_FRAME_EXTENTS").count == 4
    }
  }
}

// MARK: - Sending what window managers send

extension XTestClient {
  /// Asks a window to close itself.
  public func sendDelete(to window: UInt) {
    send("WM_DELETE_WINDOW", to: window)
  }

  /// Asks a window whether its program still answers, and waits for the answer.
  public func ping(_ window: UInt, answeredBy pump: () -> Void = {}) -> Bool {
    send("_NET_WM_PING", to: window, Int(bitPattern: window))
    let name = XInternAtom(display, "_NET_WM_PING", 0)
    return eventually {
      pump()
      while XPending(display) > 0 {
        var event = XEvent()
        XNextEvent(display, &event)
        guard event.type == ClientMessage, event.xclient.window == root else { continue }
        let words = event.xclient.data.l
        if UInt(bitPattern: words.0) == name, UInt(bitPattern: words.2) == window { return true }
      }
      return false
    }
  }

  /// Asks a window to set its counter once the coming size is shown.
  public func requestSync(_ window: UInt, value: Int64) {
    send("_NET_WM_SYNC_REQUEST", to: window, Int(value & 0xffff_ffff), Int(value >> 32))
  }

  private func send(_ message: String, to window: UInt, _ third: Int = 0, _ fourth: Int = 0) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = window
    event.xclient.message_type = XInternAtom(display, "WM_PROTOCOLS", 0)
    event.xclient.format = 32
    event.xclient.data.l = (
      Int(bitPattern: XInternAtom(display, message, 0)), 0, third, fourth, 0
    )
    XSendEvent(display, window, 0, 0, &event)
    XSync(display, 0)
  }
}

// MARK: - Texts that come in parts

extension XTestClient {
  /// Reads a property and deletes it, which asks for the next part of a text that comes in parts.
  ///
  /// - Returns: The name of its type and its bytes; `nil` where there is none.
  public func take(_ window: UInt, _ property: String) -> (type: String, bytes: [UInt8])? {
    if isLost { return nil }
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let name = XInternAtom(display, property, 0)
    XGetWindowProperty(
      display,
      window,
      name,
      0,
      1 << 22,
      1,
      UInt(AnyPropertyType),
      &type,
      &format,
      &count,
      &left,
      &bytes
    )
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    guard type != 0, let title = XGetAtomName(display, type) else { return nil }
    defer { XFree(title) }
    let size = format == 32 ? MemoryLayout<Int>.size : Int(format) / 8
    let content = UnsafeBufferPointer(start: bytes, count: Int(count) * size)
    return (String(cString: title), Array(content))
  }
}
