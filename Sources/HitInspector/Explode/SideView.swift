internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The layers edge on, cut where the press is: how far above or below each view it went by.
final class SideView: PanelView {
  /// Whether it is to stand in the place of the events.
  var isWanted = false
  private(set) var content = ExplodedContent()
  /// Where the cut is while nothing is pressed, in screen points.
  private var pointer: CGPoint?
  /// How much of the scene's height is shown, in points.
  private var height: CGFloat = SideView.restingHeight

  private static let restingHeight: CGFloat = 109
  private static let heights: ClosedRange<CGFloat> = 40...4_000
  /// The part of the height that is above the press.
  private static let above: CGFloat = 50 / 109
  /// The height below which the heading and the names stand closer to the strip.
  private static let lowHeight: CGFloat = 130
  private static let left: CGFloat = 59
  private static let pitch: CGFloat = 49
  /// The distance below which a view that was missed is marked with a gap.
  private static let nearMiss: CGFloat = 30

  func show(_ new: ExplodedContent, pointer newPointer: CGPoint?) {
    let isSame = new.layers == content.layers && new.walk == content.walk
    let isPlace = new.point == content.point && newPointer == pointer
    guard !isSame || !isPlace || new.pointed != content.pointed else { return }
    (content, pointer) = (new, newPointer)
    setNeedsDisplay()
  }

  override func scroll(by delta: CGSize, at point: CGPoint) -> Bool {
    let new = height * (delta.height > 0 ? 1.25 : 0.8)
    height = min(max(new, Self.heights.lowerBound), Self.heights.upperBound)
    setNeedsDisplay()
    return true
  }

  // MARK: Places

  private var cut: CGPoint? { content.point ?? pointer }
  private var isLow: Bool { bounds.height < Self.lowHeight }

  private var strip: CGRect {
    let (head, foot): (CGFloat, CGFloat) = isLow ? (27, 17) : (40, 34)
    let room = max(0, bounds.height - head - foot)
    return CGRect(x: 0, y: head, width: bounds.width, height: room)
  }

  private var step: CGFloat {
    let count = CGFloat(max(1, content.layers.layers.count))
    return min(Self.pitch, (bounds.width - Self.left - 40) / count)
  }

  private func x(ofLayer index: Int) -> CGFloat { Self.left + CGFloat(index) * step }

  private func y(of scene: CGFloat, around cut: CGPoint) -> CGFloat {
    strip.minY + (scene - cut.y + height * Self.above) / height * strip.height
  }

  private func layer(at point: CGPoint) -> Int? {
    let index = Int(((point.x - Self.left) / step).rounded())
    return content.layers.layers.indices.contains(index) ? index : nil
  }

