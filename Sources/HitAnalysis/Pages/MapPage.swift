public import Foundation
internal import HitCanvas
internal import HitResponders

/// A report as one page for a browser: no other file and no network is needed.
///
/// It shows the scene as it is drawn and which views receive presses; the receiver, the walk and
/// the verdict at any point under the mouse or under a probe that the arrow keys move; and lists of
/// findings, receivers and interactive views.
@preconcurrency @MainActor
public struct MapPage {
  /// Pictures of more pixels than these are drawn a pixel to a point.
  private static let mostPixels: CGFloat = 1_500_000

  private let report: MapReport
  private let findings: [LintFinding]?
  private let comparison: MapComparison?
  private let start: CGPoint?

  /// Called while the page is made, with how many parts of the screen were asked of how many.
  public var onPart: (_ told: Int, _ total: Int) -> Void = { _, _ in }

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - findings: What lint found; `nil` where it did not run.
  ///   - comparison: What changed; `nil` where nothing is compared.
  ///   - start: Where the probe is at first, in screen points; by default where something is found.
  public init(
    _ report: MapReport,
    findings: [LintFinding]? = nil,
    comparison: MapComparison? = nil,
    start: CGPoint? = nil
  ) {
    (self.report, self.findings) = (report, findings)
    (self.comparison, self.start) = (comparison, start)
  }

  /// Returns the page.
  ///
  /// - Throws: `SurfaceError` where the pictures cannot be drawn.
  public func html() throws -> Data {
    let colors = MapColors(report)
    let found = findings?.enumerated().map {
      PageFinding(number: $0.offset + 1, finding: $0.element)
    }
    let pixels = report.size.width * report.size.height
    let scale: CGFloat = pixels * 4 <= Self.mostPixels ? 2 : 1
    let painter = ScenePainter(report.explainer.application, backdrop: .black)
    let scene = try painter.renderPNG(scale: scale)
    let map = try MapPicture(report, colors: colors, findings: findings ?? []).render(scale: scale)
      .pngData()
    let data = PageData(report, colors, findings: found ?? [], start: start, onPart: onPart)
    var page = PageFamily.top(
      title: "\(report.title): who receives a press",
      style: Self.style
    )
    page += PageSections(report, colors, found).html(
      scene: HTMLText.picture(scene),
      map: HTMLText.picture(map),
      comparison: try comparisonSection()
    )
    page +=
      "<script type=\"application/json\" id=\"data\">\n\(try HTMLText.json(data))\n</script>\n"
    page += "<script>\n\(Self.script)</script>\n</body>\n</html>\n"
    return Data(page.utf8)
  }

  private func comparisonSection() throws(SurfaceError) -> String {
    guard let comparison else { return "" }
    return try PageComparison(comparison).html()
  }

  /// The style sheet of maps and findings.
  static let style = text(PackageResources.report_css)

  /// The scripts of a map's page, in their order.
  package static let script =
    PageFamily.script + text(PackageResources.press_facts_js) + text(PackageResources.report_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
