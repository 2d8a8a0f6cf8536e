import ArgumentParser
import Foundation
import HitSandbox
import HitScenes
import HitTrace

/// Makes an input script of what another program recorded.
struct Import: ShownCommand {
  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Makes an input script of a libinput recording or of WebDriver actions.",
    discussion: """
      A recording is what `libinput record` writes; its first touchscreen is used, as by `hitscope \
      import touches.yml --scene two-fingers -o touches.script.json`. Actions are the JSON body of \
      a WebDriver `Perform Actions` request. Play the script with `hitscope play`.

      EXAMPLES
        echo '[{"type": "pointer", "actions": [{"type": "pointerDown"}]}]' > tap.json
        hitscope import tap.json --size 320x480 -o tap.script.json
      """
  )

  enum Form: String, ExpressibleByArgument, CaseIterable {
    case libinput, webdriver
  }

  @Argument(
    help: "A recording or actions.",
    completion: Completion.files(ending: ".yml", ".yaml", ".json"),
    transform: InputFile.named
  )
  var file: String

  @Option(help: "The form, libinput or webdriver; by default that of the file.")
  var from: Form?

  @Option(help: "The scene whose size a touchscreen's range is fitted to.")
  var scene: SceneArgument?

  @Option(help: "The size in points, as WxH, in place of a scene.")
  var size: SizeArgument?

  @Option(name: .shortAndLong, help: "The script file to write.", completion: Completion.newJSON)
  var output: String

  @Flag(help: "Prints what was written as JSON.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if scene != nil, size != nil { throw ValidationError("Give --scene or --size, not both.") }
  }

  func run() throws {
    try InputFile.keep(file)
    if from == nil { try InputFile.expect(file, .recording, .actions) }
    let script = try OutputFile(output, besides: [file, scene?.file()], isForced: writing.force)
    let screen: (width: Double, height: Double) =
      try size.map { ($0.width, $0.height) }
      ?? MainActor.assumeIsolated {
        let size = try (scene ?? .opening).load().size
        return (size.width, size.height)
      }
    let inputs = try ImportedInputs(
      contentsOfFile: file,
      form: from.flatMap { .init(rawValue: $0.rawValue) },
      screen: screen
    )
    try script.write(Data(inputs.text.utf8))
    if json { try print(json: WrittenJSON(file: output, form: "script")) }
  }
}
