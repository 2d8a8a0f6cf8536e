internal import CHitX11
internal import Foundation

/// The text that a window offers to whoever pastes, with the clipboard's keys or the middle button.
///
/// The window answers for it until another program offers something, or until it closes. A text that
/// is larger than a request may be goes in parts, each once the one before was taken.
final class WindowClipboard {
  private let connection: X11Connection
  private let window: UInt
  /// The text, for each selection that the window owns.
  private var offers: [Atom: String] = [:]
  /// What is on its way in parts.
  private var transfers: [Transfer] = []

  /// A text that goes to another program in parts.
  private struct Transfer {
    var requestor: Window
    var property: Atom
    var rest: ArraySlice<UInt8>
  }

  /// The most that one part has, in bytes; servers take 256 KiB in a request at least.
  private static let partSize = 200_000
  /// The most programs that are served at a time; one that never takes its parts is forgotten.
  private static let mostTransfers = 16

  /// Makes an empty clipboard of a window, by the window's number.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
  }

  /// Offers a text in place of what was offered before.
  func offer(_ text: String) {
    let display = connection.request("XSetSelectionOwner")
    for selection in [connection.atoms[.clipboard], XA_PRIMARY] {
      offers[selection] = text
      XSetSelectionOwner(display, selection, window, connection.latestServerTime)
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
      return write(targets, to: property, of: window, type: XA_ATOM)
    }
    guard request.target == connection.atoms[.utf8] else { return false }
    let utf8 = Array(text.utf8)
    if utf8.count > Self.partSize { return begin(utf8, to: window, property) }
    return write(utf8[...], to: property, of: window)
  }

  private func write(_ part: ArraySlice<UInt8>, to property: Atom, of window: Window) -> Bool {
    let (bytes, type) = (Array(part), connection.atoms[.utf8])
    return connection.attempt("XChangeProperty") { display in
      connection.write(bytes, ofBits: 8, to: property, of: window, type: type, on: display)
    }
  }

  /// Writes numbers of 32 bits, which Xlib takes as longs.
  private func write(
    _ numbers: [UInt],
    to property: Atom,
    of window: Window,
    type: Atom
  ) -> Bool {
    connection.attempt("XChangeProperty") { display in
      connection.write(numbers, ofBits: 32, to: property, of: window, type: type, on: display)
    }
  }

  // MARK: In parts

  /// Says how much is to come, and waits until that was read.
  private func begin(_ bytes: [UInt8], to window: Window, _ property: Atom) -> Bool {
    // Its own window is watched already, for more than this.
    let isOwn = window == self.window
    let isWatched =
      isOwn || connection.attempt("XSelectInput") { XSelectInput($0, window, PropertyChangeMask) }
    let increment = connection.atoms[.increment]
    guard isWatched, write([UInt(bytes.count)], to: property, of: window, type: increment) else {
      return false
    }
    transfers.removeAll { $0.requestor == window && $0.property == property }
    transfers.append(Transfer(requestor: window, property: property, rest: bytes[...]))
    if transfers.count > Self.mostTransfers { forgetTransfer(at: 0) }
    return true
  }

  /// Forgets a transfer, and watches its window no more where that was its last.
  private func forgetTransfer(at place: Int) {
    let requestor = transfers.remove(at: place).requestor
    guard requestor != window, !transfers.contains(where: { $0.requestor == requestor }) else {
      return
    }
    _ = connection.attempt("XSelectInput") { XSelectInput($0, requestor, 0) }
  }

  /// Sends the next part once the one before was taken, and nothing as the last.
  ///
  /// - Returns: Whether the event was about one of the parts.
  func goOn(_ event: XPropertyEvent) -> Bool {
    guard event.state == PropertyDelete,
      let place = transfers.firstIndex(where: {
        $0.requestor == event.window && $0.property == event.atom
      })
    else { return false }
    let transfer = transfers[place]
    let part = transfer.rest.prefix(Self.partSize)
    let isTaken = write(part, to: transfer.property, of: transfer.requestor)
    if part.isEmpty || !isTaken {
      forgetTransfer(at: place)
    } else {
      transfers[place].rest = transfer.rest.dropFirst(part.count)
    }
    connection.settle()
    return true
  }
}
