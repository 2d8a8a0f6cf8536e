internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The question who receives a press, its choices, and the answer.
final class GuessView: PanelView {
  /// Called with the choice that was clicked.
  var onGuess: ((Int) -> Void)?
  /// Called to switch guessing on or off.
  var onToggle: (() -> Void)?

  private var card = SceneCard()
  private var hovered: Int? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  func show(_ new: SceneCard) {
    guard new != card else { return }
    card = new
    setNeedsDisplay()
  }

  private var question: ReceiverGuess? { card.isGuessing ? card.chosenTry?.guess : nil }

  // MARK: Places

  private static let left: CGFloat = 13

  /// The choices with their places; in further rows where one is too short.
  var choices: [(receiver: PressReceiver, rect: CGRect)] {
    guard let question else { return [] }
    var (x, y) = (Self.left + 0.5, CGFloat(47.5))
    return question.choices.enumerated().map { index, receiver in
      let sign: CGFloat = isMarked(index) ? 16 : 0
      let width = min(Ink.width(receiver.words, Theme.remarkStrong) + 19 + sign, bounds.width - 26)
      if x > Self.left + 1, x + width > bounds.width - Self.left {
        (x, y) = (Self.left + 0.5, y + 25)
      }
      defer { x += width.rounded(.up) + 7 }
      return (receiver, CGRect(x: x, y: y, width: width.rounded(.up), height: 21))
    }
  }

  /// Whether a choice is told to be right or wrong.
  private func isMarked(_ index: Int) -> Bool {
    guard let question, let answer = question.answer else { return false }
    return question.chosen == index || question.choices[index] == answer.receiver
  }

  private func choice(at point: CGPoint?) -> Int? {
    guard card.isGuessOpen, let point else { return nil }
    return choices.firstIndex { $0.rect.contains(point) }
  }

  // MARK: Input

  override func hover(at point: CGPoint?) { hovered = choice(at: point) }

  override func cursor(at point: CGPoint) -> PointerShape {
    choice(at: point) == nil ? .arrow : .hand
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if let choice = choice(at: point) { return onGuess?(choice) ?? () }
    if point.y < 24 { onToggle?() }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.heading("PREDICT", remark: remark, baseline: 19, in: bounds)
    let baseline = CGPoint(x: Self.left, y: 39)
    let room = bounds.width - 2 * Self.left
    guard card.isGuessing else {
      let words = KeyTable.help("asks who receives a press before it is made", .toggleGuessing)
      return paint(words, Theme.faint, at: baseline, room, on: canvas)
    }
    guard let attempt = card.chosenTry, let question else {
      let words = KeyTable.help("Every try is answered. Another one", .nextTry)
      return paint(words, Theme.secondary, at: baseline, room, on: canvas)
    }
    let place = Shown.point(question.answer?.point ?? attempt.press)
    paint("Who receives a press at \(place)?", Theme.text, at: baseline, room, on: canvas)
    for (index, choice) in choices.enumerated() {
      paint(choice.receiver, index, in: choice.rect, question, on: canvas)
    }
    paintAnswer(question, on: canvas)
  }

  /// What stands at the right of the heading.
  private var remark: String? {
    guard card.isGuessing else { return KeyTable.label(of: .toggleGuessing) }
    let (right, of) = card.score
    let own = question.flatMap { question in
      question.chosen != nil ? question.words : question.answer == nil ? nil : "not guessed"
    }
    let parts = [own, of == 0 ? nil : "\(right) of \(of) right"].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: "      ")
  }

  private func paint(
    _ words: String,
    _ color: UIColor,
    at point: CGPoint,
    _ room: CGFloat,
    on canvas: Canvas
  ) {
    canvas.write(Words(words, Theme.chainLabel, color), at: point, width: room)
  }

  private func paint(
    _ receiver: PressReceiver,
    _ index: Int,
    in rect: CGRect,
    _ question: ReceiverGuess,
    on canvas: Canvas
  ) {
    let isChosen = question.chosen == index
    let isRight = question.answer.map { $0.receiver == receiver }
    let look: (fill: UIColor, edge: UIColor, ink: UIColor) =
      switch isRight {
      case true?: (Theme.arrivedCard.fill, Theme.accepted, Theme.text(in: Theme.accepted))
      case false? where isChosen: (Theme.problemCard.fill, Theme.refused, Theme.refusedText)
      default:
        isChosen
          ? (Theme.controlOn, Theme.selection, Theme.text)
          : (
            hovered == index ? Theme.controlHovered : Theme.control, Theme.control, Theme.secondary
          )
      }
    canvas.card(rect, fill: look.fill, edge: look.edge, cornerRadius: 4)
    var x = rect.minX + 9
    if isMarked(index) {
      paintSign(isRight == true, at: CGPoint(x: x + 3.5, y: rect.midY), look.ink, on: canvas)
      x += 15
    }
    canvas.write(
      Words(receiver.words, Theme.remarkStrong, look.ink),
      at: CGPoint(x: x, y: rect.midY + 4),
      width: rect.maxX - x - 4
    )
  }

  private func paintSign(_ isRight: Bool, at middle: CGPoint, _ color: UIColor, on canvas: Canvas) {
    let (x, y) = (middle.x, middle.y)
    let strokes =
      isRight
      ? [[CGPoint(x: x - 4, y: y), CGPoint(x: x - 1, y: y + 3.2), CGPoint(x: x + 4.6, y: y - 3.4)]]
      : [
        [CGPoint(x: x - 3.5, y: y - 3.5), CGPoint(x: x + 3.5, y: y + 3.5)],
        [CGPoint(x: x + 3.5, y: y - 3.5), CGPoint(x: x - 3.5, y: y + 3.5)],
      ]
    for stroke in strokes { canvas.line(stroke, width: 1.8, color: color) }
  }

  // MARK: Answer

  private static let lineHeight: CGFloat = 15

  /// Where the answer stands: two lines, or one where the choices take two rows.
  var answerRect: CGRect {
    let (top, width) = ((choices.last?.rect.maxY ?? 68) + 7, bounds.width - 2 * Self.left)
    let lines: CGFloat = bounds.height - top >= 2 * Self.lineHeight ? 2 : 1
    return CGRect(x: Self.left, y: top, width: width, height: lines * Self.lineHeight)
  }

  /// Why it was received there, or what to do next.
  private func answer(to question: ReceiverGuess) -> [TextRun] {
    if let answer = question.answer {
      return answer.reason.textRuns(strong: Theme.remarkStrong, subject: Theme.text)
    }
    let text =
      question.chosen == nil
      ? "Choose first, with a click or A to D."
      : "Now press it: a click there, or \(KeyTable.label(of: .accept))."
    return [TextRun(text)]
  }

  private func paintAnswer(_ question: ReceiverGuess, on canvas: Canvas) {
    let rect = answerRect
    let words = TextLayout.of(
      answer(to: question),
      font: Theme.remark,
      width: rect.width,
      maximumLines: Int(rect.height / Self.lineHeight)
    )
    canvas.draw(words, at: rect.origin, color: Theme.secondary)
  }

  /// All of the answer, where not all has room.
  override func tip(at point: CGPoint) -> Tip? {
    let rect = answerRect
    guard let question, rect.contains(point) else { return nil }
    let runs = answer(to: question)
    let needed = Ink.line(runs, font: Theme.remark, width: nil).size.width
    guard needed > rect.width * (rect.height / Self.lineHeight) else { return nil }
    return Tip(text: runs.map(\.text).joined(), rect: rect)
  }
}
