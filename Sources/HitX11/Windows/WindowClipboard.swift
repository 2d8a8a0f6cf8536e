internal import CHitX11
internal import Foundation

/// The text that a window offers to whoever pastes, with the clipboard's keys or the middle button.
///
/// The window answers for it until another program offers something, or until it closes.
final class WindowClipboard {
  private let connection: X11Connection
  private let window: UInt
  /// The text, for each selection that the window owns.
  private var offers: [Atom: String] = [:]

  /// Makes an empty clipboard of a window, by the window's number.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// Offers a text in place of what was offered before.
  func offer(_ text: String) {
    let display = connection.request("XSetSelectionOwner")
    let milliseconds = UInt64((connection.latestTimestamp * 1000).rounded())
    let time = Time(UInt32(truncatingIfNeeded: milliseconds))
    for selection in [connection.atoms[.clipboard], XA_PRIMARY] {
      offers[selection] = text
      XSetSelectionOwner(display, selection, window, time)
    }
    connection.settle()
  }

  /// Forgets what another program offers something in place of.
  func lose(_ selection: Atom) { offers[selection] = nil }

  /// Hands a text to the program that asks for it, or says that there is none.
  func answer(_ request: XSelectionRequestEvent) {
    let isKnown = offers[request.selection].map { hand($0, to: request) } ?? false
    var event = XEvent()
    event.xselection.type = SelectionNotify
    event.xselection.requestor = request.requestor
    event.xselection.selection = request.selection
    event.xselection.target = request.target
    event.xselection.property = isKnown ? property(of: request) : 0
    event.xselection.time = request.time
    // The program that asks may be gone by now.
    _ = connection.attempt("XSendEvent") {
      XSendEvent($0, request.requestor, 0, 0, &event)
    }
    connection.settle()
  }

  /// Old programs name no property and mean that of the target's name.
  private func property(of request: XSelectionRequestEvent) -> Atom {
    request.property == 0 ? request.target : request.property
  }

  /// Writes what was asked for to the window of the program that asks.
  ///
  /// - Returns: Whether it is something the window has.
  private func hand(_ text: String, to request: XSelectionRequestEvent) -> Bool {
    let (window, property) = (request.requestor, property(of: request))
    if request.target == connection.atoms[.targets] {
      let targets = [connection.atoms[.targets], connection.atoms[.utf8]]
      return connection.attempt("XChangeProperty") { display in
        targets.withUnsafeBytes { bytes in
          let start = bytes.bindMemory(to: UInt8.self).baseAddress
          let count = Int32(targets.count)
          XChangeProperty(display, window, property, XA_ATOM, 32, PropModeReplace, start, count)
        }
      }
    }
    guard request.target == connection.atoms[.utf8] else { return false }
    let utf8 = Array(text.utf8)
    let type = connection.atoms[.utf8]
    return connection.attempt("XChangeProperty") {
      XChangeProperty($0, window, property, type, 8, PropModeReplace, utf8, Int32(utf8.count))
    }
  }
}
