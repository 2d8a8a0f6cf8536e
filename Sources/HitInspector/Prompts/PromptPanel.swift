internal import Foundation
internal import HitCanvas
internal import HitResponders

/// A field with a list below it, over the upper part of the window: Up, Down and a click choose,
/// Tab completes, Enter takes.
final class PromptPanel: LineField {
  let list = PromptList("PromptChoices")

  /// Called when it was left or answered.
  var onClose: (() -> Void)?

  private var prompt: Prompt?
  private var fault: String?
  /// Which panel had the keys before.
  private weak var before: PanelView?

  override var ground: UIColor? { nil }
  override var parts: [UIView] { [list] }

  private static let fieldHeight: CGFloat = 34
  private static let padding: CGFloat = 6
  private static let widest: CGFloat = 560
  private static let mostRows = 12

  /// Asks something, in place of what was asked before.
  func ask(_ new: Prompt) {
    prompt = new
    line = EditedLine(proposing: new.proposal)
    fault = nil
    isHidden = false
    list.onTake = { [weak self] in self?.take(choice: $0) }
    let holder = window?.firstResponder as? PanelView
    if holder !== self { before = holder }
    becomeFirstResponder()
    refresh()
  }

  /// Leaves the question; returns whether one was open.
  @discardableResult
  func close() -> Bool {
    guard prompt != nil else { return false }
    prompt = nil
    isHidden = true
    resignFirstResponder()
    if let before, !before.ancestry.contains(where: \.isHidden), !(before is any KeyField) {
      before.becomeFirstResponder()
    }
    before = nil
    onClose?()
    return true
  }

  private func refresh() {
    let choices = prompt?.choices(line.text) ?? []
    list.show(choices, chosen: prompt?.takesFirst == true && !choices.isEmpty ? 0 : nil)
    if let superview { place(in: superview.bounds.size) }
    setNeedsDisplay()
  }

  /// Stands in the upper middle of a window, as high as what can be chosen.
  func place(in size: CGSize) {
    let width = min(Self.widest, size.width - 24)
    let room = Int((size.height - 60 - Self.fieldHeight - Self.padding) / list.rowHeight)
    let rows = min(list.rowCount, Self.mostRows, max(1, room))
    let rowsHeight = rows == 0 ? 0 : CGFloat(rows) * list.rowHeight + Self.padding
    let x = ((size.width - width) / 2).rounded()
    setFrameIfNeeded(CGRect(x: x, y: 46, width: width, height: Self.fieldHeight + rowsHeight))
    list.setFrameIfNeeded(
      CGRect(
        x: 1,
        y: Self.fieldHeight,
        width: width - 2,
        height: max(0, rowsHeight - Self.padding + list.verticalInset * 2)
      )
    )
  }

  // MARK: Keys

  override func take(_ key: TypedKey) {
    switch key.named {
    case .down: list.go(by: 1)
    case .up: list.go(by: -1)
    case .tab: complete()
    case .enter: take(choice: list.chosen)
    default:
      let old = line
      guard line.take(key) else { return }
      fault = nil
      if line.letters != old.letters { refresh() }
    }
  }

  override func leave() { close() }

  private func complete() {
    let choice = list.chosen ?? (list.rowCount > 0 ? 0 : nil)
    guard let choice, let text = list.rows[choice].completion else { return }
    goOn(with: text)
  }

  private func goOn(with text: String) {
    line = EditedLine(text)
    fault = nil
    refresh()
  }

  private func take(choice: Int?) {
    guard let prompt else { return }
    // An action may ask something in its turn, so the field is left before it is done.
    let asked = line.text
    close()
    switch prompt.accept(asked, choice) {
    case .done: break
    case .goOn(let text):
      ask(prompt)
      goOn(with: text)
    case .refused(let why):
      ask(prompt)
      line = EditedLine(asked)
      refresh()
      fault = why
    }
  }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool { true }

  // MARK: Drawing

  private static let baseline: CGFloat = 22

  private var question: Words? {
    prompt.map { Words($0.question, Theme.labelStrong, Theme.secondary) }
  }

  private var faultWords: Words? { fault.map { Words($0, Theme.caption, Theme.refusedText) } }

  private var mostFaultWidth: CGFloat { bounds.width * 0.55 }

  /// Where the line is typed: between the question and what is wrong with the last answer.
  private var field: CGRect {
    let left = 24 + (question?.width() ?? 0)
    let right = bounds.width - 12 - (faultWords.map { 10 + $0.width(within: mostFaultWidth) } ?? 0)
    return CGRect(x: left, y: 6, width: max(0, right - left), height: 22)
  }

  override var textStart: CGFloat {
    min(field.minX + 7, field.maxX - 8 - line.width(ofFirst: line.cursor, font))
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.card(
      bounds,
      fill: Theme.card,
      edge: fault == nil ? Theme.selection : Theme.refused,
      cornerRadius: 6
    )
    guard let prompt, let question else { return }
    let baseline = Self.baseline
    canvas.write(question, at: CGPoint(x: 14, y: baseline))
    if let faultWords {
      let end = CGPoint(x: bounds.width - 12, y: baseline)
      canvas.write(faultWords, at: end, alignment: .trailing, width: mostFaultWidth)
    }
    let field = field
    canvas.card(field, fill: Theme.ground, edge: Theme.separator, cornerRadius: 4)
    canvas.saved {
      canvas.clip(to: field.insetBy(dx: 3, dy: 0))
      if line.letters.isEmpty {
        let words = Words(prompt.placeholder, font, Theme.faint)
        canvas.write(words, at: CGPoint(x: field.minX + 8, y: baseline), width: field.width - 12)
      }
      let point = CGPoint(x: textStart, y: baseline)
      canvas.write(line, font, at: point, cursor: 10, 14, isTyped: isFirstResponder)
    }
  }
}

/// What can be chosen below the field.
final class PromptList: RowList<Prompt.Choice> {
  /// Called with a row that was clicked.
  var onTake: ((Int) -> Void)?

  private(set) var chosen: Int? {
    didSet { if chosen != oldValue { setNeedsDisplay() } }
  }

  override var ground: UIColor? { nil }
  override var rowHeight: CGFloat { 24 }

  func show(_ choices: [Prompt.Choice], chosen index: Int?) {
    show(choices)
    chosen = index
    move(to: 0)
  }

  /// Goes some rows on, round about.
  func go(by steps: Int) {
    guard rowCount > 0 else { return }
    let next = chosen.map { $0 + steps } ?? (steps > 0 ? 0 : rowCount - 1)
    let index = (next % rowCount + rowCount) % rowCount
    chosen = index
    reveal(row: index)
  }

  override func reacts(row index: Int) -> Bool { true }

  override func click(row index: Int, at point: CGPoint, isDouble: Bool) { onTake?(index) }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    if index == chosen {
      canvas.fill(rect.insetBy(dx: 6, dy: 0), color: Theme.row, cornerRadius: 4)
    }
    let row = rows[index]
    canvas.write(
      Words(row.title, Theme.label, Theme.text),
      row.remark.isEmpty ? nil : Words(row.remark, Theme.keyCap, Theme.secondary),
      from: 14,
      to: rect.maxX - 14,
      baseline: rect.midY + 4.5,
      valueWidth: rect.width * 0.55
    )
  }
}
