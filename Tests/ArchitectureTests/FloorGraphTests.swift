import Foundation
import TestSupport
import Testing

@Suite("Floor graph")
struct FloorGraphTests {
  private let document = "docs/architecture.md"
  private let opening = "<!-- floors: made from the manifest -->"
  private let closing = "<!-- end of floors -->"

  @Test("the floor graph in docs/architecture.md is the manifest's")
  func graph() throws {
    let graph = try FloorGraph(manifest: try dump()).mermaid
    let text = try Repository.text(document)
    let start = try #require(text.range(of: opening), "The marker \(opening) is missing.")
    let end = try #require(text.range(of: closing), "The marker \(closing) is missing.")
    let drawn = text[start.upperBound..<end.lowerBound]
    if Golden.isBlessing {
      let updated = text.replacingCharacters(
        in: start.upperBound..<end.lowerBound,
        with: "\n\(graph)\n"
      )
      let file = Repository.root.appendingPathComponent(document)
      try updated.write(to: file, atomically: true, encoding: .utf8)
      return
    }
    #expect(
      drawn == "\n\(graph)\n",
      """
      Package.swift and the graph in \(document) differ. If the new floor or dependency is meant, \
      HITSCOPE_BLESS=1 swift test --filter FloorGraph writes it there; review it as architecture.
      """
    )
  }

  @Test("reading a trace needs no views and no drawing")
  func traceFormat() throws {
    let graph = try FloorGraph(manifest: try dump())
    #expect(graph.all(below: "HitTraceFormat") == ["HitJSON"])
  }

  /// Asks the package manager in a folder of its own: the running one has locked `.build`.
  private func dump() throws -> Data {
    let scratch = Repository.root.appendingPathComponent(".build/manifest").path
    let swift = try ChildProcess(
      URL(fileURLWithPath: "/usr/bin/env"),
      [
        "swift", "package", "--package-path", Repository.root.path, "--scratch-path", scratch,
        "dump-package",
      ]
    )
    let code = swift.exitCode(within: .seconds(120))
    try #require(code == 0, "swift package dump-package failed: \(swift.standardError)")
    return Data(swift.standardOutput.utf8)
  }
}
