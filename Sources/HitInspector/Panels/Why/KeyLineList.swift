internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// A line of what there is to tell of the keyboard: what it is about, what that is, a remark.
nonisolated struct KeyLine: Hashable, Sendable {
  var title: String
  var value: String
  var tone = Tone.plain
  var remark = ""
  var view: SceneViewID?

  /// How a value is meant.
  enum Tone: Hashable, Sendable { case plain, taken, lost }
}

/// The lines of a section about the keyboard, with their values below each other.
final class KeyLineList: SectionList<KeyLine> {
  override var rowHeight: CGFloat { 17 }

  override func view(ofRow index: Int) -> SceneViewID? { rows[index].view }

  override func cutText(ofRow index: Int) -> String? {
    let row = rows[index]
    let width = Ink.width(row.value, Theme.chainLabel) + Ink.width(row.remark, Theme.caption) + 8
    return column + width > textEnd ? "\(row.title) \(row.value)" : nil
  }

  /// Where the values begin.
  private var column: CGFloat {
    let widest = rows.map { Ink.width($0.title, Theme.chainLabelStrong) }.max() ?? 0
    return min(max(64, 2 + widest + 9), bounds.width * 0.45).rounded()
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    let baseline = rect.minY + 13
    let column = column
    canvas.write(
      Words(Shown.name(row.title), Theme.chainLabelStrong, Theme.text),
      at: CGPoint(x: 2, y: baseline),
      width: column - 10
    )
    let (font, color) =
      switch row.tone {
      case .plain: (Theme.remark, Theme.secondary)
      case .taken: (Theme.chainLabelStrong, Theme.accepted)
      case .lost: (Theme.chainLabel, Theme.wouldBe)
      }
    canvas.write(
      Words(row.value, font, color),
      row.remark.isEmpty ? nil : Words(row.remark, Theme.caption, Theme.secondary),
      from: column,
      to: textEnd,
      baseline: baseline
    )
  }
}

// MARK: - Lines

extension KeyFacts {
  /// Who is first responder, and since when.
  var holderLines: [KeyLine] {
    holder.map { holder in
      [KeyLine(title: holder.name, value: "since \(holder.origin.words)", view: holder.view)]
    } ?? []
  }

  /// Where the actions go that have no target.
  var actionLines: [KeyLine] {
    actions.map { route in
      KeyLine(
        title: route.action,
        value: route.words,
        tone: route.taker == nil ? .lost : .taken,
        remark: "asked \(route.askedCount)",
        view: (route.taker ?? route.bystander).flatMap { views[$0] }
      )
    }
  }

  /// The commands that the responders on the way offer.
  var commandLines: [KeyLine] {
    commands.map { command in
      KeyLine(
        title: command.key,
        value: command.title,
        remark: "of \(Shown.name(command.owner))",
        view: views[command.owner]
      )
    }
  }
}
