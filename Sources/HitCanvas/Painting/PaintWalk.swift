internal import Foundation
internal import HitGeometry
internal import HitResponders

/// One walk of the painter over a tree, with the stack it keeps.
struct PaintWalk {
  let canvas: Canvas
  private var levels: [Level] = []
  /// A rectangle of pixels around all that is kept of what is drawn.
  private let kept: CGRect

  init(canvas: Canvas) {
    self.canvas = canvas
    kept = canvas.boundingBoxOfKeptPixels
  }

  /// What a view passes on to its subviews.
  struct Surroundings {
    /// From the superview's space to pixels.
    var space: CGAffineTransform
    /// The pixels that can still be reached.
    var reach: CGRect
    /// Those of them that are kept, in the superview's space.
    var seen: CGRect
    /// The colour behind.
    var ground: UIColor
    /// The opacity that no layer applies; see `mostLayers`.
    var fade: CGFloat = 1
    /// The opacity of all ancestors together.
    var opacity: CGFloat = 1
    var layers = 0
    var softClips = 0
  }

  /// A view whose subviews are being painted.
  private struct Level {
    var subviews: [UIView]
    var next = 0
    var inside: Surroundings
    var ending: Ending
  }

  /// What is left to do once a view's subviews are painted.
  struct Ending {
    /// The depth of the canvas's stack before the clip for the subviews.
    var depthBeforeClip: Int?
    /// The view whose border is drawn over its subviews.
    var bordered: PaintedState?
    var space: CGAffineTransform
    var fade: CGFloat
    /// The depth of the canvas's stack before the view's own layer.
    var depthBeforeLayer: Int?
  }

  /// Beyond this many layers inside each other, views fade one by one, to bound the memory.
  static let mostLayers = 48
  /// Beyond this many slanted or rounded clips inside each other, only their boxes clip.
  static let mostSoftClips = 64
  /// Below this opacity no channel of a pixel changes.
  static let leastOpacity: CGFloat = 1 / 1024

  mutating func paint(_ root: UIView, space: CGAffineTransform, ground: UIColor) {
    let reach = canvas.pen.clipInDevice
    guard !reach.isEmpty else { return }
    let seen = kept.applying(space.inverted())
    enter(root, Surroundings(space: space, reach: reach, seen: seen, ground: ground))
    while let last = levels.indices.last {
      let next = levels[last].next
      if next < levels[last].subviews.count {
        levels[last].next += 1
        enter(levels[last].subviews[next], levels[last].inside)
      } else {
        let ending = levels[last].ending
        levels.removeLast()
        finish(ending)
      }
    }
  }

  private mutating func enter(_ view: UIView, _ outside: Surroundings) {
    if view.isPaintedBeside(outside.seen) { return }
    let state = view.paintedState
    let opacity = outside.opacity * min(state.alpha, 1)
    guard !state.isHidden, opacity > Self.leastOpacity else { return }
    var inside = outside
    inside.space = view.paintedTransformToSuperview.concatenating(outside.space)
    inside.opacity = opacity
    guard inside.space.isInvertible else { return }
    let box = state.bounds.applying(inside.space)
    let isVisible =
      box.intersects(outside.reach) && !state.bounds.isEmpty && canvas.keepsPixels(in: box)
    let subviews = view.paintedSubviews
    if !isVisible, state.clipsToBounds || subviews.isEmpty { return }

    var ending = Ending(space: inside.space, fade: inside.fade)
    if state.alpha < 1 {
      if subviews.isEmpty {
        paintFading(view, state, inside, box: box)
        return
      }
      if inside.layers < Self.mostLayers {
        let extent = PaintExtent.inDevice(of: view, space: outside.space, within: outside.reach)
        guard !extent.isEmpty else { return }
        ending.depthBeforeLayer = beginLayer(alpha: state.alpha, in: extent)
        inside.reach = extent
        inside.layers += 1
      } else {
        inside.fade *= state.alpha
        ending.fade = inside.fade
      }
    }

    let face = Face(view: view, state: state, surroundings: inside)
    if isVisible {
      face.paintBackground(in: canvas)
      face.paintContent(in: canvas)
      ending.bordered = state
    }
    inside.ground = face.ground
    if state.clipsToBounds, !subviews.isEmpty {
      ending.depthBeforeClip = beginClip(state, &inside, box: box)
    }
    if subviews.isEmpty {
      finish(ending)
    } else {
      inside.seen = kept.intersection(inside.reach).applying(inside.space.inverted())
      levels.append(Level(subviews: subviews, inside: inside, ending: ending))
    }
  }

