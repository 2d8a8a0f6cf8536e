public import Foundation
internal import HitResponders

extension MapComparison {
  /// One sentence: how much goes to another view.
  public var headline: String {
    let share = Percent.text(changedArea, of: comparedArea)
    return "\(now.title) against \(before.title): \(share) of the screen goes to another view "
      + "(\(ShortNumber.text(changedArea)) of \(ShortNumber.text(comparedArea)) pt²)"
  }

  /// The lines that a terminal prints.
  public var lines: [String] {
    var lines = [headline]
    if let note { lines.append(note) }
    if !changes.isEmpty {
      let rows = changes.map { change in
        [change.view] + [change.before, change.now, change.won, change.lost].map(ShortNumber.text)
      }
      lines.append("")
      lines += TextTable.lines([["view", "before", "now", "won", "lost"]] + rows)
      lines.append("")
      lines += transfers.prefix(10).map { transfer in
        "\(transfer.from ?? "nobody") -> \(transfer.to ?? "nobody"): "
          + "\(ShortNumber.text(transfer.area)) pt²"
      }
      if transfers.count > 10 { lines.append("and \(transfers.count - 10) more") }
      lines.append("")
    }
    lines.append("new dead zones: \(Self.list(newDeadZones))")
    lines.append("fixed dead zones: \(Self.list(fixedDeadZones))")
    return lines
  }

  static func list(_ zones: [DeadZone]) -> String {
    if zones.isEmpty { return "none" }
    return zones.map { "\($0.view) \(ShortNumber.text($0.area)) pt²" }.joined(separator: ", ")
  }

  /// The facts as JSON: a view or a part a line.
  ///
  /// Areas are in square points, rectangles are `[x, y, width, height]` in screen points.
  public var json: Data {
    func name(_ name: String?) -> String { name.map(JSONText.string) ?? "null" }
    func rows(_ rows: [String]) -> String {
      rows.isEmpty ? "[]" : "[\n\(rows.joined(separator: ",\n"))]"
    }
    func zones(_ zones: [DeadZone]) -> String {
      rows(
        zones.map {
          "{\"view\": \(name($0.view)), \"area\": \(ShortNumber.text($0.area))}"
        }
      )
    }
    let rects = changedRects.map { rect in
      let numbers = [rect.minX, rect.minY, rect.width, rect.height].map(ShortNumber.coordinate)
      return "[\(numbers.joined(separator: ", "))]"
    }
    let percent = ShortNumber.text(changedShare * 100)
    let members = [
      "\"before\": \(name(before.title))", "\"now\": \(name(now.title))",
      "\"note\": \(name(note))",
      "\"compared\": \(ShortNumber.text(comparedArea))",
      "\"changed\": {\"area\": \(ShortNumber.text(changedArea)), \"percent\": \(percent), "
        + "\"regions\": [\(rects.joined(separator: ", "))]}",
      "\"views\": "
        + rows(
          changes.map {
            "{\"view\": \(name($0.view)), \"before\": \(ShortNumber.text($0.before)), "
              + "\"now\": \(ShortNumber.text($0.now)), \"won\": \(ShortNumber.text($0.won)), "
              + "\"lost\": \(ShortNumber.text($0.lost))}"
          }
        ),
      "\"transfers\": "
        + rows(
          transfers.map {
            "{\"from\": \(name($0.from)), \"to\": \(name($0.to)), "
              + "\"area\": \(ShortNumber.text($0.area))}"
          }
        ),
      "\"newDeadZones\": \(zones(newDeadZones))",
      "\"fixedDeadZones\": \(zones(fixedDeadZones))",
    ]
    return Data("{\(members.joined(separator: ",\n"))}\n".utf8)
  }
}
