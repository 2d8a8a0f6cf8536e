import Testing

@Suite("Compatibility")
struct CompatibilityTests {
  @Test("every public type with a name of UIKit's stands in docs/compatibility.md")
  func types() throws {
    let text = try Repository.text("docs/compatibility.md")
    let missing = declarations().filter { !text.contains("`\($0)") }
    #expect(
      missing.isEmpty,
      "docs/compatibility.md does not say what of these is here: \(missing.sorted())"
    )
  }

  @Test("every type whose comment says that it differs is said to differ in docs/compatibility.md")
  func differences() throws {
    let tables = try Repository.text("docs/compatibility.md").split(separator: "\n\n")
      .filter { $0.hasPrefix("|") }.map { $0.split(separator: "\n") }
    func isTold(_ name: String) -> Bool {
      tables.contains { rows in
        let own = rows.filter { $0.contains("`\(name)") }
        // A table headed by the type is about nothing else.
        let told = own.contains(rows[0]) ? rows[...] : own[...]
        return told.contains { $0.contains("differs") }
      }
    }
    let differing = differingTypes()
    #expect(differing.count > 20)
    let missing = differing.filter { !isTold($0) }
    #expect(
      missing.isEmpty,
      "docs/compatibility.md has no row that says how these differ: \(missing.sorted())"
    )
  }

  /// The types of UIKit whose comment has a sentence that begins with `Differs:`.
  private func differingTypes() -> Set<String> {
    var names: Set<String> = []
    for file in Repository.sources {
      var differs = false
      for line in file.lines {
        if line.hasPrefix("///") {
          differs = differs || line.contains("Differs:")
        } else if !differs {
          continue
        } else if let match = line.firstMatch(
          of: /^[^ ].*\b(?:class|struct|enum|protocol) ((?:UI|CG|CA|NS)[A-Z]\w+)/
        ) {
          names.insert(String(match.1))
          differs = false
        } else if !line.hasPrefix("@") {
          differs = false
        }
      }
    }
    return names
  }

  @Test("every switch of RoutingOptions has its row in docs/routing.md")
  func switches() throws {
    let text = try Repository.text("docs/routing.md")
    let file = try #require(Repository.sources.first { $0.path.hasSuffix("/RoutingOptions.swift") })
    let switches = file.code.compactMap {
      $0.firstMatch(of: /^  public var (\w+)/).map { String($0.1) }
    }
    #expect(switches.count >= 6)
    let missing = switches.filter { !text.contains("| `\($0)` |") }
    #expect(missing.isEmpty, "docs/routing.md, Switches, has no row for \(missing).")
  }

  /// The public types and functions whose names begin as Apple's do, outside other types.
  private func declarations() -> Set<String> {
    var names: Set<String> = []
    for file in Repository.sources {
      for line in file.code {
        guard line.hasPrefix("public") || line.hasPrefix("open") || line.hasPrefix("nonisolated")
        else { continue }
        let match = line.firstMatch(
          of: /\b(?:class|struct|enum|protocol|typealias|func) ((?:UI|CG|CA|NS)[A-Z]\w+)/
        )
        if let match { names.insert(String(match.1)) }
      }
    }
    return names
  }
}