  override func hover(at point: CGPoint?) {
    onPoint?(point.flatMap { layer(at: $0) }.flatMap { view(onLayer: $0)?.view })
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self), let layer = layer(at: point) else {
      return
    }
    if let view = view(onLayer: layer) { onSelect?(view.view) }
  }

  /// The view of a layer that is drawn: that of the walk, else the one that is cut.
  private func view(onLayer index: Int) -> ExplodedView? {
    let layer = content.layers.layers[index]
    if let row = content.row(onLayer: index), let view = layer.first(where: { $0.view == row.view })
    {
      return view
    }
    guard let cut else { return layer.first }
    return layer.first { ($0.shape.box.minX..<$0.shape.box.maxX).contains(cut.x) } ?? layer.first
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    canvas.separator(at: 0, width: bounds.width)
    let remark = cut.map {
      "cut at x = \(Shown.number($0.x)) pt: back at the left, the press comes from the right"
    }
    let words = Words(
      [
        TextRun("SIDE VIEW", font: Theme.heading, color: Theme.faint),
        TextRun("   \(remark ?? "")", font: Theme.remark, color: Theme.secondary),
      ],
      Theme.remark,
      Theme.secondary
    )
    canvas.write(words, at: CGPoint(x: 13, y: 21), width: bounds.width - 26)
    guard strip.height > 30 else { return }
    canvas.fill(strip, color: Theme.ground)
    guard let cut else { return }
    paintScale(around: cut, on: canvas)
    for index in content.layers.layers.indices { paint(layer: index, around: cut, on: canvas) }
    paintRay(at: y(of: cut.y, around: cut), on: canvas)
    for index in content.layers.layers.indices {
      guard let row = content.row(onLayer: index) else { continue }
      let place = CGPoint(x: x(ofLayer: index), y: y(of: cut.y, around: cut))
      canvas.walkBead(row, at: place, isLarge: false)
    }
  }

  private func paintScale(around cut: CGPoint, on canvas: Canvas) {
    let pitch = [5, 10, 20, 50, 100, 200, 500].first { $0 / height * strip.height >= 15 } ?? 1_000
    let top = cut.y - height * Self.above
    var value = (top / pitch).rounded(.up) * pitch
    while value < top + height {
      let y = y(of: value, around: cut)
      if abs(value - cut.y) > pitch * 0.6, y > strip.minY + 4 {
        canvas.line([CGPoint(x: 29, y: y), CGPoint(x: 35, y: y)], width: 1, color: Theme.connector)
        let words = Words(Shown.number(value), Theme.keySmall, Theme.faint)
        canvas.write(words, at: CGPoint(x: 26, y: y + 3.4), alignment: .trailing)
      }
      value += pitch
    }
    let own = Words(Shown.number(cut.y), Theme.badgeStrong, Theme.text)
    let place = CGPoint(x: 26, y: y(of: cut.y, around: cut) + 3.4)
    canvas.write(own, at: place, alignment: .trailing)
  }

  private func paintRay(at y: CGFloat, on canvas: Canvas) {
    guard content.point != nil else { return }
    let end = bounds.width - 8
    let receiver = content.layers.layers.indices.last {
      content.row(onLayer: $0)?.outcome == .received
    }
    let stop = x(ofLayer: receiver ?? 0)
    canvas.line([CGPoint(x: end, y: y), CGPoint(x: stop, y: y)], width: 1.6, color: Theme.text)
    if receiver != nil {
      let rest = [CGPoint(x: stop, y: y), CGPoint(x: Self.left - 14, y: y)]
      canvas.line(rest, width: 1.4, color: Theme.accepted, dashes: [2, 4])
    }
    let tip = CGPoint(x: end - 23, y: y)
    let arrow = [
      CGPoint(x: tip.x + 8, y: y - 4), tip, CGPoint(x: tip.x + 8, y: y + 4),
    ]
    canvas.line(arrow, width: 1.6, color: Theme.text)
    canvas.circle(at: CGPoint(x: end, y: y), radius: 4, width: 1.6, color: Theme.text)
  }

  private func paint(layer index: Int, around cut: CGPoint, on canvas: Canvas) {
    let x = x(ofLayer: index)
    let line = [CGPoint(x: x, y: strip.minY), CGPoint(x: x, y: strip.maxY)]
    canvas.line(line, width: 1, color: Theme.separator)
    guard let view = view(onLayer: index) else { return }
    let row = content.row(onLayer: index)
    paintBar(of: view, row, at: x, around: cut, on: canvas)
    guard let words = name(ofLayer: index) else { return }
    // Every second name stands lower, so that neighbours have room.
    let isLower = index % 2 == 1 && !isLow
    if isLower {
      let leader = [CGPoint(x: x, y: strip.maxY), CGPoint(x: x, y: strip.maxY + 15)]
      canvas.line(leader, width: 1, color: Theme.separator)
    }
    let place = CGPoint(x: x, y: strip.maxY + (isLower ? 25 : 12))
    canvas.write(words, at: place, alignment: .center)
  }

  /// How wide a name may be without running into those beside it.
  private var nameRoom: CGFloat { step * (isLow ? 1 : 1.9) - (isLow ? 4 : 0) }

  /// The name below a layer; none where it would run into those beside it.
  func name(ofLayer index: Int) -> Words? {
    guard step >= 22, let view = view(onLayer: index) else { return nil }
    let (row, isPointed) = (content.row(onLayer: index), content.pointed == view.view)
    let font = row?.outcome == .received || isPointed ? Theme.badgeStrong : Theme.badge
    let name = Ink.name(view.name, font, width: nameRoom)
    if Ink.width(name, font) > nameRoom { return nil }
    let color = isPointed ? Theme.text : row?.outcome.textColor ?? Theme.faint
    return Words(name, font, color)
  }

  private func paintBar(
    of view: ExplodedView,
    _ row: WalkRow?,
    at x: CGFloat,
    around cut: CGPoint,
    on canvas: Canvas
  ) {
    let box = view.shape.box
    let (top, bottom) = (y(of: box.minY, around: cut), y(of: box.maxY, around: cut))
    let isRefused = row?.outcome == .refused
    let edge = isRefused ? Theme.refused : Theme.faint
    if bottom <= strip.minY || top >= strip.maxY {
      let isAbove = bottom <= strip.minY
      let distance = isAbove ? cut.y - box.maxY : box.minY - cut.y
      canvas.farMark(at: CGPoint(x: x, y: isAbove ? strip.minY + 2 : strip.maxY - 2), isAbove, edge)
      guard row != nil else { return }
      let place = CGPoint(x: x + 8, y: isAbove ? strip.minY + 10 : strip.maxY - 3)
      return write(distance, at: place, of: x, row?.outcome.textColor ?? edge, on: canvas)
    }
    let bar = CGRect(x: x - 4.5, y: max(top, strip.minY), width: 9, height: 0)
    let shown = CGRect(
      x: bar.minX,
      y: bar.minY,
      width: 9,
      height: max(2, min(bottom, strip.maxY) - bar.minY)
    )
    let isAcross = (box.minX..<box.maxX).contains(cut.x)
    let fill = (view.color ?? Theme.plainChip).withAlphaComponent(isAcross ? 1 : 0.35)
    let isHollow = view.isGhost || isRefused && view.color == nil
    canvas.fill(shown, color: isHollow ? Theme.inset : fill, cornerRadius: 1)
    if isHollow || row?.outcome == .received {
      canvas.setStrokeColor(row?.outcome.markColor ?? Theme.line)
      canvas.setLineWidth(1.2)
      canvas.setLineDash(phase: 0, lengths: isHollow ? [3, 2] : [])
      canvas.stroke(shown.insetBy(dx: 0.5, dy: 0.5))
      canvas.setLineDash(phase: 0, lengths: [])
    }
    paintGap(of: box, row, at: x, around: cut, on: canvas)
  }

  /// Marks by how little the press missed a view.
  private func paintGap(
    of box: CGRect,
    _ row: WalkRow?,
    at x: CGFloat,
    around cut: CGPoint,
    on canvas: Canvas
  ) {
    let gap = max(box.minY - cut.y, cut.y - box.maxY)
    guard row?.outcome == .refused, gap > 0, gap < Self.nearMiss else { return }
    let edge = box.minY > cut.y ? box.minY : box.maxY
    let ends = [y(of: cut.y, around: cut), y(of: edge, around: cut)]
    let side = x + 13
    canvas.line(ends.map { CGPoint(x: side, y: $0) }, width: 1.2, color: Theme.refused)
    let cap = [CGPoint(x: side - 3, y: ends[1]), CGPoint(x: side + 3, y: ends[1])]
    canvas.line(cap, width: 1.2, color: Theme.refused)
    let place = CGPoint(x: side + 5, y: max(ends[0], ends[1]) + 8)
    write(gap, at: place, of: x, Theme.refusedText, on: canvas)
  }

  /// Writes a distance beside the layer at `x`, as much of it as has room before the next layer.
  private func write(
    _ distance: CGFloat,
    at place: CGPoint,
    of x: CGFloat,
    _ color: UIColor,
    on canvas: Canvas
  ) {
    let number = Shown.number(distance)
    let room = x + step - 4.5 - place.x
    let text = ["\(number) pt", number].first { Ink.width($0, Theme.badge) <= room }
    if let text { canvas.write(Words(text, Theme.badge, color), at: place) }
  }
}

extension Canvas {
  /// Points to what lies beyond the upper or the lower edge.
  fileprivate func farMark(at tip: CGPoint, _ isUp: Bool, _ color: UIColor) {
    let base = tip.y + (isUp ? 5 : -5)
    beginPath()
    addLines(between: [
      tip, CGPoint(x: tip.x - 4, y: base), CGPoint(x: tip.x + 4, y: base),
    ])
    setFillColor(color)
    fillPath()
  }
}
