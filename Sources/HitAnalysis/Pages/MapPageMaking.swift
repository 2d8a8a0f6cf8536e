public import Foundation
internal import HitCanvas
internal import HitResponders

/// A page in the making: step by step, so that whoever makes it can do other things in between.
///
/// The views are drawn and asked in the steps, and must be the same in all of them. What is left
/// then is a ``MapPageText`` of values, which needs no view and no actor.
@preconcurrency @MainActor
public struct MapPageMaking {
  /// Pictures of more pixels are drawn a pixel to a point.
  private static let mostPixels: CGFloat = 1_500_000

  private let page: MapPage
  private let colors: MapColors
  private let found: [PageFinding]?
  /// What a browser shows before the script runs.
  private var body: String?
  private var table: PressTable?

  /// Begins a page.
  public init(_ page: MapPage) {
    self.page = page
    colors = MapColors(page.report)
    found = page.findings?.enumerated().map {
      PageFinding(number: $0.offset + 1, finding: $0.element)
    }
  }

  /// How many parts of the screen there are; none while that is found out.
  public var total: Int { table?.total ?? 0 }

  /// How many parts of the screen were asked.
  public var told: Int { table?.told ?? 0 }

  /// Does a little more.
  ///
  /// - Returns: Whether there was something to do.
  /// - Throws: `SurfaceError` where the pictures cannot be drawn.
  public mutating func step() throws -> Bool {
    if body == nil {
      body = try sections()
      return true
    }
    return table?.step() ?? begin()
  }

  private mutating func begin() -> Bool {
    table = PressTable(page.report)
    return true
  }

  private func sections() throws(SurfaceError) -> String {
    let report = page.report
    let pixels = report.size.width * report.size.height
    let scale: CGFloat = pixels * 4 <= Self.mostPixels ? 2 : 1
    let painter = ScenePainter(report.explainer.application, backdrop: .black)
    let scene = try painter.renderPNG(scale: scale)
    let map = try MapPicture(report, colors: colors, findings: page.findings ?? [])
      .render(scale: scale).pngData()
    return PageSections(report, colors, found).html(
      scene: HTMLText.picture(scene),
      map: HTMLText.picture(map),
      comparison: try page.comparison.map { comparison throws(SurfaceError) in
        try PageComparison(comparison).html()
      } ?? ""
    )
  }

  /// The page, once no step is left.
  public var text: MapPageText {
    let report = page.report
    let table = table ?? PressTable(report)
    return MapPageText(
      top: PageFamily.top(title: "\(report.title): who receives a press", style: MapPage.style)
        + (body ?? ""),
      data: PageData(report, colors, table, findings: found ?? [], start: page.start),
      script: MapPage.script
    )
  }
}

/// A page of which everything is known, and that is still to be written as text.
nonisolated public struct MapPageText: Sendable {
  /// Everything that a browser shows before the script runs.
  let top: String
  let data: PageData
  let script: String

  /// Returns the page.
  public func html() throws -> Data {
    var page = top
    page +=
      "<script type=\"application/json\" id=\"data\">\n\(try HTMLText.json(data))\n</script>\n"
    page += "<script>\n\(script)</script>\n</body>\n</html>\n"
    return Data(page.utf8)
  }
}
