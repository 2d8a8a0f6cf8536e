internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// A part of the scene enlarged, beside the scene.
///
/// > Coordinates: window space.
nonisolated struct StageLens: Hashable {
  static let factor: CGFloat = 6
  static let size = CGSize(width: 128, height: 150)

  /// Where it stands.
  let rect: CGRect
  /// The middle of what it enlarges.
  let focus: CGPoint
  /// The small views under the pointer, which it names.
  var names: [Name] = []

  /// A view, and what there is to say of it.
  struct Name: Hashable {
    var name: String
    var remark: String
    var depth: Int
  }

  /// Places a lens beside the scene, clear of what stands there, or below it; there is none where
  /// neither has room.
  init?(on focus: CGPoint, _ geometry: StageGeometry, visible: CGRect, clearOf legend: CGRect?) {
    self.focus = focus
    let scene = geometry.sceneRect
    let size = Self.size
    let (top, bottom) = (visible.minY + 30, visible.maxY - 26 - size.height)
    let y = min(max(focus.y - size.height / 2, top), max(top, bottom)).rounded()
    let (left, right) = (visible.minX + 12, visible.maxX - 12 - size.width)
    let corner: CGPoint
    if right >= scene.maxX + 14 {
      corner = CGPoint(x: right, y: y)
    } else if left + size.width + 14 <= scene.minX, legend == nil {
      corner = CGPoint(x: left, y: y)
    } else if scene.maxY + 12 <= bottom {
      let x = min(max(focus.x - size.width / 2, left), max(left, right)).rounded()
      corner = CGPoint(x: x, y: (scene.maxY + 12).rounded())
    } else {
      return nil
    }
    rect = CGRect(origin: corner, size: size)
  }

  /// What is enlarged.
  var source: CGRect {
    CGRect(
      x: focus.x - rect.width / Self.factor / 2,
      y: focus.y - rect.height / Self.factor / 2,
      width: rect.width / Self.factor,
      height: rect.height / Self.factor
    )
  }

  /// The box around everything that is drawn.
  var extent: CGRect { rect.union(source).insetBy(dx: -2, dy: -2) }

  /// The line from what is enlarged to the lens.
  private var leader: [CGPoint] {
    func nearest(_ box: CGRect, to point: CGPoint) -> CGPoint {
      CGPoint(
        x: min(max(point.x, box.minX), box.maxX),
        y: min(max(point.y, box.minY), box.maxY)
      )
    }
    let end = nearest(rect, to: focus)
    return [nearest(source, to: end), end]
  }
}

extension StageLens {
  /// Draws the lens; `content` draws the scene as it lies under a geometry.
  func paint(in canvas: Canvas, _ geometry: StageGeometry, content: (Canvas, StageGeometry) -> Void)
  {
    Appearance.under(.dark) { draw(in: canvas, geometry, content: content) }
  }

  private func draw(
    in canvas: Canvas,
    _ geometry: StageGeometry,
    content: (Canvas, StageGeometry) -> Void
  ) {
    canvas.saved {
      canvas.clip(to: Path(roundedRect: rect, cornerRadius: 5))
      canvas.fill(rect, color: Theme.outlineGround)
      let middle = CGPoint(x: rect.midX, y: rect.midY)
      content(canvas, geometry.magnified(by: Self.factor, moving: focus, to: middle))
      paintWords(in: canvas)
    }
    canvas.card(rect, fill: nil, edge: Theme.text, cornerRadius: 5)
    canvas.card(source, fill: nil, edge: Theme.text, cornerRadius: 2)
    canvas.line(leader, width: 1, color: Theme.text, cap: .butt)
  }

  private func paintWords(in canvas: Canvas) {
    var words = [Words("lens \(Int(Self.factor))×", Theme.captionStrong, Theme.text)]
    for name in names {
      words.append(
        Words(Shown.name(name.name, longest: 18), Theme.caption, Theme.depth(name.depth))
      )
      words.append(Words(name.remark, Theme.small, Theme.secondary))
    }
    let height = CGFloat(words.count) * 13 + 7
    let ground = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height)
    canvas.fill(ground, color: Theme.outlineGround.withAlphaComponent(0.8))
    for (line, words) in words.enumerated() {
      let place = CGPoint(x: rect.minX + 8, y: rect.minY + 14 + CGFloat(line) * 13)
      canvas.write(words, at: place, width: rect.width - 14)
    }
  }
}
