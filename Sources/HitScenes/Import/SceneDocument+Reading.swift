nonisolated extension SceneDocument {
  /// Reads a scene file, or a dump that `recursiveDescription` printed.
  ///
  /// - Parameters:
  ///   - path: The file; errors name it as it is given here.
  ///   - classes: The classes that the file may name.
  ///   - limits: The most that is read.
  ///   - isPassThrough: Decides of a class in a dump whether its views are hit only through their
  ///     subviews.
  /// - Throws: Every fault of the file, with its place.
  public init(
    contentsOfFile path: String,
    classes: SceneClasses = .uikit,
    limits: Limits = .standard,
    isPassThrough: @escaping (_ className: String) -> Bool = { _ in false }
  ) throws(SceneError) {
    let text = try SourceFile.bytes(
      at: path,
      limit: limits.bytes,
      advice: "give a scene file, or a name of the gallery"
    )
    try self.init(
      text: text,
      path: path,
      classes: classes,
      limits: limits,
      isPassThrough: isPassThrough
    )
  }

  /// Reads a scene, or a dump, from a text.
  ///
  /// - Parameters:
  ///   - text: The file's bytes, UTF-8.
  ///   - path: The name by which errors call the text.
  ///   - classes: The classes that the text may name.
  ///   - limits: The most that is read.
  ///   - isPassThrough: Decides of a class in a dump whether its views are hit only through their
  ///     subviews.
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
      throw SceneError(
        SceneFault(
          reason: .malformed,
          path: path,
          position: nil,
          key: nil,
          problem: "it is neither a scene file nor a dump of views",
          advice: "see docs/scene-format.md and docs/dumps.md"
        )
      )
    case .sceneFile:
      let reader = try FormatReader(scanning: text, path: path)
      let decoder = SceneDecoder(reader: reader, classes: classes, limits: limits)
      self = try decoder.document(path: path)
    }
  }

  /// Returns whether a text is a dump, by its content.
  ///
  /// - Parameter text: The text, or its beginning.
  /// - Returns: Whether its first line that is no noise is a view of a dump.
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
