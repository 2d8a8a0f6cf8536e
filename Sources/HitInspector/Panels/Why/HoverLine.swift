internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The line below the card: what the pointer is over while something else is pinned, or that the
/// scene has changed since, with a button that asks again.
final class HoverLine: PanelView {
  /// What the line says.
  enum Content: Equatable {
    case hover(HoverNote)
    /// The second finger mirrors the pointer about a point.
    case mirrored(CGPoint)
    case outdated
    case nothing
  }

  /// Called when the button is pressed.
  var onAskAgain: (() -> Void)?

  private(set) var content = Content.nothing

  private static let baseline: CGFloat = 18
  private static let button = "Ask again"

  /// How high the line is, with what is free around it.
  var height: CGFloat { content == .nothing && !keepsRoom ? 9 : 27 }

  /// Whether the line keeps its place while it says nothing.
  var keepsRoom = false

  func show(_ new: Content) {
    guard new != content else { return }
    content = new
    setNeedsDisplay()
  }

  private var buttonRect: CGRect {
    let width = Ink.width(Self.button, Theme.captionStrong) + 18
    return CGRect(x: bounds.width - 2 - width, y: 5, width: width, height: 17)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard content == .outdated, let touch = touches.first,
      buttonRect.insetBy(dx: -4, dy: -4).contains(touch.location(in: self))
    else { return }
    onAskAgain?()
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    switch content {
    case .nothing: break
    case .hover(let note): paint(note, in: canvas)
    case .mirrored(let anchor):
      canvas.hoverCross(at: CGPoint(x: 8, y: Self.baseline - 4))
      let about = Shown.point(anchor)
      let words = "the pointer is touch 1; touch 2 mirrors it about \(about)"
      canvas.write(
        Words(words, Theme.remark, Theme.secondary),
        at: CGPoint(x: 20, y: Self.baseline),
        width: bounds.width - 22
      )
    case .outdated:
      canvas.write(
        Words("The scene has changed since.", Theme.remark, Theme.wouldBe),
        at: CGPoint(x: 2, y: Self.baseline),
        width: buttonRect.minX - 10
      )
      canvas.fill(buttonRect, color: Theme.controlOn, cornerRadius: 3)
      canvas.write(
        Words(Self.button, Theme.captionStrong, Theme.selection),
        at: CGPoint(x: buttonRect.midX, y: Self.baseline - 1),
        alignment: .center
      )
    }
  }

  private func paint(_ note: HoverNote, in canvas: Canvas) {
    canvas.hoverCross(at: CGPoint(x: 8, y: Self.baseline - 4))
    let right = bounds.width - 2
    let deed = Words("pins", Theme.remark, Theme.secondary)
    let deedWidth = canvas.write(
      deed,
      at: CGPoint(x: right, y: Self.baseline),
      alignment: .trailing
    )
    let key = KeyTable.label(of: .togglePin)
    let keyX = right - deedWidth - 8 - KeyCap.width(key)
    canvas.keyCap(key, at: CGPoint(x: keyX, y: Self.baseline - 11))
    let receiver = TextRun(
      note.receiver.map { Shown.name($0) } ?? "nothing",
      font: Theme.remarkStrong,
      color: Theme.accepted
    )
    let runs = [
      TextRun("hover "),
      TextRun(Shown.point(note.point), font: Theme.figures, color: Theme.text),
      TextRun("  "),
      receiver,
      TextRun(" would get it"),
    ]
    canvas.write(
      Words(runs, Theme.remark, Theme.secondary),
      at: CGPoint(x: 20, y: Self.baseline),
      width: keyX - 28
    )
  }
}
