import Foundation
import Testing

/// How many rules each section of docs/routing.md has; numbers are never given anew.
private let sections: [(letter: String, count: Int)] = [
  ("H", 19), ("R", 13), ("D", 17), ("T", 19), ("G", 45), ("C", 19), ("F", 7), ("W", 10), ("M", 6),
  ("A", 10), ("X", 17),
]

private let rules = sections.flatMap { section in
  (1...section.count).map { "\(section.letter)\($0)" }
}

@Suite("Rules of routing")
struct RuleTests {
  @Test("every rule has an anchor, a source and a test in docs/routing.md")
  func written() throws {
    let entries = try self.entries()
    var offences: [String] = []
    for rule in rules {
      guard let entry = entries[rule] else {
        offences.append("\(rule): no entry with the anchor \(rule.lowercased())")
        continue
      }
      if !entry.contains("*Source*") { offences.append("\(rule): names no source") }
      if !entry.contains("*Test*") { offences.append("\(rule): names no test") }
    }
    offences += entries.keys.filter { !rules.contains($0) }.sorted().map {
      "\($0): is not counted in RuleTests.swift"
    }
    #expect(offences.isEmpty, "\(list(offences))\nThe contract is docs/routing.md; complete it.")
  }

  @Test("every rule is proved by a test whose display name begins with its number")
  func proved() throws {
    let names = Repository.tests.flatMap { file in
      file.lines.joined(separator: "\n").matches(of: /@Test\(\s*"([A-Z]\d+(?:, [A-Z]\d+)*):/)
        .flatMap { $0.1.split(separator: ", ").map(String.init) }
    }
    let missing = rules.filter { !names.contains($0) }
    #expect(
      missing.isEmpty,
      """
      No test begins its display name with \(missing.joined(separator: ", ")), as in \
      the name "H4: exactly 0.01 is hit". Rules and tests go together: docs/contributing.md, Tests.
      """
    )
  }

  @Test("every test that docs/routing.md names exists")
  func named() throws {
    var functions: [String: Set<String>] = [:]
    for file in Repository.tests {
      let name = file.path.split(separator: "/").last.map { String($0.dropLast(".swift".count)) }
      let found = file.code.compactMap { $0.firstMatch(of: /func (\w+)\(/).map { String($0.1) } }
      functions[name ?? "", default: []].formUnion(found)
    }
    let text = try Repository.text("docs/routing.md")
    let missing = text.matches(of: /`(\w+Tests)\.(\w+)`/)
      .filter { functions[String($0.1)]?.contains(String($0.2)) != true }.map { String($0.0) }
    #expect(missing.isEmpty, "\(list(missing))\ndocs/routing.md names tests that do not exist.")
  }

  /// The text of each rule, by its number.
  private func entries() throws -> [String: String] {
    let text = try Repository.text("docs/routing.md")
    var entries: [String: String] = [:]
    for part in text.components(separatedBy: "<a id=\"").dropFirst() {
      guard let match = part.firstMatch(of: /^([a-z]\d+)"><\/a>/) else { continue }
      entries[match.1.uppercased()] = part
    }
    return entries
  }
}
