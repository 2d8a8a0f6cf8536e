// How the rows of the table are made.
nonisolated extension KeyTable {
  static func row(_ action: String, _ click: String, _ bindings: Binding...) -> Row {
    Row(action: action, bindings: bindings, click: click)
  }

  static func key(
    _ command: InspectorCommand,
    _ key: KeyStroke? = nil,
    _ twin: KeyStroke? = nil,
    plain: KeyStroke? = nil
  ) -> Binding {
    Binding(command: command, key: key, plain: twin ?? plain)
  }

  static func f(_ number: Int) -> KeyStroke { KeyStroke(.function(number)) }

  static func letter(_ letter: Unicode.Scalar) -> KeyStroke { KeyStroke(.letter(letter)) }

  static func control(_ letter: Unicode.Scalar) -> KeyStroke {
    KeyStroke(.letter(letter), .control)
  }

  static func sign(
    _ sign: Unicode.Scalar,
    _ name: String? = nil,
    _ modifiers: KeyStroke.Modifiers = []
  ) -> KeyStroke {
    KeyStroke(.sign(sign, name: name ?? String(sign)), modifiers)
  }

  static func named(
    _ key: KeyStroke.Named,
    _ modifiers: KeyStroke.Modifiers = []
  ) -> KeyStroke {
    KeyStroke(.named(key), modifiers)
  }
}
