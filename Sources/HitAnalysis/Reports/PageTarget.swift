internal import Foundation
internal import HitResponders

/// An interactive view's row in a page.
struct PageTarget {
  private let report: MapReport
  private let target: ReportedTarget

  init(_ report: MapReport, _ target: ReportedTarget) {
    self.report = report
    self.target = target
  }

  var row: String {
    let regions = target.regions
    let part = Percent.text(Double(regions.reachedSize), of: Double(regions.drawnSize))
    let reachable =
      regions.drawnSize > 0 ? "\(area(regions.reachableSize)) <small>\(part)</small>" : "–"
    let square = regions.largestSquare.map {
      "\(ShortNumber.coordinate($0.width)) × \(ShortNumber.coordinate($0.height)) pt"
    }
    let rival = regions.rival.map {
      "\(HTMLText.escaped(report.names[$0.view])), \(ShortNumber.coordinate($0.distance)) pt"
    }
    let sample = (target.losses.first?.area ?? regions.reachable).sample
    let point = sample.map {
      " data-point=\"\(ShortNumber.coordinate($0.x)),\(ShortNumber.coordinate($0.y))\""
    }
    let name = HTMLText.escaped(report.names[regions.view])
    let head =
      point.map { "<button type=\"button\"\($0)>\(name)</button>" }
      ?? "<span class=\"undrawn\">\(name)</span>"
    return """
      <tr class="\(tone)"><th scope="row">\(head)</th>\
      <td>\(regions.drawnSize > 0 ? area(regions.drawnSize) : "not drawn")</td>\
      <td>\(reachable)</td><td>\(losses)</td><td>\(square ?? "–")</td><td>\(rival ?? "–")</td></tr>

      """
  }

  private var tone: String {
    if target.backdrop != nil { return "warning" }
    if target.regions.reachableSize == 0 { return "bad" }
    if target.losses.contains(where: { $0.kind == .dead }) { return "bad" }
    return target.losses.isEmpty ? "good" : "warning"
  }

  private var losses: String {
    let parts = target.losses.prefix(3).map { loss in
      let name = loss.receiver.map { HTMLText.escaped(report.names[$0]) } ?? "nobody"
      return "\(name) <small>\(area(loss.area.size))</small>"
    }
    let rest = target.losses.count - parts.count
    return parts.isEmpty ? "–" : parts.joined(separator: ", ") + (rest > 0 ? ", …" : "")
  }

  private func area(_ size: CGFloat) -> String { "\(ShortNumber.coordinate(size)) pt²" }
}
