public import Foundation
public import HitCanvas
internal import HitResponders

/// Two maps side by side, and where they differ: before, now, changed.
///
/// What changed is red with stripes where a press is lost now, green where it was lost before, blue
/// with stripes elsewhere.
///
/// > Units: points.
@preconcurrency @MainActor
public struct ComparisonPicture: ReportPicture {
  private static let gap: CGFloat = 16
  private static let caption: CGFloat = 24
  private static let font = Font(size: 12)
  private static let most = 20_000

  private let comparison: MapComparison
  private let before: MapPicture
  private let now: MapPicture

  /// Makes the picture of a comparison from those of both maps.
  package init(_ comparison: MapComparison, before: MapPicture, now: MapPicture) {
    (self.comparison, self.before, self.now) = (comparison, before, now)
  }

  /// Makes the picture of a comparison; a view has one colour in both maps.
  public init(_ comparison: MapComparison) {
    self.comparison = comparison
    let colors = MapColors(comparison.now)
    now = MapPicture(comparison.now, colors: colors)
    var kept: [String: UIColor] = [:]
    for receiver in comparison.now.receivers { kept[receiver.name] = colors[receiver.number] }
    before = MapPicture(comparison.before, colors: MapColors(comparison.before, keeping: kept))
  }

  /// The picture's size.
  public var size: CGSize {
    let (old, new) = (comparison.before.size, comparison.now.size)
    return CGSize(
      width: old.width + 2 * new.width + 4 * Self.gap,
      height: max(old.height, new.height) + Self.caption + 2 * Self.gap
    )
  }

  /// Draws the picture into a canvas.
  public func draw(in canvas: Canvas) {
    canvas.setFillColor(MapPalette.ground)
    canvas.fill(CGRect(origin: .zero, size: size))
    var x = Self.gap
    let (old, new) = (comparison.before.size, comparison.now.size)
    panel("before", at: x, old, in: canvas) { before.draw(in: canvas) }
    x += old.width + Self.gap
    panel("now", at: x, new, in: canvas) { now.draw(in: canvas) }
    x += new.width + Self.gap
    panel("changed", at: x, new, in: canvas) { drawChange(in: canvas) }
  }

  /// One of the three for a page, which sets its caption and has a ground of its own behind what
  /// changed, in a light theme as in a dark one.
  package struct Panel: ReportPicture {
    package let size: CGSize
    private let drawing: (Canvas) -> Void

    fileprivate init(_ size: CGSize, _ drawing: @escaping (Canvas) -> Void) {
      (self.size, self.drawing) = (size, drawing)
    }

    package func draw(in canvas: Canvas) { drawing(canvas) }
  }

  /// Returns before, now and changed.
  ///
  /// - Parameter isSmall: Whether they are shown so small that colours alone are seen.
  /// - Returns: The pictures.
  package func panels(isSmall: Bool) -> [Panel] {
    let (old, new) = (comparison.before, comparison.now)
    func map(_ report: MapReport, _ picture: MapPicture) -> Panel {
      Panel(report.size) { canvas in
        if isSmall {
          ReceiverPicture(report, picture.colors).draw(in: canvas)
        } else {
          picture.draw(in: canvas)
        }
      }
    }
    return [
      map(old, before),
      map(new, now),
      Panel(new.size) { drawChange(in: $0, edges: MapPalette.pageEdge) },
    ]
  }

  private func panel(
    _ caption: String,
    at x: CGFloat,
    _ size: CGSize,
    in canvas: Canvas,
    _ body: () -> Void
  ) {
    canvas.draw(
      caption,
      in: CGRect(x: x, y: Self.gap / 2, width: size.width, height: Self.caption),
      font: Self.font,
      color: MapPalette.soft
    )
    canvas.saved {
      canvas.translateBy(x: x, y: Self.gap + Self.caption)
      body()
      canvas.setFillColor(MapPalette.frame)
      canvas.fillBorder(
        of: CGRect(x: -1, y: -1, width: size.width + 2, height: size.height + 2),
        width: 1
      )
    }
  }

  /// Draws where something changed, on a ground of its own.
  package func drawChange(in canvas: Canvas) {
    canvas.setFillColor(MapPalette.quiet)
    canvas.fill(CGRect(origin: .zero, size: comparison.now.size))
    drawChange(in: canvas, edges: MapPalette.frame)
  }

  /// Draws where something changed, over the faint lines of the map as it is now.
  private func drawChange(in canvas: Canvas, edges color: UIColor) {
    let index = comparison.now.regions.index
    canvas.setFillColor(color)
    if index.edges.count <= Self.most,
      !ReceiverPicture.isTooSmall(for: index.receiverRects.rects.count, canvas)
    {
      canvas.fill(index.edges)
    }
    let rects = comparison.changedRects.prefix(Self.most)
    canvas.setFillColor(MapPalette.moved.color.withAlphaComponent(0.35))
    canvas.fill(Array(rects))
    for rect in rects { canvas.fill(rect, with: MapPalette.moved) }
    for rect in Self.common(rects, before.marks.dead) {
      canvas.setFillColor(MapPalette.won)
      canvas.fill(rect)
    }
    for rect in Self.common(rects, now.marks.dead) {
      canvas.setFillColor(MapPalette.deadGround)
      canvas.fill(rect)
      canvas.fill(rect, with: MapPalette.dead)
    }
  }

  private static func common(_ ones: ArraySlice<CGRect>, _ others: [CGRect]) -> [CGRect] {
    ones.flatMap { one in
      others.map { $0.intersection(one) }.filter { !$0.isNull && !$0.isEmpty }
    }
  }
}
