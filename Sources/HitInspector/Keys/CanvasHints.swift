internal import HitResponders

// The keys and gestures named below the scene, for what is shown there.
nonisolated extension InspectorModel {
  var canvasHints: [KeyHint] {
    if keyboard.isScene { return KeyHint.onCanvas(keysTo: keyboard.name) }
    if hints != KeyHint.onCanvas { return hints }
    if isPicking { return KeyHint.whilePicking }
    if tool == .measure { return KeyHint.whileMeasuring }
    return selected == nil ? hints : KeyHint.whileSelected
  }
}

nonisolated extension KeyHint {
  /// What can be done on the canvas while a view is asked about.
  static let whileSelected = [
    KeyHint("Shift-click", "asks about the view behind"),
    KeyHint(.hold(.measure), "measure to the view under the pointer"),
    KeyHint("click", "touches, or pins a lost part"),
    KeyHint("Ctrl-wheel", "zoom"),
  ]

  static let whileMeasuring = [
    KeyHint(.hold(.measure), "measures, while held, from the view that is asked about or pinned"),
    KeyHint("hover", "to another view"),
  ]
}
