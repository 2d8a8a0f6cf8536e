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

  /// Zones with their views, or that there are none.
  package static func list(_ zones: [DeadZone]) -> String {
    if zones.isEmpty { return "none" }
    return zones.map { "\($0.view) \(ShortNumber.text($0.area)) pt²" }.joined(separator: ", ")
  }

  /// The facts as JSON: a view or a part a line.
  ///
  /// Areas are in square points, rectangles are `[x, y, width, height]` in screen points.
  public var json: Data {
    func zones(_ zones: [DeadZone]) -> String {
      JSONText.rows(
        zones.map {
          JSONText.object([
            "view": JSONText.string($0.view), "area": JSONText.number($0.area),
          ])
        }
      )
    }
    let changed = JSONText.object([
      "area": JSONText.number(changedArea),
      "percent": JSONText.number(changedShare * 100),
      "regions": JSONText.list(changedRects.map(JSONText.rect)),
    ])
    let views = changes.map { change in
      JSONText.object([
        "view": JSONText.string(change.view),
        "before": JSONText.number(change.before),
        "now": JSONText.number(change.now),
        "won": JSONText.number(change.won),
        "lost": JSONText.number(change.lost),
      ])
    }
    let transfers = transfers.map { transfer in
      JSONText.object([
        "from": JSONText.string(transfer.from),
        "to": JSONText.string(transfer.to),
        "area": JSONText.number(transfer.area),
      ])
    }
    let members: KeyValuePairs = [
      "format": JSONText.string("hitscope-map"),
      "version": "1",
      "before": JSONText.string(before.title),
      "now": JSONText.string(now.title),
      "note": JSONText.string(note),
      "compared": JSONText.number(comparedArea),
      "changed": changed,
      "views": JSONText.rows(views),
      "transfers": JSONText.rows(transfers),
      "newDeadZones": zones(newDeadZones),
      "fixedDeadZones": zones(fixedDeadZones),
    ]
    return Data((JSONText.object(members, separator: ",\n") + "\n").utf8)
  }
}
