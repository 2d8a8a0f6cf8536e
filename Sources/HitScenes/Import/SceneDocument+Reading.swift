internal import HitJSON

nonisolated extension SceneDocument {
  /// Reads a scene file, or a dump that `recursiveDescription` printed.
  ///
  /// Errors name the file by `path` as it is given here. `isPassThrough` decides of a class in a
  /// dump whether its views are hit only through their subviews.
  ///
  /// - Throws: Every fault of the file, with its place.
  public init(
    contentsOfFile path: String,
    classes: SceneClasses = .uikit,
    limits: Limits = .standard,
    isPassThrough: @escaping (_ className: String) -> Bool = { _ in false }
  ) throws(SceneError) {
    let text = try SourceFile.text(
      at: path,
      limit: limits.bytes,
      advice: "give a scene file, or a name of the gallery"
    )
    try self.init(
      text: text.bytes,
      path: path,
      classes: classes,
      limits: limits,
      isPassThrough: isPassThrough
    )
  }

  /// Reads a scene, or a dump, from a text in UTF-8, which errors call by `path`.
  ///
  /// - Throws: Every fault of the text, with its place.
  public init(
    text: [UInt8],
    path: String,
    classes: SceneClasses = .uikit,
    limits: Limits = .standard,
    isPassThrough: @escaping (_ className: String) -> Bool = { _ in false }
  ) throws(SceneError) {
    switch DumpForm.of(text) {
    case .dump:
      self = try DumpDecoder.document(
        text,
        path: path,
        limits: limits,
        isPassThrough: isPassThrough
      )
    case .wrapped:
      let wrapped = try WrappedDump(reading: text, path: path)
      self = try DumpDecoder.document(
        wrapped.text,
        path: path,
        limits: limits,
        isPassThrough: { wrapped.passThrough.contains($0) || isPassThrough($0) }
      )
    case .lookAlike(let lookAlike): throw DumpDecoder.refusal(lookAlike, path: path)
    case .sceneFile where !path.hasSuffix(".json") && DumpForm.isPlainText(text):
      let problem = "it is neither a scene file nor a dump of views"
      throw SceneError(.malformed, path, problem, "see docs/scene-format.md and docs/dumps.md")
    case .sceneFile:
      let reader = try FormatReader(scanning: ScannedText(text), path: path)
      let decoder = SceneDecoder(reader: reader, classes: classes, limits: limits)
      self = try decoder.document(of: text, path: path)
    }
  }

  /// Returns the same file's document with another text.
  ///
  /// - Throws: Every fault of the text, with its place.
  package func with(_ text: [UInt8], classes: SceneClasses) throws(SceneError) -> SceneDocument {
    var document = try SceneDocument(text: text, path: path, classes: classes)
    document.isOwnText = isOwnText
    return document
  }

  /// Returns whether a text, or its beginning, is a dump, by its content.
  public static func isDump(_ text: [UInt8]) -> Bool { DumpForm.of(text) == .dump }

  /// Reads a scene, or a dump, from a string.
  public init(
    _ text: String,
    path: String,
    classes: SceneClasses = .uikit,
    limits: Limits = .standard,
    isPassThrough: @escaping (_ className: String) -> Bool = { _ in false }
  ) throws(SceneError) {
    try self.init(
      text: Array(text.utf8),
      path: path,
      classes: classes,
      limits: limits,
      isPassThrough: isPassThrough
    )
  }
}
