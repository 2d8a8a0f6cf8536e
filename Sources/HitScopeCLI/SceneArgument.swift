import ArgumentParser
import HitScenes

/// A scene on the command line: a name from the gallery or a scene file.
struct SceneArgument: ExpressibleByArgument, CustomStringConvertible {
  /// What was typed.
  let text: String

  /// The scene that opens where none is named.
  static let opening = SceneArgument(text: "raised-tab")

  private init(text: String) {
    self.text = text
  }

  init?(argument: String) {
    if argument.isEmpty { return nil }
    text = argument
  }

  var description: String { text }

  /// Builds the scene.
  @MainActor
  func load() throws(SceneError) -> Scene { try SceneLibrary.gallery.scene(text) }
}
