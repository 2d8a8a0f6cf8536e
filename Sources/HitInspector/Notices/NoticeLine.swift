internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The latest notice, in one line at the lower edge of the canvas.
final class NoticeLine: PanelView {
  /// What can be clicked.
  enum Target: Hashable {
    case action(InspectorCommand)
    case close
  }

  /// Called with what was clicked.
  var onClick: ((Target) -> Void)?
  /// Called when the pointer comes onto the line, or leaves it.
  var onHold: ((Bool) -> Void)?

  private(set) var notice: Notice?
  private var secondsLeft: Int?
  private var hovered: Target? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  override var ground: UIColor? { nil }

  nonisolated static let height: CGFloat = 24

  func show(_ board: NoticeBoard) {
    isHidden = board.current == nil
    guard notice != board.current || secondsLeft != board.secondsLeft else { return }
    if notice != board.current { hovered = nil }
    notice = board.current
    secondsLeft = board.secondsLeft
    setNeedsDisplay()
  }

  // MARK: Places

  private static let buttonGap: CGFloat = 6
  private var closeRect: CGRect { CGRect(x: bounds.width - 21, y: 4, width: 16, height: 16) }
  private var timeEnd: CGFloat { closeRect.minX - 7 }

  private func width(of action: Notice.Action) -> CGFloat {
    (Ink.width(action.title, Theme.captionStrong) + 16).rounded(.up)
  }

  /// The buttons with their places, the last one at the right.
  var buttons: [(action: Notice.Action, rect: CGRect)] {
    var right = timeEnd - 38
    var buttons: [(Notice.Action, CGRect)] = []
    for action in (notice?.actions ?? []).reversed() {
      let width = width(of: action)
      buttons.insert((action, CGRect(x: right - width, y: 4, width: width, height: 16)), at: 0)
      right -= width + Self.buttonGap
    }
    return buttons
  }

  private func target(at point: CGPoint?) -> Target? {
    guard let point else { return nil }
    if closeRect.insetBy(dx: -4, dy: -4).contains(point) { return .close }
    return buttons.first { $0.rect.contains(point) }.map { .action($0.action.command) }
  }

  // MARK: Input

  override func hover(at point: CGPoint?) {
    hovered = target(at: point)
    onHold?(point != nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let target = target(at: touches.first?.location(in: self)) { onClick?(target) }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let notice else { return }
    let card = notice.kind.card
    canvas.card(bounds, fill: card.fill, edge: card.edge, cornerRadius: 4)
    canvas.sign(of: notice.kind, at: CGPoint(x: 15, y: 12))
    let end = (buttons.first?.rect.minX ?? timeEnd - 38) - 8
    let words = [TextRun(notice.subject, font: Theme.chainLabelStrong, color: Theme.text)]
    let rest = TextRun(notice.rest, font: Theme.chainLabel, color: Theme.secondary)
    let runs = Words(words + [rest], Theme.chainLabel, Theme.text)
    canvas.write(runs, at: CGPoint(x: 28, y: 16), width: end - 28)
    for (action, rect) in buttons {
      let isHovered = hovered == .action(action.command)
      canvas.fill(rect, color: Theme.controlOn, cornerRadius: 3)
      let ink = isHovered ? Theme.text : Theme.selection
      let title = Words(action.title, Theme.captionStrong, ink)
      canvas.write(title, at: CGPoint(x: rect.midX, y: 15.8), alignment: .center)
    }
    let time = secondsLeft.map { "\($0) s" } ?? "stays"
    let left = Words(time, Theme.small, Theme.secondary)
    canvas.write(left, at: CGPoint(x: timeEnd, y: 15.8), alignment: .trailing)
    let ink = hovered == .close ? Theme.text : Theme.secondary
    canvas.cross(at: closeRect.middle, arm: 3, width: 1.3, color: ink)
  }
}

extension Notice.Kind {
  fileprivate var card: (fill: UIColor, edge: UIColor) {
    switch self {
    case .recording, .problem: Theme.problemCard
    case .done: Theme.arrivedCard
    case .info: (Theme.question, Theme.noticeEdge)
    case .warning: Theme.lostCard
    }
  }
}

extension Canvas {
  /// Draws the sign of a kind of notice, so that colour is never alone.
  func sign(of kind: Notice.Kind, at center: CGPoint) {
    func shifted(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: center.x + x, y: center.y + y)
    }
    switch kind {
    case .recording:
      disc(at: center, radius: 5, color: Theme.refused)
      circle(at: center, radius: 7.5, width: 1, color: Theme.refused.withAlphaComponent(0.5))
    case .done:
      disc(at: center, radius: 6, color: Theme.accepted)
      let tick = [shifted(-3, 0), shifted(-0.8, 2.4), shifted(3.2, -2.4)]
      line(tick, width: 1.6, color: Theme.ground)
    case .info:
      disc(at: center, radius: 6, color: Theme.selection)
      line([shifted(0, -3), shifted(0, -2.8)], width: 1.6, color: Theme.ground)
      line([shifted(0, -0.6), shifted(0, 2.8)], width: 1.6, color: Theme.ground)
    case .warning: warning(at: center, size: 6, color: Theme.wouldBe)
    case .problem:
      disc(at: center, radius: 6, color: Theme.refused)
      cross(at: center, arm: 2.5, width: 1.6, color: Theme.ground)
    }
  }
}
