internal import HitResponders

// The keys and gestures named below the scene, for what is shown there.
nonisolated extension InspectorModel {
  var canvasHints: [KeyHint] {
    if keyboard.isScene { return KeyHint.onCanvas(keysTo: keyboard.name) }
    if hints != KeyHint.onCanvas { return hints }
    if timeline != nil { return KeyHint.onCanvasOfReplay }
    if isPicking { return KeyHint.whilePicking }
    if card.isAnswerHidden { return KeyHint.whileGuessing }
    if tool == .measure { return KeyHint.whileMeasuring }
    if properties != nil, mode == .inspect { return KeyHint.whileEditing }
    if mode == .touch { return KeyHint.whileTouching }
    if mode == .explode { return KeyHint.onLayers }
    if mode == .hitMap, selected == nil { return KeyHint.onMap }
    if isOutlined { return KeyHint.whileOutlined }
    if isOverScreenshot, selected == nil { return KeyHint.whileOverScreenshot }
    return selected == nil ? hints : KeyHint.whileSelected
  }
}

nonisolated extension KeyHint {
  /// Names the plain key of a command, which works while the window has the keys.
  init(plain command: InspectorCommand, _ deed: String) {
    self.init(KeyTable.plainName(of: command) ?? "", deed)
    self.command = command
  }

  /// What can be done while a trace is replayed.
  static let onCanvasOfReplay = [
    KeyHint(plain: .timeline(.play), "play"),
    KeyHint(", .", "one event"),
    KeyHint("Shift-, .", "difference"),
    KeyHint("A D", "pan"),
    KeyHint("W S", "zoom"),
    KeyHint(.clear, "leave the replay"),
  ]

  /// The most useful keys while a trace is replayed.
  static let whileReplaying = [
    KeyHint(plain: .timeline(.play), "play"),
    KeyHint(", .", "step"),
    KeyHint(plain: .timeline(.differenceOn), "next difference"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// What can be done on the canvas while a guess is asked for, and until it is pressed.
  static let whileGuessing = [
    KeyHint("hover", "shows no walk while a guess is open"),
    KeyHint("A B C D", "guess"),
    KeyHint(plain: .accept, "presses the try"),
    KeyHint("Shift-click", "asks about the view"),
    KeyHint("Alt", "second finger"),
  ]

  /// The most useful keys while a lesson stands below the scene.
  static let inLesson = [
    KeyHint(plain: .nextTry, "next try"),
    KeyHint(plain: .toggleGuessing, "guess on or off"),
    KeyHint(.nextScene, "next lesson"),
    KeyHint(.showKeys, "all keys"),
  ]

  /// What can be done on the canvas while a view is asked about.
  static let whileSelected = [
    KeyHint("Shift-click", "asks about the view behind"),
    KeyHint(.hold(.measure), "measure to the view under the pointer"),
    KeyHint("click", "touches, or pins a lost part"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  /// What can be done on the canvas while a view is edited.
  static let whileEditing = [
    KeyHint("drag", "moves"),
    KeyHint("handles", "resize"),
    KeyHint("the circle", "turns"),
    KeyHint("arrows", "1 pt, Shift 8 pt"),
    KeyHint("Alt", "frees"),
  ]

  /// What can be done on the canvas while only presses are explained.
  static let whileTouching = [
    KeyHint("click", "touches and pins"),
    KeyHint("Shift-click", "asks about the view"),
    KeyHint("Alt", "second finger"),
    KeyHint(plain: .showMode(.inspect), "explains the hover as well"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  /// What can be done with the layers.
  static let onLayers = [
    KeyHint("drag", "orbit"),
    KeyHint("Shift-drag", "pan"),
    KeyHint("wheel", "spread"),
    KeyHint("click", "presses"),
    KeyHint("double-click", "looks along the ray"),
    KeyHint(plain: .resetCamera, "reset"),
    KeyHint("Shift-click", "selects"),
  ]

  /// What can be done on the map.
  static let onMap = [
    KeyHint("hover", "probe"),
    KeyHint("click", "touches and pins"),
    KeyHint("Shift-click", "asks about the view"),
    KeyHint(.stepFinding(1), "next finding"),
    KeyHint(.compareMap, "compare from now on"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  /// What can be done while views are shown as outlines.
  static let whileOutlined = [
    KeyHint(plain: .toggleOutline, "outline off"),
    KeyHint(.hold(.lens), "lens"),
    KeyHint(.hold(.measure), "measure"),
    KeyHint("hover", "explains"),
    KeyHint("Shift-click", "asks about the view"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  /// What can be done while the scene lies over its screenshot.
  static let whileOverScreenshot = [
    KeyHint("drag", "scrolls the list"),
    KeyHint("click", "touch"),
    KeyHint("Shift-click", "asks about the view, again: behind"),
    KeyHint(plain: .fadeScreenshot, "fade the screenshot"),
    KeyHint(plain: .showMode(.hitMap), "hit map"),
  ]

  /// What can be done while the key that measures is held.
  static let whileMeasuring = [
    KeyHint(.hold(.measure), "measures, while held, from the view that is asked about or pinned"),
    KeyHint("hover", "to another view"),
  ]
}
