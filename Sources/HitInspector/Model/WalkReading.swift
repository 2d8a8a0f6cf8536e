internal import Foundation
internal import HitResponders

/// Reads a walk into rows with reasons in words, asking the live views how far off a point was.
struct WalkReading {
  private let record: WalkRecord
  private let walk: HitTestWalk

  init(_ record: WalkRecord, of walk: HitTestWalk) {
    self.record = record
    self.walk = walk
  }

  /// The rows, numbered in the order the views were asked.
  var rows: [WalkRow] {
    var rows: [WalkRow] = []
    rows.reserveCapacity(record.lines.count)
    var visits = walk.visits[...]
    for (index, line) in record.lines.enumerated() {
      if line.isAsked, let visit = visits.popFirst() {
        let next = record.lines.indices.contains(index + 1) ? record.lines[index + 1] : nil
        let hidesOthers = next.map { !$0.isAsked && $0.depth > line.depth } ?? false
        rows.append(
          WalkRow(
            number: walk.visits.count - visits.count,
            name: line.view,
            depth: line.depth,
            outcome: outcome(of: visit),
            reason: reason(of: visit, hidesOthers: hidesOthers),
            isOverride: visit.isOverride,
            view: ObjectIdentifier(visit.view)
          )
        )
      } else {
        rows.append(
          WalkRow(
            number: nil,
            name: line.view,
            depth: line.depth,
            outcome: .notAsked,
            reason: "not asked, would be inside"
          )
        )
      }
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

  // MARK: Words

  private func reason(of visit: HitTestWalk.Visit, hidesOthers: Bool) -> String {
    let view = visit.view
    let answer = visit.answer.map { $0 === view ? "itself" : $0.routingName } ?? "nil"
    guard let verdict = visit.verdicts.last else { return "own hitTest: \(answer)" }
    if visit.isOverride { return "\(word(for: verdict, visit)), answers \(answer)" }
    switch verdict {
    case .descended:
      let word = word(for: verdict, visit)
      return visit.answer === view ? "\(word), no child" : word
    case .outside where hidesOthers && !view.overrides(.pointInside): return "pointInside = false"
    default: return word(for: verdict, visit)
    }
  }

  private func word(for verdict: HitTestVerdict, _ visit: HitTestWalk.Visit) -> String {
    let view = visit.view
    switch verdict {
    case .descended:
      return distance(visit) == nil ? "inside" : "own pointInside"
    case .hidden: return "hidden"
    case .interactionDisabled: return view.isDisabledControl ? "control off" : "touch disabled"
    case .transparent(let alpha):
      let value = alpha == 0 ? "0.00" : ShortNumber.exact(Double(alpha))
      return "alpha \(value) \(alpha < 0.01 ? "<" : "≤") 0.01"
    case .animating: return "animated, no touches"
    case .singular: return "transform is flat"
    case .outside:
      guard let distance = distance(visit) else { return "own pointInside = false" }
      return "outside by \(distance) pt"
    }
  }

  /// How far the point was from the view's bounds; none when it was inside them.
  private func distance(_ visit: HitTestWalk.Visit) -> String? {
    let bounds = visit.view.bounds
    let point = visit.point
    let isInside =
      point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY
      && point.y < bounds.maxY
    if isInside { return nil }
    let x = max(bounds.minX - point.x, point.x - bounds.maxX, 0)
    let y = max(bounds.minY - point.y, point.y - bounds.maxY, 0)
    let distance = (x * x + y * y).squareRoot()
    guard distance.isFinite else { return "∞" }
    return distance >= 10
      ? "\(ShortNumber.exact(Double(distance.rounded())))"
      : ShortNumber.coordinate((distance * 10).rounded() / 10)
  }
}
