internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A try as it is listed.
struct TryRow: Equatable {
  var number: Int
  var attempt: LessonTry
  var isChosen: Bool
  /// Whether what there is to see is not told yet.
  var isAnswerHidden: Bool

  /// What the row says: what to do, and what there is to see once that tells nothing any more.
  var words: String {
    let task = attempt.say ?? attempt.words(isAnswerHidden: isAnswerHidden)
    guard attempt.presses.count > 1, attempt.doneCount > 0, !attempt.isDone else { return task }
    return "\(task)  \(attempt.doneCount) of \(attempt.presses.count)"
  }

  /// What there was to see, where the row itself says what to do.
  var result: String? {
    attempt.say != nil && attempt.isDone && !attempt.note.isEmpty ? attempt.note : nil
  }

  /// Who received a press that the try does not allow.
  var stray: String? {
    attempt.strayed.map { "\($0.receiver.words) got it, not \($0.wanted.words)" }
  }
}

nonisolated extension PressReceiver {
  /// The name of the view, or that there is none.
  var words: String {
    switch self {
    case .view(let name): Shown.name(name)
    case .nobody: "nobody"
    }
  }
}

/// The tries of a lesson, each with its number, or a tick once it is done.
final class TryList: RowList<TryRow> {
  /// Called with the try that was clicked.
  var onChoose: ((Int) -> Void)?

  override var rowHeight: CGFloat { 25 }
  override var verticalInset: CGFloat { 5 }

  func show(_ card: SceneCard) {
    let isGuessing = card.isGuessing
    show(
      card.tries.enumerated().map { index, attempt in
        TryRow(
          number: index + 1,
          attempt: attempt,
          isChosen: card.chosen == index,
          isAnswerHidden: isGuessing && attempt.guess?.answer == nil
        )
      }
    )
    if let chosen = card.chosen, rows.indices.contains(chosen) { reveal(row: chosen) }
  }

  override func reacts(row index: Int) -> Bool { true }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) { onChoose?(index) }

  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let row = rows[index]
    let words = [row.words, row.stray ?? row.result].compactMap { $0 }.joined(separator: " ")
    let isCut = Ink.width(words, Theme.chainLabelStrong) > bounds.width - 60
    return isCut || row.result != nil ? Tip(text: words, rect: rect(ofRow: index)) : nil
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    let row = rows[index]
    if row.isChosen {
      let band = CGRect(x: 5.5, y: rect.minY + 0.5, width: rect.width - 11, height: 24)
      canvas.card(band, fill: Theme.question, edge: Theme.noticeEdge, cornerRadius: 4)
    }
    let center = CGPoint(x: 22, y: rect.minY + 12)
    TryPin(number: row.number, isDone: row.attempt.isDone).paint(at: center, radius: 8, on: canvas)
    let isPlain = !row.isChosen && !row.attempt.isDone
    let font = row.isChosen ? Theme.chainLabelStrong : Theme.chainLabel
    let stray = row.stray.map { Words($0, Theme.caption, Theme.text(in: Theme.wouldBe)) }
    canvas.write(
      Words(row.words, font, isPlain ? Theme.secondary : Theme.text),
      stray,
      from: 37,
      to: rect.width - 12,
      baseline: rect.minY + 16,
      valueWidth: rect.width * 0.5
    )
  }
}

nonisolated extension LessonTry {
  /// What there is to see, or where to press while that would tell an answer.
  func words(isAnswerHidden: Bool) -> String {
    isAnswerHidden ? say ?? "press \(Shown.point(press))" : note
  }
}

nonisolated extension SceneCard {
  /// The places of the tries, as they are marked on the scene.
  var pins: [TryPin] {
    tries.enumerated().flatMap { index, attempt in
      attempt.presses.map {
        TryPin(number: index + 1, isDone: attempt.isDone, scenePoint: $0)
      }
    }
  }
}

/// The sign of a try: its number in a ring, or a tick on green.
nonisolated struct TryPin: Hashable {
  var number: Int
  var isDone: Bool
  /// Where it stands on the scene, in screen points, whose colours it must be told from there.
  var scenePoint: CGPoint?

  private var isOnScene: Bool { scenePoint != nil }

  @MainActor
  func paint(at center: CGPoint, radius: CGFloat, on canvas: Canvas) {
    if isDone {
      canvas.disc(at: center, radius: radius, color: Theme.accepted)
      let (x, y) = (center.x, center.y)
      let tick = [
        CGPoint(x: x - 3.9, y: y), CGPoint(x: x - 1, y: y + 3), CGPoint(x: x + 4, y: y - 3),
      ]
      canvas.line(tick, width: 1.8, color: Theme.onAccepted)
      return
    }
    if isOnScene { canvas.disc(at: center, radius: radius + 1.5, color: Theme.ground) }
    let color = isOnScene ? Theme.selection : Theme.line
    canvas.circle(at: center, radius: radius, width: isOnScene ? 1.6 : 1.4, color: color)
    canvas.write(
      Words("\(number)", Theme.badgeSemibold, isOnScene ? Theme.selection : Theme.secondary),
      at: CGPoint(x: center.x, y: center.y + 3.6),
      alignment: .center
    )
  }
}
