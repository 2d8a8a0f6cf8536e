import ArgumentParser
import HitSandbox
import HitScenes

/// A scene on the command line: a name from the gallery or a scene file.
struct SceneArgument: ExpressibleByArgument, CustomStringConvertible {
  static let defaultCompletionKind = Completion.scene

  let text: String

  /// The scene that opens where none is named.
  static let opening = SceneArgument(text: "raised-tab")

  private init(text: String) {
    self.text = text
  }

  init?(argument: String) {
    if argument.isEmpty { return nil }
    text = StandardInput.path(of: argument)
  }

  var description: String { text }

  /// Whether a file is named and not a scene of the gallery.
  var isPath: Bool { MainActor.assumeIsolated { SceneLibrary.gallery.isFile(text) } }

  /// Whether the scene is a type in Swift, which has no file.
  @MainActor
  var isInSwift: Bool {
    SceneLibrary.gallery.entries.contains { entry in
      guard entry.name == text, case .swift = entry.source else { return false }
      return true
    }
  }

  /// The file that is read; `nil` for a scene in Swift.
  func file() throws -> String? {
    try MainActor.assumeIsolated { try SceneLibrary.gallery.file(of: text) }
  }

  /// Whether a trace is named and no scene.
  func isTrace() throws(FileTrouble) -> Bool {
    guard isPath else { return false }
    return try InputFile.kind(of: text) == .trace
  }

  /// Checks whether a file that is named is a scene.
  func expectScene() throws(FileTrouble) {
    if isPath { try InputFile.expect(text, .scene, .dump) }
  }

  /// Reads the scene's file without building it.
  @MainActor
  func document() throws -> SceneDocument {
    try expectScene()
    return try SceneLibrary.gallery.document(text)
  }

  /// Builds the scene, and warns of what its dump does not contain.
  @MainActor
  func load(
    passingThrough decider: PassThroughDecider = PassThroughDecider()
  ) throws -> Scene {
    try expectScene()
    var library = SceneLibrary.gallery
    library.isPassThrough = decider.decide
    let scene = try library.scene(text)
    decider.complain(about: text)
    Output.tell(scene.document)
    return scene
  }
}
