import Foundation
import HitReports

/// Writes the page of a trace, or of two beside each other, and tells how much memory that took.
@MainActor
enum PageLoad {
  /// Writes the page, to nowhere.
  ///
  /// - Parameter paths: The trace; a second one that it is compared with.
  /// - Throws: Why no page can be made.
  static func run(_ paths: [String]) throws {
    var request = TraceReport.Request(paths[0])
    request.against = paths.dropFirst().first
    let report = try TraceReport(request)
    var bytes = 0
    try report.write { bytes += $0.count }
    print("bytes\t\(bytes)")
    print("peak\t\(try TraceLoad.peak())")
  }
}
