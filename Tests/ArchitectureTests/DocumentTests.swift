import Foundation
import Testing

@Suite("Documents")
struct DocumentTests {
  @Test("every relative link leads to a file, and to an anchor where it names one")
  func links() throws {
    var offences: [String] = []
    let documents = try Repository.documents.map { ($0, Markdown(try Repository.text($0))) }
    let anchors = Dictionary(uniqueKeysWithValues: documents.map { ($0, $1.anchors) })
    for (path, document) in documents {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      for link in document.links where !link.contains("://") {
        let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let target = parts[0].isEmpty ? path : resolve(String(parts[0]), from: folder)
        if !Repository.exists(target) {
          offences.append("\(path): (\(link)) leads nowhere")
        } else if parts.count == 2, target.hasSuffix(".md"),
          anchors[target]?.contains(String(parts[1])) != true
        {
          offences.append("\(path): (\(link)) names an anchor that \(target) lacks")
        }
      }
    }
    #expect(
      offences.isEmpty,
      "\(list(offences))\nCorrect the link: docs/contributing.md, Documents."
    )
  }

  @Test("lines of prose are at most 100 characters long, and every file has one title")
  func form() throws {
    var offences: [String] = []
    for path in Repository.documents where path != "README.md" {
      let prose = Markdown(try Repository.text(path)).prose
      for (number, line) in prose where line.count > 100 && !line.hasPrefix("|") {
        offences.append("\(path):\(number): \(line.count) characters")
      }
      let titles = prose.filter { $0.line.hasPrefix("# ") }
      if titles.count != 1 { offences.append("\(path): \(titles.count) titles of the first level") }
    }
    #expect(offences.isEmpty, "\(list(offences))\nSee docs/contributing.md, Documents.")
  }

  @Test("docs/README.md names every document beside it")
  func map() throws {
    let links = Markdown(try Repository.text("docs/README.md")).links
    let missing = Repository.documents.filter {
      $0.hasPrefix("docs/") && $0 != "docs/README.md"
        && !links.contains(String($0.dropFirst("docs/".count)))
    }
    #expect(missing.isEmpty, "\(missing) stand in docs/ and not on its map, docs/README.md.")
  }

  @Test("every hitscope and make command that a document shows exists")
  func commands() throws {
    let verbs = try knownVerbs()
    let targets = try knownTargets()
    var offences: [String] = []
    for path in Repository.documents {
      for command in Markdown(try Repository.text(path)).commands {
        let words = command.split(separator: " ").map(String.init)
        guard let program = words.first else { continue }
        let rest = words.dropFirst().first { !$0.hasPrefix("-") && !$0.contains("=") }
        let known = program == "make" ? targets : verbs
        if program != "make" && program != "hitscope" { continue }
        if let rest, !known.contains(rest) {
          offences.append("\(path): `\(command)`: \(program) has no \(rest)")
        }
      }
    }
    #expect(offences.isEmpty, "\(list(offences))\nDocuments show only what can be typed today.")
  }

  @Test("the way of one touch names at most twelve files, and functions that they have")
  func touch() throws {
    let text = try Repository.text("docs/architecture.md")
    let section = text.components(separatedBy: "\n## ").first {
      $0.hasPrefix("One touch in twelve files\n")
    }
    let items = try #require(section).matches(of: /\]\(\.\.\/(Sources\/\S+)\):\s+([^.]+)\./)
    #expect(items.count > 6 && items.count <= 12)
    var missing: [String] = []
    for item in items {
      let code = try Repository.text(String(item.1))
      for name in item.2.matches(of: /`(\w+)`/) {
        let declarations = ["func \(name.1)(", "func \(name.1)<"]
        if !declarations.contains(where: { code.contains($0) }) {
          missing.append("\(item.1) has no \(name.1)")
        }
      }
    }
    #expect(missing.isEmpty, "\(list(missing))\nFollow the touch again: docs/architecture.md.")
  }

  /// The verbs of the program: the command names of the files that declare one.
  private func knownVerbs() throws -> Set<String> {
    let command = try Repository.text("Sources/HitScopeCLI/HitScopeCommand.swift")
    let types = command.matches(of: /(\w+)\.self/).map { String($0.1).lowercased() }
    return Set(types).union(["help"])
  }

  private func knownTargets() throws -> Set<String> {
    let text = try Repository.text("Makefile")
    return Set(text.matches(of: /\n([a-z]+):/).map { String($0.1) })
  }

  private func resolve(_ link: String, from folder: String) -> String {
    var parts = folder.split(separator: "/").map(String.init)
    for part in link.split(separator: "/") where part != "." {
      if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
    }
    return parts.joined(separator: "/")
  }
}
