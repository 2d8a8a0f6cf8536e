package import Foundation

/// What a change would do that would mend a press, as outlines on the canvas.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct FixPreview: Hashable, Sendable {
  /// The views that would lie elsewhere or be of another size, as they would lie.
  package var frames: [SceneShape] = []
  /// Where a press would reach the view and does not now.
  package var won: [CGRect] = []

  package init() {}
}

extension SelectionMarks {
  /// Draws what a change would do.
  mutating func add(_ preview: FixPreview) {
    let won = preview.won.map { geometry.windowRect($0) }
    if !won.isEmpty { add(.wouldReach(won)) }
    for shape in preview.frames { add(.wouldLie(StageMark.Outline(shape, geometry))) }
  }
}
