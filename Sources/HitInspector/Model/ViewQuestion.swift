package import Foundation
package import HitResponders

/// "Why not this view?": the view that is asked about, and where it can be pressed at all.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct ViewQuestion: Hashable, Sendable {
  /// A part of the view that is drawn and does not get presses.
  package struct Loss: Hashable, Sendable {
    /// The part, as upright rectangles.
    package var parts: [CGRect]
    /// The name of the view that gets the press there, if one does.
    package var winner: String?
    /// Whether the winner drops it.
    package var isDropped = false

    package init(parts: [CGRect], winner: String?) {
      self.parts = parts
      self.winner = winner
    }
  }

  /// One rectangle of what is lost.
  package struct LostPart: Hashable, Sendable {
    package var rect: CGRect
    package var winner: String?
    package var isDropped: Bool

    /// The middle of the part.
    package var center: CGPoint { CGPoint(x: rect.midX, y: rect.midY) }
  }

  /// One rectangle of what is lost, and where the pointer is in it.
  struct PointedPart: Hashable {
    var part: LostPart
    var point: CGPoint
  }

  package var view: SceneViewID
  package var name: String
  package var color: UIColor?
  /// Where a press reaches the view, as upright rectangles.
  package var reached: [CGRect] = []
  /// The parts in which it does not, the largest first.
  package var losses: [Loss] = []
  /// What there is to say of the view.
  package var facts: SelectedFacts?

  package init(_ view: SceneViewID, named name: String, color: UIColor? = nil) {
    self.view = view
    self.name = name
    self.color = color
  }

  /// The rectangle at a point in which the view gets no press, if there is one.
  package func lostPart(at point: CGPoint) -> LostPart? {
    for loss in losses {
      if let rect = loss.parts.first(where: { $0.contains(point) }) {
        return LostPart(rect: rect, winner: loss.winner, isDropped: loss.isDropped)
      }
    }
    return nil
  }
}

/// The views at a point, front to back, of which one is asked about.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct ViewStack: Hashable, Sendable {
  package struct Row: Hashable, Sendable {
    package var view: SceneViewID
    package var name: String
    package var color: UIColor?
    /// What became of the view in the walk, in words.
    package var reason: String
    /// Its row in the walk, where it has one.
    package var walk: WalkRow?

    package init(_ view: SceneViewID, named name: String, reason: String) {
      self.view = view
      self.name = name
      self.reason = reason
    }
  }

  package var point: CGPoint
  package var rows: [Row]
  /// The row that is chosen.
  package var chosen: Int

  package init(at point: CGPoint, rows: [Row], chosen: Int = 0) {
    self.point = point
    self.rows = rows
    self.chosen = chosen
  }
}