  private func finish(_ ending: Ending) {
    if let depth = ending.depthBeforeClip { canvas.restore(to: depth) }
    if let state = ending.bordered, let border = state.border {
      canvas.setTransform(ending.space)
      canvas.setAlpha(ending.fade)
      canvas.setFillColor(border.color)
      fillBorder(of: state, width: border.width)
    }
    if let depth = ending.depthBeforeLayer { canvas.restore(to: depth) }
  }
}

// MARK: - Layers and clips

extension PaintWalk {
  /// Begins a layer in a box of pixels and returns the depth to restore to.
  @discardableResult
  private func beginLayer(alpha: CGFloat, in box: CGRect) -> Int {
    let depth = canvas.depth
    canvas.setTransform(.identity)
    canvas.setAlpha(alpha)
    canvas.beginTransparencyLayer(in: box)
    return depth
  }

  /// Clips to a view's bounds and returns the depth to restore to.
  private func beginClip(_ state: PaintedState, _ inside: inout Surroundings, box: CGRect) -> Int {
    let depth = canvas.depth
    canvas.saveGState()
    canvas.setTransform(inside.space)
    let isSoft = state.cornerRadius > 0 || !canvas.pen.isUpright
    if isSoft, inside.softClips >= Self.mostSoftClips {
      canvas.setTransform(.identity)
      canvas.clip(to: box)
    } else {
      if state.roundCorners == .all {
        canvas.clip(to: state.bounds, cornerRadius: state.cornerRadius)
      } else {
        canvas.clip(to: Path(state.bounds, rounding: state.roundCorners, by: state.cornerRadius))
      }
      if isSoft { inside.softClips += 1 }
    }
    inside.reach = inside.reach.intersection(box.integral)
    return depth
  }

  /// Paints a view that fades and has no subviews, with a layer only where more than one thing
  /// is drawn.
  private func paintFading(
    _ view: UIView,
    _ state: PaintedState,
    _ surroundings: Surroundings,
    box: CGRect
  ) {
    let face = Face(view: view, state: state, surroundings: surroundings)
    var single = face
    single.surroundings.fade *= state.alpha
    func paintBorder(of face: Face) {
      let (space, fade) = (face.surroundings.space, face.surroundings.fade)
      finish(Ending(bordered: state, space: space, fade: fade))
    }
    func paintWhole(_ face: Face) {
      face.paintBackground(in: canvas)
      face.paintContent(in: canvas)
      paintBorder(of: face)
    }
    guard surroundings.layers < Self.mostLayers else { return paintWhole(single) }
    let depth = canvas.depth
    defer { canvas.restore(to: depth) }
    let extent = box.integral.intersection(surroundings.reach)
    if face.staticParts > 1 {
      beginLayer(alpha: state.alpha, in: extent)
      return paintWhole(face)
    }
    // Whether the class draws is known only when it does: the layer begins, with the background
    // in it, at its first stroke.
    var isLayered = false
    face.draw(in: canvas) {
      isLayered = true
      beginLayer(alpha: state.alpha, in: extent)
      face.paintBackground(in: canvas)
    }
    if !isLayered { single.paintBackground(in: canvas) }
    let rest = isLayered ? face : single
    rest.paintCaption(in: canvas)
    paintBorder(of: rest)
  }

  private func fillBorder(of state: PaintedState, width: CGFloat) {
    let (rect, corners, radius) = (state.bounds, state.roundCorners, state.cornerRadius)
    if corners == .all { return canvas.fillBorder(of: rect, width: width, cornerRadius: radius) }
    var path = Path(rect, rounding: corners, by: radius)
    let inner = rect.insetBy(dx: width, dy: width)
    if !inner.isNull, !inner.isEmpty {
      path.add(Path(inner, rounding: corners, by: radius - width))
    }
    canvas.fill(path, using: .evenOdd)
  }
}
