/// A key or gesture and what it does.
nonisolated package struct KeyHint: Hashable, Sendable {
  package var key: String
  package var deed: String
  /// What a click on it does, of a key that is named for a command.
  package var command: InspectorCommand?
  /// Whether only a wide window has room for it.
  private(set) var isForWide = false

  package init(_ key: String, _ deed: String) {
    self.key = key
    self.deed = deed
  }

  /// Names the key of a command, as the table of keys has it.
  package init(_ command: InspectorCommand, _ deed: String) {
    self.init(KeyTable.label(of: command), deed)
    self.command = command
  }

  /// Names the key of a command where the window is wide.
  fileprivate static func wide(_ command: InspectorCommand, _ deed: String) -> KeyHint {
    var hint = KeyHint(command, deed)
    hint.isForWide = true
    return hint
  }

  /// What can be done on the canvas.
  package static let onCanvas = [
    KeyHint("hover", "explains, sends nothing"),
    KeyHint("click", "touches and pins"),
    KeyHint("Shift-click", "asks about the view"),
    KeyHint("Alt", "second finger"),
    KeyHint(.hold(.measure), "measure"),
    KeyHint("Ctrl-wheel", "zoom"),
    KeyHint("middle drag", "pan"),
  ]

  /// What can be done while the pointer is two fingers.
  package static let withTwoFingers = [
    KeyHint("drag", "pinch or rotate"),
    KeyHint("Shift-drag", "move both"),
    KeyHint("Ctrl-click", "set the centre"),
    KeyHint(.toggleSecondFinger, "second finger on or off"),
  ]

  /// What can be done on the canvas while clicks select.
  package static let whilePicking = [
    KeyHint("click", "selects"),
    KeyHint("click again", "next behind"),
    KeyHint(.togglePicking, "clicks touch again"),
  ]

  /// What can be done on the canvas while keys go to a scene.
  package static func onCanvas(keysTo name: String) -> [KeyHint] {
    [
      KeyHint("type", "goes to \(name)"),
      KeyHint(.clear, "gives the keys back to HitScope"),
      KeyHint(.escapeToScene, "sends Esc"),
      KeyHint(.toggleKeys, "either way"),
    ]
  }

  /// The most useful keys while nothing is pinned.
  package static let inStatus = [
    KeyHint(.togglePin, "pin hover"),
    wide(.stepFinding(1), "next finding"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// The most useful keys while something is pinned.
  package static let whilePinned = [
    KeyHint(.togglePin, "pin hover"),
    wide(.previousPin, "previous pin"),
    KeyHint(.clear, "unpin"),
    wide(.stepFinding(1), "next finding"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// The most useful keys while several fingers are told of.
  package static let ofFingers = [
    KeyHint(.otherTouch, "other touch"),
    KeyHint(.toggleSecondFinger, "2nd finger"),
    KeyHint(.clear, "unpin"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// The most useful keys while a question is open.
  package static let whileAsking = [
    KeyHint("Shift-click", "next behind"),
    KeyHint(.accept, "edits"),
    KeyHint(.clear, "clears"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// The most useful keys while keys go into a field that searches.
  package static let whileSearching = [
    KeyHint("Enter", "next"),
    KeyHint(.clear, "leaves the search"),
  ]

  /// The most useful keys while keys go into a field that takes a value.
  package static let whileFilling = [
    KeyHint("Enter", "sets"),
    KeyHint(.clear, "leaves"),
  ]

  /// The most useful keys while keys go to the scene.
  package static let whileTyping = [
    KeyHint(.clear, "keys back"),
    KeyHint(.toggleKeys, "keys to scene"),
    KeyHint(.showKeys, "all keys"),
  ]
}
