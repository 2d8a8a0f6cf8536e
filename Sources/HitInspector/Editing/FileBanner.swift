internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// What is wrong with the scene's file, over the last good state of the scene.
final class FileBanner: PanelView {
  /// Called when it is closed by a click.
  var onClose: (() -> Void)?

  private(set) var fault: FileFault?

  override var ground: UIColor? { nil }

  static let height: CGFloat = 74

  /// Where the banner stands on a canvas.
  static func place(in canvas: CGRect) -> CGRect {
    CGRect(x: canvas.minX + 14, y: canvas.minY + 43, width: canvas.width - 28, height: height)
  }

  /// Shows what is wrong, or nothing.
  func show(_ state: SceneFileState) {
    if case .broken(let new) = state { fault = new } else { fault = nil }
    isHidden = fault == nil
    setNeedsDisplay()
  }

  /// Hides the banner; the word beside the title stays.
  ///
  /// - Returns: Whether it was shown.
  @discardableResult
  func close() -> Bool {
    defer { isHidden = true }
    return !isHidden
  }

  private var closeRect: CGRect { CGRect(x: bounds.width - 22, y: 7, width: 16, height: 16) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let point = touches.first?.location(in: self), closeRect.contains(point) { onClose?() }
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    guard let fault else { return }
    let card = bounds.insetBy(dx: 0.5, dy: 0.5)
    canvas.card(card, fill: Theme.problemCard.fill, edge: Theme.refused, cornerRadius: 6)
    canvas.sign(of: .problem, at: CGPoint(x: 15, y: 15))
    canvas.cross(at: closeRect.middle, arm: 3, width: 1.3, color: Theme.secondary)
    let esc = KeyTable.label(of: .clear)
    let end = CGPoint(x: closeRect.minX - 4, y: 19)
    canvas.write(Words(esc, Theme.keyCap, Theme.secondary), at: end, alignment: .trailing)
    let width = bounds.width - 28 - 14
    canvas.write(
      Words(fault.place, Theme.labelStrong, Theme.text),
      at: CGPoint(x: 28, y: 19),
      width: width - 50
    )
    canvas.write(
      Words(fault.sentence, Theme.chainLabel, Theme.text),
      at: CGPoint(x: 28, y: 35),
      width: width
    )
    paintLine(of: fault, in: canvas)
    canvas.write(
      Words(
        "The last good state stays. \(open)saved again, the file is read at once.",
        Theme.remark,
        Theme.secondary
      ),
      at: CGPoint(x: 28, y: 66),
      width: width
    )
  }

  /// How an editor opens the file where it is wrong.
  private var open: String {
    let key = KeyTable.shortName(of: .openEditor(nil))
    return fault?.line.map { "\(key) opens it at line \($0); " } ?? "\(key) opens it; "
  }

  /// Draws the line of the file, with a wave under what is at fault.
  private func paintLine(of fault: FileFault, in canvas: Canvas) {
    guard let line = fault.line else { return }
    let number = Words("\(line)", Theme.figures, Theme.faint)
    let left = 36 + canvas.write(number, at: CGPoint(x: 28, y: 50))
    let right = bounds.width - 14
    let head = String(fault.text.prefix(fault.range.lowerBound))
    let wrong = String(fault.text.dropFirst(fault.range.lowerBound).prefix(fault.range.count))
    canvas.saved {
      canvas.clip(to: CGRect(x: left, y: 38, width: right - left, height: 18))
      let words = Words(fault.text, Theme.figures, Theme.secondary)
      canvas.write(words, at: CGPoint(x: left, y: 50))
      let start = left + Ink.width(head, Theme.figures)
      let length = max(6, Ink.width(wrong, Theme.figures))
      let wave = stride(from: CGFloat(0), through: length, by: 2).enumerated().map { place, x in
        CGPoint(x: start + x, y: place.isMultiple(of: 2) ? 54 : 52.4)
      }
      canvas.line(wave, width: 1, color: Theme.refused)
    }
  }
}
