import ArgumentParser
import HitAnalysis

/// How scenes are looked at: what the command line says, and for the rest what a project's settings
/// say.
struct LintOptions {
  var only: [String]
  var disable: [String]
  var minTarget: TargetSize?
  var strict: Bool
  /// Whether findings have the sentence on a press.
  var tellsVerdicts: Bool

  /// Returns the linter for a scene, and whether its warnings are failures.
  @MainActor
  func linter(_ settings: LintSettings?) throws(LintRuleTrouble) -> (linter: Linter, strict: Bool) {
    var chosen = settings ?? LintSettings()
    if !only.isEmpty { chosen.only = only }
    chosen.disable += disable
    if !only.isEmpty { chosen.disable = disable }
    var linter = Linter()
    linter.rules = try chosen.rules()
    linter.minTarget = minTarget ?? chosen.minTarget?.size ?? .ios
    linter.tellsVerdicts = tellsVerdicts
    return (linter, strict || chosen.strict)
  }
}

/// Which rules lint looks by, on the command line.
struct RuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only these rules, by identifier or name.", valueName: "rules"),
    completion: .list(LintRule.all.map(\.id))
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp("All but these rules; with commas or repeated.", valueName: "rules"),
    completion: .list(LintRule.all.map(\.id))
  )
  var disable: [String] = []

  /// The names, one by one.
  static func names(_ options: [String]) -> [String] {
    options.flatMap { $0.split(whereSeparator: { $0 == "," || $0 == " " }).map(String.init) }
  }
}
