internal import Foundation
internal import HitAnalysis
internal import HitGeometry
internal import HitResponders

/// Turns what is to be shown over the scene into marks, each placed where it hides least.
struct StageMarks {
  let geometry: StageGeometry
  /// The part of the window in which tags are to be seen.
  let visible: CGRect
  var marks: [StageMark] = []
  private var tags: [StageMark] = []
  private var taken: [CGRect] = []

  init(_ model: InspectorModel, geometry: StageGeometry, visible: CGRect) {
    self.geometry = geometry
    self.visible = visible
    if let imprint = model.imprint {
      // The ring and its neighbourhood are kept clear of other tags.
      taken.append(CGRect(around: geometry.windowPoint(imprint.point), radius: 26))
    }
    let isLost = model.inspection?.verdict.kind == .lost
    if model.moment.isPinned, let receiver = model.inspection?.receiver {
      marks.append(.touched(outline(receiver), isLost: isLost))
    }
    for receiver in model.imprints.compactMap(\.receiver)
    where receiver != model.inspection?.receiver {
      marks.append(.touched(outline(receiver), isLost: false))
    }
    if let inspection = model.inspection { add(inspection, isAsked: model.question != nil) }
    marks += SelectionMarks(model, geometry: geometry).marks.map { .selection($0) }
    for imprint in model.imprints where imprint.trail.count > 1 {
      marks.append(.trail(imprint.trail.map { geometry.windowPoint($0) }))
    }
    addOthers(model)
    if let imprint = model.imprint {
      let point = geometry.windowPoint(imprint.point)
      marks.append(.touch(point, finger: imprint.finger, isDown: imprint.isDown))
    }
    add(model.gestures)
    if let point = model.markedPointer ?? (model.moment.isPinned ? model.hover?.point : nil) {
      marks.append(.pointer(geometry.windowPoint(point)))
    }
    marks += tags
  }

  func outline(_ shape: SceneShape) -> StageMark.Outline {
    StageMark.Outline(shape, geometry)
  }

  // MARK: The explanation

  /// Marks what came of a press; the parts that a view loses are those of the question, if any.
  private mutating func add(_ inspection: Inspection, isAsked: Bool) {
    let receiver = inspection.receiver.map { outline($0) }
    if let receiver {
      marks.append(.receiver(receiver, isLost: inspection.verdict.kind == .lost))
    }
    for refusal in inspection.refusals { marks.append(.refused(outline(refusal.shape))) }
    let loss = isAsked ? nil : inspection.loss
    if let loss {
      let parts = loss.parts.map { geometry.windowRect($0) }
      let dead = StageMark.Dead(color: loss.color, isCovered: loss.isCovered)
      marks.append(.dead(parts, outline(loss.view), dead))
      taken += parts
    }
    if let loss { addTag(of: loss) }
    for refusal in inspection.refusals { addTag(of: refusal) }
    if let receiver, let row = inspection.walk.last(where: { $0.outcome == .received }) {
      addTag(ofReceiver: receiver.box, number: row.number)
    }
  }

  private mutating func addTag(ofReceiver box: CGRect, number: Int?) {
    let title = number.map { "\($0)  received it" } ?? "received it"
    let size = StageMark.Tag.size(.received, title: title, remark: nil)
    let shown = box.intersection(visible).intersection(geometry.viewport)
    guard !shown.isNull else { return }
    let isInside = box.height >= size.height + 14 && box.width >= size.width + 16
    let (left, right) = (shown.minX + 8, shown.maxX - 8 - size.width)
    let (top, bottom) = (shown.minY + 6, shown.maxY - 6 - size.height)
    let places =
      isInside
      ? [
        CGPoint(x: left, y: top), CGPoint(x: right, y: top), CGPoint(x: left, y: bottom),
        CGPoint(x: right, y: bottom),
      ]
      : [
        CGPoint(x: box.minX, y: box.minY - size.height - 4),
        CGPoint(x: box.minX, y: box.maxY + 4),
      ]
    let rects = places.map { clamped(CGRect(origin: $0, size: size)) }
    let free = rects.first { rect in !taken.contains { $0.overlaps(rect) } }
    if let rect = free ?? rects.first {
      add(StageMark.Tag(rect: rect, style: .received, title: title))
    }
  }

