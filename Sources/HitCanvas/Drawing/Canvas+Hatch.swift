internal import CHitCairo
public import Foundation
public import HitResponders

/// Slanted stripes: what marks a dead or covered part beside its colour.
///
/// > Units: points.
nonisolated public struct Hatch: Hashable, Sendable {
  /// The colour of the stripes; what is between them stays as it is.
  public var color: UIColor
  /// The distance from one stripe to the next, across them.
  public var spacing: CGFloat
  /// The width of a stripe.
  public var lineWidth: CGFloat
  /// Whether the stripes rise to the right, like a slash, rather than to the left.
  public var rises: Bool

  /// Makes a hatch; stripes take half the space unless a width is given.
  public init(color: UIColor, spacing: CGFloat = 7, lineWidth: CGFloat? = nil, rises: Bool = true) {
    self.color = color
    self.spacing = spacing
    self.lineWidth = lineWidth ?? spacing / 2
    self.rises = rises
  }
}

// MARK: - Hatches

extension Canvas {
  /// Fills a rectangle with slanted stripes.
  public func fill(_ rect: CGRect, with hatch: Hatch, cornerRadius: CGFloat = 0) {
    fill(Path(roundedRect: rect.standardized, cornerRadius: cornerRadius), with: hatch)
  }

  /// Fills a shape with slanted stripes.
  ///
  /// Stripes are laid out from the origin of the space, so that neighbours meet and a partial
  /// repaint finds them where they were.
  public func fill(_ path: Path, with hatch: Hatch) { hatch.fill(path, on: self) }

  /// Draws a soft shadow of a rectangle with round corners, to be covered by what casts it.
  ///
  /// `blur` is how wide its edge fades out, and `color` its colour where it is darkest.
  public func fillShadow(
    of rect: CGRect,
    cornerRadius: CGFloat = 0,
    offset: CGSize = CGSize(width: 0, height: 2),
    blur: CGFloat = 8,
    color: UIColor = UIColor(white: 0, alpha: 0.35)
  ) {
    let rect = rect.standardized.offsetBy(dx: offset.width, dy: offset.height)
    let steps = min(max(Int(clamping: blur), 1), 24)
    saved {
      // Each step lets one part of the opacity through; together they reach the whole of it.
      let part = 1 - CGFloat(pow(Double(1 - color.alpha), 1 / Double(steps)))
      setFillColor(color.withAlphaComponent(part))
      for step in 0..<steps {
        let outset = blur / 2 - blur * (CGFloat(step) + 0.5) / CGFloat(steps)
        let grown = rect.insetBy(dx: -outset, dy: -outset)
        guard !grown.isNull, !grown.isEmpty else { continue }
        fill(grown, cornerRadius: max(0, max(cornerRadius, blur / 2) + outset))
      }
    }
  }
}

extension Hatch {
  fileprivate func fill(_ path: Path, on canvas: Canvas) {
    let step = spacing * CGFloat(2).squareRoot()
    guard canvas.isDrawing(color), step > 0.1, step.isFinite, lineWidth > 0 else { return }
    canvas.saved {
      let whole = path.boundingBox.insetBy(dx: -lineWidth, dy: -lineWidth)
      canvas.clip(to: path)
      let area = canvas.boundingBoxOfClipPath.intersection(whole)
      guard !area.isNull, !area.isEmpty else { return }
      canvas.setStrokeColor(color)
      canvas.setLineWidth(lineWidth)
      canvas.setLineCap(.square)
      canvas.setLineDash(phase: 0, lengths: [])
      // A stripe is where x + y, or x - y, is a multiple of the step.
      let low = rises ? area.minX + area.minY : area.minX - area.maxY
      let high = rises ? area.maxX + area.maxY : area.maxX - area.minY
      let slope: CGFloat = rises ? -1 : 1
      var stripe = ((low - lineWidth) / step).rounded(.down) * step
      canvas.beginPath()
      while stripe <= high + lineWidth {
        canvas.move(to: CGPoint(x: stripe + slope * area.minY, y: area.minY))
        canvas.addLine(to: CGPoint(x: stripe + slope * area.maxY, y: area.maxY))
        stripe += step
      }
      canvas.strokePath()
    }
  }
}
