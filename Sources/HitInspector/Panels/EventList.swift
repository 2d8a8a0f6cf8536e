internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The rows of a list of events: events, and below one that is unfolded the lines of its log.
///
/// The newest row stays in view unless the list was scrolled away from it.
final class EventList: RowList<EventList.Entry> {
  /// An event, or a line of the log below it.
  enum Entry: Hashable {
    case event(Shared<EventRow>, isOpen: Bool)
    case line(Message, of: Int)
  }

  /// Called with the number of the event that was clicked.
  var onPin: ((Int) -> Void)?

  /// The event that is explained now.
  var pinned: Int? {
    didSet {
      if pinned != oldValue {
        redraw(where: { number(ofRow: $0) == pinned || number(ofRow: $0) == oldValue })
      }
    }
  }

  private var events: [Shared<EventRow>] = []
  private var open: Set<Int> = []
  /// Whether the newest row stays in view; scrolling away from it ends that, coming back resumes
  /// it.
  private var isFollowing = true
  /// The number of the newest event that was there when events were shown last.
  private var seen = -1
  /// How many rows came while the list was scrolled away from its end.
  private(set) var unseen = 0

  override var rowHeight: CGFloat { Theme.eventRow }
  override var verticalInset: CGFloat { 1 }

  /// Shows events, the newest last.
  ///
  /// - Parameters:
  ///   - new: The events.
  ///   - newest: The number of the newest event there is, shown or not; none without any. One that is
  ///     lower than the last time is of a log that began anew, which is shown from its end.
  func show(events new: [Shared<EventRow>], newest: Int?) {
    let last = newest ?? -1
    if last < seen { (open, unseen, isFollowing) = ([], 0, true) }
    if !isFollowing { unseen += new.count { $0.id > seen } }
    (events, seen) = (new, last)
    arrange()
  }

  private func arrange() {
    if open.isEmpty { return show(events.map { .event($0, isOpen: false) }) }
    show(
      events.flatMap { event -> [Entry] in
        let isOpen = open.contains(event.id)
        return [.event(event, isOpen: isOpen)]
          + (isOpen ? event.lines.map { .line($0, of: event.id) } : [])
      }
    )
  }

  /// The number of the event that a row is of.
  private func number(ofRow index: Int) -> Int {
    switch rows[index] {
    case .event(let event, _): event.id
    case .line(_, let id): id
    }
  }

  override func redraw(from old: [Entry], to new: [Entry]) {
    if new.count > old.count, new.starts(with: old) {
      redraw(rows: old.count...(new.count - 1))
    } else if new.count == old.count {
      super.redraw(from: old, to: new)
    } else {
      setNeedsDisplay()
    }
    move(to: isFollowing ? farthestOffset : offset)
  }

