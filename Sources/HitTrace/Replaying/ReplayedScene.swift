internal import HitScenes

/// The scene of a trace, standing again as it stood when the recording began.
@MainActor
enum ReplayedScene {
  /// Builds the scene that a trace carries, the one it names, or another one in its place.
  ///
  /// - Parameters:
  ///   - header: The trace's first line.
  ///   - json: What the trace carries of its scene, unless that is one in Swift.
  ///   - other: The name or file of a scene to take instead.
  ///   - library: Where names are looked up.
  ///   - path: The trace, for errors.
  /// - Returns: The scene as it was made.
  /// - Throws: What is wrong with the scene.
  static func make(
    _ header: TraceHeader,
    json: String?,
    other: String?,
    library: SceneLibrary,
    path: String
  ) throws(TraceError) -> Scene {
    do throws(SceneError) {
      if let other { return try library.scene(other) }
      if let json {
        let document = try SceneDocument(json, path: header.scene, classes: library.classes)
        return Scene(document, classes: library.classes)
      }
      return try library.scene(header.scene)
    } catch {
      throw TraceError(
        reason: .inconsistent,
        path: other ?? path,
        problem: "the scene cannot be built: \(error)",
        advice: "give another scene with --scene"
      )
    }
  }
}
