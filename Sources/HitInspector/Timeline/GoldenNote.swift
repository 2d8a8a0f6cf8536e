internal import HitResponders

/// What of the scene was otherwise when a trace was recorded, drawn over it as it is now.
nonisolated package struct GoldenNote: Hashable, Sendable {
  package var name: String
  package var remark: String
  /// Where the view is, or where it was.
  package var shape: SceneShape
  /// Whether the view received the touch, and not only lay elsewhere.
  package var isReceiver: Bool

  package init(_ name: String, _ remark: String, _ shape: SceneShape, isReceiver: Bool) {
    (self.name, self.remark, self.shape, self.isReceiver) = (name, remark, shape, isReceiver)
  }
}

extension Callout {
  /// What was otherwise, where views lay first.
  static func golden(_ notes: [GoldenNote], _ geometry: StageGeometry) -> [Callout] {
    notes.map { note in
      Callout(
        kind: note.isReceiver ? .golden : .goldenFrame,
        title: "golden: \(Shown.name(note.name))",
        remark: note.remark,
        box: geometry.windowRect(note.shape.box)
      )
    }
  }
}
