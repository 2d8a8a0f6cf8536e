import ArgumentParser
import HitScenes

/// Which views of a dump are hit only through their subviews.
struct PassThroughOption: ParsableArguments {
  @Option(help: "In a dump: views of matching classes are hit only through their subviews.")
  var passThrough: [ClassPattern] = []

  /// What decides of a class whether its views are.
  func decider() -> (_ className: String) -> Bool {
    let patterns = passThrough.compactMap(\.regex)
    return { name in patterns.contains { name.firstMatch(of: $0) != nil } }
  }
}

/// A regular expression for names of classes on the command line.
struct ClassPattern: ExpressibleByArgument, CustomStringConvertible {
  let description: String

  init?(argument: String) {
    description = argument
    if regex == nil { return nil }
  }

  /// The expression; nothing where the text is none.
  var regex: Regex<AnyRegexOutput>? { try? Regex(description) }
}
