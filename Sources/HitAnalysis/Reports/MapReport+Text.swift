internal import Foundation
internal import HitResponders

extension MapReport {
  /// In how many parts that hang together one view receives.
  package var regionCount: Int { regions.index.regionCount }

  /// The lines that a terminal prints: receivers by area, then what is in numbers.
  public var lines: [String] {
    let size = "\(ShortNumber.coordinate(size.width)) x \(ShortNumber.coordinate(size.height))"
    var rows = receiversByArea.map { [$0.name, ShortNumber.text($0.area), percent($0.area)] }
    if unreceivedArea > 0 {
      rows.append(["nobody", ShortNumber.text(unreceivedArea), percent(unreceivedArea)])
    }
    let table = TextTable.lines([["receiver", "pt²", "share"]] + rows)
    return ["\(title) \(size)"] + table + [""]
      + TextTable.lines(summary.map { [$0.label, $0.value] })
  }

  /// What is in numbers, as all forms show it.
  package var summary: [SummaryLine] {
    let (doubtful, count) = (doubtfulTargets, targetCount)
    var (behind, missing, whole) = (0, 0, count - doubtful.count)
    var deadAreas: [HitArea] = []
    for target in doubtful {
      if target.regions.reachableSize == 0 {
        if target.backdrop == nil { missing += 1 } else { behind += 1 }
      } else if target.losses.isEmpty {
        whole += 1
      }
      deadAreas += target.deadAreas
    }
    var overriding = regions.index.answeringCount
    // Only views off the screen are left to be asked.
    if names.views.count != regions.count {
      for view in names.views where regions[view] == nil && view.answersHitTests {
        overriding += 1
      }
    }
    let dead = HitArea.union(deadAreas).size
    return [
      SummaryLine("interactive views", count),
      SummaryLine("fully reachable", whole, .good),
      SummaryLine("partly covered or dead", count - whole - missing - behind, .warning),
      SummaryLine("never reachable", missing, .bad),
    ]
      + (behind > 0 ? [SummaryLine("behind a dimming view", behind)] : [])
      + [
        SummaryLine("area drawn but dead", Double(dead), unit: " pt²", .bad),
        SummaryLine("views that override hit testing", overriding),
        SummaryLine("receivers", receivers.count),
        SummaryLine("regions", regionCount),
      ]
  }
}

/// A fact in numbers.
nonisolated package struct SummaryLine: Hashable, Sendable {
  /// How a number other than 0 is to be taken.
  package enum Tone: String, Sendable { case plain, good, warning, bad }

  package let label: String
  package let number: Double
  package let unit: String
  package let tone: Tone

  init(_ label: String, _ number: Double, unit: String, _ tone: Tone) {
    (self.label, self.number, self.unit, self.tone) = (label, number, unit, tone)
  }

  init(_ label: String, _ count: Int, _ tone: Tone = .plain) {
    self.init(label, Double(count), unit: "", tone)
  }

  package var value: String { ShortNumber.text(number) + unit }
}

/// Columns for a terminal: the first begins at the left, the others end at the right.
nonisolated enum TextTable {
  static func lines(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, text in
        let gap = String(repeating: " ", count: widths[column] - text.count)
        return column == 0 ? text + gap : gap + text
      }.joined(separator: "  ")
    }
  }
}
