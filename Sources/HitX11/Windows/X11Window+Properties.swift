internal import CHitX11
import Foundation

// MARK: - Properties that window managers read

extension X11Window {
  /// Writes everything the window conventions ask for.
  func writeProperties(_ description: WindowDescription) {
    writeHints(description)
    writeTitle()
    writeNumbers(.processID, type: XA_CARDINAL, [Int(getpid())])
    writeNumbers(.windowType, type: XA_ATOM, [atom(.normalType)])
    writeIcons(description.icons)
    var protocols = [connection.atoms[.deleteWindow], connection.atoms[.ping]]
    if let syncCounter {
      protocols.append(connection.atoms[.syncRequest])
      writeNumbers(.syncCounter, type: XA_CARDINAL, [Int(bitPattern: syncCounter.id)])
    }
    XSetWMProtocols(
      connection.request("XSetWMProtocols"),
      handle.id,
      &protocols,
      Int32(protocols.count)
    )
  }

  /// Writes the title twice: as UTF-8 for today's window managers, as Latin text for old ones.
  func writeTitle() {
    let display = connection.request("XStoreName")
    Xutf8SetWMProperties(display, handle.id, title, title, nil, 0, nil, nil, nil)
    let bytes = Array(title.utf8)
    for name in [Atoms.Name.title, .iconTitle] {
      XChangeProperty(
        display,
        handle.id,
        connection.atoms[name],
        connection.atoms[.utf8],
        8,
        PropModeReplace,
        bytes,
        Int32(bytes.count)
      )
    }
    connection.settle()
  }

  private func writeHints(_ description: WindowDescription) {
    var size = sizeHints
    var state = XWMHints()
    state.flags = InputHint | StateHint | WindowGroupHint
    state.input = 1
    state.initial_state = NormalState
    state.window_group = handle.id
    // Also writes the client machine's name.
    description.instanceName.withCString { instanceName in
      description.className.withCString { className in
        var names = XClassHint(
          res_name: UnsafeMutablePointer(mutating: instanceName),
          res_class: UnsafeMutablePointer(mutating: className)
        )
        Xutf8SetWMProperties(
          connection.request("XSetWMProperties"),
          handle.id,
          description.title,
          description.title,
          nil,
          0,
          &size,
          &state,
          &names
        )
      }
    }
  }

  private func writeIcons(_ icons: [WindowIcon]) {
    guard !icons.isEmpty else { return }
    var numbers: [Int] = []
    for icon in icons {
      numbers += [icon.width, icon.height]
      numbers += icon.pixels.map { Int($0) }
    }
    writeNumbers(.icon, type: XA_CARDINAL, numbers)
  }

  /// Writes 32-bit numbers, which Xlib takes as longs.
  private func writeNumbers(_ name: Atoms.Name, type: Atom, _ numbers: [Int]) {
    numbers.withUnsafeBytes { bytes in
      _ = XChangeProperty(
        connection.request("XChangeProperty"),
        handle.id,
        connection.atoms[name],
        type,
        32,
        PropModeReplace,
        bytes.bindMemory(to: UInt8.self).baseAddress,
        Int32(numbers.count)
      )
    }
  }

  private func atom(_ name: Atoms.Name) -> Int { Int(bitPattern: connection.atoms[name]) }
}
