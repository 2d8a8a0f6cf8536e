internal import Foundation
internal import HitCanvas
internal import HitGeometry
internal import HitResponders

/// The layer under and around the scene: the dotted ground and the scene's shadow.
///
/// It changes only with the layout, and its soft shadow costs more than everything on top of it.
struct StageGround: Equatable {
  let geometry: StageGeometry
  let hasScene: Bool

  /// Paints the part of the ground that lies in a rectangle.
  func paint(_ part: CGRect, in canvas: Canvas) {
    let scene = geometry.sceneRect.intersection(geometry.viewport)
    canvas.fill(part, color: Theme.ground)
    paintDots(part, in: canvas)
    if !scene.isNull, !scene.isEmpty, hasScene {
      canvas.saved {
        canvas.clip(to: geometry.viewport.insetBy(dx: 0, dy: -1))
        canvas.fillShadow(
          of: geometry.sceneRect,
          cornerRadius: 2,
          offset: CGSize(width: 0, height: 5),
          blur: 14,
          color: UIColor(white: 0, alpha: Appearance.inForce == .dark ? 0.5 : 0.22)
        )
        canvas.setFillColor(Theme.sceneEdge)
        canvas.fillBorder(
          of: geometry.sceneRect.insetBy(dx: -1.5, dy: -1.5),
          width: 1.5,
          cornerRadius: 2.5
        )
      }
    }
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
}

/// What is written above and below the scene.
struct StageWords {
  let geometry: StageGeometry
  let captions: StageView.Captions
  /// The part of the canvas that a drawer does not cover.
  let visible: CGRect
  /// Where the meaning of the frames stands beside the scene, if it does.
  let legend: CGRect?

  /// The lines in which something is written, as wide as the canvas.
  var lines: [CGRect] {
    let baselines = [
      captions.scene.isEmpty ? nil : baseline,
      geometry.hasHints && column == nil ? hintsLine : nil,
    ]
    let lines = baselines.compactMap { baseline in
      baseline.map {
        CGRect(x: geometry.canvas.minX, y: $0 - 14, width: geometry.canvas.width, height: 20)
      }
    }
    return lines + [column].compactMap { $0 }
  }

  /// Where hints stand one below the other, beside the scene.
  ///
  /// While a view is edited its distances are told below the scene, where hints stand else. The
  /// meaning of the frames stands above the hints; where it leaves no room, they stand below.
  var column: CGRect? {
    guard captions.areHintsBeside, geometry.hasHints, geometry.hasMargins else { return nil }
    let left = visible.minX + 13
    let column = CGRect(
      x: left,
      y: legend.map { $0.maxY + 16 } ?? geometry.canvas.minY + 26,
      width: geometry.sceneRect.minX - 12 - left,
      height: CGFloat(captions.hints.count) * Self.linePitch
    )
    return column.maxY <= geometry.canvas.maxY - 8 ? column : nil
  }

  private static let linePitch: CGFloat = 16

  /// Where the line above the scene stands.
  private var baseline: CGFloat { max(geometry.sceneRect.minY, geometry.viewport.minY) - 10 }
  private var hintsLine: CGFloat { geometry.canvas.maxY - 10 }

  /// Paints the lines of which some lies in a rectangle.
  func paint(_ part: CGRect, in canvas: Canvas) {
    guard lines.contains(where: { $0.intersects(part) }) else { return }
    paintCaptions(in: canvas)
    paintHints(in: canvas)
  }

  private func paintCaptions(in canvas: Canvas) {
    guard !captions.scene.isEmpty else { return }
    let scene = geometry.sceneRect
    let pixels = ShortNumber.coordinate((geometry.factor * captions.scale * 100).rounded() / 100)
    let scale = captions.remark ?? "1 pt = \(pixels) px"
    let y = baseline
    let leftWidth = Ink.width(captions.scene, Theme.caption)
    let needed = leftWidth + 20 + Ink.width(scale, Theme.caption)
    let span = min(max(scene.width, needed), visible.width - 16)
    let middle = min(max(scene.midX, visible.minX + 8 + span / 2), visible.maxX - 8 - span / 2)
    let left = scene.width >= span ? max(scene.minX, visible.minX + 8) : middle - span / 2
    let right = scene.width >= span ? min(scene.maxX, visible.maxX - 8) : middle + span / 2
    let caption = Words(captions.scene, Theme.caption, Theme.faint)
    canvas.write(caption, at: CGPoint(x: left, y: y), width: right - left)
    guard right - left >= needed - 1 else { return }
    let pixelsToPoint = Words(scale, Theme.caption, Theme.faint)
    canvas.write(pixelsToPoint, at: CGPoint(x: right, y: y), alignment: .trailing)
  }

  private func paintHints(in canvas: Canvas) {
    guard geometry.hasHints else { return }
    if let column {
      for (index, hint) in captions.hints.enumerated() {
        let baseline = column.minY + CGFloat(index) * Self.linePitch + 11
        canvas.hints([hint], from: column.minX, to: column.maxX, baseline: baseline)
      }
      return
    }
    canvas.hints(
      captions.hints,
      from: visible.minX + 13,
      to: visible.maxX - 10,
      baseline: hintsLine
    )
  }
}

extension Canvas {
  /// Writes what keys and gestures do, as many as have room.
  func hints(_ hints: [KeyHint], from left: CGFloat, to right: CGFloat, baseline y: CGFloat) {
    var x = left
    for hint in hints {
      let key = Ink.width(hint.key, Theme.captionStrong)
      let deed = Ink.width(hint.deed, Theme.caption)
      guard x + key + 6 + deed <= right else { return }
      let (name, meaning) = (CGPoint(x: x, y: y), CGPoint(x: x + key + 6, y: y))
      write(Words(hint.key, Theme.captionStrong, Theme.secondary), at: name)
      write(Words(hint.deed, Theme.caption, Theme.faint), at: meaning)
      x += key + 6 + deed + 18
    }
  }
}
