internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The event that a replay stands at, in the place of the explanation: what it is, what of it is
/// other than it was recorded, and its log.
final class EventPanel: PanelView {
  var onCommand: ((TimelineCommand) -> Void)?

  /// Whether it is to stand in the place of the explanation.
  var isWanted = false

  private var facts = EventFacts()
  private var messages: [Message] = []
  private var verdict: Verdict?
  private let card = DifferenceCard("Difference")
  private let verdictCard = VerdictCard("EventVerdict")
  private let walks = EventWalks("EventWalks")
  private let list = EventLines("EventLog")
  private let chips = EventFamily.allCases.map { (family: $0, chip: Chip($0.rawValue)) }
  private var chosen = Set(EventFamily.allCases)

  override var parts: [UIView] { [card, verdictCard, walks, list] + chips.map(\.chip) }

  convenience init() {
    self.init("Event")
    for (family, chip) in chips {
      chip.isOn = true
      chip.onPress = { [weak self] in self?.toggle(family) }
    }
  }

  func show(_ new: EventFacts?, _ log: EventLog, verdict newVerdict: Verdict?) {
    let new = new ?? EventFacts()
    messages = log.rows.filter { $0.time >= new.since - 1e-6 }.flatMap(\.lines)
    if facts != new || verdict != newVerdict {
      (facts, verdict) = (new, newVerdict)
      card.show(new.difference, place: new.place)
      if let newVerdict { verdictCard.show(newVerdict) }
      walks.show(new.difference)
      setNeedsLayout()
      setNeedsDisplay()
    }
    showLines()
  }

  /// The log, as it is copied.
  var text: String { messages.map { $0.text + "\n" }.joined() }

  private func toggle(_ family: EventFamily) {
    chosen.formSymmetricDifference([family])
    for (family, chip) in chips { chip.isOn = chosen.contains(family) }
    showLines()
  }

  private func showLines() {
    list.show(messages.filter { EventFamily(of: $0).map { chosen.contains($0) } ?? true })
  }

  // MARK: Layout

  private static let left: CGFloat = 13
  private var width: CGFloat { max(0, bounds.width - Self.left * 2 + 1) }
  private static let cardTop: CGFloat = 55
  private static let foot: CGFloat = 32

  private var logTop: CGFloat = 0

  override func layoutSubviews() {
    let isDifferent = facts.difference != nil
    card.isHidden = !isDifferent
    walks.isHidden = !isDifferent
    verdictCard.isHidden = isDifferent || verdict == nil
    var y = Self.cardTop
    if isDifferent {
      let height = card.height(forWidth: width)
      card.setFrameIfNeeded(CGRect(x: Self.left, y: y, width: width, height: height))
      y += height + 11
      let rows = min(walks.height, max(80, bounds.height * 0.42))
      walks.setFrameIfNeeded(CGRect(x: 0, y: y, width: bounds.width, height: rows))
      y += rows + 6
    } else if verdict != nil {
      let height = verdictCard.height(forWidth: width)
      verdictCard.setFrameIfNeeded(CGRect(x: Self.left, y: y, width: width, height: height))
      y += height + 12
    }
    if y != logTop { setNeedsDisplay() }
    logTop = y
    var right = bounds.width - 14
    for (_, chip) in chips.reversed() {
      right -= chip.width
      chip.isHidden = right < 60
      chip.setFrameIfNeeded(CGRect(x: right, y: y + 8, width: chip.width, height: 16))
      right -= 4
    }
    let top = y + 29
    let height = max(0, bounds.height - top - Self.foot)
    list.setFrameIfNeeded(CGRect(x: Self.left, y: top, width: width, height: height))
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), point.y > bounds.height - Self.foot else {
      return
    }
    if point.x > bounds.width - 130 { onCommand?(.toggleEvent) }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let number = GroupedNumber.text(facts.number)
    let title = "EVENT \(number) OF \(GroupedNumber.text(facts.count))"
    let frame = "frame \(GroupedNumber.text(facts.frame))"
    canvas.heading(title, remark: frame, baseline: 20, in: inner)
    let seconds = ShortNumber.seconds(Double(facts.time) / 1e6) + " s"
    let what = facts.point.map { "\(facts.title) \(Shown.point($0))" } ?? facts.title
    canvas.write(
      Words(what, Theme.headlineStrong, Theme.text),
      Words(seconds, Theme.subjectFigures, Theme.text),
      from: inner.minX + Theme.margin,
      to: inner.maxX - Theme.margin,
      baseline: 43
    )
    canvas.separator(at: logTop, from: Self.left, width: width)
    canvas.heading("LOG", baseline: logTop + 19, in: inner)
    let foot = bounds.height - Self.foot
    canvas.separator(at: foot, from: Self.left, width: width)
    var x = Self.left + 2
    for hint in Self.hints where x < bounds.width - 60 {
      x += canvas.keyCap(hint.key, at: CGPoint(x: x, y: foot + 8)) + 6
      let words = Words(hint.deed, Theme.remark, Theme.secondary)
      x += canvas.write(words, at: CGPoint(x: x, y: foot + 19)) + 12
    }
  }

  private var inner: CGRect { CGRect(x: 1, y: 0, width: bounds.width - 1, height: bounds.height) }

  private static let hints = [
    KeyHint(.copyExplanation, "copies"), KeyHint(.timeline(.bless), "bless"),
    KeyHint(.timeline(.toggleEvent), "explains"),
  ]
}
