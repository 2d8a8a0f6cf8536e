internal import CHitX11

/// What a property of a window holds.
struct PropertyValue {
  var type: Atom
  /// How many bits an item has: 8, 16 or 32; Xlib stores those of 32 as longs.
  var format: Int32
  var bytes: [UInt8]

  /// The items of a property of 32 bits each.
  var numbers: [UInt] {
    guard format == 32 else { return [] }
    return bytes.withUnsafeBytes { Array($0.bindMemory(to: UInt.self)) }
  }
}

extension X11Connection {
  /// Reads a property of a window, which may be another program's, and be gone.
  ///
  /// - Parameters:
  ///   - name: The property.
  ///   - window: The window.
  ///   - type: The type it must have, or zero for any.
  ///   - isTaken: Whether it is deleted once it was read.
  /// - Returns: The whole of it, or `nil` where there is none of that type.
  func property(
    _ name: Atom,
    of window: UInt,
    type: Atom = 0,
    isTaken: Bool = false
  ) -> PropertyValue? {
    var (found, format): (Atom, Int32) = (0, 0)
    var (count, left): (UInt, UInt) = (0, 0)
    var bytes: UnsafeMutablePointer<UInt8>?
    let isRead = attempt("XGetWindowProperty") { display in
      let (most, delete) = (1 << 24, Int32(isTaken ? 1 : 0))
      XGetWindowProperty(
        display,
        window,
        name,
        0,
        most,
        delete,
        type,
        &found,
        &format,
        &count,
        &left,
        &bytes
      )
    }
    guard let bytes else { return nil }
    defer { XFree(bytes) }
    guard isRead, found != 0, type == 0 || found == type else { return nil }
    let size = format == 32 ? MemoryLayout<UInt>.size : Int(format) / 8
    let content = UnsafeBufferPointer(start: bytes, count: Int(count) * size)
    return PropertyValue(type: found, format: format, bytes: Array(content))
  }

  /// Writes a property of a window, on the display that the request was logged or tried on.
  ///
  /// - Parameters:
  ///   - numbers: The items, each as long as Xlib takes it: those of 32 bits as longs.
  ///   - bits: How many bits an item has.
  ///   - name: The property.
  ///   - window: The window.
  ///   - type: The type.
  ///   - display: The display.
  func write<Number>(
    _ numbers: [Number],
    ofBits bits: Int32,
    to name: Atom,
    of window: UInt,
    type: Atom,
    on display: OpaquePointer
  ) {
    numbers.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      let count = Int32(numbers.count)
      XChangeProperty(display, window, name, type, bits, PropModeReplace, start, count)
    }
  }
}
