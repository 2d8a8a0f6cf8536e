internal import Foundation
internal import HitCanvas
internal import HitTrace

/// Makes what follows now what is expected of a trace.
nonisolated package enum TraceAcceptance {
  /// Writes a trace with what followed in a replay of it, whole or not at all.
  ///
  /// - Parameters:
  ///   - replay: What was recorded of the replay.
  ///   - path: The trace's file.
  ///   - keepsScene: Whether the trace keeps its own scene.
  /// - Throws: `TraceError` or `SurfaceError`: why it cannot be read or written.
  package static func accept(_ replay: [UInt8], into path: String, keepsScene: Bool) throws {
    let old = FileManager.default.contents(atPath: path) ?? Data()
    let blessed = try TraceBlessing.blessed(
      Array(old),
      path: path,
      with: replay,
      keepsScene: keepsScene
    )
    try WholeFile.write(Data(blessed), to: path)
  }
}
