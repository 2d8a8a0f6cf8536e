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
    scene = try ReplayedScene.make(
      header,
      json: json,
      other: options.scene,
      library: options.library,
      path: reader.path
    )
  }
}
