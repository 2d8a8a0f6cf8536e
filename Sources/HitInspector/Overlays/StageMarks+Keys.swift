internal import Foundation
internal import HitCanvas
internal import HitResponders

// Whose the keys are, and the way of a key.
extension StageMarks {
  /// Rings the first responder, and numbers the views that a key came to.
  mutating func addKeyWay(_ model: InspectorModel) {
    let hasKeys = model.keyboard.isScene
    guard model.key != nil || hasKeys else { return }
    if let first = model.firstResponder {
      marks.append(.firstResponder(outline(first.shape), hasKeys: hasKeys))
    }
    var taken: [CGPoint] = []
    for stop in model.key?.way ?? [] {
      let shape = outline(stop.shape)
      if stop.view != model.firstResponder?.view { marks.append(.keyStop(shape)) }
      let corner = shape.box.origin
      // Views that fill each other have one corner, and room for the first number only.
      if taken.contains(corner) { continue }
      taken.append(corner)
      let kind: Callout.Kind = stop.number == 1 ? .keyStart : .keyStop
      marks.append(.callout(.number(corner, "\(stop.number)", kind)))
    }
  }
}

extension StageMark {
  /// Draws the ring of the first responder, 3 pt outside of it, or the outline of a later stop.
  static func paintKeyOutline(
    _ outline: Outline,
    isFirst: Bool,
    isSolid: Bool,
    in canvas: Canvas
  ) {
    canvas.setStrokeColor(Theme.responder)
    canvas.setLineWidth(isFirst ? 2 : 1)
    canvas.setLineDash(phase: 0, lengths: isFirst ? isSolid ? [] : [6, 4] : [2, 3])
    canvas.stroke(outline.path(inset: isFirst ? -3 : 2.5))
    canvas.setLineDash(phase: 0, lengths: [])
  }
}
