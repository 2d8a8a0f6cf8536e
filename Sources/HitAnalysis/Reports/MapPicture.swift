public import Foundation
public import HitCanvas
internal import HitResponders

/// A map as a picture: each point in the colour of the view that receives a press there.
///
/// Names and areas are written where there is room. Interactive views have a dashed outline where
/// they are drawn; red stripes are drawn and dead, amber stripes win a press and drop it.
///
/// > Units: points of the screen.
@preconcurrency @MainActor
public struct MapPicture: ReportPicture {
  let report: MapReport
  let colors: MapColors
  let marks: MapMarks
  private let tags: FindingTags
  /// What is drawn.
  package var layers = MapLayers.all

  /// Makes a picture of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - colors: The receivers' colours; chosen when none are given.
  public init(_ report: MapReport, colors: MapColors? = nil) {
    self.init(report, colors: colors, findings: [])
  }

  /// Makes a picture with the numbers of findings, in the order in which they are listed.
  package init(_ report: MapReport, colors: MapColors, findings: [LintFinding]) {
    let numbered = findings.enumerated().map {
      PageFinding(number: $0.offset + 1, finding: $0.element)
    }
    self.init(report, colors: colors, findings: numbered)
  }

  init(_ report: MapReport, colors: MapColors?, findings: [PageFinding]) {
    tags = FindingTags(findings, on: report.size)
    self.report = report
    self.colors = colors ?? MapColors(report)
    marks = MapMarks(report)
  }

  /// The screen's size.
  public var size: CGSize { report.size }

  /// Draws the map into a canvas whose space is the screen.
  public func draw(in canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: CGRect(origin: .zero, size: size))
      if layers.contains(.receivers) {
        ReceiverPicture(report, colors).draw(in: canvas)
      }
      drawStripes(in: canvas)
      if layers.contains(.outlines) { drawOutlines(in: canvas) }
      if layers.contains(.receivers) { drawLabels(in: canvas) }
      if layers.contains(.findings) { tags.draw(in: canvas) }
    }
  }

  /// The finding whose number is drawn at a point, counted from 0.
  package func finding(at point: CGPoint) -> Int? {
    guard layers.contains(.findings) else { return nil }
    return tags.tags.last { $0.frame.contains(point) }.map { $0.number - 1 }
  }

  // MARK: Parts

  private func drawStripes(in canvas: Canvas) {
    if layers.contains(.dropped) {
      for rect in marks.dropped { canvas.fill(rect, with: MapPalette.dropped) }
    }
    for rect in layers.contains(.dead) ? marks.dead : [] {
      canvas.setFillColor(MapPalette.deadGround)
      canvas.fill(rect)
      canvas.fill(rect, with: MapPalette.dead)
    }
  }

  private func drawOutlines(in canvas: Canvas) {
    for outline in marks.outlines {
      canvas.saved {
        for clip in outline.clips { canvas.clip(to: clip) }
        // A line within the view: half of one that is twice as wide.
        canvas.clip(to: outline.path)
        canvas.setLineWidth(outline.isQuiet ? 2 : 3)
        canvas.setStrokeColor(MapPalette.underline)
        canvas.stroke(outline.path)
        canvas.setStrokeColor(outline.isQuiet ? MapPalette.quietOutline : MapPalette.outline)
        canvas.setLineDash(phase: 0, lengths: [4, 3])
        canvas.stroke(outline.path)
      }
    }
  }

  private func drawLabels(in canvas: Canvas) {
    let labels = MapLabels(report, numbers: LabelRoom(report, marks, tags).numbers).labels
    // Stripes must not run through letters.
    for label in labels where marks.dropped.contains(where: { $0.intersects(label.frame) }) {
      canvas.setFillColor(colors[report.map.receivers[label.number]] ?? MapPalette.ground)
      canvas.fill(label.frame.insetBy(dx: -4, dy: -1), cornerRadius: 3)
    }
    for label in labels {
      canvas.draw(
        label.layout,
        at: label.origin,
        color: label.isFaint ? MapPalette.faintInk : MapPalette.ink
      )
    }
  }
}

/// What a picture of a map has besides its ground.
nonisolated package struct MapLayers: OptionSet, Hashable, Sendable {
  package var rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// The colours, names and areas of the receivers.
  package static let receivers = MapLayers(rawValue: 1)
  /// Where interactive views are drawn.
  package static let outlines = MapLayers(rawValue: 2)
  /// Where they are drawn and get no press.
  package static let dead = MapLayers(rawValue: 4)
  /// Where a view in front wins a press and drops it.
  package static let dropped = MapLayers(rawValue: 8)
  /// The numbers of findings.
  package static let findings = MapLayers(rawValue: 16)
  package static let all = MapLayers(rawValue: 31)
}
