internal import Foundation
internal import HitGeometry
internal import HitResponders

/// The frame of one view of a scene as it is drawn, for a picture of frames alone.
///
/// > Coordinates: screen points of the scene.
nonisolated struct ViewOutline: Hashable {
  var view: SceneViewID
  var name: String
  /// The view's bounds as they lie.
  var shape: SceneShape
  /// How deep the view is in its window.
  var depth: Int
  /// How many views above it have no line of their own, since they fill the window like it.
  var merged = 0
  /// How many ancestors in a row have the same frame, so that it is drawn further in.
  var sameFrames = 0
  /// Whether it, or what it is in, is hidden or clear.
  var isGhost = false
  /// The part of the screen that its ancestors do not cut off.
  var visible: CGRect

  /// The depths whose views the line stands for.
  var depths: ClosedRange<Int> { depth - merged...depth }

  /// How many times a frame is drawn further in at most.
  static let mostInsets = 3

  /// How far further in a frame is drawn that so many ancestors in a row have as well.
  static func inset(ofSameFrames count: Int) -> CGFloat { CGFloat(min(count, mostInsets)) * 2 }

  /// Whether a part of it is cut off.
  var isCut: Bool { !visible.insetBy(dx: -0.01, dy: -0.01).contains(shape.box) }
}

/// The frames of all views of a scene, superviews before subviews, and how many there are of each
/// kind.
nonisolated struct ViewOutlines: Hashable {
  /// The frames to draw; those that fill their window are one, with the depth of the deepest.
  private(set) var outlines: [ViewOutline] = []
  /// The places in the list of the frames that are too small to be seen well.
  private(set) var small: [Int] = []
  /// The number of views at each depth.
  private(set) var depths: [Int] = []
  private(set) var ghostCount = 0
  private(set) var cutCount = 0
  /// How many views have the frame of their window, that one included.
  private(set) var fillingCount = 0

  var count: Int { depths.reduce(0, +) }
  /// The number of views that are drawn.
  var drawnCount: Int { count - ghostCount }
}

extension ViewOutlines {
  /// A view whose frame is still to be read, and what its ancestors decide.
  private struct Pending {
    var view: UIView
    var depth: Int
    var transform: CGAffineTransform
    var visible: CGRect
    var isGhost: Bool
    /// Its superview's box, and how many ancestors had the same.
    var outer: CGRect
    var sameFrames: Int
    /// The place of its window's frame in the list, while all views down to here have that frame.
    var window: Int?
  }

  /// Reads the windows of an application, back to front, and changes nothing.
  init(of application: UIApplication) {
    let screen = application.screen.bounds
    var pending = application.windows.reversed().map { window in
      Pending(
        view: window,
        depth: 0,
        transform: .identity,
        visible: screen,
        isGhost: false,
        outer: .null,
        sameFrames: 0
      )
    }
    while let next = pending.popLast() {
      let inner = read(next)
      for subview in next.view.subviews.reversed() {
        var child = inner
        child.view = subview
        pending.append(child)
      }
    }
  }

  /// Reads one view.
  ///
  /// - Returns: What its subviews have from it.
  private mutating func read(_ item: Pending) -> Pending {
    let view = item.view
    let painted = view.paintedState
    let transform = view.paintedTransformToSuperview.concatenating(item.transform)
    let shape = SceneShape(painted.bounds, under: transform)
    let box = shape.box
    let isSame = box.isAlmost(item.outer)
    var inner = item
    inner.transform = transform
    inner.outer = box
    inner.depth += 1
    inner.sameFrames = isSame ? item.sameFrames + 1 : 0
    inner.isGhost = item.isGhost || painted.isHidden || painted.alpha < 0.01
    if painted.clipsToBounds || view is UIWindow {
      let clipped = item.visible.intersection(box)
      inner.visible = clipped.isNull ? CGRect(origin: box.origin, size: .zero) : clipped
    }
    count(item.depth, isGhost: inner.isGhost)
    if isSame, let window = item.window, !inner.isGhost {
      outlines[window].merged = max(outlines[window].merged, item.depth)
      outlines[window].depth = max(outlines[window].depth, item.depth)
      fillingCount += 1
      inner.sameFrames = 0
      return inner
    }
    var outline = ViewOutline(
      view: ObjectIdentifier(view),
      name: view.routingName,
      shape: shape,
      depth: item.depth,
      visible: item.visible
    )
    outline.sameFrames = min(inner.sameFrames, ViewOutline.mostInsets)
    outline.isGhost = inner.isGhost
    if outline.isCut { cutCount += 1 }
    inner.window = nil
    if view is UIWindow, !inner.isGhost {
      inner.window = outlines.count
      fillingCount += 1
    }
    if min(box.width, box.height) < Self.leastSide { small.append(outlines.count) }
    outlines.append(outline)
    return inner
  }

  /// The length of a side below which a view is small.
  private static let leastSide: CGFloat = 6
  /// How far beside a small view a point is still at it.
  private static let nearness: CGFloat = 3

  /// The small views at a point of the screen.
  func small(at point: CGPoint) -> [ViewOutline] {
    small.lazy.map { outlines[$0] }.filter {
      $0.shape.box.insetBy(dx: -Self.nearness, dy: -Self.nearness).contains(point)
    }
  }

  private mutating func count(_ depth: Int, isGhost: Bool) {
    while depths.count <= depth { depths.append(0) }
    depths[depth] += 1
    if isGhost { ghostCount += 1 }
  }
}

nonisolated extension CGRect {
  fileprivate func isAlmost(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.01 && abs(minY - other.minY) < 0.01
      && abs(maxX - other.maxX) < 0.01 && abs(maxY - other.maxY) < 0.01
  }
}
