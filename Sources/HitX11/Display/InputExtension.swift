internal import CHitX11

/// The server's XInput extension, where it reports touches: version 2.2 and above.
nonisolated struct InputExtension {
  /// The number by which the extension's events are known.
  let opcode: Int32
  /// The touchscreens by their numbers; touchpads only move the pointer and are left out.
  private(set) var touchscreens: Set<Int32> = []
  /// The wheels and touchpads that tell fractions.
  var scrollAxes = ScrollAxes()

  /// Asks whether the server has the extension in the version needed.
  init(on handle: DisplayHandle) throws(InputExtensionError) {
    let display = handle.pointer
    var (opcode, event, error): (Int32, Int32, Int32) = (0, 0, 0)
    guard XQueryExtension(display, "XInputExtension", &opcode, &event, &error) != 0 else {
      throw InputExtensionError.missing
    }
    var (major, minor): (Int32, Int32) = (2, 2)
    let status = XIQueryVersion(display, &major, &minor)
    guard status == Success, (major, minor) >= (2, 2) else {
      throw InputExtensionError.older(major: Int(major), minor: Int(minor))
    }
    self.opcode = opcode
    findDevices(on: handle)
  }

  /// Finds the touchscreens and what scrolls again, after a device came or went.
  mutating func findDevices(on handle: DisplayHandle) {
    touchscreens = []
    scrollAxes = ScrollAxes()
    var count: Int32 = 0
    guard let devices = XIQueryDevice(handle.pointer, XIAllDevices, &count) else { return }
    defer { XIFreeDeviceInfo(devices) }
    for device in UnsafeBufferPointer(start: devices, count: Int(count)) {
      // A master copies the classes of the device used last; only the hardware is examined.
      guard device.use == XISlavePointer || device.use == XIFloatingSlave else { continue }
      for index in 0..<Int(device.num_classes) {
        guard let info = device.classes[index] else { continue }
        if Self.isDirect(info) { touchscreens.insert(device.deviceid) }
        if let axis = Self.scrollAxis(info) { scrollAxes.add(axis, of: device.deviceid) }
      }
    }
  }

  private static func scrollAxis(
    _ info: UnsafeMutablePointer<XIAnyClassInfo>
  ) -> ScrollAxes.Axis? {
    guard info.pointee.type == XIScrollClass else { return nil }
    let scroll = UnsafeRawPointer(info).load(as: XIScrollClassInfo.self)
    guard scroll.increment != 0 else { return nil }
    return ScrollAxes.Axis(
      number: Int(scroll.number),
      isVertical: scroll.scroll_type == XIScrollTypeVertical,
      increment: scroll.increment
    )
  }

  private static func isDirect(_ info: UnsafeMutablePointer<XIAnyClassInfo>) -> Bool {
    guard info.pointee.type == XITouchClass else { return false }
    return UnsafeRawPointer(info).load(as: XITouchClassInfo.self).mode == XIDirectTouch
  }

  /// The events that a window selects.
  ///
  /// Touch ownership is not among them: a finger that a window manager may still claim is reported
  /// only once it is the window's, so nothing has to be taken back. Pointer events are selected
  /// here too, for their fractions of a pixel and to recognize those that the server makes up for a
  /// touch.
  static let windowEvents = [
    XI_ButtonPress, XI_ButtonRelease, XI_Motion, XI_Enter, XI_Leave, XI_TouchBegin, XI_TouchUpdate,
    XI_TouchEnd,
  ]

  static func select(
    _ events: [Int32],
    of device: Int32,
    for window: UInt,
    on display: OpaquePointer
  ) {
    var bits = [UInt8](repeating: 0, count: Int(XI_LASTEVENT) / 8 + 1)
    for event in events { bits[Int(event >> 3)] |= 1 << UInt8(event & 7) }
    bits.withUnsafeMutableBufferPointer { bits in
      var mask = XIEventMask(deviceid: device, mask_len: Int32(bits.count), mask: bits.baseAddress)
      XISelectEvents(display, window, &mask, 1)
    }
  }
}

/// Why a display reports no touches.
nonisolated enum InputExtensionError: Error {
  /// The server has no such extension.
  case missing
  /// The server speaks an older version.
  case older(major: Int, minor: Int)

  /// The error in one sentence: where, what, what to do.
  func sentence(display: String) -> String {
    let what =
      switch self {
      case .missing: "its server has no XInput extension"
      case .older(let major, let minor): "its server speaks XInput \(major).\(minor)"
      }
    return "display \(display): \(what); touches need 2.2, so only the pointer is a finger"
  }
}
