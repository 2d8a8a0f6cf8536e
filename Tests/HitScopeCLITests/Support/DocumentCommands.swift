import Foundation
import TestSupport
import Testing

/// The commands of a document's console blocks, in the order in which a reader types them.
struct DocumentCommands {
  /// A command as it is typed, and what the page says is printed.
  struct Command {
    var line: String
    var output: [String] = []
  }

  private(set) var commands: [Command] = []
  private let lines: [String]

  /// Reads a document of the repository.
  init(_ path: String) throws {
    lines = try Checkout.text(path).components(separatedBy: "\n")
    var isInside = false
    for line in lines {
      if line.hasPrefix("```") {
        isInside = line == "```console"
      } else if isInside, line.hasPrefix("$ ") {
        commands.append(Command(line: String(line.dropFirst(2))))
      } else if isInside, !commands.isEmpty {
        commands[commands.count - 1].output.append(line)
      }
    }
  }

  /// Returns the block that follows a marker.
  func block(after marker: String) throws -> String {
    let start = try #require(lines.firstIndex(of: marker)) + 2
    return lines[start...].prefix { $0 != "```" }.joined(separator: "\n")
  }
}
