import HitAnalysis
import HitResponders

/// The text form of a report, printed scene by scene as findings are found.
@MainActor
final class LintListing {
  /// The most causes that are told.
  private let limit: Int
  private var toldCauses = 0
  private var untold = 0

  /// - Parameter limit: The most causes that are told; 0 for all.
  init(limit: Int) { self.limit = limit == 0 ? .max : limit }

  /// Prints what was found in a scene, as far as there is room.
  func tell(_ report: LintReport) {
    let listed = report.listed(limit: limit - toldCauses)
    toldCauses += listed.causes
    untold += listed.rest
    Output.write(listed.messages)
  }

  /// Prints how many findings were not told, and the numbers.
  func end(_ report: LintReport) {
    if untold > 0 {
      let findings = Counted.text(untold, "finding")
      Output.write([Message(.remark, "and \(findings) more; --limit 0 tells all")])
    }
    Output.write([Message(.remark, "\(report.summary)")])
  }
}
