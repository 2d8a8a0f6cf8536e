internal import Foundation
internal import HitResponders

// Rules about interactive views that others cover, or that stick out of what holds them.

extension LintRule {
  nonisolated static let partlyDeadTarget: LintRule = LintRule(
    id: "HS101",
    name: "PartlyDeadTarget",
    level: .error,
    summary: "Part of an interactive view is drawn where it cannot be touched",
    explanation: """
      An interactive view sticks out of an ancestor whose point(inside:with:) rejects that part, so \
      touches there go to another view or to nobody.
      """,
    advice: """
      Move the view to a larger ancestor, enlarge the ancestor, or override point(inside:with:) in \
      the ancestor.
      """,
    checkTarget: { subject, target in
      guard case .onScreen = target.access, let first = target.stickingOut.first else { return nil }
      let (dead, drawn) = (target.stickingOut.size, target.regions.drawnSize)
      guard dead >= drawn / 100 || dead >= 4 else { return nil }
      let verb = first.by.overrides(.pointInside) ? "change" : "override"
      let move = subject.room(for: target, beyond: first.by).map {
        ", or move \(subject.name(target.view)) to \(subject.name($0))"
      }
      return subject.finding(
        .partlyDeadTarget,
        on: target.view,
        "\(subject.name(target.view)): \(LintNumber.share(dead, of: drawn)) is drawn "
          + "but cannot be touched",
        parts: target.stickingOut.map(subject.part),
        help: "\(verb) pointInside in \(subject.name(first.by))\(move ?? "")"
      )
    }
  )

  nonisolated static let coveredTarget: LintRule = LintRule(
    id: "HS102",
    name: "CoveredTarget",
    level: .error,
    summary: "An interactive view can never be touched because other views win",
    explanation: """
      Every point of the view that is on screen is won by a view that is not its descendant. Of what \
      stands behind a dimming view one note tells.
      """,
    advice: "Reorder the views, or set isUserInteractionEnabled to false on the view on top.",
    check: { $0.notesOnBackdrops() },
    checkTarget: { subject, target in
      guard case .onScreen = target.access, !target.isReached, !target.taken.isEmpty,
        subject.twin(of: target) == nil
      else { return nil }
      let winners = subject.winners(target.taken, of: target.regions.drawnSize)
      return subject.finding(
        .coveredTarget,
        on: target.view,
        "\(subject.name(target.view)) can never be touched: \(winners)",
        region: target.regions.drawn.box,
        receivers: target.taken.map(\.receiver)
      )
    }
  )

  nonisolated static let partlyCovered: LintRule = LintRule(
    id: "HS104",
    name: "PartlyCovered",
    level: .warning,
    summary: "Views in front leave too little of an interactive view",
    explanation: """
      Less than 60 % of what is drawn of the view is left by the views in front, or no square of \
      the size that a target needs is left in it.
      """,
    advice: "Move the views apart, reorder them, or let the view in front pass touches through.",
    checkTarget: { subject, target in
      guard subject.isPartlyCovered(target) else { return nil }
      let drawn = target.regions.drawnSize
      return subject.finding(
        .partlyCovered,
        on: target.view,
        "\(subject.name(target.view)): only "
          + "\(LintNumber.share(drawn - target.taken.size, of: drawn)) is left by views in front",
        parts: target.taken.map(subject.part)
      )
    }
  )
}

extension LintSubject {
  /// Returns a note for each dimming view that interactive views stand behind.
  fileprivate func notesOnBackdrops() -> [LintFinding] {
    let behind = targets.grouped { target in
      if case .behind(let backdrop) = target.access { backdrop } else { nil }
    }
    return behind.map { backdrop, targets in
      finding(
        .coveredTarget,
        on: backdrop,
        "\(list(targets.map(\.view))) \(targets.count == 1 ? "is" : "are") behind \(name(backdrop)), "
          + "a dimming view, and not reached until it is gone",
        level: .note,
        region: backdrop.boxOnScreen,
        help: "nothing is wrong if \(name(backdrop)) belongs to a sheet or an alert"
      )
    }
  }

  /// Who wins how much of a view, in words.
  fileprivate func winners(_ taken: [RegionLoss], of drawn: CGFloat) -> Wording {
    let amounts = taken.prefix(3).map { loss -> Wording in
      let size = LintNumber.text(loss.area.size)
      let amount = loss.area.size == drawn ? "all \(size) pt² of it" : "\(size) pt²"
      if loss.cause == .override {
        return "\(name(loss.by)) overrides hitTest, and \(receiverName(loss.receiver)) receives "
          + "\(amount)"
      }
      return "\(receiverName(loss.receiver)) wins \(amount)"
    }
    let more = taken.count - amounts.count
    let rest = more > 0 ? ", and \(more) more" : ""
    let ofAll = amounts.count == 1 && taken.size == drawn ? "" : " of \(LintNumber.text(drawn)) pt²"
    return "\(amounts.joined(separator: ", "))\(rest)\(ofAll)"
  }

  /// Whether views in front leave a target less than they should.
  func isPartlyCovered(_ target: LintTarget) -> Bool {
    guard case .onScreen = target.access, target.isReached, !target.isSliver else { return false }
    let taken = target.taken.size
    if taken == 0 { return false }
    if target.regions.drawnSize - taken < target.regions.drawnSize * 0.6 { return true }
    return target.side < minTarget.side && target.wholeSide >= minTarget.side
  }
}
