import HitAnalysis

/// The rules of lint as `lint --list-rules` prints them.
struct RuleList: Encodable {
  private struct Rule: Encodable {
    let id: String
    let name: String
    let level: String
    let summary: String
    let on: Bool
  }

  private let rules: [Rule]

  /// - Parameter chosen: The rules that are looked by; all where that is nothing.
  init(chosen: Set<String>?) {
    rules = LintRule.all.sorted { $0.id < $1.id }.map { rule in
      Rule(
        id: rule.id,
        name: rule.name,
        level: rule.level.rawValue,
        summary: rule.summary,
        on: chosen?.contains(rule.id) ?? true
      )
    }
  }

  /// A line a rule.
  var lines: [String] {
    let width = rules.map(\.name.count).max() ?? 0
    return rules.map { rule in
      let gap = String(repeating: " ", count: width - rule.name.count)
      let level = rule.on ? rule.level : "off"
      let space = String(repeating: " ", count: max(0, 7 - level.count))
      return "\(rule.id)  \(rule.name)\(gap)  \(level)\(space)  \(rule.summary)"
    }
  }
}
