import Foundation

/// What the checks read of a Markdown text.
struct Markdown {
  private let lines: [(number: Int, line: String, fence: String?)]

  init(_ text: String) {
    var lines: [(Int, String, String?)] = []
    var fence: String?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      let trimmed = line.trimmingCharacters(in: .whitespaces)
      if trimmed.hasPrefix("```") {
        fence = fence == nil ? String(trimmed.dropFirst(3)) : nil
        continue
      }
      lines.append((index + 1, String(line), fence))
    }
    self.lines = lines
  }

  /// The lines outside code blocks.
  var prose: [(number: Int, line: String)] {
    lines.filter { $0.fence == nil }.map { ($0.number, $0.line) }
  }

  /// The targets of links and pictures.
  var links: [String] {
    prose.flatMap { line in
      line.line.replacing(/`[^`]*`/, with: "").matches(of: /\]\(([^)\s]+)\)/).map { String($0.1) }
    }
  }

  /// The names that a link can lead to: those of headings, as GitHub makes them, and written ones.
  var anchors: Set<String> {
    var anchors: Set<String> = []
    for (_, line) in prose {
      for match in line.matches(of: /<a id="([^"]+)">/) { anchors.insert(String(match.1)) }
      guard let heading = line.firstMatch(of: /^#+ (.+)$/) else { continue }
      let kept = heading.1.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
      anchors.insert(kept.replacing(" ", with: "-"))
    }
    return anchors
  }

  /// The commands of shell blocks, and the spans of code that begin like one.
  var commands: [String] {
    let blocks = lines.filter { ["sh", "bash", "console"].contains($0.fence ?? "") }
    let typed = blocks.map { $0.line.trimmingCharacters(in: .whitespaces) }
      .map { $0.hasPrefix("$ ") ? String($0.dropFirst(2)) : $0 }
    let spans = prose.flatMap { line in
      line.line.matches(of: /`((?:hitscope|make) [a-z][^`]*)`/).map { String($0.1) }
    }
    return typed + spans
  }

  /// The text of the code block that follows a marker.
  func block(after marker: String) -> String? {
    guard let start = lines.firstIndex(where: { $0.line.contains(marker) }) else { return nil }
    let block = lines[start...].drop { $0.fence == nil }.prefix { $0.fence != nil }
    return block.map(\.line).joined(separator: "\n")
  }
}
