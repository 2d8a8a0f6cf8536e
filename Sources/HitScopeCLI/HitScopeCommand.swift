import ArgumentParser

/// The program: one verb a question.
@main
struct HitScopeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "hitscope",
    abstract: "Shows how an event finds its view, and why every other view did not get it.",
    discussion: """
      With no verb it opens the sandbox, as `hitscope run` does.

      A SCENE is a name from `hitscope scenes` or a scene file; a point is X,Y in screen points.

      EXIT CODES
        0  done            64  bad usage
        2  bad input       69  no display
                           74  display lost
      """,
    version: "0.1.0",
    subcommands: [Run.self, Scenes.self, Explain.self, Tree.self, Render.self, Play.self],
    defaultSubcommand: Run.self
  )

  /// Runs the verb and ends the process with its exit code.
  static func main() {
    do {
      let arguments = CommandLine.arguments.dropFirst().map(PointArgument.shielded)
      var command = try parseAsRoot(arguments)
      try command.run()
    } catch {
      exit(withError: Trouble.reported(error))
    }
  }
}
