internal import HitJSON

nonisolated extension InputScript {
  /// Reads a script file.
  ///
  /// - Throws: Every fault of the file, with its place.
  public init(contentsOfFile path: String) throws(SceneError) {
    let text = try SourceFile.text(
      at: path,
      limit: SceneDocument.Limits.standard.bytes,
      advice: "give a script file"
    )
    try self.init(text: text, path: path)
  }

  /// Reads a script from a text in UTF-8, which errors call by `path`.
  ///
  /// - Throws: Every fault of the text, with its place.
  public init(text: [UInt8], path: String) throws(SceneError) {
    try self.init(text: ScannedText(text), path: path)
  }

  private init(text: ScannedText, path: String) throws(SceneError) {
    let reader = try FormatReader(unread: text, path: path)
    self = try ScriptDecoder(reader: reader).script(path: path)
  }

  /// Reads a script from a string.
  public init(_ text: String, path: String) throws(SceneError) {
    try self.init(text: Array(text.utf8), path: path)
  }

  /// Returns a fault for each name in the script that a scene's views do not have.
  ///
  /// > Order: that of the steps in the file.
  public func faults(in scene: SceneDocument) -> SceneError? {
    faults(inSceneNamed: scene.name, known: scene.indicesByID.keys.sorted()) {
      scene.view(named: $0) != nil
    }
  }

  func faults(
    inSceneNamed scene: String,
    known names: [String],
    has: (String) -> Bool
  ) -> SceneError? {
    var faults: [SceneFault] = []
    for place in steps.indices {
      let (id, key): (String, String)
      switch steps[place].kind {
      case .action(.set(let name, _)): (id, key) = (name, "set.id")
      case .action(.remove(let name)): (id, key) = (name, "remove")
      default: continue
      }
      if has(id) { continue }
      let meant = FormatReader.meant(id, known: names)
      faults.append(
        SceneFault(
          reason: .unresolvedID,
          path: path,
          position: steps[place].position,
          key: key,
          problem: "no view of \(scene) is named \"\(JSONExcerpt.shortened(id))\"",
          advice: meant + "give the id of a view in the scene"
        )
      )
    }
    if faults.isEmpty { return nil }
    let listed = Array(faults.prefix(SceneError.listedFaults))
    return SceneError(faults: listed, omitted: faults.count - listed.count)
  }
}
