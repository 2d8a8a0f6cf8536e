internal import Foundation
internal import HitCanvas
internal import HitResponders

/// What can be shown or not, each with a box to tick, beside the scene.
class CheckList: PanelView {
  struct Row: Hashable {
    var title: String
    var isOn: Bool
  }

  /// Called with the place of the row whose box is clicked.
  var onToggle: ((Int) -> Void)?
  /// What stands above the rows.
  var heading: String { "" }
  /// The distance from one row to the next.
  var pitch: CGFloat { 17 }

  final var rows: [Row] = [] {
    didSet { if rows != oldValue { setNeedsDisplay() } }
  }
  private var hovered: Int? {
    didSet { if hovered != oldValue { setNeedsDisplay() } }
  }

  static let width: CGFloat = 140
  /// Where the first row begins.
  var top: CGFloat { 21 }

  /// The size of a list of so many rows.
  final func size(of count: Int) -> CGSize {
    CGSize(width: Self.width, height: top + CGFloat(count) * pitch)
  }

  override var ground: UIColor? { nil }

  /// Where the row of a place is.
  final func rect(of row: Int) -> CGRect {
    CGRect(x: 0, y: top + CGFloat(row) * pitch, width: bounds.width, height: pitch)
  }

  private func row(at point: CGPoint) -> Int? {
    rows.indices.first { rect(of: $0).contains(point) }
  }

  override func hover(at point: CGPoint?) { hovered = point.flatMap { row(at: $0) } }

  override func cursor(at point: CGPoint) -> PointerShape { row(at: point) == nil ? .arrow : .hand }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let row = touches.first.flatMap({ row(at: $0.location(in: self)) }) { onToggle?(row) }
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.write(Words(heading, Theme.heading, Theme.faint), at: CGPoint(x: 5, y: 14))
    for (index, row) in rows.enumerated() {
      let middle = rect(of: index).midY
      canvas.checkBox(CGRect(x: 5.5, y: middle - 5.5, width: 11, height: 11), isOn: row.isOn)
      let color = index == hovered || row.isOn ? Theme.text : Theme.faint
      canvas.write(Words(row.title, Theme.remark, color), at: CGPoint(x: 23, y: middle + 4))
    }
  }
}

extension Canvas {
  /// Draws a box that is ticked or not.
  func checkBox(_ box: CGRect, isOn: Bool) {
    card(
      box.insetBy(dx: -0.5, dy: -0.5),
      fill: isOn ? Theme.controlOn : Theme.control,
      edge: isOn ? Theme.selection : Theme.line,
      cornerRadius: 2.5
    )
    guard isOn else { return }
    let (x, y) = (box.minX, box.minY)
    let tick = [(2.5, 5.5), (4.8, 8), (8.7, 3)].map { CGPoint(x: x + $0, y: y + $1) }
    line(tick, width: 1.5, color: Theme.text)
  }

  /// Draws a slider that stands at a share of its length.
  func slider(_ rect: CGRect, at share: CGFloat) {
    let (start, end) = (CGPoint(x: rect.minX, y: rect.midY), CGPoint(x: rect.maxX, y: rect.midY))
    let knob = CGPoint(x: rect.minX + rect.width * min(max(share, 0), 1), y: rect.midY)
    line([start, end], width: 3, color: Theme.connector)
    line([start, knob], width: 3, color: Theme.selection)
    disc(at: knob, radius: 5.5, color: Theme.text)
  }
}
