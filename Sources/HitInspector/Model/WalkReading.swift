internal import Foundation
internal import HitResponders

/// Reads a walk into rows, in the order the views were asked.
///
/// A view that was not asked has a row where it would have taken the press, or is the subject.
struct WalkReading {
  let walk: HitTestWalk
  /// The lines of the walk, each with its view.
  let lines: [(view: UIView, line: WalkRecord.Line)]
  /// The view that was meant or is asked about.
  let subject: UIView?
  let rules: HitTestRules

  var rows: [WalkRow] {
    var rows: [WalkRow] = []
    rows.reserveCapacity(lines.count)
    var number = 0
    for (view, line) in lines {
      if line.isAsked {
        rows.append(row(of: walk.visits[number], named: line.view, number: number + 1))
        number += 1
      } else if let remark = remark(onUnasked: view) {
        rows.append(
          WalkRow(
            name: line.view,
            depth: line.depth,
            outcome: view === walk.hit ? .received : .notAsked,
            remark: remark,
            view: ObjectIdentifier(view)
          )
        )
      }
    }
    return rows
  }

  private func row(of visit: HitTestWalk.Visit, named name: String, number: Int) -> WalkRow {
    let isReceiver = visit.answer === visit.view && visit.view === walk.hit
    return WalkRow(
      number: number,
      name: name,
      depth: visit.depth,
      outcome: isReceiver ? .received : visit.answer == nil ? .refused : .inside,
      remark: remark(on: visit),
      view: ObjectIdentifier(visit.view)
    )
  }

  private func remark(on visit: HitTestWalk.Visit) -> WalkRemark {
    let answer = visit.answer
    if visit.isOverride { return .override(answer: answer.map { name(of: $0, in: visit) }) }
    let isOutside = !visit.view.hitBounds.contains(visit.point)
    let gap = WalkRemark.Gap(point: visit.point, bounds: visit.view.hitBounds)
    switch visit.verdicts.last {
    case .descended where isOutside: return .ownPoint(true)
    case .outside: return isOutside ? .outside(gap) : .ownPoint(false)
    case .descended, nil:
      if answer !== visit.view { return .inside(.wentOn) }
      return .inside(visit.view.subviews.isEmpty ? .empty : .noneTook)
    case .singular: return .refused(.singular, nil)
    case let verdict?: return .refused(verdict, isOutside ? gap : nil)
    }
  }

  private func name(of answer: UIView, in visit: HitTestWalk.Visit) -> String {
    answer === visit.view ? "itself" : answer.routingName
  }

  /// What is said of a view that contains the point and was not asked; `nil` where nothing is.
  private func remark(onUnasked view: UIView) -> WalkRemark? {
    if view === walk.hit {
      let redirecting = walk.visits.last { $0.answer === view && $0.isOverride }
      return .answered(by: redirecting?.view.routingName)
    }
    let refusal = view.standingRefusals(rules).first
    if view === subject { return .notAsked(refusal) }
    return refusal == nil && !isBelowDeadView(view) ? .notAsked(nil) : nil
  }

  /// Whether a view above refuses every point.
  private func isBelowDeadView(_ view: UIView) -> Bool {
    view.ancestry.dropFirst().contains { !$0.standingRefusals(rules).isEmpty }
  }
}
