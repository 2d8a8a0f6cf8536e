import ArgumentParser
import HitResponders
import HitSandbox
import HitScenes
import HitSession

/// Plays an input script into a scene and prints the log.
struct Play: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Plays an input script into a scene, with no display, and prints the log.",
    discussion: """
      EXAMPLES
        hitscope play hit-walk tap.script.json
        hitscope play my-scene.json drag.script.json --log chain
      """
  )

  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @Argument(help: "A script file.")
  var script: String

  @Option(help: "How much of each event to print: none, chain, walk or all.")
  var log = LogDetail.all

  func run() throws {
    try MainActor.assumeIsolated {
      let scene = try scene.load()
      let script = try InputScript(contentsOfFile: script)
      if let faults = scene.faults(of: script) { throw faults }
      let session = Session(scene.application)
      session.makeMain()
      session.add(
        RoutingRecorder {
          Output.write(TerminalInk.paint(Explanation.lines(for: $0, detail: log.detail)))
        }
      )
      ScriptPlayer(scene, in: session).play(script)
    }
  }
}

/// How much of an event a log shows.
enum LogDetail: String, ExpressibleByArgument, CaseIterable {
  case none, chain, walk, all

  var detail: Explanation.Detail {
    switch self {
    case .none: .none
    case .chain: .chain
    case .walk: .walk
    case .all: .all
    }
  }
}
