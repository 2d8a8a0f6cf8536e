internal import CHitX11
import Foundation

// MARK: - Properties that window managers read

extension X11Window {
  /// Writes everything the window conventions ask for.
  func writeProperties(_ icons: [WindowIcon]) {
    writeHints()
    writeTitle()
    writeNumbers(.processID, type: XA_CARDINAL, [Int(getpid())])
    let normal = Int(bitPattern: connection.atoms[.normalType])
    writeNumbers(.windowType, type: XA_ATOM, [normal])
    if !icons.isEmpty {
      let numbers = icons.flatMap { [$0.width, $0.height] + $0.pixels.map { Int($0) } }
      writeNumbers(.icon, type: XA_CARDINAL, numbers)
    }
    var protocols = [connection.atoms[.deleteWindow], connection.atoms[.ping]]
    if let syncCounter {
      protocols.append(connection.atoms[.syncRequest])
      writeNumbers(.syncCounter, type: XA_CARDINAL, [Int(bitPattern: syncCounter.id)])
    }
    let count = Int32(protocols.count)
    XSetWMProtocols(connection.request("XSetWMProtocols"), handle.id, &protocols, count)
  }

  /// Writes the title twice: as UTF-8 for today's window managers, as Latin text for old ones.
  func writeTitle() {
    let display = connection.request("XStoreName")
    Xutf8SetWMProperties(display, handle.id, title, title, nil, 0, nil, nil, nil)
    for name in [Atoms.Name.title, .iconTitle] {
      write(Array(title.utf8), as: name, type: connection.atoms[.utf8], bits: 8, on: display)
    }
    connection.settle()
  }

  private func writeHints() {
    var size = sizeHints
    var state = XWMHints()
    state.flags = InputHint | StateHint | WindowGroupHint
    state.input = 1
    state.initial_state = NormalState
    state.window_group = handle.id
    // Also writes the client machine's name.
    "hitscope".withCString { instanceName in
      "HitScope".withCString { className in
        var names = XClassHint(
          res_name: UnsafeMutablePointer(mutating: instanceName),
          res_class: UnsafeMutablePointer(mutating: className)
        )
        let display = connection.request("XSetWMProperties")
        Xutf8SetWMProperties(display, handle.id, title, title, nil, 0, &size, &state, &names)
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
    numbers.withUnsafeBytes { bytes in
      let start = bytes.bindMemory(to: UInt8.self).baseAddress
      let (atom, count) = (connection.atoms[name], Int32(numbers.count))
      XChangeProperty(display, handle.id, atom, type, bits, PropModeReplace, start, count)
    }
  }
}
