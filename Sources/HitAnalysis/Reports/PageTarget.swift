internal import Foundation
internal import HitResponders

extension MapReport {
  /// An interactive view's row in a page.
  func row(_ target: ReportedTarget) -> String {
    let regions = target.regions
    let part = Percent.text(Double(regions.reachedSize), of: Double(regions.drawnSize))
    let reachable =
      regions.drawnSize > 0 ? "\(area(regions.reachableSize)) <small>\(part)</small>" : "–"
    let square = regions.largestSquare.map {
      "\(ShortNumber.coordinate($0.width)) × \(ShortNumber.coordinate($0.height)) pt"
    }
    let rival = regions.rival.map {
      "\(HTMLText.escaped(names[$0.view])), \(ShortNumber.coordinate($0.distance)) pt"
    }
    let sample = (target.losses.first?.region.area ?? regions.reachable).sample
    let point = sample.map {
      " data-point=\"\(ShortNumber.coordinate($0.x)),\(ShortNumber.coordinate($0.y))\""
    }
    let name = HTMLText.escaped(names[regions.view])
    let head =
      point.map { "<button type=\"button\"\($0)>\(name)</button>" }
      ?? "<span class=\"undrawn\">\(name)</span>"
    return """
      <tr class="\(tone(target))"><th scope="row">\(head)</th>\
      <td>\(regions.drawnSize > 0 ? area(regions.drawnSize) : "not drawn")</td>\
      <td>\(reachable)</td><td>\(losses(of: target))</td><td>\(square ?? "–")</td>\
      <td>\(rival ?? "–")</td></tr>

      """
  }

  private func tone(_ target: ReportedTarget) -> String {
    if target.backdrop != nil { return "warning" }
    if target.regions.reachableSize == 0 || !target.deadAreas.isEmpty { return "bad" }
    return target.losses.isEmpty ? "good" : "warning"
  }

  private func losses(of target: ReportedTarget) -> String {
    let parts = target.losses.prefix(3).map(\.region).map { loss in
      let name = loss.receiver.map { HTMLText.escaped(names[$0]) } ?? "nobody"
      return "\(name) <small>\(area(loss.area.size))</small>"
    }
    let rest = target.losses.count - parts.count
    return parts.isEmpty ? "–" : parts.joined(separator: ", ") + (rest > 0 ? ", …" : "")
  }

  private func area(_ size: CGFloat) -> String { "\(ShortNumber.coordinate(size)) pt²" }
}
