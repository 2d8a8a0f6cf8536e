internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The line above the scene: what it is about, its tries, and the button that makes it anew.
final class SceneCardView: PanelView {
  /// What can be clicked.
  enum Target: Hashable {
    case attempt(Int)
    case restart
  }

  /// Called with what was clicked.
  var onClick: ((Target) -> Void)?
  /// Called with the try under the pointer, or with none.
  var onHover: ((Int?) -> Void)?

  private(set) var card = SceneCard()
  private var hovered: Target? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  override var ground: UIColor? { Theme.ground }

  static let height: CGFloat = 16
  private static let gap: CGFloat = 4

  func show(_ new: SceneCard) {
    guard new != card else { return }
    card = new
    setNeedsDisplay()
  }

  // MARK: Places

  private static let restartName = "restart"

  /// The buttons with their places, from the left.
  var buttons: [(target: Target, rect: CGRect)] {
    let restartWidth = (Ink.width(Self.restartName, Theme.caption) + 12).rounded(.up)
    var right = bounds.width - Theme.margin - restartWidth
    let restart = CGRect(x: right, y: 1, width: restartWidth, height: 14)
    var buttons: [(Target, CGRect)] = [(.restart, restart)]
    right -= 8
    for index in card.tries.indices.reversed() {
      let width: CGFloat = card.tries[index].isDone ? 31 : 20
      buttons.insert(
        (.attempt(index), CGRect(x: right - width, y: 1, width: width, height: 14)),
        at: 0
      )
      right -= width + Self.gap
    }
    return buttons
  }

  private func target(at point: CGPoint?) -> Target? {
    guard let point else { return nil }
    return buttons.first { $0.rect.insetBy(dx: -1, dy: -2).contains(point) }?.target
  }

  // MARK: Input

  override func hover(at point: CGPoint?) {
    let target = target(at: point)
    guard target != hovered else { return }
    hovered = target
    if case .attempt(let index) = target { onHover?(index) } else { onHover?(nil) }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let target = target(at: touches.first?.location(in: self)) { onClick?(target) }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let buttons = buttons
    let next = KeyTable.label(of: .nextTry)
    var end = (buttons.first?.rect.minX ?? bounds.width) - 8
    if !card.tries.isEmpty {
      let hint = Words("\(next) next try", Theme.caption, Theme.faint)
      end -= 10 + canvas.write(hint, at: CGPoint(x: end, y: 12), alignment: .trailing)
    }
    let words =
      card.chosenTry.map {
        let note = $0.words(isAnswerHidden: card.isAnswerHidden)
        return Words(note, Theme.captionMedium, Theme.text)
      }
      ?? Words(card.about, Theme.caption, Theme.secondary)
    canvas.write(words, at: CGPoint(x: 14, y: 12), width: end - 14)
    for (target, rect) in buttons { paint(target, in: rect, on: canvas) }
  }

  private func paint(_ target: Target, in rect: CGRect, on canvas: Canvas) {
    var isChosen = hovered == target
    var words = Self.restartName
    var isDone = false
    if case .attempt(let index) = target {
      isChosen = isChosen || card.chosen == index
      words = "\(index + 1)"
      isDone = card.tries[index].isDone
    }
    let fill = isChosen ? Theme.controlOn : Theme.control
    canvas.fill(rect, color: fill, cornerRadius: 7)
    let ink = isChosen ? Theme.selection : Theme.secondary
    let middle = isDone ? rect.midX - 5 : rect.midX
    let place = CGPoint(x: middle, y: 12)
    canvas.write(Words(words, Theme.caption, ink), at: place, alignment: .center)
    if isDone {
      let (x, y) = (rect.maxX - 11, rect.midY)
      let tick = [
        CGPoint(x: x - 3, y: y), CGPoint(x: x - 0.8, y: y + 2.2), CGPoint(x: x + 3, y: y - 2.6),
      ]
      canvas.line(tick, width: 1.4, color: Theme.accepted)
    }
  }
}
