internal import CHitX11

/// Which of the texts that programs offer is pasted.
package enum OfferedText {
  /// What was copied last: the selection CLIPBOARD.
  case copied
  /// What was selected last, which the middle button pastes: the selection PRIMARY.
  case selected
}

/// The text that a window asks for to paste it, from this program or another.
final class WindowPaste {
  private let connection: X11Connection
  private var transfer: SelectionTransfer

  /// Makes the pasting of a window, by the window's number.
  init(of window: UInt, on connection: X11Connection) {
    self.connection = connection
    transfer = SelectionTransfer(of: window, in: connection.atoms[.pasted], on: connection)
  }

  /// Asks for a text; what was asked for before does not come any more.
  func ask(for text: OfferedText) {
    let selection =
      switch text {
      case .copied: connection.atoms[.clipboard]
      case .selected: XA_PRIMARY
      }
    transfer.ask(selection, as: connection.atoms[.utf8], at: connection.latestServerTime)
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
