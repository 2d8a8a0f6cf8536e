internal import Foundation
internal import HitCanvas
internal import HitResponders

/// Whose each key is, below the scene: what goes to it, what is HitScope's in every state, and what
/// Esc takes back.
final class KeyStrip: PanelView {
  /// What the strip tells.
  struct Content: Equatable {
    /// The name of what the keys go to in the scene, while they do.
    var holder: String?
    /// What Esc takes back next.
    var nextStep: ClearStep?
  }

  private var content = Content()

  /// Whether it is to stand in the place of the events.
  var isWanted = false

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
  }

  // MARK: Rows

  /// A key, and what is to be said of it.
  private typealias Row = (key: String, words: String)

  /// The keys that go to the scene while it has them.
  private var sceneRows: [Row] {
    let free = (1...12).map { KeyStroke(.function($0)) }.filter { !KeyTable.isTaken($0) }
      .map(\.name)
    var rows: [Row] = [
      ("a", "letters, digits, signs"), ("Space", "Return, Tab, Backspace"),
      ("Left", "all four arrows"), ("Shift", "and Alt Gr, with a letter"),
      ("Media", "play, next, seek"),
    ]
    if let escape = KeyTable.name(of: .escapeToScene) { rows.append(("Esc", "only as \(escape)")) }
    if let first = free.first {
      rows.append((first, (free.dropFirst() + ["free"]).joined(separator: ", ")))
    }
    return rows
  }

  /// The keys that are HitScope's whoever has the others.
  private var ownRows: [Row] {
    let pins = [InspectorCommand.previousPin, .nextPin].compactMap { KeyTable.name(of: $0) }
    let lastFold = KeyTable.label(of: .fold(.why))
    let rows: [(InspectorCommand, String)] = [
      (.showKeys, "all keys"), (.fold(.views), "to \(lastFold): fold panels"),
      (.toggleKeys, "the keys, to and fro"),
      (.togglePin, (["pin"] + pins).joined(separator: ", ")),
      (.askUnderPointer, "asks about a view"), (.copyExplanation, "copies the explanation"),
      (.quit, "quits, and no other key does"),
    ]
    return rows.compactMap { command, words in KeyTable.name(of: command).map { ($0, words) } }
  }

  // MARK: Drawing

  private static let firstBaseline: CGFloat = 59
  private static let pitch: CGFloat = 17.4

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    let all = KeyTable.help("all of them", .showKeys)
    canvas.heading("WHOSE KEY IS IT", remark: all, baseline: 17, in: bounds)
    let (second, third) = ((bounds.width * 0.282).rounded(), (bounds.width * 0.612).rounded())
    for x in [second, third] {
      canvas.fill(
        CGRect(x: x, y: 24, width: 1, height: max(0, bounds.height - 24)),
        color: Theme.separator
      )
    }
    let owner = content.holder.map { "to \(Shown.name($0)), as it has the keys" }
    paint(
      owner ?? "to the scene, once it has the keys",
      Theme.responder,
      sceneRows,
      from: 13,
      to: second,
      on: canvas
    )
    paint(
      "to HitScope, always",
      Theme.selection,
      ownRows,
      from: second + 13,
      to: third,
      on: canvas
    )
    paintSteps(from: third + 13, on: canvas)
  }

  private func paintTitle(
    _ title: String,
    _ color: UIColor,
    _ range: ClosedRange<CGFloat>,
    _ canvas: Canvas
  ) {
    canvas.write(
      Words(title, Theme.chainLabelStrong, color),
      at: CGPoint(x: range.lowerBound, y: 40),
      width: range.upperBound - range.lowerBound
    )
  }

  private func paint(
    _ title: String,
    _ color: UIColor,
    _ rows: [Row],
    from left: CGFloat,
    to right: CGFloat,
    on canvas: Canvas
  ) {
    paintTitle(title, color, left...max(left, right - 4), canvas)
    for (index, row) in rows.enumerated() {
      let baseline = Self.firstBaseline + CGFloat(index) * Self.pitch
      guard baseline < bounds.height else { return }
      let cap = canvas.keyCap(row.key, at: CGPoint(x: left, y: baseline - 11))
      let x = left + max(44, cap + 6)
      canvas.write(
        Words(row.words, Theme.caption, Theme.secondary),
        at: CGPoint(x: x, y: baseline),
        width: right - 4 - x
      )
    }
  }

  private func paintSteps(from left: CGFloat, on canvas: Canvas) {
    let right = bounds.width - 7
    paintTitle("Esc clears one step at a time", Theme.text, left...max(left, right), canvas)
    for (index, step) in ClearStep.allCases.enumerated() {
      let baseline = Self.firstBaseline + CGFloat(index) * Self.pitch
      guard baseline < bounds.height else { return }
      let isNext = step == content.nextStep
      if isNext {
        let band = CGRect(x: left - 6, y: baseline - 12, width: right - left + 6, height: 17)
        canvas.fill(band, color: Theme.row, cornerRadius: 3)
        let bar = CGRect(x: band.minX, y: band.minY, width: 2, height: band.height)
        canvas.fill(bar, color: Theme.responder, cornerRadius: 1)
      }
      canvas.write(
        Words("\(index + 1)", Theme.smallStrong, isNext ? Theme.responder : Theme.faint),
        at: CGPoint(x: left + 8, y: baseline),
        alignment: .center
      )
      let words = step.words(keysOf: content.holder.map { Shown.name($0) })
      canvas.write(
        Words(
          words,
          isNext ? Theme.captionStrong : Theme.caption,
          isNext ? Theme.text : Theme.secondary
        ),
        isNext
          ? Words("next", Theme.small, Theme.responder) : nil,
        from: left + 17,
        to: right - 2,
        baseline: baseline
      )
    }
  }
}