  override func layoutSubviews() { move(to: isFollowing ? farthestOffset : offset) }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    let isTaken = super.scroll(by: delta, at: point)
    isFollowing = isAtEnd
    if isFollowing { unseen = 0 }
    return isTaken
  }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func step(_ step: TreeStep) -> Bool {
    switch step {
    case .previous: self.step(by: -1)
    case .next: self.step(by: 1)
    case .parent, .child: break
    }
    return true
  }

  /// Explains the moment some events before or after the one that is explained.
  func step(by count: Int) {
    guard !events.isEmpty else { return }
    let place = events.firstIndex { $0.id == pinned }
    var next = place.map { $0 + count } ?? (count > 0 ? 0 : events.count - 1)
    // There is no moment of a wheel to go to.
    while events.indices.contains(next), events[next].isScroll { next += count > 0 ? 1 : -1 }
    guard events.indices.contains(next) else { return }
    let event = events[next]
    onPin?(event.id)
    if let row = rows.indices.first(where: { number(ofRow: $0) == event.id }) { reveal(row: row) }
    isFollowing = isAtEnd
  }

  // MARK: Pointer

  override func reacts(row index: Int) -> Bool { true }

  /// Unfolds an event where its chevron is; elsewhere explains the moment.
  override func click(row index: Int, at point: CGPoint, isDouble: Bool) {
    if unseen > 0, pill.contains(point) {
      isFollowing = true
      unseen = 0
      return move(to: farthestOffset)
    }
    becomeFirstResponder()
    let id = number(ofRow: index)
    if point.x < Self.chevron + 10, case .event = rows[index] {
      open.formSymmetricDifference([id])
      arrange()
    } else {
      onPin?(id)
    }
  }

  // MARK: Drawing

  private static let chevron: CGFloat = 17

  private var pill: CGRect {
    CGRect(x: bounds.maxX - 76, y: bounds.maxY - 22, width: 60, height: 17)
  }

  override func paintRow(_ index: Int, in rect: CGRect, on canvas: Canvas) {
    if number(ofRow: index) == pinned {
      let band = CGRect(x: 5, y: rect.minY, width: rect.width - 14, height: rect.height)
      canvas.fill(band, color: Theme.row)
      canvas.fill(CGRect(x: 5, y: rect.minY, width: 2, height: rect.height), color: Theme.selection)
    }
    switch rows[index] {
    case .event(let event, let isOpen): paint(event.value, isOpen: isOpen, in: rect, on: canvas)
    case .line(let line, _):
      let place = CGPoint(x: 90, y: rect.minY + 12)
      canvas.write(line, Theme.figures, at: place, width: rect.width - 90 - Theme.margin)
    }
  }

  private func paint(_ event: EventRow, isOpen: Bool, in rect: CGRect, on canvas: Canvas) {
    let baseline = rect.minY + 12.5
    let middle = rect.midY
    canvas.chevron(
      isOpen ? .down : .right,
      at: CGPoint(x: Self.chevron, y: middle),
      color: Theme.faint
    )
    canvas.write(
      Words(Self.time(of: event), Theme.figures, Theme.secondary),
      at: CGPoint(x: 61, y: baseline),
      alignment: .trailing
    )
    if let finger = event.finger {
      let color = finger == 1 ? Theme.text : Theme.gesture
      canvas.circle(at: CGPoint(x: 76, y: middle), radius: 6, width: 1.2, color: color)
      canvas.write(
        Words("\(finger)", Theme.badgeStrong, color),
        at: CGPoint(x: 76, y: middle + 3.3),
        alignment: .center
      )
    }
    canvas.write(
      Words(event.title, Theme.chainLabel, Theme.text),
      at: CGPoint(x: 90, y: baseline),
      width: event.point == nil ? 238 : 58
    )
    if let point = event.point {
      canvas.write(
        Words(Shown.point(point), Theme.figures, Theme.secondary),
        at: CGPoint(x: 150, y: baseline),
        width: 84
      )
    }
    if let receiver = event.receiver {
      let name = Ink.name(receiver, Theme.chainLabel, width: Self.receiverWidth)
      let words = Words(name, Theme.chainLabel, Theme.text)
      canvas.write(words, at: CGPoint(x: 238, y: baseline), width: Self.receiverWidth)
    }
    guard !event.outcome.isEmpty else { return }
    let color = Theme.color(of: event.kind)
    canvas.disc(at: CGPoint(x: 338, y: middle), radius: 3, color: color)
    canvas.write(
      Words(event.outcome.text, Theme.chainLabel, color),
      Words(event.count, Theme.caption, Theme.faint),
      from: 346,
      to: rect.maxX - 18,
      baseline: baseline,
      valueWidth: 80
    )
  }

  private static let receiverWidth: CGFloat = 90

  /// When an event was, as far as there is room behind the chevron: to the millisecond for the
  /// first 100 seconds.
  private static func time(of event: EventRow) -> String {
    ShortNumber.seconds(event.time, characters: 6)
  }

  /// What of a row is cut or rounded, in full.
  override func tip(at point: CGPoint) -> Tip? {
    guard let index = wholeRow(at: point) else { return nil }
    let text: String
    switch rows[index] {
    case .line(let line, _):
      text = line.text
      if Ink.width(text, Theme.figures) <= bounds.width - 90 - Theme.margin { return nil }
    case .event(let event, _):
      let count = event.count.isEmpty ? 0 : Ink.width(event.count, Theme.caption) + 8
      let room = bounds.width - 18 - 346 - count
      let place = event.point.map { ShortNumber.point($0) }
      let whole = ShortNumber.seconds(event.time)
      let time = whole == Self.time(of: event.value) ? nil : "\(whole) s"
      let isCut =
        time != nil
        || event.receiver.map { Ink.width($0, Theme.chainLabel) > Self.receiverWidth } == true
        || Ink.width(event.outcome.text, Theme.chainLabel) > room
        || place != event.point.map { Shown.point($0) }
      if !isCut { return nil }
      let words = [time, event.title, place, event.receiver].compactMap(\.self)
        .joined(separator: " ")
      text = event.outcome.isEmpty ? words : "\(words): \(event.outcome.text)"
    }
    return Tip(text: text, rect: rect(ofRow: index))
  }

  override func paintOver(in canvas: Canvas) {
    guard unseen > 0 else { return }
    canvas.fill(pill, color: Theme.controlOn, cornerRadius: 8.5)
    canvas.write(
      Words("\(unseen) new", Theme.captionMedium, Theme.text),
      at: CGPoint(x: pill.midX, y: pill.midY + 3.5),
      alignment: .center
    )
  }
}
