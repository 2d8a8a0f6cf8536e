public import Foundation
internal import HitResponders

/// A report as one page for a browser: no other file and no network is needed.
///
/// It shows the scene as it is drawn and which views receive presses; the receiver, the walk and
/// the verdict at any point under the mouse or under a probe that the arrow keys move; and lists of
/// findings, receivers and interactive views.
@preconcurrency @MainActor
public struct MapPage {
  let report: MapReport
  let findings: [LintFinding]?
  let comparison: MapComparison?
  let start: CGPoint?

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
    var making = MapPageMaking(self)
    while try making.step() {}
    return try making.text.html()
  }

  /// The style sheet of maps and findings.
  static let style = text(PackageResources.report_css)

  /// The scripts of a map's page, in their order.
  package static let script =
    PageFamily.script + text(PackageResources.press_facts_js) + text(PackageResources.report_js)

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
