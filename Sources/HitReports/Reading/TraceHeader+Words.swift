internal import Foundation
package import HitTrace

extension TraceHeader {
  /// When and by what it was recorded.
  package var recordedWords: [String] {
    guard let wall else { return ["recorded by script"] }
    // A date and a time, as RFC 3339 has them.
    return ["recorded \(wall.prefix(10))", "\(wall.dropFirst(11).prefix(8)) UTC"]
  }

  /// What a trace is replayed on.
  ///
  /// - Parameters:
  ///   - scene: The scene in the place of its own.
  ///   - isChanged: Whether something differs on it.
  /// - Returns: The words, a line each.
  package static func stageWords(scene: String?, isChanged: Bool) -> [String] {
    guard let scene else { return ["on its own scene"] }
    let rest = isChanged ? ["as it is now, changed", "since the recording"] : ["as it is now"]
    return ["on \(URL(fileURLWithPath: scene).lastPathComponent)"] + rest
  }
}
