import Foundation
import HitTrace
import TestSupport

/// The golden traces of the gallery, for tests of what is made of traces.
nonisolated enum GalleryTraces {
  /// Their names, in order.
  static let names = Golden.traceNames.map { String($0.dropLast(".hstrace".count)) }

  /// Opens one.
  static func reader(_ name: String) throws(TraceError) -> TraceReader {
    try TraceReader(contentsOfFile: Golden.traces.appendingPathComponent("\(name).hstrace").path)
  }
}

nonisolated extension GalleryTraces {
  /// The lines of one.
  static func lines(of name: String) throws -> [String] {
    try String(contentsOf: Golden.traces.appendingPathComponent("\(name).hstrace"), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }
}
