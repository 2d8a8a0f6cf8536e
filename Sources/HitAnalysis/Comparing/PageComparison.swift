internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The section of a page about changes.
struct PageComparison {
  private static let mostRows = 200

  private let comparison: MapComparison

  init(_ comparison: MapComparison) { self.comparison = comparison }

  /// Returns the section with its pictures.
  ///
  /// - Throws: `SurfaceError` where a picture cannot be drawn.
  func html() throws(SurfaceError) -> String {
    var rows = ""
    for change in comparison.changes.prefix(Self.mostRows) {
      let numbers = [change.before, change.now].map { "<td>\(ShortNumber.text($0))</td>" }
      rows += "<tr><th scope=\"row\">\(HTMLText.escaped(change.view))</th>\(numbers.joined())"
      rows += "<td class=\"good\">\(signed("+", change.won))</td>"
      rows += "<td class=\"bad\">\(signed("−", change.lost))</td></tr>\n"
    }
    let rest = comparison.changes.count - Self.mostRows
    if rest > 0 { rows += "<tr><td colspan=\"5\" class=\"more\">and \(rest) more</td></tr>\n" }
    if rows.isEmpty { rows = "<tr><td colspan=\"5\">Every point goes where it went.</td></tr>\n" }
    let note = comparison.note.map { "<p class=\"more\">\(HTMLText.escaped($0))</p>" } ?? ""
    return """
      <section class="compare panel"><h2>Compare</h2>
      <p class="headline">\(HTMLText.escaped(comparison.headline))</p>\(note)
      <div class="three">\(try pictures())</div>
      <div class="scroll" tabindex="0" role="region" aria-label="What views won and lost"><table>\
      <thead><tr><th scope="col">view</th><th scope="col">before pt²</th>\
      <th scope="col">now pt²</th><th scope="col">won</th><th scope="col">lost</th></tr></thead>\
      <tbody>
      \(rows)</tbody></table></div>
      <dl class="summary"><dt>new dead zones</dt>\
      <dd class="\(comparison.newDeadZones.isEmpty ? "plain" : "bad")">\
      \(HTMLText.escaped(MapComparison.list(comparison.newDeadZones)))</dd>
      <dt>fixed dead zones</dt><dd class="\(comparison.fixedDeadZones.isEmpty ? "plain" : "good")">\
      \(HTMLText.escaped(MapComparison.list(comparison.fixedDeadZones)))</dd></dl>
      </section>

      """
  }

  private func pictures() throws(SurfaceError) -> String {
    var figures = ""
    let panels = ComparisonPicture(comparison).panels(isSmall: false)
    for (name, panel) in zip(["before", "now", "changed"], panels) {
      let (width, height) = (
        ShortNumber.text(panel.size.width), ShortNumber.text(panel.size.height)
      )
      let image = HTMLText.picture(try panel.render().pngData())
      figures += "<figure><img src=\"\(image)\" width=\"\(width)\" height=\"\(height)\" "
      figures += "alt=\"\(name)\"><figcaption>\(name)</figcaption></figure>"
    }
    return figures
  }

  private func signed(_ sign: String, _ area: Double) -> String {
    area > 0 ? sign + ShortNumber.text(area) : "0"
  }
}
