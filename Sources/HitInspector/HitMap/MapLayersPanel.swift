internal import Foundation
internal import HitAnalysis
internal import HitCanvas
internal import HitResponders

/// The layers of a map, beside the scene, each to be drawn or not.
final class MapLayersPanel: PanelView {
  /// Called with the layers that are to be drawn.
  var onChoose: ((MapLayers) -> Void)?

  private var layers = MapLayers.all
  private var hovered: Int?

  static let size = CGSize(width: 132, height: 24 + 19 * 5)
  private static let top: CGFloat = 24
  private static let pitch: CGFloat = 19

  override var ground: UIColor? { nil }

  func show(_ new: MapLayers) {
    guard new != layers else { return }
    layers = new
    setNeedsDisplay()
  }

  private func row(at point: CGPoint) -> Int? {
    let index = Int(((point.y - Self.top) / Self.pitch).rounded(.down))
    return MapLayers.named.indices.contains(index) ? index : nil
  }

  override func hover(at point: CGPoint?) {
    let row = point.flatMap { self.row(at: $0) }
    guard row != hovered else { return }
    hovered = row
    setNeedsDisplay()
  }

  override func cursor(at point: CGPoint) -> PointerShape { row(at: point) == nil ? .arrow : .hand }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let row = row(at: point) else { return }
    onChoose?(layers.symmetricDifference(MapLayers.named[row].layer))
  }

  override func tip(at point: CGPoint) -> Tip? {
    let keys = [-1, 1].map { KeyTable.label(of: .stepLayers($0)) }.joined(separator: " ")
    return Tip(text: "\(keys) one fewer, one more", rect: bounds)
  }

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.write(Words("LAYERS", Theme.heading, Theme.faint), at: CGPoint(x: 5, y: 14))
    for (index, entry) in MapLayers.named.enumerated() {
      let y = Self.top + CGFloat(index) * Self.pitch
      let isOn = layers.contains(entry.layer)
      canvas.checkBox(CGRect(x: 5.5, y: y + 2.5, width: 11, height: 11), isOn: isOn)
      let color = index == hovered || isOn ? Theme.text : Theme.faint
      canvas.write(Words(entry.name, Theme.remark, color), at: CGPoint(x: 23, y: y + 12))
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
}
