internal import CHitX11
public import Foundation

/// An open connection to an X server, and the door its events come in by.
///
/// The connection reads events when it is told to `drain`; an ``EventPump`` tells it whenever the
/// server has written something. Every event goes to its window, translated, in the order the
/// server sent it.
///
/// X errors arrive late and end nothing: each is told to `onProtocolError` with the name of the call
/// that caused it. A server that goes away sets `isLost`; every call is harmless after that.
public final class X11Connection {
  /// The name of the display, as `:0`.
  public let name: String
  /// How many device pixels make one point.
  public private(set) var scale: ScaleFactor
  /// Hears of each X error as one sentence; writes it to standard error unless replaced.
  public var onProtocolError: (String) -> Void = { sentence in
    FileHandle.standardError.write(Data((sentence + "\n").utf8))
  }
  /// Called after each batch of events was delivered; the place to route, draw and present.
  public var onDrained: () -> Void = {}

  let handle: DisplayHandle
  let screen: Screen
  let atoms: Atoms
  let sharedMemory: SharedMemory?
  private var requests = RequestLog()
  private var clock = ServerClock()
  private var windows: [WeakWindow] = []
  private var isDraining = false
  private var isDrainScheduled = false

  /// Opens a display.
  ///
  /// - Parameters:
  ///   - name: The display's name; the environment's `DISPLAY` when it is `nil`.
  ///   - scale: How many device pixels make one point; found out when it is `nil`.
  ///   - environment: The environment variables.
  /// - Throws: A ``DisplayError`` when there is no display or its screen cannot show windows.
  public init(
    named name: String? = nil,
    scale: CGFloat? = nil,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws(DisplayError) {
    let name = name ?? environment["DISPLAY"] ?? ""
    guard !name.isEmpty, let handle = DisplayHandle(named: name) else {
      throw DisplayError(.noDisplay, display: name)
    }
    self.name = name
    self.handle = handle
    screen = try Screen(on: handle, named: name)
    atoms = Atoms(on: handle.pointer)
    sharedMemory = SharedMemory(on: handle)
    self.scale = ScaleFactor(
      explicit: scale,
      environment: environment,
      resources: XResourceManagerString(handle.pointer).map { String(cString: $0) }
    )
    XkbSetDetectableAutoRepeat(handle.pointer, 1, nil)
    XSelectInput(request("XSelectInput"), screen.root, PropertyChangeMask)
    if handle.isLost { throw DisplayError(.lost, display: name) }
  }

  /// Whether the server went away.
  public var isLost: Bool { handle.isLost }

  /// The loss as an error, once it happened.
  public var loss: DisplayError? { isLost ? DisplayError(.lost, display: name) : nil }

  /// The extent of the default screen.
  public var screenSize: DeviceSize { screen.size }

  /// The server's time now, on the same line as the timestamps of events.
  ///
  /// > Units: seconds.
  public var timestampNow: TimeInterval { clock.timestamp(atArrival: steadySeconds()) }

  /// The descriptor that becomes readable when the server has written something.
  var fileDescriptor: Int32 { XConnectionNumber(handle.pointer) }
}

// MARK: - Requests

extension X11Connection {
  /// Notes the name of the call about to be made, and returns the display to make it on.
  func request(_ name: StaticString) -> OpaquePointer {
    requests.note(name, from: XNextRequest(handle.pointer))
    return handle.pointer
  }

  /// Makes a call whose failure is an answer: returns whether the server took it.
  func attempt(_ name: StaticString, _ call: (OpaquePointer) -> Void) -> Bool {
    let display = request(name)
    handle.trouble.beginTrap(from: XNextRequest(display))
    call(display)
    XSync(display, 0)
    return handle.trouble.endTrap() == nil && !isLost
  }

  /// Sends what is buffered and makes sure that events read on the way are delivered soon.
  ///
  /// A call that talked to the server may have read events into Xlib's own queue; the descriptor is
  /// not readable for those.
  func settle() {
    guard !isLost else { return }
    // XPending sends only when its queue is empty.
    XFlush(handle.pointer)
    if XPending(handle.pointer) > 0 { scheduleDrain() }
  }

  /// Waits until the server has done everything asked so far.
  func roundTrip() {
    guard !isLost else { return }
    XSync(request("XSync"), 0)
  }

