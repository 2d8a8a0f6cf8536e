import ArgumentParser
import Foundation

/// Writes a scene and a script to begin with.
struct New: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a scene and a script of your own to begin with, with comments.",
    discussion: """
      NAME.json is a scene, NAME.script.json a script of presses on it. Both run as they are; the \
      comments say what to change first.

      EXAMPLES
        hitscope new box
        hitscope explain box.json 160,400
        hitscope lint box.json
        hitscope play box.json box.script.json
      """
  )

  @Argument(help: "The name of the files, which may be in another folder.")
  var name: String

  @Flag(help: "Prints what was written as JSON.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  private struct Written: Encodable {
    let scene: String
    let script: String
  }

  /// The name without the ending of a scene file.
  private var base: String { name.hasSuffix(".json") ? String(name.dropLast(5)) : name }

  func validate() throws {
    if base.isEmpty || base.hasSuffix("/") || base == OutputFile.dash {
      throw ValidationError("Give a name for the files, as in `hitscope new box`.")
    }
  }

  func run() throws {
    let written = Written(scene: "\(base).json", script: "\(base).script.json")
    // Neither is written where one of them is there.
    let files = try [written.scene, written.script].map {
      try OutputFile($0, besides: [], isForced: writing.force)
    }
    let title = base.split(separator: "/").last.map(String.init) ?? base
    try files[0].write(Data(Starter.scene(title, of: written.scene).utf8))
    try files[1].write(Data(Starter.script(for: written.scene).utf8))
    if json { return try print(json: written) }
    Output.write([
      "\(written.scene): `hitscope run \(written.scene)` opens it, and each save is shown at once",
      "\(written.script): `hitscope play \(written.scene) \(written.script)` plays it",
    ])
  }
}
