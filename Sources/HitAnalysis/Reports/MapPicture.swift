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
  package let colors: MapColors
  let marks: MapMarks
  let tags: FindingTags
  private let lettering: Lettering
  /// The names and areas that have room.
  var labels: [MapLabels.Label] { lettering.labels(letterScale) }
  /// What is drawn.
  package var layers = MapLayers.all
  /// How many times as large as else letters are, in a picture that is drawn reduced.
  package var letterScale: CGFloat = 1

  /// Makes a picture of a report.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - colors: The receivers' colours; chosen when none are given.
  public init(_ report: MapReport, colors: MapColors? = nil) {
    self.init(report, colors: colors, findings: EmptyCollection())
  }

  /// Makes a picture with the numbers of findings, in the order in which they are listed.
  package init(
    _ report: MapReport,
    colors: MapColors?,
    findings: some Collection<LintFinding>
  ) {
    self.report = report
    self.colors = colors ?? MapColors(report)
    tags = FindingTags(findings, on: report.size)
    marks = MapMarks(report)
    lettering = Lettering(report, marks, tags)
  }

  /// The scale of letters that are legible where the picture is drawn at a factor.
  ///
  /// It changes in steps, so that a picture that grows or shrinks is not lettered each time.
  package static func letterScale(at factor: CGFloat) -> CGFloat {
    factor > 0 ? max(1, (10 / factor).rounded(.up) / 10) : 1
  }

  /// The labels, found when they are asked for first.
  private final class Lettering {
    private var known: (scale: CGFloat, labels: [MapLabels.Label])?
    private let report: MapReport
    private let marks: MapMarks
    private let tags: FindingTags

    init(_ report: MapReport, _ marks: MapMarks, _ tags: FindingTags) {
      (self.report, self.marks, self.tags) = (report, marks, tags)
    }

    func labels(_ scale: CGFloat) -> [MapLabels.Label] {
      if let known, known.scale == scale { return known.labels }
      let room = LabelRoom(report, marks, tags, least: MapLabels.least)
      let labels = MapLabels(report, in: room, letterScale: scale).labels
      known = (scale, labels)
      return labels
    }
  }

  /// The screen's size.
  public var size: CGSize { report.size }

  /// Draws the map into a canvas whose space is the screen.
  public func draw(in canvas: Canvas) {
    canvas.saved {
      canvas.clip(to: CGRect(origin: .zero, size: size))
      // Marks beside the part that is drawn cost nothing: after a change a small one is.
      let part = canvas.boundingBoxOfClipPath
      if layers.contains(.receivers) {
        ReceiverPicture(report, colors).draw(in: canvas)
      }
      drawStripes(part, in: canvas)
      if layers.contains(.outlines) { drawOutlines(part, in: canvas) }
      if layers.contains(.receivers) { drawLabels(part, in: canvas) }
      if layers.contains(.findings) { tags.draw(part, in: canvas) }
    }
  }

  /// The finding whose number is drawn at a point, counted from 0.
  package func finding(at point: CGPoint) -> Int? {
    guard layers.contains(.findings) else { return nil }
    return tags.tags.last { $0.frame.contains(point) }.map { $0.number - 1 }
  }

  /// The circles in which the numbers of findings are drawn, in screen points.
  package var findingFrames: [CGRect] {
    layers.contains(.findings) ? tags.tags.map(\.frame) : []
  }

  /// Where names and sizes are written, in screen points.
  package var labelFrames: [CGRect] { layers.contains(.receivers) ? labels.map(\.box) : [] }

  // MARK: Parts

  private func drawStripes(_ part: CGRect, in canvas: Canvas) {
    for rect in layers.contains(.dropped) ? marks.dropped : [] where rect.intersects(part) {
      canvas.fill(rect, with: MapPalette.dropped)
    }
    for rect in layers.contains(.dead) ? marks.dead : [] where rect.intersects(part) {
      canvas.setFillColor(MapPalette.deadGround)
      canvas.fill(rect)
      canvas.fill(rect, with: MapPalette.dead)
    }
  }

  private func drawOutlines(_ part: CGRect, in canvas: Canvas) {
    for outline in marks.outlines where outline.box.intersects(part) {
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

  private func drawLabels(_ part: CGRect, in canvas: Canvas) {
    let labels = labels.filter { $0.box.intersects(part) }
    // Stripes must not run through letters.
    for label in labels where marks.dropped.contains(where: { $0.intersects(label.frame) }) {
      canvas.setFillColor(colors[label.number] ?? MapPalette.ground)
      canvas.fill(label.box, cornerRadius: 3)
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
