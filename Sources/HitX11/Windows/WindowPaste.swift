internal import CHitX11

/// The text that a window asks for to paste it: what was copied last, here or elsewhere.
final class WindowPaste {
  private let connection: X11Connection
  private var transfer: SelectionTransfer

  /// Makes the pasting of a window, by the window's number.
  init(of window: UInt, on connection: X11Connection) {
    self.connection = connection
    transfer = SelectionTransfer(of: window, in: connection.atoms[.pasted], on: connection)
  }

  /// Asks for the text of the clipboard.
  func ask() {
    let (clipboard, kind) = (connection.atoms[.clipboard], connection.atoms[.utf8])
    transfer.ask(clipboard, as: kind, at: connection.latestServerTime)
  }

  /// Takes the answer of the program that has it.
  ///
  /// - Returns: The text, where that is all of it.
  func receive(_ event: XSelectionEvent) -> String? { take(transfer.receive(event)) }

  /// Takes the next part of a long text.
  ///
  /// - Returns: The text, once that is all of it.
  func goOn(_ event: XPropertyEvent) -> String? { take(transfer.goOn(event)) }

  private func take(_ outcome: SelectionTransfer.Outcome?) -> String? {
    guard case .whole(let bytes) = outcome else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }
}
