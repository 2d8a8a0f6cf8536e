internal import CHitX11

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
    input?.findTouchscreens(on: handle)
  }
}
