internal import Foundation
internal import HitResponders

// Fingers besides the first, and the marks of gestures.
extension StageMarks {
  /// Marks the fingers besides the first, and the pair that they may be of.
  mutating func addOthers(_ model: InspectorModel) {
    let others = model.imprints.dropFirst()
    let isDown = model.imprints.contains { $0.isDown }
    for other in others {
      let point = geometry.windowPoint(other.location)
      marks.append(.otherTouch(point, finger: other.finger, isDown: other.isDown))
    }
    let down = model.imprints.filter(\.isDown).prefix(2)
    if down.count == 2 {
      let start = down.map { geometry.windowPoint($0.point) }
      marks.append(.span(start: start, now: down.map { geometry.windowPoint($0.location) }))
    } else if let first = model.imprints.first, let second = others.first,
      isDown || model.pair == nil
    {
      marks.append(.pairLine([first.location, second.location].map { geometry.windowPoint($0) }))
    }
    guard let pair = model.pair else { return }
    if !isDown, let first = pair.first, let second = pair.second {
      marks.append(.pairLine([first, second].map { geometry.windowPoint($0) }))
      marks.append(.otherTouch(geometry.windowPoint(first), finger: 1, isDown: false))
      marks.append(.otherTouch(geometry.windowPoint(second), finger: 2, isDown: false))
    }
    marks.append(.anchor(geometry.windowPoint(pair.anchor)))
  }

  /// Marks what gestures allow, wait for and have become.
  mutating func add(_ overlay: GestureOverlay) {
    if let slop = overlay.slop {
      let center = geometry.windowPoint(slop.center)
      marks.append(.slop(center, radius: slop.radius * geometry.factor))
    }
    if let hold = overlay.hold {
      marks.append(.hold(geometry.windowPoint(hold.center), progress: hold.progress))
    }
  }

  /// Puts the numbers of two fingers that are down into the place of the keys.
  mutating func addNumbers(_ model: InspectorModel, visible: CGRect) {
    guard geometry.hasHints, let facts = TwoTouchFacts(model.imprints) else { return }
    let canvas = geometry.canvas
    let rect = CGRect(
      x: visible.minX + 8,
      y: canvas.maxY - 25,
      width: max(0, visible.width - 16),
      height: 22
    )
    marks.append(.touchNumbers(rect, facts))
  }
}
