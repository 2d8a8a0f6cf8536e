internal import Foundation
internal import HitResponders

/// One view in the walk.
nonisolated package struct WalkRow: Hashable, Sendable {
  /// What became of the view; the point is also inside one that was not asked.
  package enum Outcome: Hashable, Sendable { case inside, refused, received, notAsked }

  /// The view's place in the walk, counted from 1; none for a view that was not asked, which
  /// receives all the same where an override answers it.
  package var number: Int?
  package var name: String
  /// How far the row is indented.
  package var depth: Int
  package var outcome: Outcome
  package var reason: String
  package var isOverride: Bool
  package var view: SceneViewID?
}

/// Reads a walk into rows: what its lines say, and how far off a point was.
struct WalkReading {
  let record: WalkRecord
  let walk: HitTestWalk

  /// The rows, numbered in the order the views were asked.
  var rows: [WalkRow] {
    var rows: [WalkRow] = []
    rows.reserveCapacity(record.lines.count)
    var visits = walk.visits[...]
    for line in record.lines {
      let visit = line.isAsked ? visits.popFirst() : nil
      rows.append(
        WalkRow(
          number: visit.map { _ in walk.visits.count - visits.count },
          name: line.view,
          depth: line.depth,
          outcome: visit.map { outcome(of: $0) } ?? .notAsked,
          reason: visit.map { reason(line, $0) } ?? line.outcome.text,
          isOverride: line.isOverride,
          view: visit.map { ObjectIdentifier($0.view) }
        )
      )
    }
    nameUnaskedReceiver(in: &rows)
    return rows
  }

  /// Marks the receiver among the rows of views that nobody asked, where an override answered it.
  private func nameUnaskedReceiver(in rows: inout [WalkRow]) {
    guard let hit = walk.hit, !rows.contains(where: { $0.outcome == .received }),
      let index = rows.lastIndex(where: { $0.number == nil && $0.name == hit.routingName })
    else { return }
    let redirecting = walk.visits.last { $0.answer === hit && $0.isOverride }
    rows[index].outcome = .received
    rows[index].view = ObjectIdentifier(hit)
    rows[index].reason =
      redirecting.map { "answered by \($0.view.routingName)" } ?? "answered unasked"
  }

  private func outcome(of visit: HitTestWalk.Visit) -> WalkRow.Outcome {
    guard let answer = visit.answer else { return .refused }
    return answer === visit.view && visit.view === walk.hit ? .received : .inside
  }

  /// The log's words; the answer is the rows' order, unless an override gave it.
  private func reason(_ line: WalkRecord.Line, _ visit: HitTestWalk.Visit) -> String {
    if line.isOverride { return line.outcome.text }
    let isOutside = visit.verdicts.last == .outside
    guard isOutside || visit.verdicts.last == .descended else { return line.reason.text }
    let distance = RectDistance(of: visit.point, from: visit.view.hitBounds)
    if isOutside == (distance == nil) { return "\(line.reason.text), own pointInside" }
    if let distance { return "\(line.reason.text), \(distance.text)" }
    return visit.answer === visit.view ? "\(line.reason.text), no child" : line.reason.text
  }
}
