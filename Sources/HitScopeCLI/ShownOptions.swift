import ArgumentParser

/// When lines are coloured.
enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
  /// On a terminal, unless the environment says otherwise.
  case auto
  case always, never
}

/// How a verb shows what it has to say; every verb takes these options.
struct ShownOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Colours: auto, always or never. NO_COLOR and CLICOLOR_FORCE are heeded.",
      valueName: "when"
    )
  )
  var color = ColorChoice.auto

  @Flag(name: .shortAndLong, help: "Prints answers and errors alone: no notes, no progress.")
  var quiet = false
}

/// What a verb that writes a file is allowed to lose.
struct ForceOption: ParsableArguments {
  @Flag(help: "Writes over a file that is there, also over one that is read.")
  var force = false
}

/// A verb, which prints as its options say.
protocol ShownCommand: ParsableCommand {
  var shown: ShownOptions { get }
}
