import ArgumentParser
import HitScenes

/// A scene, and which views of a dump are hit only through their subviews.
struct SceneOptions: ParsableArguments {
  @Argument(help: "A scene's name or file.")
  var scene: SceneArgument

  @OptionGroup
  var passThrough: PassThroughOption

  /// Builds the scene, or another that is read in the same way, and warns of what a dump lacks.
  @MainActor
  func load(_ other: SceneArgument? = nil) throws -> Scene {
    try (other ?? scene).load(passingThrough: passThrough.decider())
  }
}

/// Which views of a dump are hit only through their subviews.
struct PassThroughOption: ParsableArguments {
  @Option(help: "In a dump: views of matching classes are hit only through their subviews.")
  var passThrough: [ClassPattern] = []

  /// Makes what decides whether views of a class are hit only through their subviews.
  func decider() -> PassThroughDecider { PassThroughDecider(passThrough) }
}

/// Decides for classes, and knows which patterns never matched.
final class PassThroughDecider {
  private let patterns: [(text: String, regex: Regex<AnyRegexOutput>)]
  private var matched: Set<Int> = []
  private var isAsked = false

  init(_ patterns: [ClassPattern] = []) {
    self.patterns = patterns.compactMap { pattern in
      pattern.regex.map { (pattern.description, $0) }
    }
  }

  /// Whether views of a class are hit only through their subviews.
  func decide(_ className: String) -> Bool {
    isAsked = true
    var isMatched = false
    for (place, pattern) in patterns.enumerated()
    where className.firstMatch(of: pattern.regex) != nil {
      matched.insert(place)
      isMatched = true
    }
    return isMatched
  }

  /// Warns on standard error of patterns that had no effect on what was read.
  func complain(about place: String) {
    for (number, pattern) in patterns.enumerated() where !matched.contains(number) {
      Output.complain(
        isAsked
          ? "--pass-through \(pattern.text): no class of \(place) matches. "
            + "`hitscope tree` names the classes."
          : "--pass-through \(pattern.text): \(place) is no dump. "
            + "In a scene file a view says \"hitTest\": \"nil-if-self\"."
      )
    }
  }
}

/// A regular expression for names of classes on the command line.
struct ClassPattern: ExpressibleByArgument, CustomStringConvertible {
  let description: String

  init?(argument: String) {
    description = argument
    if regex == nil { return nil }
  }

  /// The expression; `nil` where the text is not one.
  var regex: Regex<AnyRegexOutput>? { try? Regex(description) }
}
