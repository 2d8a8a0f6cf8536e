internal import Foundation
internal import HitResponders

/// One thing drawn over the scene for the view that is asked about or pointed at.
///
/// > Coordinates: window space.
nonisolated enum SelectionMark: Hashable {
  typealias Outline = StageMark.Outline

  /// How a part is drawn that a view loses.
  struct Lost: Hashable {
    /// Whether another view gets the press and drops it.
    var isDropped: Bool
    /// Whether the screenshot is to be seen between the stripes.
    var isOverScreenshot: Bool
    /// The circles that stay to be seen: the numbers of findings.
    var spared: [CGRect] = []
  }

  /// The view that is asked about.
  case view(Outline)
  /// The bounds of its superview; in two colours where that refused.
  case parent(Outline, isRefusing: Bool)
  /// An ancestor that cuts a part of it off.
  case clipping(Outline)
  /// The parts in which a press reaches it.
  case reached([CGRect], Outline)
  /// The parts in which another view gets the press, or gets and drops it.
  case lost([CGRect], Outline, Lost)
  /// How far it is from one edge of its superview, or how far it sticks out there.
  case gap(Gap)
  /// What two views that are measured have in common.
  case shared(CGRect)
  /// A line that leads from the end of a distance to the view that it is measured to.
  case guide(CGPoint, CGPoint)
  /// A few letters on a dark ground.
  case pill(Pill)
  /// Where a press would reach it after a change.
  case wouldReach([CGRect])
  /// How a view would lie after a change.
  case wouldLie(Outline)
  /// A view whose row is under the pointer, or that would receive under it beside a pin.
  case pointedAt(Outline)

  /// A line between two edges.
  struct Gap: Hashable {
    /// Where the line begins, which is at the superview's edge.
    var start: CGPoint
    var end: CGPoint
    /// Whether the view sticks out, so that the line is an arrow that points outwards.
    var isOut: Bool
  }

  struct Pill: Hashable {
    /// What a pill tells, which decides its colour.
    enum Tone: Hashable { case gap, lost, dropped }

    var rect: CGRect
    var text: String
    var tone: Tone
  }

  /// The box around everything the mark draws.
  var extent: CGRect {
    switch self {
    case .view(let outline), .parent(let outline, _), .wouldLie(let outline),
      .pointedAt(let outline):
      outline.box.insetBy(dx: -3, dy: -3)
    // With the scissors at its corner.
    case .clipping(let outline): outline.box.insetBy(dx: -6, dy: -6)
    case .reached(let parts, _), .lost(let parts, _, _), .wouldReach(let parts):
      parts.reduce(CGRect.null) { $0.union($1) }.insetBy(dx: -1, dy: -1)
    case .gap(let gap):
      CGRect(around: gap.start, radius: 0).union(CGRect(around: gap.end, radius: 0))
        .insetBy(dx: -6, dy: -6)
    case .shared(let rect): rect.insetBy(dx: -1, dy: -1)
    case .guide(let start, let end):
      CGRect(around: start, radius: 1).union(CGRect(around: end, radius: 1))
    case .pill(let pill): pill.rect.insetBy(dx: -1, dy: -1)
    }
  }
}
