public import Foundation
internal import HitResponders
public import HitScenes

/// What lint found in scenes as one page for a browser.
///
/// For one scene it is the scene's own page; for several, one page that opens each of theirs. No
/// other file and no network is needed.
@preconcurrency @MainActor
public struct LintPage {
  /// A scene and what its findings call its file.
  private struct Entry {
    let scene: Scene
    let findings: [LintFinding]
  }

  private let report: LintReport
  private let entries: [Entry]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - report: What was found.
  ///   - scenes: The scenes that were looked at, each with what its findings call its file.
  public init(_ report: LintReport, scenes: [(scene: Scene, file: String)]) {
    self.report = report
    entries = scenes.map { scene, file in
      Entry(scene: scene, findings: report.findings.filter { $0.file == file })
    }
  }

  /// Returns the page.
  ///
  /// - Throws: `SurfaceError` where pictures cannot be drawn, `ReportError` where a screen is too
  ///   large.
  public func html() throws -> Data {
    if entries.count == 1, let entry = entries.first, entry.findings.count == report.findings.count
    {
      return try page(entry)
    }
    var tabs = ""
    var pages: [String] = []
    for (place, entry) in entries.enumerated() {
      tabs += tab(entry.scene.name, entry.findings, page: place)
      pages.append(String(decoding: try page(entry), as: UTF8.self))
    }
    let files = Set(entries.flatMap { $0.findings.map(\.file) })
    for finding in report.findings where !files.contains(finding.file) {
      let line = HTMLText.escaped(finding.headline.text)
      tabs += "<li class=\"unread\">\(line)</li>\n"
    }
    var html = PageHead.text(title: "hitscope lint", style: PackageResources.report_css)
    html += """
      <div class="pages"><nav aria-label="Scenes"><h1>\(HTMLText.escaped(report.summary))</h1>
      <ol>
      \(tabs)</ol></nav><iframe title="The scene's report"></iframe></div>
      <script type="application/json" id="pages">\(try HTMLText.json(pages))</script>
      <script>
      \(String(decoding: PackageResources.pages_js, as: UTF8.self))</script>
      </body>
      </html>

      """
    return Data(html.utf8)
  }

  private func page(_ entry: Entry) throws -> Data {
    let map = try MapReport(
      Explainer(entry.scene),
      title: entry.scene.name,
      windows: entry.scene.windows
    )
    let start = entry.findings.isEmpty ? entry.scene.tries.first?.press : nil
    return try MapPage(map, findings: entry.findings, start: start).html()
  }

  private func tab(_ name: String, _ findings: [LintFinding], page: Int) -> String {
    let counts = LintLevel.allCases.compactMap { level -> String? in
      let count = findings.count { $0.level == level }
      if count == 0 { return nil }
      let noun = count == 1 ? level.rawValue : "\(level.rawValue)s"
      return "<span class=\"badge \(level.rawValue)\">\(count) \(noun)</span>"
    }
    return "<li><button type=\"button\" data-page=\"\(page)\">\(HTMLText.escaped(name)) "
      + "\(counts.joined(separator: " "))</button></li>\n"
  }
}

/// What every page begins with.
enum PageHead {
  static func text(title: String, style: [UInt8]) -> String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
    img-src data:; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
    <title>\(HTMLText.escaped(title))</title>
    <link rel="icon" href="data:,">
    <style>
    \(String(decoding: style, as: UTF8.self))</style>
    </head>
    <body>

    """
  }
}
