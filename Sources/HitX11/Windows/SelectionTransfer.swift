internal import CHitX11

/// What another program hands over by a selection: it is asked for, and comes whole or in parts.
struct SelectionTransfer {
  /// What came of an answer.
  enum Outcome {
    /// The other program has nothing of this kind.
    case refused
    /// More is to come.
    case unfinished
    case whole([UInt8])
  }

  /// What comes behind so much is taken and dropped: nobody means to paste it.
  private static let mostBytes = 1 << 24

  private let connection: X11Connection
  private let window: UInt
  /// The property of the window that it comes in.
  private let property: Atom
  private var selection: Atom = 0
  /// What came so far, where it comes in parts.
  private var parts: [UInt8]?

  init(of window: UInt, in property: Atom, on connection: X11Connection) {
    (self.window, self.property, self.connection) = (window, property, connection)
  }

  /// Asks for what a selection has, as one kind of content; what was asked before is dropped.
  mutating func ask(_ selection: Atom, as kind: Atom, at time: Time) {
    self.selection = selection
    parts = nil
    let display = connection.request("XConvertSelection")
    XConvertSelection(display, selection, kind, property, window, time)
    connection.settle()
  }

  /// Takes the other program's answer.
  ///
  /// - Returns: What came of it; `nil` for the answer to another question.
  mutating func receive(_ event: XSelectionEvent) -> Outcome? {
    guard selection != 0, event.selection == selection else { return nil }
    guard event.property == property,
      let value = connection.property(property, of: window, isTaken: true)
    else { return finish(.refused) }
    guard value.type == connection.atoms[.increment] else { return finish(.whole(value.bytes)) }
    parts = []
    return .unfinished
  }

  /// Takes the next part of something large; an empty one is the last.
  ///
  /// - Returns: What came of it; `nil` for a change that is no part.
  mutating func goOn(_ event: XPropertyEvent) -> Outcome? {
    guard let count = parts?.count, event.window == window, event.state == PropertyNewValue,
      event.atom == property,
      let value = connection.property(property, of: window, isTaken: true)
    else { return nil }
    if value.bytes.isEmpty { return finish(.whole(parts ?? [])) }
    if count < Self.mostBytes { parts?.append(contentsOf: value.bytes) }
    return .unfinished
  }

  private mutating func finish(_ outcome: Outcome) -> Outcome {
    selection = 0
    parts = nil
    return outcome
  }
}
