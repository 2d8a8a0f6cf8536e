internal import Foundation

nonisolated extension LintReport {
  /// The report as lines for people: a line and its details a finding, and one with the numbers.
  public var lines: [String] { findings.flatMap(\.lines) + [summary] }

  /// The numbers in one line.
  public var summary: String {
    let counts = LintLevel.allCases.compactMap { level in
      count(level) > 0 ? Self.number(count(level), level.rawValue) : nil
    }
    var hidden: [String] = []
    if !suppressed.isEmpty { hidden.append("\(suppressed.count) switched off") }
    if !known.isEmpty { hidden.append("\(known.count) in the baseline") }
    let found = counts.isEmpty ? "no findings" : counts.joined(separator: ", ")
    let rest = hidden.isEmpty ? "" : " (\(hidden.joined(separator: ", ")))"
    if sceneCount == 0 && counts.isEmpty && hidden.isEmpty { return "no scene was looked at" }
    return "\(found) in \(Self.number(sceneCount, "scene"))\(rest)"
  }

  private static func number(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

nonisolated extension LintFinding {
  /// The most parts that are told one by one.
  private static let mostParts = 4

  /// The finding as lines for people.
  public var lines: [String] {
    let place = position.map { "\(file):\($0)" } ?? file
    var lines = ["\(place): \(level.rawValue): \(message) [\(rule)]"]
    lines += parts.prefix(Self.mostParts).map { "  \(LintNumber.rect($0.box)): \($0.words)" }
    if parts.count > Self.mostParts {
      lines.append("  and \(parts.count - Self.mostParts) parts more")
    }
    if let help { lines.append("  help: \(help)") }
    return lines
  }
}
