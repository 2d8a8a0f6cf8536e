// Every action by its name.
nonisolated extension KeyTable {
  /// Something that can be done at once, by its name.
  package struct Action: Hashable, Sendable {
    package var title: String
    package var command: InspectorCommand
    /// The keys that do it, as `Ctrl-P, P`.
    package var keys: String

    /// What it is called, and what else people may look for.
    package var names: [String] { [title] + (KeyTable.otherNames[command] ?? []) }
  }

  /// Words of other programs, or of this one's own options, for actions that are called otherwise.
  private static let otherNames: [InspectorCommand: [String]] = [
    .showKeys: ["help", "shortcuts"], .switchTheme: ["theme", "appearance"],
    .askForFile: ["file", "load"], .askToWrite: ["export", "screenshot", "picture"],
    .toggleRecording: ["trace"], .quit: ["exit", "close"], .search: ["find"],
    .zoomToFit: ["whole scene"], .showMode(.hitMap): ["hit map"],
  ]

  /// Every action that has a name of its own and needs no key that is held.
  package static let actions: [Action] = rows.flatMap { row in
    row.bindings.compactMap { binding in
      let title = binding.title ?? (row.bindings.count == 1 ? row.action : nil)
      guard let title, binding.command.isAction else { return nil }
      let keys = [binding.key, binding.plain].compactMap { $0?.name }.joined(separator: ", ")
      return Action(title: title, command: binding.command, keys: keys)
    }
  }
}

nonisolated extension InspectorCommand {
  /// Whether it does something by itself, whatever has the keys.
  fileprivate var isAction: Bool {
    switch self {
    case .hold, .step, .moveProbe, .accept, .showPalette: false
    default: true
    }
  }
}
