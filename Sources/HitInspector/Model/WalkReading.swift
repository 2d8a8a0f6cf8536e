internal import Foundation
internal import HitResponders

/// Reads a walk into rows, in the order the views were asked.
///
/// A view that was not asked has a row where it would have taken the press, or is the subject.
struct WalkReading {
  let walk: HitTestWalk
  /// The view of each line.
  let views: [UIView]
  /// The lines of the walk.
  let lines: [WalkRecord.Line]
  /// The view that was meant or is asked about.
  let subject: UIView?
  let rules: HitTestRules

  var rows: [WalkRow] {
    var rows: [WalkRow] = []
    rows.reserveCapacity(lines.count)
    var number = 0
    var dead = DeadParents(rules)
    for (view, line) in zip(views, lines) {
      if line.isAsked {
        rows.append(row(of: walk.visits[number], named: line.view, number: number + 1))
        number += 1
      } else if let remark = remark(onUnasked: view, &dead) {
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
  private func remark(onUnasked view: UIView, _ dead: inout DeadParents) -> WalkRemark? {
    if view === walk.hit {
      let redirecting = walk.visits.last { $0.answer === view && $0.isOverride }
      return .answered(by: redirecting?.view.routingName)
    }
    if view === subject { return .notAsked(view.standingRefusals(rules).first) }
    return dead.isBelowDeadView(view) || dead.isDead(view) ? nil : .notAsked(nil)
  }
}

/// Finds the views that no press reaches since a view above them refuses every point.
///
/// Siblings come one after the other, so what is found out about a superview is kept for the next.
private struct DeadParents {
  private let rules: HitTestRules
  private var last: (parent: UIView, isDead: Bool)?

  init(_ rules: HitTestRules) { self.rules = rules }

  /// Whether a view refuses every point, other than for an animation.
  func isDead(_ view: UIView) -> Bool {
    view.refusal(rules) != nil && !view.standingRefusals(rules).isEmpty
  }

  /// Whether a view above refuses every point.
  mutating func isBelowDeadView(_ view: UIView) -> Bool {
    guard let parent = view.superview else { return false }
    if let last, last.parent === parent { return last.isDead }
    let isDead = parent.ancestry.contains { self.isDead($0) }
    last = (parent, isDead)
    return isDead
  }
}
