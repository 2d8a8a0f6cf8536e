internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The scene as frames alone: a hairline a view, in the colour of its depth.
///
/// > Coordinates: window space.
struct OutlinePicture {
  let outlines: ViewOutlines
  var geometry: StageGeometry
  /// The depths that are shown alone.
  var solo: ClosedRange<Int>?
  /// What views that lie over others cover of them, in screen points of the scene.
  var overlaps: [CGRect] = []

  /// Whether nothing is visible behind the frames.
  var hasGround = true
  /// Whether views are named; on a hit map the areas are.
  var isNamed = true

  /// The most names; finding room for more would take longer than reading them is worth.
  private static let mostNames = 300

  /// Draws the frames that a canvas, whose space is the window's, keeps a part of.
  func paint(in canvas: Canvas) {
    if hasGround { canvas.fill(geometry.sceneRect, color: Theme.outlineGround) }
    if solo == nil {
      for rect in overlaps.lazy.map(geometry.windowRect) where canvas.keeps(rect) {
        canvas.fill(rect, with: Self.hatch)
      }
    }
    for outline in outlines.outlines where isShown(outline) {
      guard canvas.keeps(geometry.windowRect(outline.shape.box)) else { continue }
      paint(outline, in: canvas)
    }
    for name in names where canvas.keeps(name.rect) { name.paint(in: canvas) }
  }

  /// What a view covers of another, striped the other way than what is lost.
  static let hatch = Hatch(
    color: Theme.wouldBe.withAlphaComponent(0.42),
    spacing: 6,
    lineWidth: 1.2,
    rises: false
  )

  private func isShown(_ outline: ViewOutline) -> Bool {
    solo?.overlaps(outline.depths) ?? true
  }

  private func paint(_ outline: ViewOutline, in canvas: Canvas) {
    let path = path(of: outline, scale: canvas.scale)
    canvas.saved {
      canvas.setStrokeColor(Theme.depth(outline.depth))
      canvas.setLineWidth(1 / canvas.scale)
      canvas.setLineCap(.butt)
      canvas.setLineJoin(.miter)
      if outline.isGhost {
        canvas.setLineDash(phase: 0, lengths: [2, 2])
        return canvas.stroke(path)
      }
      if outline.isCut {
        canvas.setLineDash(phase: 0, lengths: [1, 2.5])
        canvas.stroke(path)
        canvas.clip(to: geometry.windowRect(outline.visible).insetBy(dx: -0.5, dy: -0.5))
      }
      canvas.setLineDash(phase: 0, lengths: [])
      canvas.stroke(path)
    }
  }

  /// A frame on the grid of pixels, further in where an ancestor has the same one.
  private func path(of outline: ViewOutline, scale: CGFloat) -> Path {
    guard outline.shape.isUpright else {
      return StageMark.Outline(outline.shape, geometry).path(inset: 0)
    }
    return Path(rect: Self.aligned(frame(of: outline), scale: scale))
  }

  private func frame(of outline: ViewOutline) -> CGRect {
    let box = geometry.windowRect(outline.shape.box)
    let inset = ViewOutline.inset(ofSameFrames: outline.sameFrames)
    return box.insetBy(dx: min(inset, box.width / 2), dy: min(inset, box.height / 2))
  }

  /// A rectangle whose edges, as lines of one pixel, fill whole pixels inside of it.
  static func aligned(_ rect: CGRect, scale: CGFloat) -> CGRect {
    let half = 0.5 / scale
    let minX = (rect.minX * scale).rounded() / scale + half
    let minY = (rect.minY * scale).rounded() / scale + half
    let maxX = max(minX, (rect.maxX * scale).rounded() / scale - half)
    let maxY = max(minY, (rect.maxY * scale).rounded() / scale - half)
    return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  // MARK: Names

  struct Name: Hashable {
    var rect: CGRect
    var text: String
    var depth: Int

    func paint(in canvas: Canvas) {
      let words = Words(text, Theme.badge, Theme.depth(depth))
      canvas.write(words, at: CGPoint(x: rect.minX, y: rect.minY + 10))
    }
  }

  private static let nameHeight: CGFloat = 13
  /// The fewest letters that still tell something.
  private static let leastLetters = 6

  /// The names that fit into their views without covering one another, those in front first.
  var names: [Name] {
    guard isNamed else { return [] }
    var names: [Name] = []
    let viewport = geometry.viewport
    for outline in outlines.outlines.reversed()
    where outline.shape.isUpright && isShown(outline) {
      guard names.count < Self.mostNames else { break }
      let box = frame(of: outline).intersection(geometry.windowRect(outline.visible))
        .intersection(viewport)
      guard !box.isNull, box.height >= Self.nameHeight + 3, box.width >= 44 else { continue }
      let room = box.width - 10
      let place = CGPoint(x: box.minX + 5, y: box.minY + 3)
      guard let text = Self.fitting(outline.name, room) else { continue }
      let size = CGSize(width: Ink.width(text, Theme.badge), height: Self.nameHeight)
      let rect = CGRect(origin: place, size: size)
      if names.contains(where: { $0.rect.overlaps(rect) }) { continue }
      names.append(Name(rect: rect, text: text, depth: outline.depth))
    }
    return names
  }

  /// The name, shortened in the middle to a width.
  private static func fitting(_ name: String, _ width: CGFloat) -> String? {
    var letters = min(name.count, Shown.longestName)
    let least = min(name.count, leastLetters)
    while letters >= least {
      let text = Shown.name(name, longest: letters)
      let taken = Ink.width(text, Theme.badge)
      if taken <= width { return text }
      letters = min(letters - 1, Int(CGFloat(letters) * width / taken))
    }
    return nil
  }
}
