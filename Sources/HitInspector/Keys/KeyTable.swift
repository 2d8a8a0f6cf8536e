/// Every key of the window, told once: the window obeys it, shows it, and the documentation has it.
nonisolated package enum KeyTable {
  /// A key that does something.
  package struct Binding: Hashable, Sendable {
    package var command: InspectorCommand
    /// The function key or the key with Ctrl, which works in every state.
    package var key: KeyStroke?
    /// The plain key, which works while the window has the keys.
    package var plain: KeyStroke?
    /// Where the plain key works.
    package var scope = Scope.window
    /// What it is called, where the row tells of several.
    package var title: String?

    /// Gives it a name of its own.
    func called(_ title: String) -> Binding {
      var binding = self
      binding.title = title
      return binding
    }
  }

  /// Where plain keys work, besides those that work everywhere in the window.
  package enum Scope: Hashable, Sendable {
    case window
    /// While the lanes of a timeline have the keys.
    case lanes
    /// While it is asked who receives a press.
    case guess
    /// While it is asked what becomes of a file that was changed on disk as well as here.
    case conflict
  }

  /// What can be done, with the keys that do it.
  package struct Row: Hashable, Sendable {
    package var action: String
    package var bindings: [Binding]
    /// Where to click for the same.
    package var click: String

    /// The keys that work in every state, as `Ctrl-Up, Ctrl-Down`.
    package var keys: String { names(\.key) }
    /// The plain keys.
    package var plainKeys: String { names(\.plain) }

    private func names(_ path: KeyPath<Binding, KeyStroke?>) -> String {
      KeyStroke.names(bindings.compactMap { $0[keyPath: path] })
    }
  }

  /// Looks a key up, under the modifiers held with it.
  ///
  /// - Parameters:
  ///   - keysym: What the key means to X.
  ///   - held: The modifiers.
  ///   - isPlainKeyOwn: Whether the window has the plain keys.
  ///   - scope: What else has the plain keys; its own come first.
  /// - Returns: What the window does for it, or `nil` for a key that is not its own.
  package static func command(
    keysym: Int,
    _ held: KeyStroke.Modifiers,
    isPlainKeyOwn: Bool,
    in scope: Scope = .window
  ) -> InspectorCommand? {
    let bindings = rows.lazy.flatMap(\.bindings)
    if scope != .window, isPlainKeyOwn {
      let own = bindings.first {
        $0.scope == scope && $0.plain?.matches(keysym: keysym, held) == true
      }
      if let own { return own.command }
    }
    for binding in bindings where binding.scope == .window {
      if binding.key?.matches(keysym: keysym, held) == true { return binding.command }
      if isPlainKeyOwn, binding.plain?.matches(keysym: keysym, held) == true {
        return binding.command
      }
    }
    return nil
  }

  /// The key that does something in every state, else the plain one.
  package static func name(of command: InspectorCommand) -> String? {
    let binding = binding(of: command)
    return (binding?.key ?? binding?.plain)?.name
  }

  /// The same, and empty where no key does it.
  package static func label(of command: InspectorCommand) -> String { name(of: command) ?? "" }

  /// The plain key that does something, else the one that does in every state.
  package static func shortName(of command: InspectorCommand) -> String {
    let binding = binding(of: command)
    return (binding?.plain ?? binding?.key)?.name ?? ""
  }

  private static func binding(of command: InspectorCommand) -> Binding? {
    rows.lazy.flatMap(\.bindings).first { $0.command == command }
  }

  /// Whether a key does something in every state.
  package static func isTaken(_ key: KeyStroke) -> Bool {
    rows.lazy.flatMap(\.bindings).contains { $0.key == key }
  }

  /// Says what a button does, and the key that does the same.
  package static func help(_ deed: String, _ command: InspectorCommand) -> String {
    name(of: command).map { "\(deed): \($0)" } ?? deed
  }

  /// The plain key that does something while the window has the keys.
  package static func plainName(of command: InspectorCommand) -> String? {
    binding(of: command)?.plain?.name
  }

  /// The table as the documentation has it.
  package static var document: String {
    var lines = ["| action | always | plain | or click |", "| --- | --- | --- | --- |"]
    lines += rows.map { row in
      let cells = [row.action, row.keys, row.plainKeys, row.click]
      return "|\(cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined())"
    }
    return lines.joined(separator: "\n")
  }

  // MARK: Rows

  package static let rows: [Row] =
    [
      row("all keys", "F1 in the status bar", key(.showKeys, f(1), sign("?"))),
      row("any action, by its name", "", key(.showPalette, control("k"))),
      row(
        "fold views, facts, events, explanation",
        "",
        key(.fold(.views), f(2)).called("fold the views"),
        key(.fold(.selected), f(3)).called("fold the facts"),
        key(.fold(.log), f(4)).called("fold the events"),
        key(.fold(.why), f(5)).called("fold the explanation")
      ),
      row(
        "below the scene: events, lanes, keys, lesson",
        "list / lanes",
        key(.nextStrip, KeyStroke(.function(4), .shift))
      ),
      row(
        "next, previous panel",
        "the panel",
        key(.nextPanel, f(6)).called("next panel"),
        key(.tab(1), plain: named(.tab)).called("next layer, or panel"),
        key(.previousPanel, KeyStroke(.function(6), .shift))
          .called("previous panel"),
        key(.tab(-1), plain: named(.tab, .shift)).called("previous layer, or panel")
      ),
      row("keys to the scene and back", "keys in the status bar", key(.toggleKeys, f(9))),
      row(
        "pin what is under the pointer, unpin",
        "the pin",
        key(.togglePin, control("p"), letter("p"))
      ),
      row(
        "views as outlines, and back",
        "Outline",
        key(.toggleOutline, KeyStroke(.letter("o"), [.control, .shift]), letter("o"))
      ),
      row(
        "previous, next pin",
        "beside the pin",
        key(.previousPin, named(.up, .control)).called("previous pin"),
        key(.nextPin, named(.down, .control)).called("next pin")
      ),
      row(
        "ask about the view under the pointer",
        "Shift-click, again",
        key(.askUnderPointer, named(.enter, .control), letter("y"))
      ),
      row(
        "another row; 1 pt on the canvas",
        "a row, a point",
        key(.step(.previous), plain: named(.up)),
        key(.step(.next), plain: named(.down)),
        key(.step(.parent), plain: named(.left)),
        key(.step(.child), plain: named(.right))
      ),
      row(
        "8 pt on the canvas",
        "",
        key(.moveProbe(.previous, by: 8), plain: named(.up, .shift)),
        key(.moveProbe(.next, by: 8), plain: named(.down, .shift)),
        key(.moveProbe(.parent, by: 8), plain: named(.left, .shift)),
        key(.moveProbe(.child, by: 8), plain: named(.right, .shift))
      ),
      row("take the row of a list; edit the view", "the row", key(.accept, plain: named(.enter))),
      row("next behind, in front", "Shift-click again, Shift-wheel"),
      row(
        "clicks ask, and touch nothing",
        "",
        key(.togglePicking, KeyStroke(.letter("i"), [.control, .shift]), letter("i"))
      ),
      row("other touch", "its tab", key(.otherTouch, plain: letter("t"))),
      row("search in views, or in events", "the field", key(.search, control("f"), sign("/"))),
      row(
        "copy the explanation, the path of a view in the tree, a finding",
        "",
        key(.copyExplanation, control("c")).called("copy")
      ),
      row(
        "copy the command that replays",
        "the notice",
        key(.copyReplayCommand, KeyStroke(.letter("c"), [.control, .shift]))
      ),
      row(
        "record the scene, made anew; stop",
        "Record",
        key(.toggleRecording, control("r"), letter("r"))
      ),
      row("save a changed scene, or a dump as one; else a trace", "", key(.save, control("s"))),
      row(
        "save a trace of the scene so far",
        "",
        key(.saveTrace, KeyStroke(.letter("s"), [.control, .shift]))
      ),
      row(
        "undo, redo an edit",
        "above the scene; CHANGES",
        key(.undo, control("z")).called("undo an edit"),
        key(.redo, KeyStroke(.letter("z"), [.control, .shift])).called("redo an edit")
      ),
      row(
        "take back all edits since the scene's file, as one edit",
        "Revert",
        key(.revert).called("revert the scene to its file")
      ),
      row("make the scene anew", "restart", key(.restartScene, named(.backspace, .control))),
      row("open a scene, a dump or a trace", "drop it", key(.askForFile, control("o"))),
      row("write what is shown: PNG, SVG, HTML", "", key(.askToWrite, control("e"))),
      row(
        "open the file at this line, in $VISUAL or $EDITOR",
        "the line of a finding",
        key(.openEditor(nil), KeyStroke(.letter("e"), [.control, .shift]), letter("e"))
      ),
      row("all scenes", "their number", key(.open(.scenes))),
      row(
        "previous, next scene",
        "beside the title",
        key(.previousScene, named(.pageUp, .control)).called("previous scene"),
        key(.nextScene, named(.pageDown, .control)).called("next scene")
      ),
      row(
        "zoom in, out",
        "Ctrl-wheel",
        key(.zoomIn, sign("+", "plus", .control)).called("zoom in"),
        key(.zoomOut, sign("-", "minus", .control)).called("zoom out")
      ),
      row(
        "zoom to fit, to 100 %",
        "the zoom list",
        key(.zoomToFit, sign("0", nil, .control)).called("zoom to fit"),
        key(.zoomToOwnSize, sign("9", nil, .control)).called("zoom to 100 %")
      ),
      row("scroll a scroll view of the scene", "wheel over it"),
      row("move a scene larger than the canvas", "middle drag, wheel"),
      row("full screen", "", key(.toggleFullScreen, f(11))),
      row("dark or light", "", key(.switchTheme, control("t"))),
      row(
        "second finger; while held",
        "hold Alt; Alt-Shift moves both",
        key(.toggleSecondFinger, KeyStroke(.letter("f"), [.control, .shift]), letter("f"))
      ),
      row("what the second finger turns about", "Ctrl-click"),
      row(
        "measure to the view under the pointer, while held",
        "",
        key(.hold(.measure), plain: letter("m"))
      ),
      row(
        "enlarge what is under the pointer, while held",
        "",
        key(.hold(.lens), plain: letter("z"))
      ),
      row("shake, while held", "", key(.shake, KeyStroke(.letter("z"), [.control, .alt]))),
      row("Esc to the scene", "", key(.escapeToScene, named(.escape, .shift))),
      row("clear one step", "", key(.clear, named(.escape))),
      row("quit", "the close button", key(.quit, control("q"))),
    ] + conflictRows + lessonRows + timelineRows + modeRows
}
