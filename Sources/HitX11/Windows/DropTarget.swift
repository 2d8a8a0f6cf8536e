internal import CHitX11
internal import Foundation

/// Takes what other programs drop on a window, by the XDND protocol: lists of addresses of files.
final class DropTarget {
  /// The newest version of the protocol that is spoken; the oldest is 3.
  private static let version = 5

  private let connection: X11Connection
  private let window: UInt
  /// What is being dragged over the window.
  private var drag: Drag?
  /// The list of addresses on its way.
  private var transfer: SelectionTransfer

  /// Something that another program drags.
  private struct Drag {
    var source: Window
    var version: Int
    /// Whether it is a list of addresses.
    var isKnown: Bool
  }

  /// Says of a window that things can be dropped on it.
  init(of window: UInt, on connection: X11Connection) {
    (self.window, self.connection) = (window, connection)
    transfer = SelectionTransfer(of: window, in: connection.atoms[.dropData], on: connection)
    let (display, name) = (connection.request("XChangeProperty"), connection.atoms[.dropAware])
    connection.write([Self.version], ofBits: 32, to: name, of: window, type: XA_ATOM, on: display)
  }

  /// Takes a message of a program that drags something.
  ///
  /// - Returns: Whether it was one.
  func receive(_ message: XClientMessageEvent) -> Bool {
    guard message.format == 32 else { return false }
    let words = message.data.l
    let source = Window(bitPattern: words.0)
    switch message.message_type {
    case connection.atoms[.dropEnter]: enter(source, words)
    case connection.atoms[.dropPosition]: answerPosition(source)
    case connection.atoms[.dropLeave]: if drag?.source == source { drag = nil }
    case connection.atoms[.drop]: ask(source, at: Time(bitPattern: words.2))
    default: return false
    }
    return true
  }

  private func enter(_ source: Window, _ words: (Int, Int, Int, Int, Int)) {
    let version = words.1 >> 24 & 0xff
    guard (3...255).contains(version) else { return }
    var kinds = [words.2, words.3, words.4].map { Atom(bitPattern: $0) }
    if words.1 & 1 != 0 {
      // More kinds than fit into a message are in a property of the other program's window.
      kinds = connection.property(connection.atoms[.dropKinds], of: source)?.numbers ?? []
    }
    drag = Drag(
      source: source,
      version: min(version, Self.version),
      isKnown: kinds.contains(connection.atoms[.addresses])
    )
  }

  /// Says whether it would be taken here, wherever in the window it is.
  private func answerPosition(_ source: Window) {
    guard let drag, drag.source == source else { return }
    // The second bit asks for no more positions within a rectangle, which is empty.
    let answer = drag.isKnown ? 1 : 0
    let action = drag.isKnown ? Int(bitPattern: connection.atoms[.dropCopy]) : 0
    send(.dropStatus, to: source, answer, 0, 0, action)
  }

  /// Asks for what was dropped.
  private func ask(_ source: Window, at time: Time) {
    guard let drag, drag.source == source else { return }
    guard drag.isKnown else { return finish(isTaken: false) }
    transfer.ask(connection.atoms[.dropSelection], as: connection.atoms[.addresses], at: time)
  }

  /// Takes the other program's answer.
  ///
  /// - Returns: What was dropped, where that is all of it.
  func receive(_ event: XSelectionEvent) -> String? { take(transfer.receive(event)) }

  /// Takes the next part of something large.
  ///
  /// - Returns: What was dropped, once that is all of it.
  func goOn(_ event: XPropertyEvent) -> String? { take(transfer.goOn(event)) }

  private func take(_ outcome: SelectionTransfer.Outcome?) -> String? {
    switch outcome {
    case .whole(let bytes):
      guard drag != nil else { return nil }
      finish(isTaken: true)
      return String(decoding: bytes, as: UTF8.self)
    case .refused:
      finish(isTaken: false)
      return nil
    case .unfinished, nil: return nil
    }
  }

  /// Tells the other program that it is over.
  private func finish(isTaken: Bool) {
    guard let drag else { return }
    self.drag = nil
    // Versions before the fifth tell nothing of what was taken.
    let tells = isTaken && drag.version >= 5
    let action = tells ? Int(bitPattern: connection.atoms[.dropCopy]) : 0
    send(.dropFinished, to: drag.source, tells ? 1 : 0, action)
  }

  private func send(
    _ name: Atoms.Name,
    to source: Window,
    _ first: Int,
    _ second: Int,
    _ third: Int = 0,
    _ fourth: Int = 0
  ) {
    var event = XEvent()
    event.xclient.type = ClientMessage
    event.xclient.window = source
    event.xclient.message_type = connection.atoms[name]
    event.xclient.format = 32
    event.xclient.data.l = (Int(bitPattern: window), first, second, third, fourth)
    // The other program may be gone by now.
    _ = connection.attempt("XSendEvent") { XSendEvent($0, source, 0, 0, &event) }
    connection.settle()
  }
}
