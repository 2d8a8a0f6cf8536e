import ArgumentParser
import HitAnalysis
import HitResponders
import HitSandbox
import HitScenes
import HitSession
import HitTrace

/// Plays an input script into a scene and prints the log.
struct Play: Verb {
  static let configuration = CommandConfiguration(
    commandName: "play",
    abstract: "Plays an input script into a scene, with no display, and prints the log.",
    discussion: """
      EXAMPLES
        hitscope new box
        hitscope play box.json box.script.json
        hitscope play box.json box.script.json --log chain
        hitscope play box.json box.script.json --log none -o box.hstrace
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @Argument(help: "A script file.", completion: Completion.script, transform: InputFile.named)
  var script: String

  @Option(help: "How much of each event to print: none, chain, walk or all.")
  var log = LogDetail.all

  @Option(
    name: .shortAndLong,
    help: "A file to record a trace to.",
    completion: Completion.newTrace
  )
  var output: String?

  @Flag(help: "With -o: records the characters of keys as well.")
  var recordKeys = false

  @Flag(help: "Prints the log as JSON, a line an input.")
  var json = false

  @OptionGroup
  var writing: ForceOption

  @OptionGroup
  var shown: ShownOptions

  func validate() throws {
    if recordKeys, output == nil { throw ValidationError("--record-keys needs -o.") }
  }

  func perform() throws {
    let scene = try scene.load()
    try InputFile.expect(self.script, .script)
    let script = try InputScript(contentsOfFile: script)
    if let faults = scene.faults(of: script) { throw faults }
    let session = Session(scene.application)
    session.makeMain()
    let told = OutcomeLog(Explainer(scene), detail: log.detail) { Output.write($0) }
    let file = try OutputFile.named(
      output,
      besides: [scene.document?.path, self.script],
      isForced: writing.force
    )
    if json {
      try print(json: LogJSON.Head(scene: scene.name, trace: output), isLine: true)
      told.watcher.onRecord = { LogJSON.write($0, log) }
      told.watcher.onOutcome = { LogJSON.write($0.messages) }
      told.watcher.onKey = { if $0.isOver { LogJSON.write($0.messages) } }
    }
    if log != .none { session.add(told.watcher) }
    let recorder = try file.map { file throws(TraceError) in
      var options = TraceRecorder.Options()
      options.recordsKeys = recordKeys
      return try TraceRecorder(scene, in: session, to: file.path, options: options)
    }
    var failure: TraceError?
    recorder?.source = .script
    recorder?.onFailure = { failure = $0 }
    let progress = Progress("inputs", of: script.inputCount)
    session.play(script, in: scene) { progress.show($0) }
    told.finish()
    recorder?.stop()
    if let failure { throw failure }
  }
}
