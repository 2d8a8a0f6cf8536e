internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The way of a press through the layers: a bead for each, and why it went on or not.
///
/// > Coordinates: window space.
struct ExplodedRay {
  let content: ExplodedContent
  let canvasRect: CGRect
  /// Where the box of the controls is, if it is shown.
  let controls: CGRect?

  private var camera: ExplodeCamera { content.camera }
  private var layers: ExplodedLayers { content.layers }

  /// What lies on a layer under the press.
  struct Bead {
    var layer: Int
    var row: WalkRow?
  }

  /// The beads, those in front first.
  var beads: [Bead] {
    layers.layers.indices.reversed().map { Bead(layer: $0, row: content.row(onLayer: $0)) }
  }

  func paint(in canvas: Canvas) {
    guard let point = content.point, let press else { return }
    func place(_ layer: CGFloat) -> CGPoint { camera.place(of: point, layer: layer) }
    let receiver = beads.first { $0.row?.outcome == .received }?.layer
    let end = receiver ?? 0
    if receiver != nil, end > 0 {
      let faint = Theme.accepted.withAlphaComponent(0.9)
      canvas.line([place(CGFloat(end)), place(0)], width: 1.6, color: faint, dashes: [2, 4])
    }
    let line = [press, place(CGFloat(end))]
    canvas.line(line, width: 5, color: Self.shade.withAlphaComponent(0.55))
    canvas.line(line, width: 1.8, color: Theme.touch)
    for bead in beads.reversed() { paint(bead, at: place(CGFloat(bead.layer)), on: canvas) }
    for reason in reasons { paint(reason, on: canvas) }
    paintPress(at: press, on: canvas)
    if let tag { paint(tag, on: canvas) }
  }

  private static let shade = UIColor(red: 0.02, green: 0.027, blue: 0.04, alpha: 1)

  // MARK: Beads

  private func paint(_ bead: Bead, at place: CGPoint, on canvas: Canvas) {
    guard let row = bead.row else {
      canvas.disc(at: place, radius: 2.6, color: Theme.touchTag)
      canvas.circle(at: place, radius: 2.6, width: 1.3, color: Theme.secondary)
      return
    }
    canvas.walkBead(row, at: place, isLarge: true)
  }

  // MARK: Reasons

  /// Why a layer let the press on or not, at the right, level with its bead.
  struct Reason {
    var words: Words
    var color: UIColor
    var bead: CGPoint
    /// What stands behind the words.
    var box: CGRect
  }

  /// The reasons that have room, none of them under the box of the controls.
  var reasons: [Reason] {
    guard content.state.showsReasons, let point = content.point else { return [] }
    func place(_ layer: Int) -> CGPoint { camera.place(of: point, layer: CGFloat(layer)) }
    let worded = content.wordedLayers(
      where: { content.row(onLayer: $0) != nil },
      apart: 13,
      at: { place($0).y }
    )
    return worded.compactMap { layer in
      content.row(onLayer: layer).flatMap { reason($0, at: place(layer)) }
    }
  }

  private func reason(_ row: WalkRow, at point: CGPoint) -> Reason? {
    let isStrong = row.outcome == .received || row.outcome == .notAsked
    let font = isStrong ? Theme.captionStrong : Theme.caption
    var right = canvasRect.maxX - 12
    if let controls, (controls.minY - 8.5...controls.maxY + 8.5).contains(point.y) {
      right = min(right, controls.minX - 11)
    }
    let room = min(190, right - point.x - 21)
    let received = "\(row.reason), \(content.received)"
    let isTold = row.outcome == .received && Ink.width(received, font) <= room
    let text = isTold ? received : row.reason(in: font, width: room)
    let width = min(Ink.width(text, font), room)
    if width < 24 { return nil }
    return Reason(
      words: Words(text, font, row.outcome.textColor),
      color: row.outcome.textColor,
      bead: point,
      box: CGRect(x: right - width - 5, y: point.y - 8.5, width: width + 10, height: 17)
    )
  }

  private func paint(_ reason: Reason, on canvas: Canvas) {
    let (bead, box) = (reason.bead, reason.box)
    if bead.x + 14 < box.minX - 1 {
      let leader = [CGPoint(x: bead.x + 11, y: bead.y), CGPoint(x: box.minX - 1, y: bead.y)]
      canvas.line(leader, width: 1, color: reason.color.withAlphaComponent(0.85), dashes: [1.5, 3])
    }
    canvas.fill(box, color: Theme.ground.withAlphaComponent(0.82), cornerRadius: 3)
    let end = CGPoint(x: box.maxX - 5, y: bead.y + 3.8)
    canvas.write(reason.words, at: end, alignment: .trailing, width: box.width - 10)
  }

