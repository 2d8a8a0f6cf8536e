internal import HitJSON
internal import HitResponders
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
    let scene: Scene
    do throws(SceneError) {
      if let other {
        scene = try library.scene(other)
      } else if let json {
        let document = try SceneDocument(json, path: header.scene, classes: library.classes)
        scene = Scene(document, classes: library.classes)
      } else {
        scene = try library.scene(header.scene)
      }
    } catch {
      let problem = "the scene cannot be built: \(error.lines.joined(separator: " / "))"
      throw TraceError(.inconsistent, in: other ?? path, problem, "give another scene")
    }
    try apply(header.rules, to: scene.application, path: path)
    return scene
  }

  /// Sets the switches that were other than the scene has them.
  private static func apply(
    _ rules: [TraceSetting],
    to application: UIApplication,
    path: String
  ) throws(TraceError) {
    if rules.isEmpty { return }
    var writer = JSONWriter(capacity: 512)
    writer.append(#"{"format":"hitscope-scene","version":1,"size":[1,1],"views":[],"rules":{"#)
    for (place, rule) in rules.enumerated() {
      if place > 0 { writer.append(",") }
      writer.append(string: rule.key)
      writer.append(":")
      writer.append(json: rule.json)
    }
    writer.append("}}")
    do throws(SceneError) {
      application.routingOptions.apply(try SceneDocument(writer.text, path: path).rules)
    } catch {
      throw TraceError(
        .inconsistent,
        in: path,
        at: SourcePosition(line: 1, column: 1),
        "the head's rules cannot be set: \(error.faults.first?.problem ?? "")",
        "correct them, or update hitscope"
      )
    }
  }
}
