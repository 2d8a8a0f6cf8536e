internal import HitJSON
internal import HitResponders
internal import HitScenes

/// What a trace that is replayed begins with: its head and its scene.
@MainActor
struct ReplayedOpening {
  let header: TraceHeader
  /// The scene as it was made.
  let scene: Scene
  /// The record that was read and is not of the beginning.
  let next: TraceRecord?
  /// How the reader stood before it read that record.
  let before: TraceProgress

  /// Reads the beginning and builds the scene.
  init(_ reader: inout TraceReader, _ options: TraceReplayer.Options) throws(TraceError) {
    header = try reader.nextHeader()
    before = reader.progress
    let record = try reader.next()
    var json: String?
    if case .scene(let text) = record { json = text }
    next = json == nil ? record : nil
    if json == nil, header.sceneHash != nil, options.scene == nil {
      throw TraceError(
        .inconsistent,
        in: reader.path,
        at: SourcePosition(line: 2, column: 1),
        "the line with the scene is missing",
        "restore it, record the trace again, or give the scene with --scene \(header.scene)"
      )
    }
    scene = try Self.scene(header, json: json, options, path: reader.path)
  }

  /// Builds the scene that a trace carries, the one it names, or another one in its place.
  private static func scene(
    _ header: TraceHeader,
    json: String?,
    _ options: TraceReplayer.Options,
    path: String
  ) throws(TraceError) -> Scene {
    let classes = options.library.classes
    let scene: Scene
    do throws(SceneError) {
      if let other = options.scene {
        scene = try options.library.scene(other)
      } else if let json {
        let document = try SceneDocument(carried: json, path: header.scene, classes: classes)
        scene = Scene(document, classes: classes)
      } else {
        scene = try options.library.scene(header.scene)
      }
    } catch {
      let problem = "the scene cannot be built: \(error.lines.joined(separator: " / "))"
      throw TraceError(.inconsistent, in: options.scene ?? path, problem, "give another scene")
    }
    try apply(header.rules, to: scene.application, path: path)
    return scene
  }

  /// Builds the scene of a document that is known.
  static func scene(
    of document: SceneDocument,
    _ header: TraceHeader,
    _ options: TraceReplayer.Options,
    path: String
  ) throws(TraceError) -> Scene {
    let scene = Scene(document, classes: options.library.classes)
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
