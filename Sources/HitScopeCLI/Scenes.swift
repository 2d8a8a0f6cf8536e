import ArgumentParser
import HitScenes

/// Lists the gallery.
struct Scenes: Verb {
  static let configuration = CommandConfiguration(
    abstract: "Lists the scenes of the gallery.",
    discussion: """
      EXAMPLES
        hitscope scenes
        hitscope run out-of-bounds
      """
  )

  func perform() throws {
    let library = SceneLibrary.gallery
    let width = library.entries.map(\.name.count).max() ?? 0
    for entry in library.entries {
      let gap = String(repeating: " ", count: width - entry.name.count + 2)
      Output.write([entry.name + gap + (try library.about(entry))])
    }
  }
}

@MainActor
extension SceneLibrary {
  /// The line that describes a scene; builds nothing.
  fileprivate func about(_ entry: Entry) throws(SceneError) -> String {
    switch entry.source {
    case .swift(let type): type.about
    case .file: try document(entry.name).about
    }
  }
}
