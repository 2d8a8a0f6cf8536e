internal import CHitX11
import Foundation

extension X11Connection {
  /// The most events one batch delivers, so that a flood cannot keep a frame from being drawn.
  private static var batchLimit: Int { 4096 }

  /// Delivers the events that have arrived, then calls `onDrained` once.
  ///
  /// > Order: the order the server sent them, over all windows.
  package func drain() {
    guard !isDraining else { return }
    isDraining = true
    isDrainScheduled = false
    var count = 0
    while count < Self.batchLimit, !isLost, hasEvent() {
      var event = XEvent()
      XNextEvent(handle.pointer, &event)
      deliver(&event)
      count += 1
    }
    for entry in windows { entry.window?.finishBatch() }
    reportFaults()
    onDrained()
    isDraining = false
    settle()
  }

  /// Returns whether an event waits, asking the server for the rest of a touchscreen's reading.
  ///
  /// The server writes the fingers of a reading one by one and serves no request in between: its
  /// answer to a request comes after the last.
  private func hasEvent() -> Bool {
    if XPending(handle.pointer) > 0 { return true }
    guard windows.contains(where: { $0.window?.touchFrames.isOpen == true }) else { return false }
    roundTrip()
    return !isLost && XPending(handle.pointer) > 0
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
    if event.type == KeyPress { window(event.xany.window)?.keys.prepare() }
    // The input method changes the event that it takes in place.
    let original = event
    let isTaken = isInputMethodOpen && XFilterEvent(&event, 0) != 0
    if isTaken {
      event = original
      if event.type != KeyPress, event.type != KeyRelease { return }
    }
    switch event.type {
    case GenericEvent: receive(device: &event)
    case MappingNotify:
      XRefreshKeyboardMapping(&event.xmapping)
      keyPlaces = KeyPlaces(on: handle.pointer)
    case PropertyNotify:
      _ = timestamp(of: event.xproperty.time, isSent: event.xproperty.send_event != 0)
      if event.xproperty.window == screen.root, event.xproperty.atom == XA_RESOURCE_MANAGER {
        resourcesChanged()
      }
      desktopSettings?.receive(event)
      for entry in windows { entry.window?.receive(event.xproperty) }
    default:
      desktopSettings?.receive(event)
      window(event.xany.window)?.receive(&event, isTaken: isTaken)
    }
  }

  /// Returns the seconds of an event's time.
  ///
  /// An event that another client sent has any time that client chose, so it gets the latest
  /// true one.
  func timestamp(of milliseconds: UInt, isSent: Bool) -> TimeInterval {
    clock.timestamp(of: isSent ? 0 : milliseconds, arrival: steadySeconds())
  }

  /// The seconds of the latest event that had a time.
  var latestTimestamp: TimeInterval { clock.timestamp }

  /// The same as the server counts it, in milliseconds that begin anew after 49 days.
  var latestServerTime: Time {
    Time(UInt32(truncatingIfNeeded: UInt64((latestTimestamp * 1000).rounded())))
  }

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
    property(XA_RESOURCE_MANAGER, of: screen.root, type: XA_STRING)
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}

// Events of XInput 2 come as cookies, whose data is fetched by a separate call.
extension X11Connection {
  /// The core pointer events a window selects: none where XInput reports the pointer.
  var corePointerEvents: Int {
    if input != nil { return 0 }
    return ButtonPressMask | ButtonReleaseMask | PointerMotionMask | EnterWindowMask
      | LeaveWindowMask
  }

  /// Handles an event of an extension, if it is XInput's.
  func receive(device event: inout XEvent) {
    guard let input, event.xcookie.extension == input.opcode,
      XGetEventData(handle.pointer, &event.xcookie) != 0
    else { return }
    defer { XFreeEventData(handle.pointer, &event.xcookie) }
    guard let data = event.xcookie.data else { return }
    switch event.xcookie.evtype {
    case XI_HierarchyChanged: changeDevices(data.load(as: XIHierarchyEvent.self))
    case XI_Enter, XI_Leave:
      let crossing = data.load(as: XIEnterEvent.self)
      window(crossing.event)?.receive(crossing)
    default:
      let change = data.load(as: XIDeviceEvent.self)
      window(change.event)?.receive(change)
    }
  }

  private func changeDevices(_ event: XIHierarchyEvent) {
    _ = timestamp(of: event.time, isSent: event.send_event != 0)
    for info in UnsafeBufferPointer(start: event.info, count: Int(event.num_info)) {
      guard info.flags & (XIDeviceDisabled | XISlaveRemoved | XISlaveDetached) != 0 else {
        continue
      }
      for entry in windows { entry.window?.loseDevice(info.deviceid) }
    }
    input?.findDevices(on: handle)
  }
}
