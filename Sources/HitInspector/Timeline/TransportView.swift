internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The upper line of the timeline: what plays it, where it stands, and what differs.
final class TransportView: PanelView {
  var onCommand: ((TimelineCommand) -> Void)?

  private(set) var content = Content()
  private var hovered: TimelineCommand? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  struct Content: Hashable {
    var state = TimelineState()
    var count = 0
    var differences = 0
    var isAtEnd = false
    /// Whether it shows a session that goes on, which cannot be played.
    var isLive = false
  }

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
  }

  // MARK: Places

  private static let buttons: [(command: TimelineCommand, rect: CGRect)] = [
    (.toStart, CGRect(x: 13, y: 7, width: 24, height: 24)),
    (.eventBack, CGRect(x: 38, y: 7, width: 22, height: 24)),
    (.play, CGRect(x: 63, y: 7, width: 26, height: 24)),
    (.eventOn, CGRect(x: 94, y: 7, width: 22, height: 24)),
    (.toEnd, CGRect(x: 117, y: 7, width: 24, height: 24)),
    (.changeSpeed, CGRect(x: 149, y: 8, width: 46, height: 22)),
  ]

  private var pillWords: String {
    let all = content.differences
    if let place = content.state.difference { return "difference \(place + 1) of \(all)" }
    return Counted.text(all, "difference")
  }

  private static let arrow: CGFloat = 26

  /// The pill that tells what differs; nothing where nothing does.
  var pill: CGRect? {
    guard content.differences > 0, bounds.width > 420 else { return nil }
    let width = (Ink.width(pillWords, Theme.remarkStrong) + 16 + Self.arrow * 2).rounded(.up)
    return CGRect(x: bounds.width - 13 - width, y: 7.5, width: width, height: 23)
  }

  private func command(at point: CGPoint) -> TimelineCommand? {
    if content.isLive { return nil }
    if let pill, pill.contains(point) {
      return point.x < pill.minX + Self.arrow ? .differenceBack : .differenceOn
    }
    return Self.buttons.first { $0.rect.contains(point) }?.command
  }

  // MARK: Pointer

  override func hover(at point: CGPoint?) { hovered = point.flatMap { command(at: $0) } }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let point = touches.first?.location(in: self)
    if let command = point.flatMap({ command(at: $0) }) { onCommand?(command) }
  }

  override func tip(at point: CGPoint) -> Tip? {
    guard let command = command(at: point) else {
      guard let remark = content.state.remark, point.x > 260 else { return nil }
      return Tip(text: remark, rect: bounds.insetBy(dx: 13, dy: 6))
    }
    let rect = Self.buttons.first { $0.command == command }?.rect ?? pill ?? bounds
    return Tip(text: KeyTable.help(help(command), .timeline(command)), rect: rect)
  }

  private func help(_ command: TimelineCommand) -> String {
    switch command {
    case .toStart: "To the beginning"
    case .eventBack: "One event back"
    case .play: content.state.isPlaying ? "Pause" : content.isAtEnd ? "Play again" : "Play"
    case .eventOn: "One event on"
    case .toEnd: "To the end"
    case .changeSpeed: "How fast it is played"
    case .differenceBack: "To the difference before"
    default: "To the next difference"
    }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    var x: CGFloat = 13
    if !content.isLive {
      paintButtons(in: canvas)
      x = 205
    }
    let seconds = ShortNumber.seconds(Double(content.state.time) / 1e6) + " s"
    x +=
      canvas.write(Words(seconds, Theme.timeFigures, Theme.text), at: CGPoint(x: x, y: 23.5)) + 12
    let right = paintRight(in: canvas)
    guard right - x > 60 else { return }
    let label = Words("event ", Theme.remark, Theme.faint)
    x += canvas.write(label, at: CGPoint(x: x, y: 23))
    let count =
      "\(GroupedNumber.text(content.state.position)) / \(GroupedNumber.text(content.count))"
    let words = Words(count, Theme.remark, Theme.secondary)
    canvas.write(words, at: CGPoint(x: x, y: 23), width: right - x)
  }

  /// Writes the file's name and the pill, and returns where they begin.
  private func paintRight(in canvas: Canvas) -> CGFloat {
    var right = bounds.width - 13
    if let pill {
      paintPill(pill, in: canvas)
      right = pill.minX - 12
    }
    var runs = [TextRun(content.state.file, color: Theme.secondary)]
    if let remark = content.state.remark {
      runs.append(TextRun("  \(remark)", color: Theme.wouldBe))
    }
    let room = max(0, min(300, right - 390))
    let words = Words(runs, Theme.remark, Theme.secondary)
    right -= canvas.write(
      words,
      at: CGPoint(x: right, y: 23),
      alignment: .trailing,
      width: room
    )
    return right - 12
  }

  private func paintPill(_ pill: CGRect, in canvas: Canvas) {
    let (fill, edge) = Theme.problemCard
    canvas.card(pill, fill: fill, edge: edge, cornerRadius: 4)
    for x in [pill.minX + Self.arrow, pill.maxX - Self.arrow - 1] {
      canvas.fill(CGRect(x: x, y: pill.minY, width: 1, height: pill.height), color: edge)
    }
    let middle = pill.midY
    let back = CGPoint(x: pill.minX + Self.arrow / 2, y: middle)
    let on = CGPoint(x: pill.maxX - Self.arrow / 2, y: middle)
    let color = Theme.refusedText
    canvas.chevron(.left, at: back, size: 4, color: hovered == .differenceBack ? Theme.text : color)
    canvas.chevron(.right, at: on, size: 4, color: hovered == .differenceOn ? Theme.text : color)
    canvas.write(
      Words(pillWords, Theme.remarkStrong, color),
      at: CGPoint(x: pill.midX, y: middle + 4),
      alignment: .center
    )
  }

  private func paintButtons(in canvas: Canvas) {
    for (command, rect) in Self.buttons {
      let isLit = hovered == command
      let color = isLit ? Theme.text : Theme.secondary
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      switch command {
      case .play:
        canvas.fill(rect, color: Theme.controlOn, cornerRadius: 4)
        canvas.transport(playSign, at: middle, color: Theme.text)
      case .changeSpeed:
        canvas.fill(rect, color: isLit ? Theme.controlHovered : Theme.control, cornerRadius: 4)
        let words = Words(speed, Theme.remark, Theme.text)
        canvas.write(words, at: CGPoint(x: rect.minX + 8, y: rect.minY + 15))
        canvas.chevron(
          .down,
          at: CGPoint(x: rect.maxX - 10, y: middle.y + 0.5),
          color: Theme.secondary
        )
      case .toStart: canvas.transport(.toStart, at: middle, color: color)
      case .eventBack: canvas.transport(.back, at: middle, color: color)
      case .eventOn: canvas.transport(.on, at: middle, color: color)
      default: canvas.transport(.toEnd, at: middle, color: color)
      }
    }
  }

  private var playSign: TransportSign {
    content.state.isPlaying ? .pause : content.isAtEnd ? .again : .play
  }

  private var speed: String { "\(ShortNumber.text(content.state.speed))×" }
}
