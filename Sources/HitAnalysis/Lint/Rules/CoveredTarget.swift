internal import Foundation
internal import HitResponders

extension LintRule {
  /// HS102.
  nonisolated static let coveredTarget: LintRule = LintRule(
    id: "HS102",
    name: "CoveredTarget",
    level: .error,
    summary: "An interactive view can never be touched because other views win",
    explanation: """
      Every point of the view that is on screen is won by a view that is not its descendant. Of what \
      stands behind a dimming view one note tells.
      """,
    advice: """
      Reorder the views, or set isUserInteractionEnabled to false on the view on top.
      """
  ) { subject in
    subject.notesOnBackdrops()
      + subject.targets.compactMap { target -> LintFinding? in
        guard case .onScreen = target.access, !target.isReached, subject.twin(of: target) == nil
        else { return nil }
        let taken = target.taken
        if taken.isEmpty { return nil }
        let drawn = target.regions.drawnSize
        var finding = subject.finding(
          .coveredTarget,
          on: target.view,
          "\(subject.name(target.view)) can never be touched: \(subject.winners(taken, of: drawn))"
        )
        finding.region = target.regions.drawn.box
        finding.receivers = taken.compactMap { $0.receiver.map(subject.viewName) }
        return finding
      }
  }
}

extension LintSubject {
  /// Returns a note for each dimming view that interactive views stand behind.
  fileprivate func notesOnBackdrops() -> [LintFinding] {
    var behind: [(backdrop: UIView, targets: [UIView])] = []
    for target in targets {
      guard case .behind(let backdrop) = target.access else { continue }
      if let place = behind.firstIndex(where: { $0.backdrop === backdrop }) {
        behind[place].targets.append(target.view)
      } else {
        behind.append((backdrop, [target.view]))
      }
    }
    return behind.map { backdrop, targets in
      let verb = targets.count == 1 ? "is" : "are"
      var finding = finding(
        .coveredTarget,
        on: backdrop,
        "\(list(targets)) \(verb) behind \(name(backdrop)), a dimming view, and not reached until it "
          + "is gone",
        level: .note
      )
      finding.region = backdrop.boxOnScreen
      finding.help = "nothing is wrong if \(name(backdrop)) belongs to a sheet or an alert"
      return finding
    }
  }

  /// Who wins how much of a view, in words.
  func winners(_ taken: [RegionLoss], of drawn: CGFloat) -> Wording {
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
}
