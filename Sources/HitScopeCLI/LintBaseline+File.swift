import Foundation
import HitAnalysis

/// Why a baseline could not be read.
struct BaselineError: Error, CustomStringConvertible {
  let path: String
  let problem: String

  var description: String {
    "\(path): \(problem); give a report that `hitscope lint --write-baseline FILE` wrote"
  }
}

extension LintBaseline {
  /// Reads a baseline.
  init(contentsOfFile path: String) throws(BaselineError) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw BaselineError(path: path, problem: "it cannot be read")
    }
    guard let baseline = LintBaseline(json: bytes) else {
      throw BaselineError(path: path, problem: "it is no report of lint")
    }
    self = baseline
  }
}
