import ArgumentParser
import Foundation
import HitScenes

/// The program: one verb a question.
@main
struct HitScopeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hitscope",
    abstract: "Shows how an event finds its view, and why every other view did not get it.",
    discussion: """
      With no verb it opens the sandbox, as `hitscope run` does.

      A SCENE is a name from `hitscope scenes`, a scene file, or a dump of a phone's views \
      (docs/dumps.md); a point is X,Y in screen points.

      EXIT CODES
        0  done            64  bad usage
        1  differs, found  69  no display
        2  bad input       74  display lost
      """,
    version: "0.1.0",
    subcommands: [
      Run.self, Scenes.self, Explain.self, Lint.self, Fix.self, Tree.self, Render.self, Play.self,
      Replay.self, Diff.self, Check.self, Export.self, Import.self, Map.self,
    ],
    defaultSubcommand: Run.self
  )

  /// Runs the verb and ends the process with its exit code.
  static func main() {
    // A file that may not grow is an error like a full disk, and no reason to end at once.
    signal(SIGXFSZ, SIG_IGN)
    do {
      let arguments = CommandLine.arguments.dropFirst().map(PointArgument.shielded)
      try checkVerb(arguments.first)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(withError: Trouble.reported(error))
    }
  }

  /// Refuses a first word that is nearly a verb, which would otherwise be taken for a scene.
  private static func checkVerb(_ word: String?) throws {
    guard let word, !word.hasPrefix("-") else { return }
    if SceneLibrary.isPath(word) { return }
    let scenes = MainActor.assumeIsolated { SceneLibrary.gallery.entries.map(\.name) }
    let verbs = configuration.subcommands.map { "\($0)".lowercased() } + ["help"]
    if scenes.contains(word) || verbs.contains(word) { return }
    if let verb = Spelling.nearest(to: word, among: verbs) {
      throw ValidationError("There is no verb \(word); did you mean \(verb)?")
    }
  }
}
