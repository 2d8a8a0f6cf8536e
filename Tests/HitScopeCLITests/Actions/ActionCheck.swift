import HitInspector

/// What a person does with a key of the window, and what must come of it.
typealias ActionCheck = (ActionTrial) async throws -> Void

/// What is tried of the table of keys.
enum ActionChecks {
  /// What is tried of each command that a key gives.
  static var all: [InspectorCommand: ActionCheck] {
    [
      panels, pointing, canvas, files, editing, lessons, modes, timeline, transport, screenshot,
    ].reduce(into: [:]) { all, part in all.merge(part) { $1 } }
  }

  /// What is tried of the rows that have no key, by what they say.
  static var byPointer: [String: ActionCheck] {
    [
      "next behind, in front": digging,
      "move a scene larger than the canvas": panning,
      "what the second finger turns about": turning,
      "scroll a scroll view of the scene": scrolling,
    ]
  }
}
