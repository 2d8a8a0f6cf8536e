internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// The sections of the right panel that tell of a map: what lint found, who receives, how much.
final class MapSections {
  let findings = MapFindingList("MapFindingRows")
  let receivers = ReceiverList("ReceiverRows")
  let summary = MapSummaryList("SummaryRows")

  private(set) lazy var sections: [WhySection: PanelSection] = [
    .mapFindings: PanelSection("FINDINGS", findings, bottomSpace: 6),
    .receivers: PanelSection("RECEIVERS BY AREA", receivers, bottomSpace: 8),
    .summary: PanelSection("SUMMARY", summary, bottomSpace: 6),
  ]

  private var shown: MapReading?

  /// Shows what there is to tell.
  func show(_ content: MapContent) {
    findings.choose(nil)
    if content.reading != shown {
      shown = content.reading
      findings.show(content.reading?.findingRows ?? [])
      receivers.show(content.reading?.receiverRows ?? [])
      summary.show(content.reading?.report.summary ?? [])
    }
    findings.choose(content.chosen)
    sections[.mapFindings]?.show(content.findingHead)
    sections[.receivers]?.show(content.receiverHead)
    sections[.summary]?.show(content.summaryHead)
  }
}

/// What the panels tell of a map.
nonisolated struct MapContent: Hashable {
  /// The map; nothing before it was made.
  var reading: MapReading?
  /// Why there is none.
  var remark: String?
  /// The place in the list of the finding that was chosen.
  var chosen: Int?
}

extension MapContent {
  typealias Head = PanelSection.Head

  private var waiting: String { remark ?? "The map is being made." }

  fileprivate var findingHead: Head {
    var head = Head(title: "FINDINGS")
    guard let found = reading?.found else {
      head.emptyLine = reading == nil ? waiting : "Lint looks at the scene."
      return head
    }
    head.remark = chosen.map { "\($0 + 1) of \(found.count)" } ?? Self.count(found)
    head.summary = Self.count(found)
    if found.isEmpty { head.emptyLine = "Lint finds nothing." }
    return head
  }

  private static func count(_ found: [LiveFinding]) -> String {
    let words: [(LintLevel, String)] = [(.error, "error"), (.warning, "warning"), (.note, "note")]
    var counts: [LintLevel: Int] = [:]
    for found in found { counts[found.finding.level, default: 0] += 1 }
    return words.compactMap { level, word in
      let count = counts[level] ?? 0
      return count == 0 ? nil : Counted.text(count, word)
    }.joined(separator: ", ")
  }

  fileprivate var receiverHead: Head {
    var head = Head(title: "RECEIVERS BY AREA")
    guard let reading else {
      head.emptyLine = waiting
      return head
    }
    head.remark = "\(ShortNumber.text(reading.report.area)) pt²"
    head.summary = reading.receiverRows.first.map { "\($0.name) \($0.share)" } ?? ""
    if reading.receiverRows.isEmpty { head.emptyLine = "No view receives a press." }
    return head
  }

  fileprivate var summaryHead: Head {
    var head = Head(title: "SUMMARY")
    if reading == nil { head.emptyLine = waiting }
    return head
  }
}
