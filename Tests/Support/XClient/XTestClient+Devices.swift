internal import CXTest

// MARK: - Plugging devices in and out

extension XTestClient {
  /// Switches an input device on or off, as plugging it in or out does.
  ///
  /// - Throws: A ``SupportError`` when there is no device of that name.
  public func switchDevice(_ name: String, on isOn: Bool) throws(SupportError) {
    var count: Int32 = 0
    guard let devices = XIQueryDevice(display, XIAllDevices, &count) else {
      throw SupportError("device \(name): the server tells of no devices; use another server")
    }
    defer { XIFreeDeviceInfo(devices) }
    let found = UnsafeBufferPointer(start: devices, count: Int(count)).first {
      String(cString: $0.name) == name
    }
    guard let found else {
      throw SupportError("device \(name): there is none; use a name of the configuration")
    }
    var value: UInt8 = isOn ? 1 : 0
    let property = XInternAtom(display, "Device Enabled", 0)
    XIChangeProperty(
      display,
      found.deviceid,
      property,
      XA_INTEGER,
      8,
      XIPropModeReplace,
      &value,
      1
    )
    XSync(display, 0)
  }
}
