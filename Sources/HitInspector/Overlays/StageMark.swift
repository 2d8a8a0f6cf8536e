internal import Foundation
internal import HitCanvas
internal import HitResponders

/// One thing drawn over the scene, fully placed, so that two pictures can be compared mark by mark.
///
/// > Coordinates: window space.
nonisolated enum StageMark: Hashable {
  /// The view that receives, outlined; in another colour where it drops the touch.
  case receiver(Outline, isLost: Bool)
  /// The view that got the touch, tinted.
  case touched(Outline, isLost: Bool)
  /// What is drawn for the view that is asked about, and for those pointed at.
  case selection(SelectionMark)
  /// What is drawn for the view that is edited.
  case edit(EditMark)
  /// The first responder, ringed; with dashes while the keys do not go to it.
  case firstResponder(Outline, hasKeys: Bool)
  /// A view that a key came to after the first one.
  case keyStop(Outline)
  /// Where a view lay that is no longer there.
  case ghost(Outline)
  /// Where a view lay when a trace was recorded, or which received then.
  case golden(Outline)
  /// A view that refused, outlined with dashes.
  case refused(Outline)
  /// The dead part of a view, hatched.
  case dead([CGRect], Outline, Dead)
  /// What is said of something: a tag, a card, or what joins them to it.
  case callout(CalloutMark)
  /// The place of a touch; the ring is full while the finger is down.
  case touch(CGPoint, finger: Int, isDown: Bool)
  /// The place of a pointer that is not visible otherwise.
  case pointer(CGPoint)
  /// Where fingers have been, oldest first.
  case trail([CGPoint])
  /// The place of a finger besides the first, hollow; faint while it is up.
  case otherTouch(CGPoint, finger: Int, isDown: Bool)
  /// The line from the first finger to the second.
  case pairLine([CGPoint])
  /// How far a finger may stray.
  case slop(CGPoint, radius: CGFloat)
  /// How much of a long press has passed, from 0 to 1.
  case hold(CGPoint, progress: CGFloat)
  /// The line between two fingers that are down, and between the places where they landed.
  case span(start: [CGPoint], now: [CGPoint])
  /// What two fingers did so far, in numbers.
  case touchNumbers(CGRect, TwoTouchFacts)
  /// The point of a map that is looked at.
  case probe(ProbeMark)
  /// The point between two fingers of one pointer.
  case anchor(CGPoint)
  /// The place of a try.
  case tryPin(CGPoint, TryPin)

  /// How a dead part is drawn.
  struct Dead: Hashable {
    var color: UIColor?
    /// Whether what is there is visible between the stripes.
    var isCovered: Bool
    /// Whether the screenshot is to be seen between the stripes.
    var isOverScreenshot = false
  }

  /// A shape in the window.
  struct Outline: Hashable {
    var corners: [CGPoint]
    var cornerRadius: CGFloat = 0
    var isUpright = true

    init(_ shape: SceneShape, _ geometry: StageGeometry) {
      corners = shape.corners.map { geometry.windowPoint($0) }
      cornerRadius = shape.cornerRadius * geometry.factor
      isUpright = shape.isUpright
    }

    var box: CGRect { SceneShape(corners: corners).box }

    /// The outline as a path, moved inwards by an amount where the shape is upright.
    func path(inset: CGFloat) -> Path {
      guard isUpright else {
        var path = Path()
        for (index, corner) in corners.enumerated() {
          if index == 0 { path.move(to: corner) } else { path.addLine(to: corner) }
        }
        path.close()
        return path
      }
      let box = box
      let inner = box.insetBy(dx: min(inset, box.width / 2), dy: min(inset, box.height / 2))
      return Path(roundedRect: inner, cornerRadius: max(0, cornerRadius - inset))
    }
  }

  /// Whether the mark is part of the scene's picture and is clipped to it.
  ///
  /// An enlarged view extends beyond the shown part of the scene, over the captions around it.
  var isCutWithScene: Bool {
    switch self {
    case .receiver, .touched, .refused, .dead, .trail, .slop, .span, .pairLine, .selection: true
    case .firstResponder, .keyStop, .ghost, .golden: true
    case .probe, .callout, .edit, .touchNumbers, .touch, .pointer, .otherTouch, .hold, .anchor,
      .tryPin:
      false
    }
  }

  /// Whether the mark stands on the canvas's own ground, and not on the scene.
  var isBesideScene: Bool {
    switch self {
    case .callout(.number): false
    case .callout, .touchNumbers: true
    default: false
    }
  }

  /// The radius of the ring of a long press, around that of the touch.
  static let holdRadius: CGFloat = 21

  /// The box around everything the mark draws.
  var extent: CGRect {
    switch self {
    case .selection(let mark): mark.extent
    case .edit(let mark): mark.extent
    case .receiver(let outline, _), .touched(let outline, _), .refused(let outline),
      .ghost(let outline), .golden(let outline):
      outline.box.insetBy(dx: -2, dy: -2)
    case .firstResponder(let outline, _), .keyStop(let outline): outline.box.insetBy(dx: -5, dy: -5)
    case .dead(let parts, let outline, _):
      parts.reduce(outline.box) { $0.union($1) }.insetBy(dx: -2, dy: -2)
    case .callout(let mark): mark.extent
    case .probe(let mark): mark.extent
    case .trail(let points), .pairLine(let points):
      points.reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        .insetBy(dx: -4, dy: -4)
    case .touch(let point, _, _): CGRect(around: point, radius: 26)
    case .otherTouch(let point, _, _): CGRect(around: point, radius: 26)
    case .pointer(let point): CGRect(around: point, radius: 12)
    case .anchor(let point): CGRect(around: point, radius: 8)
    case .tryPin(let point, _): CGRect(around: point, radius: 12)
    case .slop(let point, let radius): CGRect(around: point, radius: radius + 2)
    case .hold(let point, _): CGRect(around: point, radius: Self.holdRadius + 4)
    case .span(let start, let now):
      (start + now).reduce(CGRect.null) { $0.union(CGRect(origin: $1, size: .zero)) }
        .insetBy(dx: -38, dy: -38)
    case .touchNumbers(let rect, _): rect.insetBy(dx: -1, dy: -1)
    }
  }
}

nonisolated extension SceneShape {
  fileprivate init(corners: [CGPoint]) {
    self.init(.zero)
    self.corners = corners
  }
}