  private func scheduleDrain() {
    guard !isDrainScheduled else { return }
    isDrainScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.isDrainScheduled else { return }
        self.drain()
      }
    }
  }

  private func tellFaults() {
    for fault in handle.trouble.takeFaults() {
      onProtocolError(sentence(about: fault))
    }
  }

  private func sentence(about fault: ProtocolFault) -> String {
    var text = [CChar](repeating: 0, count: 128)
    XGetErrorText(handle.pointer, Int32(fault.code), &text, Int32(text.count))
    let call = requests.name(of: fault.serial) ?? databaseName(of: fault)
    let resource = String(fault.resource, radix: 16)
    let reason = text.withUnsafeBufferPointer {
      String(decoding: $0.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
    return
      "display \(name): \(call) on resource 0x\(resource) failed: \(reason); going on without it"
  }

  private func databaseName(of fault: ProtocolFault) -> String {
    var text = [CChar](repeating: 0, count: 128)
    let fallback = "request \(fault.request).\(fault.minor)"
    XGetErrorDatabaseText(
      handle.pointer,
      "XRequest",
      "\(fault.request)",
      fallback,
      &text,
      Int32(text.count)
    )
    return text.withUnsafeBufferPointer {
      String(decoding: $0.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }
}

// MARK: - Events

extension X11Connection {
  /// The most events one batch delivers, so that a flood cannot keep a frame from being drawn.
  private static var batchLimit: Int { 4096 }

  /// Delivers the events that have arrived, then calls `onDrained` once.
  ///
  /// > Order: the order the server sent them, over all windows.
  public func drain() {
    guard !isDraining else { return }
    isDraining = true
    isDrainScheduled = false
    var count = 0
    while count < Self.batchLimit, !isLost, XPending(handle.pointer) > 0 {
      var event = XEvent()
      XNextEvent(handle.pointer, &event)
      deliver(&event)
      count += 1
    }
    for entry in windows { entry.window?.finishBatch() }
    tellFaults()
    onDrained()
    isDraining = false
    settle()
  }

  private func deliver(_ event: inout XEvent) {
    if let sharedMemory, event.type == sharedMemory.completionType {
      withUnsafePointer(to: &event) { pointer in
        pointer.withMemoryRebound(to: XShmCompletionEvent.self, capacity: 1) {
          window($0.pointee.drawable)?.presenter.finish(upTo: $0.pointee.serial)
        }
      }
      return
    }
    switch event.type {
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
    case PropertyNotify:
      _ = timestamp(of: event.xproperty.time, isSent: event.xproperty.send_event != 0)
      if event.xproperty.window == screen.root, event.xproperty.atom == XA_RESOURCE_MANAGER {
        resourcesChanged()
      }
    default:
      window(event.xany.window)?.receive(&event)
    }
  }

  /// Returns the seconds of an event's time.
  ///
  /// An event another client sent carries whatever time that client liked, so it takes the latest
  /// true one.
  func timestamp(of milliseconds: UInt, isSent: Bool) -> TimeInterval {
    clock.timestamp(of: isSent ? 0 : milliseconds, arrival: steadySeconds())
  }

  /// The seconds of the latest event that had a time.
  var latestTimestamp: TimeInterval { clock.timestamp }

  private func resourcesChanged() {
    guard scale.followsResources else { return }
    let changed = ScaleFactor(explicit: nil, environment: [:], resources: resources())
    guard changed != scale else { return }
    let isVisible = changed.pixelsPerPoint != scale.pixelsPerPoint
    scale = changed
    guard isVisible else { return }
    for entry in windows { entry.window?.scaleChanged() }
  }

  private func resources() -> String? {
    var (type, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    XGetWindowProperty(
      request("XGetWindowProperty"),
      screen.root,
      XA_RESOURCE_MANAGER,
      0,
      1 << 20,
      0,
      XA_STRING,
      &type,
      &format,
      &count,
      &left,
      &bytes
    )
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    return String(decoding: UnsafeBufferPointer(start: bytes, count: Int(count)), as: UTF8.self)
  }
}

// MARK: - Windows

extension X11Connection {
  func adopt(_ window: X11Window, id: UInt) {
    windows.append(WeakWindow(id: id, window: window))
  }

  func forget(id: UInt) {
    windows.removeAll { $0.id == id || $0.window == nil }
  }

  private func window(_ id: UInt) -> X11Window? {
    windows.first { $0.id == id }?.window
  }
}

/// A window that the connection knows and does not keep.
private struct WeakWindow {
  var id: UInt
  weak var window: X11Window?
}