  // MARK: The press

  private func paintPress(at place: CGPoint, on canvas: Canvas) {
    let ticks =
      [(0, -17, 0, -12), (0, 12, 0, 17), (-17, 0, -12, 0), (12, 0, 17, 0)]
      as [(CGFloat, CGFloat, CGFloat, CGFloat)]
    for (width, color) in [(4.2, Theme.touchTag.withAlphaComponent(0.8)), (2, Theme.touch)] {
      canvas.circle(at: place, radius: 11, width: width, color: color)
      for tick in ticks {
        let ends = [
          CGPoint(x: place.x + tick.0, y: place.y + tick.1),
          CGPoint(x: place.x + tick.2, y: place.y + tick.3),
        ]
        canvas.line(ends, width: width * 0.8, color: color)
      }
    }
    canvas.disc(at: place, radius: 2.2, color: Theme.touch)
  }

  private func paint(_ tag: (text: String, box: CGRect), on canvas: Canvas) {
    let (text, box) = tag
    canvas.card(box, fill: Theme.touchTag, edge: Theme.touch, cornerRadius: 4)
    canvas.write(
      Words(text, Theme.remark, Theme.touch),
      at: CGPoint(x: box.midX, y: box.minY + 13.5),
      alignment: .center
    )
  }

  /// Where the press comes from, in front of all layers.
  private var press: CGPoint? {
    let front = CGFloat(layers.layers.count - 1) + ExplodeCamera.pressGap
    return content.point.map { camera.place(of: $0, layer: front) }
  }

  /// What the press is called: beside it, else below, above or farther below, as there is room
  /// besides the reasons and the controls; at its left it would stand on the names of the layers.
  var tag: (text: String, box: CGRect)? {
    guard let point = content.point, let place = press else { return nil }
    let text = "\(content.isPinned ? "press" : "point") \(Shown.point(point))"
    let width = Ink.width(text, Theme.remark) + 14
    let right = canvasRect.maxX - 8 - width
    let middle = min(place.x - width / 2, right)
    let spots = [
      CGPoint(x: place.x + 22, y: place.y - 10), CGPoint(x: middle, y: place.y + 21),
      CGPoint(x: middle, y: place.y - 40), CGPoint(x: middle, y: place.y + 42),
    ]
    let boxes = spots.map { spot in
      CGRect(x: spot.x.rounded() + 0.5, y: spot.y.rounded() + 0.5, width: width, height: 19)
    }
    let taken = reasons.map(\.box) + [controls].compactMap(\.self)
    let inside = boxes.filter { canvasRect.minY < $0.minY && $0.minX <= right + 1 }
    let free = inside.first { box in !taken.contains { $0.overlaps(box) } }
    return (text, free ?? inside.first ?? boxes[1])
  }
}

extension WalkRow.Outcome {
  var markColor: UIColor {
    switch self {
    case .inside, .received: Theme.accepted
    case .refused: Theme.refused
    case .notAsked: Theme.wouldBe
    }
  }

  var textColor: UIColor {
    switch self {
    case .inside, .received: Theme.text(in: Theme.accepted)
    case .refused: Theme.refusedText
    case .notAsked: Theme.text(in: Theme.wouldBe)
    }
  }
}

extension Canvas {
  /// Draws the place of a view in a walk: filled where it received, a ring where it was asked,
  /// without a number where it was not.
  func walkBead(_ row: WalkRow, at place: CGPoint, isLarge: Bool) {
    // The discs are dark in every appearance.
    let (color, onAccepted) = Appearance.under(.dark) { (row.outcome.markColor, Theme.onAccepted) }
    let radius: CGFloat = isLarge ? 8.5 : 7.5
    disc(at: place, radius: radius + 2, color: Theme.touchTag.withAlphaComponent(0.6))
    if row.outcome == .received {
      if isLarge { disc(at: place, radius: 15, color: color.withAlphaComponent(0.4)) }
      disc(at: place, radius: radius + 1.5, color: color)
    } else {
      let isAsked = row.outcome != .notAsked
      disc(at: place, radius: isAsked ? radius : radius - 1, color: Theme.touchTag)
      circle(at: place, radius: isAsked ? radius : radius - 1, width: 1.8, color: color)
    }
    guard let number = row.number, row.outcome != .notAsked else { return }
    let ink = row.outcome == .received ? onAccepted : color
    let words = Words("\(number)", number > 99 ? Theme.unread : Theme.smallStrong, ink)
    write(words, at: CGPoint(x: place.x, y: place.y + 3.7), alignment: .center)
  }
}
