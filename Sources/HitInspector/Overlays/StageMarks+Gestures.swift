internal import Foundation
internal import HitResponders

// Fingers besides the first, and the marks of gestures.
extension StageMarks {
  /// Marks the fingers besides the first, and the pair that they may be of.
  mutating func addOthers(_ model: InspectorModel) {
    let others = model.imprints.dropFirst()
    let isDown = model.imprints.contains { $0.isDown }
    for other in others {
      marks.append(.otherTouch(geometry.windowPoint(other.location), isDown: other.isDown))
    }
    if let first = model.imprints.first, let second = others.first, model.gestures.span == nil,
      isDown || model.pair == nil
    {
      marks.append(.pairLine([first.location, second.location].map { geometry.windowPoint($0) }))
    }
    guard let pair = model.pair else { return }
    if !isDown, let first = pair.first, let second = pair.second {
      marks.append(.pairLine([first, second].map { geometry.windowPoint($0) }))
      marks.append(.otherTouch(geometry.windowPoint(first), isDown: false))
      marks.append(.otherTouch(geometry.windowPoint(second), isDown: false))
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
    if let span = overlay.span {
      let start = span.start.map { geometry.windowPoint($0) }
      marks.append(.span(start: start, now: span.now.map { geometry.windowPoint($0) }))
    }
  }
}
