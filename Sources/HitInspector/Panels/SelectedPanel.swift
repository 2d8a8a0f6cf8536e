internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// What is known of the view that is asked about or pinned, and of the view under the pointer.
final class SelectedPanel: PanelView {
  struct Content: Equatable {
    /// The word on the first tab, as `pin`; none where only the pointer has facts.
    var subject: String?
    var facts: SelectedFacts?
    var pointed: SelectedFacts?
  }

  private(set) var content = Content()

  /// Whether the tab of the pointer was chosen.
  private(set) var showsPointer = false {
    didSet { if showsPointer != oldValue { setNeedsDisplay() } }
  }

  /// Whether the panel stands at the end of the explanation, which leaves it less height.
  var isCompact = false {
    didSet { if isCompact != oldValue { setNeedsDisplay() } }
  }

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
  }

  /// The facts on the tab that is in front.
  var facts: SelectedFacts? {
    content.subject == nil || showsPointer ? content.pointed : content.facts
  }

  // MARK: Tabs

  private static let pointer = "pointer"

  /// The tabs with their places, from the left.
  var tabs: [(title: String, rect: CGRect, isOn: Bool)] {
    guard let subject = content.subject else { return [] }
    var right = bounds.width - Theme.margin
    let titles = [(Self.pointer, showsPointer), (subject, !showsPointer)]
    let tabs = titles.map { title, isOn in
      let width = (Ink.width(title, Theme.smallStrong) + 13).rounded()
      right -= width
      return (title, CGRect(x: right, y: 8.5, width: width, height: 16), isOn)
    }
    return tabs.reversed()
  }

  override var canBecomeFirstResponder: Bool { true }

  /// Goes to the tab at the left or right.
  override func step(_ step: TreeStep) -> Bool {
    guard content.subject != nil, step == .parent || step == .child else { return false }
    showsPointer = step == .child
    return true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    if let tab = tabs.first(where: { $0.rect.insetBy(dx: 0, dy: -4).contains(point) }) {
      showsPointer = tab.title == Self.pointer
    }
    becomeFirstResponder()
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  // MARK: Rows

  private var firstBaseline: CGFloat { isCompact ? 38 : 63 }

  private func baseline(ofRow index: Int) -> CGFloat {
    firstBaseline + CGFloat(index) * Theme.factRow
  }

  /// The rows that have room.
  private var shownRows: [(fact: ViewRemark, baseline: CGFloat)] {
    (facts?.facts ?? []).enumerated().map { ($1, baseline(ofRow: $0)) }
      .filter { $0.baseline <= bounds.height - 5 }
  }

  /// A fact's value in full, or what of the row is cut.
  override func tip(at point: CGPoint) -> Tip? {
    guard let facts else { return nil }
    let rows = shownRows.map { fact, baseline in
      (fact, CGRect(x: 0, y: baseline - 12, width: bounds.width, height: Theme.factRow))
    }
    guard let (fact, row) = rows.first(where: { $0.1.contains(point) }) else { return nil }
    if let exact = facts.exact[fact.label] { return Tip(text: "\(fact.label) \(exact)", rect: row) }
    let width = Ink.width(fact.label, Theme.remark) + Ink.width(fact.value, Theme.figures) + 8
    let isCut = width > bounds.width - Theme.margin * 2
    return isCut ? Tip(text: "\(fact.label) \(fact.value)", rect: row) : nil
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    canvas.heading("FACTS", baseline: 20, in: bounds)
    for tab in tabs { paint(tab, on: canvas) }
    let right = bounds.width - Theme.margin
    guard let facts else {
      let words =
        content.subject == nil ? "Click a row above, or Shift-click the scene." : "nothing"
      let point = CGPoint(x: Theme.margin, y: 40)
      let room = right - Theme.margin
      canvas.write(Words(words, Theme.remark, Theme.faint), at: point, width: room)
      return
    }
    if isCompact {
      let end = (tabs.first?.rect.minX ?? right + 8) - 8
      let name = Words(Shown.name(facts.name), Theme.caption, Theme.faint)
      let place = CGPoint(x: end, y: 20)
      canvas.write(name, at: place, alignment: .trailing, width: end - 80)
    } else {
      canvas.write(
        Words(Shown.name(facts.name), Theme.headlineStrong, Theme.text),
        Words(facts.kind, Theme.remark, Theme.secondary),
        from: Theme.margin,
        to: right,
        baseline: 42,
        valueWidth: 110
      )
    }
    for (fact, baseline) in shownRows {
      canvas.write(
        Words(fact.label, Theme.remark, Theme.secondary),
        Words(fact.value, Theme.figures, Self.color(of: fact.tone)),
        from: Theme.margin,
        to: right,
        baseline: baseline
      )
    }
  }

  private func paint(_ tab: (title: String, rect: CGRect, isOn: Bool), on canvas: Canvas) {
    let fill = tab.isOn ? Theme.controlOn : Theme.control
    canvas.fill(tab.rect, color: fill, cornerRadius: 3)
    let font = tab.isOn ? Theme.smallStrong : Theme.small
    let words = Words(tab.title, font, tab.isOn ? Theme.text : Theme.secondary)
    let place = CGPoint(x: tab.rect.midX, y: tab.rect.minY + 11.6)
    canvas.write(words, at: place, alignment: .center)
  }

  private static func color(of tone: ViewRemark.Tone) -> UIColor {
    switch tone {
    case .normal: Theme.text
    case .usual: Theme.secondary
    case .off, .trouble: Theme.refusedText
    case .own: Theme.selection
    case .keyboard: Theme.responder
    case .gesture: Theme.gesture
    }
  }
}
