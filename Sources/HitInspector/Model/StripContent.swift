/// What stands below the scene.
nonisolated package enum StripContent: Hashable, Sendable {
  /// What belongs to the mode.
  case mode
  /// What the edits came to so far.
  case changes
  case events
  /// The events in lanes, along the time.
  case lanes
  /// Whose each key is.
  case keys
  /// The tries of the scene.
  case lesson
}

nonisolated extension InspectorModel {
  /// What can stand below the scene, in the order in which it is gone through.
  private var strips: [StripContent] {
    // Without events their list and their lanes would look alike.
    let events: [StripContent] = log.isEmpty ? [.events] : [.events, .lanes]
    return (mode.hasStrip ? [.mode] : []) + (edits.isChanged ? [.changes] : []) + events + [.keys]
      + (card.tries.isEmpty ? [] : [.lesson])
  }

  /// What stands there by itself.
  private var ownStrip: StripContent {
    if card.isGuessing { return .lesson }
    if mode.hasStrip { return .mode }
    if edits.isChanged, properties != nil || log.isEmpty { return .changes }
    return key == nil ? .events : .keys
  }

  /// What stands below the scene; nothing of it while a replay has its timeline there.
  package var strip: StripContent? {
    if timeline != nil { return nil }
    return stripChoice.flatMap { strips.contains($0) ? $0 : nil } ?? ownStrip
  }

  /// Shows the next of what there is.
  mutating func changeStrip() {
    guard let strip, let place = strips.firstIndex(of: strip) else { return }
    show(strips[(place + 1) % strips.count])
  }

  /// Shows something below the scene; what would stand there by itself stays no choice.
  mutating func show(_ strip: StripContent) { stripChoice = strip == ownStrip ? nil : strip }
}
