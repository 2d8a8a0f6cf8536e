public import Foundation
internal import HitResponders
public import HitScenes

/// What lint found in scenes as one page for a browser.
///
/// For one scene it is the scene's own page; for several, one page that opens each of theirs. No
/// other file and no network is needed.
@preconcurrency @MainActor
public struct LintPage {
  private let report: LintReport
  private let entries: [(scene: Scene, findings: [LintFinding])]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - scenes: The scenes that were looked at, each with what its findings call its file.
  public init(_ report: LintReport, scenes: [(scene: Scene, file: String)]) {
    self.report = report
    entries = scenes.map { scene, file in (scene, report.findings.filter { $0.file == file }) }
  }

  /// Returns the page.
  ///
  /// - Throws: `SurfaceError` where pictures cannot be drawn, `ReportError` where a screen is too
  ///   large.
  public func html() throws -> Data {
    if entries.count == 1, entries[0].findings.count == report.findings.count {
      return try page(entries[0].scene, entries[0].findings)
    }
    var tabs = ""
    var pages: [String] = []
    for (place, entry) in entries.enumerated() {
      tabs += tab(entry.scene.name, entry.findings, page: place)
      pages.append(String(decoding: try page(entry.scene, entry.findings), as: UTF8.self))
    }
    let files = Set(entries.flatMap { $0.findings.map(\.file) })
    for finding in report.findings where !files.contains(finding.file) {
      let line = HTMLText.escaped(finding.headline.text)
      tabs += "<li class=\"unread\">\(line)</li>\n"
    }
    var html = PageFamily.top(title: "hitscope lint", style: MapPage.style)
    html += """
      <div class="pages"><nav aria-label="Scenes"><h1>\(HTMLText.escaped(report.summary))</h1>
      \(PageFamily.theme)
      <ol>
      \(tabs)</ol></nav><iframe title="The scene's report"></iframe></div>
      \(PageFamily.foot(made: PageFamily.made))
      <script type="application/json" id="pages">\(try HTMLText.json(pages))</script>
      <script>
      \(PageFamily.script)\(String(decoding: PackageResources.pages_js, as: UTF8.self))</script>
      </body>
      </html>

      """
    return Data(html.utf8)
  }

  private func page(_ scene: Scene, _ findings: [LintFinding]) throws -> Data {
    let map = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows)
    let start = findings.isEmpty ? scene.tries.first?.press : nil
    return try MapPage(map, findings: findings, start: start).html()
  }

  private func tab(_ name: String, _ findings: [LintFinding], page: Int) -> String {
    let counts = LintLevel.allCases.compactMap { level -> String? in
      let count = findings.count { $0.level == level }
      if count == 0 { return nil }
      let text = LintNumber.count(count, level.rawValue)
      return "<span class=\"badge \(level.rawValue)\">\(text)</span>"
    }
    return
      "<li id=\"scene-\(page + 1)\"><button type=\"button\" data-page=\"\(page)\">\(HTMLText.escaped(name)) "
      + "\(counts.joined(separator: " "))</button></li>\n"
  }
}
