internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The canvas: dotted ground, the scene, and the overlays on top of it.
///
/// Its bounds have the canvas's own origin, so its space is the window's.
final class StageView: PanelView {
  /// What stands around the scene in words.
  struct Captions: Equatable {
    var scene = ""
    var hints: [KeyHint] = []
    var scale: CGFloat = 1
  }

  private(set) var geometry = StageGeometry(canvas: .zero, sceneSize: .zero)
  private(set) var marks: [StageMark] = []
  private(set) var captions = Captions()

  /// Paints the scene's windows, where there is a scene.
  var painter: ScenePainter?

  /// The part of the canvas that a drawer does not cover.
  var visible = CGRect.zero {
    didSet { if visible != oldValue { setNeedsDisplay() } }
  }

  init() {
    super.init(frame: .zero)
    accessibilityIdentifier = "Canvas"
  }

  required init?(coder: NSCoder) { nil }

  override var ground: UIColor? { nil }

  /// Lays the canvas out.
  func show(_ new: StageGeometry) {
    guard new != geometry else { return }
    geometry = new
    bounds = CGRect(origin: new.canvas.origin, size: bounds.size)
    setNeedsDisplay()
  }

  /// Shows marks and repaints those that came, went or moved.
  func show(_ new: [StageMark]) {
    guard new != marks else { return }
    let (old, now) = (Set(marks), Set(new))
    marks = new
    for mark in old.symmetricDifference(now) { setNeedsDisplay(mark.extent) }
  }

  /// Shows captions.
  func show(_ new: Captions) {
    guard new != captions else { return }
    captions = new
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func paint(_ part: CGRect, in canvas: Canvas) {
    let scene = geometry.sceneRect.intersection(geometry.viewport)
    if scene.isNull || !scene.contains(part) { paintGround(part, scene, in: canvas) }
    if !scene.isNull, scene.overlaps(part) { paintScene(scene, part, in: canvas) }
    for mark in marks where mark.extent.overlaps(part) { mark.paint(in: canvas) }
  }

  private func paintScene(_ scene: CGRect, _ part: CGRect, in canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: scene)
      canvas.setFillColor(Theme.sceneFill)
      canvas.fill(scene.intersection(part))
      guard let painter else { return }
      canvas.translateBy(x: geometry.origin.x, y: geometry.origin.y)
      canvas.scaleBy(x: geometry.factor, y: geometry.factor)
      painter.paint(in: canvas, damage: geometry.sceneRect(scene.intersection(part)))
    }
  }

  private func paintGround(_ part: CGRect, _ scene: CGRect, in canvas: Canvas) {
    canvas.setFillColor(Theme.ground)
    canvas.fill(part)
    paintDots(part, in: canvas)
    if !scene.isNull, !scene.isEmpty, painter != nil {
      canvas.saved {
        canvas.clip(to: geometry.viewport.insetBy(dx: 0, dy: -1))
        canvas.fillShadow(
          of: geometry.sceneRect,
          cornerRadius: 2,
          offset: CGSize(width: 0, height: 5),
          blur: 14,
          color: UIColor(white: 0, alpha: 0.5)
        )
        canvas.setFillColor(Theme.sceneEdge)
        canvas.fillBorder(
          of: geometry.sceneRect.insetBy(dx: -1.5, dy: -1.5),
          width: 1.5,
          cornerRadius: 2.5
        )
      }
    }
    paintCaptions(in: canvas)
    paintHints(in: canvas)
  }

  /// Draws one dot each 16 points, counted from the canvas's corner.
  private func paintDots(_ part: CGRect, in canvas: Canvas) {
    let origin = geometry.canvas.origin
    let firstX = ((part.minX - origin.x) / 16).rounded(.down) * 16 + origin.x
    let firstY = ((part.minY - origin.y) / 16).rounded(.down) * 16 + origin.y
    var dots: [CGRect] = []
    for y in stride(from: firstY, through: part.maxY, by: 16) {
      for x in stride(from: firstX, through: part.maxX, by: 16) {
        dots.append(CGRect(x: x + 0.3, y: y + 0.3, width: 1.4, height: 1.4))
      }
    }
    canvas.setFillColor(Theme.dots)
    canvas.fill(dots)
  }

  private func paintCaptions(in canvas: Canvas) {
    guard !captions.scene.isEmpty else { return }
    let scene = geometry.sceneRect
    let pixels = ShortNumber.coordinate((geometry.factor * captions.scale * 100).rounded() / 100)
    let scale = "1 pt = \(pixels) px"
    let y = max(scene.minY - 10, geometry.canvas.minY + 24)
    let leftWidth = Ink.width(captions.scene, Theme.caption)
    let needed = leftWidth + 20 + Ink.width(scale, Theme.caption)
    let span = min(max(scene.width, needed), visible.width - 16)
    let middle = min(max(scene.midX, visible.minX + 8 + span / 2), visible.maxX - 8 - span / 2)
    let left = scene.width >= span ? max(scene.minX, visible.minX + 8) : middle - span / 2
    let right = scene.width >= span ? min(scene.maxX, visible.maxX - 8) : middle + span / 2
    canvas.write(
      captions.scene,
      at: CGPoint(x: left, y: y),
      font: Theme.caption,
      color: Theme.faint,
      width: right - left
    )
    guard right - left >= needed - 1 else { return }
    canvas.write(
      scale,
      at: CGPoint(x: right, y: y),
      font: Theme.caption,
      color: Theme.faint,
      alignment: .trailing
    )
  }

  private func paintHints(in canvas: Canvas) {
    let y = geometry.canvas.maxY - 10
    var x = visible.minX + 13
    for hint in captions.hints {
      let key = Ink.width(hint.key, Theme.captionStrong)
      let deed = Ink.width(hint.deed, Theme.caption)
      guard x + key + 6 + deed <= visible.maxX - 10 else { return }
      canvas.write(
        hint.key,
        at: CGPoint(x: x, y: y),
        font: Theme.captionStrong,
        color: Theme.secondary
      )
      canvas.write(
        hint.deed,
        at: CGPoint(x: x + key + 6, y: y),
        font: Theme.caption,
        color: Theme.faint
      )
      x += key + 6 + deed + 18
    }
  }
}
