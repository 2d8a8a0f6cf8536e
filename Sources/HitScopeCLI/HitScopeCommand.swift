import ArgumentParser
import Foundation
import HitSandbox
import HitScenes

/// A verb that works with views and so on the main actor.
///
/// Each tells its name, although it is its type's: to make one of a type, at each start, takes
/// ArgumentParser a tenth of the time to the window's first pixel.
protocol Verb: ShownCommand, Sendable {
  @MainActor
  func perform() throws
}

extension Verb {
  func run() throws { try MainActor.assumeIsolated { try perform() } }
}

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
        Signal N ends it with 128 + N, as 141 when its output is no longer read.

      `hitscope --generate-completion-script SHELL` prints what completes words in bash, zsh or \
      fish.
      """,
    version: "0.1.0",
    subcommands: [
      Run.self, New.self, Scenes.self, Explain.self, Lint.self, Fix.self, Tree.self, Render.self,
      Play.self,
      Replay.self, Diff.self, Check.self, Report.self, Export.self, Import.self, Map.self,
    ],
    defaultSubcommand: Run.self
  )

  /// Runs the verb and ends the process with its exit code.
  static func main() {
    // A file that may not grow is an error like a full disk, and must not end the process.
    signal(SIGXFSZ, SIG_IGN)
    do {
      try checkArguments()
      let arguments = CommandLine.arguments.dropFirst().map(PointArgument.shielded)
      try checkVerb(arguments)
      var command = try parseAsRoot(arguments)
      if let verb = command as? any ShownCommand {
        Output.adopt(verb.shown)
      }
      if let verb = command as? any WatchingCommand, verb.watching.watch {
        try Watch(verb.watchedPlaces, besides: verb.ownFiles).run(Array(arguments))
      }
      if !(command is Run) { Progress.begin(type(of: command)._commandName) }
      try command.run()
      Progress.end()
    } catch {
      end(Trouble.reported(error))
    }
  }

  /// Prints an error's message, which may be the help that was asked for, and ends.
  private static func end(_ error: any Error) -> Never {
    Progress.end()
    let code = exitCode(for: error)
    let text = fullMessage(for: error)
    if code == .success {
      if !text.isEmpty { Output.write(document: text) }
    } else if !text.isEmpty {
      _ = StandardStream.errors.write(text.components(separatedBy: "\n").map { TerminalLine($0) })
    }
    Foundation.exit(code.rawValue)
  }

  /// Refuses arguments that are not UTF-8: read as text they would name another file.
  private static func checkArguments() throws {
    for place in 1..<max(Int(CommandLine.argc), 1) {
      guard let bytes = CommandLine.unsafeArgv[place], String(validatingCString: bytes) == nil
      else {
        continue
      }
      throw ValidationError(
        "Argument \(place), \(String(cString: bytes)), is not UTF-8; give the file another name."
      )
    }
  }

  /// Refuses a first word that is neither a verb nor a scene, but would be read as a scene.
  private static func checkVerb(_ words: [String]) throws {
    guard let word = words.first, !word.hasPrefix("-") else { return }
    let verbs = configuration.subcommands.map { "\($0)".lowercased() } + ["help"]
    if word == "help" {
      guard let verb = words.dropFirst().first, !verb.hasPrefix("-"), !verbs.contains(verb) else {
        return
      }
      throw unknown(verb, verbs, "verb")
    }
    if verbs.contains(word) || isNamed(word) { return }
    let isNearlyScene = MainActor.assumeIsolated {
      Spelling.nearest(to: word, among: SceneLibrary.gallery.entries.map(\.name)) != nil
    }
    // A name that is nearly a scene's is left to the library, which knows the nearest scene.
    if Spelling.nearest(to: word, among: verbs) != nil || !isNearlyScene {
      throw unknown(word, verbs, "verb, scene or file")
    }
  }

  /// Whether there is a scene or a file with a name.
  private static func isNamed(_ word: String) -> Bool {
    MainActor.assumeIsolated {
      let gallery = SceneLibrary.gallery
      return word == OutputFile.dash || gallery.isFile(word)
        || gallery.entries.contains { $0.name == word }
    }
  }

  private static func unknown(
    _ word: String,
    _ verbs: [String],
    _ noun: String
  ) -> ValidationError {
    if let meant = Spelling.nearest(to: word, among: verbs) {
      return ValidationError("There is no verb \(word); did you mean \(meant)?")
    }
    if word == "version" { return ValidationError("There is no verb version; use --version.") }
    return ValidationError(
      "There is no \(noun) \(word). `hitscope --help` lists the verbs, "
        + "`hitscope scenes` the scenes."
    )
  }
}
