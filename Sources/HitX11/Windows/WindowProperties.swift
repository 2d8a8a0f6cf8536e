internal import CHitX11
internal import Foundation

/// A picture of the program for task bars and switchers.
package nonisolated struct WindowIcon: Sendable, Equatable {
  let width: Int
  let height: Int
  /// The pixels row by row: alpha, red, green, blue from the highest byte, colours not
  /// premultiplied.
  let pixels: [UInt32]

  /// Creates a picture; its pixels must fill it exactly.
  package init(width: Int, height: Int, pixels: [UInt32]) {
    precondition(
      width > 0 && height > 0 && pixels.count == width * height,
      "WindowIcon: \(pixels.count) pixels do not fill \(width) × \(height); pass one a place"
    )
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

/// What a window says of itself to window managers.
struct WindowProperties {
  /// How large a window is, and the smallest size that it may be given.
  struct Size {
    var current: DeviceSize
    var smallest: DeviceSize

    fileprivate var hints: XSizeHints {
      var hints = XSizeHints()
      hints.flags = PSize | PMinSize | PWinGravity
      hints.width = current.width
      hints.height = current.height
      hints.min_width = smallest.width
      hints.min_height = smallest.height
      hints.win_gravity = NorthWestGravity
      return hints
    }
  }

  private let connection: X11Connection
  private let window: UInt

  /// Speaks for a window, by its number.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// Writes everything the window conventions ask for.
  ///
  /// - Parameters:
  ///   - title: The text in the title bar.
  ///   - size: How large the window is.
  ///   - icons: Pictures of the program in several sizes.
  ///   - counter: The number of the counter that tells when a resized frame is shown.
  func write(title: String, _ size: Size, _ icons: [WindowIcon], counter: UInt?) {
    writeHints(title, size)
    write(title: title)
    writeNumbers(.processID, type: XA_CARDINAL, [Int(getpid())])
    let normal = Int(bitPattern: connection.atoms[.normalType])
    writeNumbers(.windowType, type: XA_ATOM, [normal])
    if !icons.isEmpty {
      let numbers = icons.flatMap { [$0.width, $0.height] + $0.pixels.map { Int($0) } }
      writeNumbers(.icon, type: XA_CARDINAL, numbers)
    }
    var protocols = [connection.atoms[.deleteWindow], connection.atoms[.ping]]
    if let counter {
      protocols.append(connection.atoms[.syncRequest])
      writeNumbers(.syncCounter, type: XA_CARDINAL, [Int(bitPattern: counter)])
    }
    let count = Int32(protocols.count)
    XSetWMProtocols(connection.request("XSetWMProtocols"), window, &protocols, count)
  }

  /// Writes the title twice: as UTF-8 for today's window managers, as Latin text for old ones.
  func write(title: String) {
    let display = connection.request("XStoreName")
    Xutf8SetWMProperties(display, window, title, title, nil, 0, nil, nil, nil)
    for name in [Atoms.Name.title, .iconTitle] {
      write(Array(title.utf8), as: name, type: connection.atoms[.utf8], bits: 8, on: display)
    }
    connection.settle()
  }

  /// Writes how large the window is and may become.
  func write(_ size: Size) {
    var hints = size.hints
    XSetWMNormalHints(connection.request("XSetWMNormalHints"), window, &hints)
  }

  private func writeHints(_ title: String, _ size: Size) {
    var size = size.hints
    var state = XWMHints()
    state.flags = InputHint | StateHint | WindowGroupHint
    state.input = 1
    state.initial_state = NormalState
    state.window_group = window
    // Also writes the client machine's name.
    "hitscope".withCString { instanceName in
      "HitScope".withCString { className in
        var names = XClassHint(
          res_name: UnsafeMutablePointer(mutating: instanceName),
          res_class: UnsafeMutablePointer(mutating: className)
        )
        let display = connection.request("XSetWMProperties")
        Xutf8SetWMProperties(display, window, title, title, nil, 0, &size, &state, &names)
      }
    }
  }

  /// Writes 32-bit numbers, which Xlib takes as longs.
  private func writeNumbers(_ name: Atoms.Name, type: Atom, _ numbers: [Int]) {
    write(numbers, as: name, type: type, bits: 32, on: connection.request("XChangeProperty"))
  }

  private func write<Number>(
    _ numbers: [Number],
    as name: Atoms.Name,
    type: Atom,
    bits: Int32,
    on display: OpaquePointer
  ) {
    let name = connection.atoms[name]
    connection.write(numbers, ofBits: bits, to: name, of: window, type: type, on: display)
  }
}