  private mutating func addTag(of refusal: Refusal) {
    let title = "\(refusal.number)  \(refusal.name)"
    let size = StageMark.Tag.size(.refusal, title: title, remark: refusal.word)
    let box = outline(refusal.shape).box.intersection(visible)
    guard !box.isNull else { return }
    let corner = CGPoint(x: visible.minX + 11, y: box.midY - size.height / 2)
    var rect = CGRect(origin: corner, size: size)
    // Without a margin at the left the tag stands on the scene, above or below what it names.
    if rect.maxX + 10 > box.minX { rect.origin.y = box.minY - size.height - 12 }
    rect = settled(clamped(rect))
    let end = nearest(on: rect, to: box.middle)
    let start =
      rect.maxX < box.minX
      ? CGPoint(x: box.minX, y: min(max(rect.midY, box.minY), box.maxY))
      : CGPoint(x: end.x, y: rect.midY < box.midY ? box.minY : box.maxY)
    add(StageMark.Tag(rect: rect, style: .refusal, title: title, remark: refusal.word))
    marks.append(.leader([start, end], hasDot: false))
  }

  private mutating func addTag(of loss: Loss) {
    let size = StageMark.Tag.size(.loss, title: loss.title, remark: loss.remark)
    let parts = loss.parts.map { geometry.windowRect($0) }
    let whole = parts.first ?? outline(loss.view).box
    let box = whole.intersection(visible)
    guard !box.isNull else { return }
    let beside = geometry.sceneRect.maxX + 16
    let farthest = visible.maxX - size.width - 8
    let x = min(max(beside, box.maxX + 16), farthest)
    var rect = CGRect(origin: CGPoint(x: x, y: box.midY - size.height / 2 + 2), size: size)
    if rect.minX < box.maxX + 16 { rect.origin.y = box.minY - size.height - 34 }
    rect = settled(clamped(rect))
    let start: CGPoint
    let end: CGPoint
    if rect.minX >= box.maxX + 8 {
      start = CGPoint(x: box.maxX + 4, y: box.midY)
      end = CGPoint(x: rect.minX, y: min(max(box.midY, rect.minY + 6), rect.maxY - 6))
    } else {
      start = CGPoint(x: box.midX, y: rect.midY < box.midY ? box.minY - 3 : box.maxY + 3)
      end = nearest(on: rect, to: start)
    }
    add(StageMark.Tag(rect: rect, style: .loss, title: loss.title, remark: loss.remark))
    marks.append(.leader([start, end], hasDot: true))
  }

  // MARK: Places

  mutating func add(_ tag: StageMark.Tag) {
    taken.append(tag.rect)
    tags.append(.tag(tag))
  }

  func clamped(_ rect: CGRect) -> CGRect {
    let x = min(
      max(rect.minX, visible.minX + 4),
      max(visible.minX + 4, visible.maxX - rect.width - 4)
    )
    let y = min(
      max(rect.minY, visible.minY + 4),
      max(visible.minY + 4, visible.maxY - rect.height - 26)
    )
    return CGRect(x: x.rounded(), y: y.rounded(), width: rect.width, height: rect.height)
  }

  /// Moves a tag up, else down, until it covers no other tag.
  func settled(_ rect: CGRect) -> CGRect {
    for step in 0..<24 {
      let shift = CGFloat((step + 1) / 2) * 12 * (step % 2 == 0 ? 1 : -1)
      let moved = rect.offsetBy(dx: 0, dy: shift)
      guard clamped(moved) == moved else { continue }
      if !taken.contains(where: { $0.insetBy(dx: -3, dy: -3).overlaps(moved) }) { return moved }
    }
    return rect
  }

  /// Moves a tag down until it covers no other tag.
  func lowered(_ rect: CGRect) -> CGRect {
    var rect = rect
    for _ in 0..<16 {
      guard let other = taken.first(where: { $0.insetBy(dx: -2, dy: -2).overlaps(rect) }) else {
        return rect
      }
      rect.origin.y = other.maxY + 3
    }
    return clamped(rect)
  }

  private func nearest(on rect: CGRect, to point: CGPoint) -> CGPoint {
    if point.x > rect.maxX { return CGPoint(x: rect.maxX, y: rect.midY) }
    if point.x < rect.minX { return CGPoint(x: rect.minX, y: rect.midY) }
    return CGPoint(
      x: min(max(point.x, rect.minX + 8), rect.maxX - 8),
      y: point.y < rect.minY ? rect.minY : rect.maxY
    )
  }
}
