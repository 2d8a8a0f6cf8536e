internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What was routed, as a list of events with its heading and chips that choose kinds of events.
final class LogPanel: PanelView {
  let list = EventList("LogRows")
  let search = SearchField("LogSearch")
  /// Beside the list where the window is wide.
  let lines = LinesPanel("Lines")
  private let chips = EventRow.Families.named.map { (family: $0.family, chip: Chip($0.name)) }
  /// Chooses between the list and the lanes.
  let toggle = SegmentToggle("ListToggle")
  private var log = EventLog()
  /// The event that is pinned, or the last one.
  private var told: Shared<EventRow>?
  private var chosen: EventRow.Families = [.touches, .keys, .gestures, .actions]

  /// The height of the heading; a folded panel is a little lower.
  static let head: CGFloat = 26

  private var isFolded: Bool { bounds.height < Self.head * 2 }

  override var parts: [UIView] { [list, search, lines, toggle] + chips.map(\.chip) }

  /// Whether the window has room for the lines beside the list.
  var isWide = false {
    didSet {
      guard isWide != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Whether the field that finds events is shown.
  var isSearching = false {
    didSet {
      guard isSearching != oldValue else { return }
      setNeedsLayout()
      setNeedsDisplay(head)
    }
  }

  convenience init() {
    self.init("Log")
    for (family, chip) in chips {
      chip.isOn = true
      chip.onPress = { [weak self] in self?.toggle(family) }
    }
    toggle.show(["list", "lanes"], chosen: 0)
    search.isHidden = true
    search.placeholders = ["finger, view, outcome", "find"]
    search.onChange = { [weak self] _ in self?.filter() }
    search.onStep = { [weak self] in self?.list.step(by: $0) }
  }

  /// Shows events, the newest last.
  func show(_ new: EventLog, pinned: Int?) {
    let isNew = new != log
    if isNew || list.pinned != pinned {
      let event = pinned.flatMap { id in new.rows.last { $0.id == id } }
      told = event ?? new.rows.last
      lines.show(told?.value, isChosen: event != nil)
      if isFolded { setNeedsDisplay(head) }
    }
    list.pinned = pinned
    guard isNew else { return }
    log = new
    filter()
    setNeedsDisplay(head)
  }

  /// How wide the list is beside the lines.
  private static let listWidth: CGFloat = 680
  /// The least width of the lines that still says something.
  private static let leastLines: CGFloat = 150

  /// The width of the list and its heading; all of it where no lines stand beside it.
  private var listWidth: CGFloat {
    let isRoomy = isWide && bounds.width >= Self.listWidth + Self.leastLines
    return isRoomy && !isFolded ? Self.listWidth : bounds.width
  }

  private var head: CGRect { CGRect(x: 0, y: 0, width: listWidth, height: Self.head) }

  private func toggle(_ family: EventRow.Families) {
    chosen.formSymmetricDifference(family)
    for (family, chip) in chips { chip.isOn = chosen.contains(family) }
    filter()
  }

  /// An event that several kinds name is shown while one of them is chosen.
  private func filter() {
    let words = search.text.searchedWords
    let isWhole = words.isEmpty && chips.allSatisfy { chosen.contains($0.family) }
    let rows =
      isWhole
      ? log.rows
      : log.rows.filter { !$0.families.isDisjoint(with: chosen) && $0.value.has(words) }
    search.result = words.isEmpty ? "" : rows.isEmpty ? "none" : "\(rows.count) found"
    list.show(events: rows, newest: log.rows.last?.id)
  }

  override func layoutSubviews() {
    let height = max(0, bounds.height - Self.head)
    list.setFrameIfNeeded(CGRect(x: 0, y: Self.head, width: listWidth, height: height))
    let rest = CGRect(x: listWidth, y: 0, width: bounds.width - listWidth, height: bounds.height)
    lines.isHidden = rest.width <= 0 || log.isEmpty
    lines.setFrameIfNeeded(rest)
    toggle.isHidden = log.isEmpty || listWidth < 300 || isFolded
    let choice = CGSize(width: toggle.width, height: SegmentToggle.height)
    toggle.setFrameIfNeeded(
      CGRect(origin: CGPoint(x: listWidth - 14 - choice.width, y: 5), size: choice)
    )
    var left: CGFloat = 74
    for (_, chip) in chips {
      let isRoomy = left + chip.width < listWidth - 220 && !log.isEmpty && !isFolded
      chip.isHidden = !isRoomy
      chip.setFrameIfNeeded(CGRect(x: left, y: 6, width: chip.width, height: 15))
      left += chip.width + 6
    }
    let place = CGRect(x: left + 6, y: 3, width: min(220, listWidth - left - 20), height: 20)
    search.isHidden = !isSearching || place.width < 60
    search.setFrameIfNeeded(place)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    if isFolded, let told { return paintFolded(told.value, on: canvas) }
    canvas.heading("EVENTS", remark: remark, baseline: 17, in: titled)
  }

  /// Draws the heading of a folded panel, with an event.
  private func paintFolded(_ event: EventRow, on canvas: Canvas) {
    let fold = KeyTable.label(of: .fold(.log))
    canvas.heading("EVENTS", remark: fold, baseline: 17, in: bounds)
    let place = event.point.map { Shown.point($0) } ?? ""
    let outcome = TextRun(event.outcome.text, color: Theme.text(in: Theme.color(of: event.kind)))
    let runs = [
      TextRun(ShortNumber.seconds(event.time), font: Theme.figures, color: Theme.secondary),
      TextRun("  \(event.title) \(place)  ", color: Theme.text),
      TextRun(event.receiver.map { "\(Shown.name($0))  " } ?? "", color: Theme.text), outcome,
      TextRun("  \(Counted.text(log.rows.count, "event"))", color: Theme.faint),
    ]
    let right = bounds.width - Theme.margin - Ink.width(fold, Theme.caption) - 10
    let words = Words(runs, Theme.caption, Theme.text)
    canvas.write(words, at: CGPoint(x: 90, y: 17), width: right - 90)
  }

  /// The heading besides what chooses.
  private var titled: CGRect {
    var rect = head
    if !toggle.isHidden { rect.size.width -= toggle.frame.width + 8 }
    return rect
  }

  private var remark: String? {
    if !search.isHidden, search.frame.maxX > listWidth - 230 { return nil }
    if log.isEmpty { return "Press the scene: each touch becomes a row." }
    return "\(Counted.text(log.rows.count, "event")), \(Counted.text(log.lineCount, "line"))"
  }
}

nonisolated extension EventRow {
  /// Whether all words, in small letters, stand in the row.
  fileprivate func has(_ words: [String]) -> Bool {
    let parts = [title, receiver, outcome.text, finger.map { "touch \($0)" }]
    let texts = parts.compactMap { $0?.lowercased() }
    return words.allSatisfy { word in texts.contains { $0.contains(word) } }
  }
}

/// A word that is switched on or off by a click.
final class Chip: PanelView {
  var onPress: (() -> Void)?
  var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    accessibilityIdentifier = "Chip \(text)"
  }

  required init?(coder: NSCoder) { nil }

  /// The width the word needs.
  var width: CGFloat { (Ink.width(text, Theme.caption) + 12).rounded(.up) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    onPress?()
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.fill(bounds, color: isOn ? Theme.controlOn : Theme.control, cornerRadius: 3)
    canvas.write(
      Words(text, Theme.caption, isOn ? Theme.text : Theme.secondary),
      at: CGPoint(x: bounds.midX, y: bounds.midY + 3.5),
      alignment: .center
    )
  }
}
