public import Foundation
internal import HitResponders
public import HitScenes

/// What lint found in scenes as one page for a browser.
///
/// For one scene it is the scene's own page; for several, one page that opens each of theirs. No
/// other file and no network is needed.
@preconcurrency @MainActor
public struct LintPage {
  private let summary: String
  private let scenes: [(scene: Scene, findings: [LintFinding])]
  private let unread: [LintFinding]

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - report: What was found, for its numbers.
  ///   - scenes: The scenes that were looked at, each with what was found in it.
  ///   - unread: What was found in files of which no scene can be built.
  public init(
    _ report: LintReport,
    scenes: [(scene: Scene, findings: [LintFinding])],
    unread: [LintFinding] = []
  ) {
    (summary, self.scenes, self.unread) = (report.summary, scenes, unread)
  }

  /// The address of a finding in the page, by their places: `scene-2-finding-3`.
  public static func address(scene: Int, finding: Int) -> String {
    "scene-\(scene + 1)-finding-\(finding + 1)"
  }

  /// Returns the page.
  ///
  /// - Throws: `SurfaceError` where pictures cannot be drawn, `ReportError` where a screen is too
  ///   large.
  public func html() throws -> Data {
    if scenes.count == 1, unread.isEmpty { return try page(scenes[0].scene, scenes[0].findings) }
    var tabs = ""
    var pages: [String] = []
    for (place, entry) in scenes.enumerated() {
      tabs += tab(entry.scene.name, entry.findings, page: place)
      pages.append(String(decoding: try page(entry.scene, entry.findings), as: UTF8.self))
    }
    for finding in unread {
      let line = HTMLText.escaped(finding.headline.text)
      tabs += "<li class=\"unread\">\(line)</li>\n"
    }
    var html = PageFamily.top(title: "hitscope lint", style: MapPage.style)
    html += """
      <div class="pages"><nav aria-label="Scenes"><h1>\(HTMLText.escaped(summary))</h1>
      \(PageFamily.theme)
      <ol>
      \(tabs)</ol></nav><main><iframe title="The scene's report"></iframe></main></div>
      \(PageFamily.foot(made: PageFamily.made))
      <script type="application/json" id="pages">\(try HTMLText.json(pages))</script>
      <script>
      \(Self.script)</script>
      </body>
      </html>

      """
    return Data(html.utf8)
  }

  /// The scripts of the page that opens others, in their order.
  package static let script =
    PageFamily.script + String(decoding: PackageResources.pages_js, as: UTF8.self)

  private func page(_ scene: Scene, _ findings: [LintFinding]) throws -> Data {
    let map = try MapReport(Explainer(scene), title: scene.name, windows: scene.windows)
    let start = findings.isEmpty ? scene.tries.first?.press : nil
    return try MapPage(map, findings: findings, start: start).html()
  }

  private func tab(_ name: String, _ findings: [LintFinding], page: Int) -> String {
    let counts = LintLevel.allCases.compactMap { level -> String? in
      let count = findings.count { $0.level == level }
      if count == 0 { return nil }
      let text = Counted.text(count, level.rawValue)
      return "<span class=\"badge \(level.rawValue)\">\(text)</span>"
    }
    return
      "<li id=\"scene-\(page + 1)\"><button type=\"button\" data-page=\"\(page)\">\(HTMLText.escaped(name)) "
      + "\(counts.joined(separator: " "))</button></li>\n"
  }
}
