internal import Foundation
internal import HitResponders

/// The parts of a page that are there before its script runs.
struct PageSections {
  /// Longer tables would make the page slow; the rest is counted.
  private static let mostRows = 400

  private let report: MapReport
  private let colors: MapColors
  private let findings: [PageFinding]?

  init(_ report: MapReport, _ colors: MapColors, _ findings: [PageFinding]?) {
    self.report = report
    self.colors = colors
    self.findings = findings
  }

  /// Returns the body.
  ///
  /// - Parameters:
  ///   - scene: The address of the picture of the scene.
  ///   - map: The address of the picture of the map.
  ///   - comparison: The section that says what changed, or nothing.
  /// - Returns: The elements.
  func html(scene: String, map: String, comparison: String) -> String {
    """
    <header>
    \(PageFamily.logo)
    <b>hitscope</b>
    <h1><b>\(HTMLText.escaped(report.title))</b></h1>
    <span class="counts">\(size(" × ")) pt</span>
    <span class="grow"></span>
    \(badges)
    \(PageFamily.theme)
    </header>
    <main>
    <section class="stage" aria-label="Pictures">
    <div class="figures">
    \(figure("drawn", "What is drawn", scene, note: ""))
    \(figure("map", "Who receives a press at each point", map, note: regionNote))
    </div>
    <ul class="legend" aria-label="Legend">
    <li><span class="swatch dead"></span>drawn, but a press is lost</li>
    <li><span class="swatch dropped"></span>takes a press and drops it</li>
    <li><span class="swatch outline"></span>drawn outline of an interactive view</li>
    </ul>
    </section>
    <aside class="why" aria-label="The press under the probe">
    <h2>Probe <output id="point"></output></h2>
    <dl class="probe"><dt>receives</dt><dd id="receiver"></dd><dt>drawn</dt>\
    <dd id="intended"></dd></dl>
    <p id="verdict" class="verdict" aria-live="polite"></p>
    <h2>Walk</h2>
    <ol id="walk" class="walk"></ol>
    <h2>Responder chain</h2>
    <ol id="chain" class="chain"></ol>
    </aside>
    <section class="facts">
    \(findingSection)
    <div class="stack">\(receiverSection)
    \(summarySection)</div>
    </section>
    \(comparison)\(targetSection)
    </main>
    <noscript><p class="noscript">Without scripts the pictures and tables are all there is.</p>\
    </noscript>
    \(PageFamily.foot(made: PageFamily.made))

    """
  }

  private func size(_ sign: String) -> String {
    ShortNumber.coordinate(report.size.width) + sign + ShortNumber.coordinate(report.size.height)
  }

  private var regionNote: String {
    Counted.text(report.regions.index.bands.regionCount, "region")
  }

  private var badges: String {
    guard let findings else { return "" }
    let badges = [LintLevel.error, .warning].map { level in
      let count = findings.count { $0.finding.level == level }
      let text = Counted.text(count, level.rawValue)
      return "<span class=\"badge \(level.rawValue)\">\(text)</span>"
    }
    return "<span class=\"badges\">\(badges.joined())</span>"
  }

  private func figure(_ id: String, _ title: String, _ source: String, note: String) -> String {
    let (width, height) = (
      ShortNumber.coordinate(report.size.width), ShortNumber.coordinate(report.size.height)
    )
    return """
      <figure><figcaption>\(title)<span>\(note)</span></figcaption>
      <div class="screen" id="\(id)" tabindex="0" role="application" \
      aria-label="\(title). Arrow keys move the probe." aria-describedby="verdict" \
      style="--w:\(width);--h:\(height)">
      <img src="\(source)" width="\(width)" height="\(height)" alt="\(title)" draggable="false">
      <canvas aria-hidden="true"></canvas><i class="across"></i><i class="down"></i>\
      <i class="spot"></i></div></figure>
      """
  }

  // MARK: Tables

  private var findingSection: String {
    guard let findings else { return "" }
    var rows = ""
    for finding in findings.prefix(Self.mostRows) { rows += finding.row }
    if findings.isEmpty { rows = "<li class=\"none\">Nothing found.</li>\n" }
    return "<div class=\"panel\"><h2>Findings</h2>\n<ol class=\"findings\">\n\(rows)</ol>"
      + more(findings.count) + "</div>"
  }

  private var receiverSection: String {
    let receivers = report.receiversByArea
    let largest = receivers.first?.area ?? 1
    var rows = ""
    for receiver in receivers.prefix(Self.mostRows) {
      let color = CSS.color(colors[receiver.number])
      let part = ShortNumber.text((receiver.area / largest * 100).rounded())
      rows += """
        <tr><td><button type="button" data-receiver="\(receiver.number)">\
        <span class="chip" style="background:\(color)"></span>\(HTMLText.escaped(receiver.name))\
        </button></td><td class="bar"><span style="width:\(part)%;background:\(color)"></span>\
        </td><td>\(ShortNumber.text(receiver.area)) pt²</td>\
        <td>\(report.percent(receiver.area))</td></tr>

        """
    }
    if report.unreceivedArea > 0 {
      rows +=
        "<tr><td>nobody</td><td></td><td>\(ShortNumber.text(report.unreceivedArea)) pt²</td>"
        + "<td>\(report.percent(report.unreceivedArea))</td></tr>\n"
    }
    return """
      <div class="panel"><h2>Receivers by area<span>\(ShortNumber.text(report.area)) pt²</span></h2>
      <table class="receivers"><thead class="hidden"><tr><th>view</th><td></td><th>area</th>\
      <th>share</th></tr></thead><tbody>
      \(rows)</tbody></table>\(more(receivers.count))</div>
      """
  }

  private var summarySection: String {
    let rows = report.summary.map { line in
      let tone = line.number == 0 ? SummaryLine.Tone.plain : line.tone
      return "<dt>\(line.label)</dt><dd class=\"\(tone.rawValue)\">"
        + "\(HTMLText.escaped(line.value))</dd>"
    }
    return "<div class=\"panel\"><h2>Summary</h2><dl class=\"summary\">\n"
      + rows.joined(separator: "\n") + "</dl></div>"
  }

  private var targetSection: String {
    var rows = ""
    for target in report.targets.prefix(Self.mostRows) { rows += report.row(target) }
    if report.targets.isEmpty {
      rows = "<tr><td colspan=\"6\">No view here does anything with a press.</td></tr>\n"
    }
    return """
      <section class="targets panel"><h2>Interactive views</h2>
      <div class="scroll" tabindex="0" role="region" aria-label="Interactive views"><table><thead>\
      <tr><th scope="col">view</th><th scope="col">drawn</th><th scope="col">reachable</th>\
      <th scope="col">lost to</th><th scope="col">largest square</th>\
      <th scope="col">nearest rival</th></tr></thead><tbody>
      \(rows)</tbody></table></div>\(more(report.targets.count))</section>
      """
  }

  private func more(_ count: Int) -> String {
    count > Self.mostRows ? "<p class=\"more\">and \(count - Self.mostRows) more</p>" : ""
  }
}
