import ArgumentParser
import HitResponders
import HitScenes

/// Lists the gallery.
struct Scenes: Verb {
  static let configuration = CommandConfiguration(
    commandName: "scenes",
    abstract: "Lists the scenes of the gallery and what to try in them.",
    discussion: """
      EXAMPLES
        hitscope scenes
        hitscope run out-of-bounds
      """
  )

  @Flag(name: .long, help: "Prints one line a scene, without its tries.")
  var brief = false

  @Flag(help: "Prints JSON instead of text.")
  var json = false

  @OptionGroup
  var shown: ShownOptions

  func perform() throws {
    let library = SceneLibrary.gallery
    if json {
      let summaries = try library.entries.map { try library.summary($0.name) }
      return try print(json: ScenesJSON(summaries, withTries: !brief))
    }
    let width = library.entries.map(\.name.count).max() ?? 0
    for entry in library.entries {
      let gap = String(repeating: " ", count: width - entry.name.count + 2)
      let summary = try library.summary(entry.name)
      Output.write([entry.name + gap + summary.about])
      if brief { continue }
      Output.write(
        summary.tries.enumerated().map { index, attempt in "  \(index + 1)  \(attempt.line)" }
      )
    }
  }
}

extension SceneTry {
  /// The try in one line: where to press, what to do and what there is to see.
  fileprivate var line: String {
    let places = presses.map { ShortNumber.point($0) }.joined(separator: " ")
    let words = [say, note.isEmpty ? nil : note].compactMap { $0 }.joined(separator: " ")
    return "\(places)  \(words)"
  }
}
