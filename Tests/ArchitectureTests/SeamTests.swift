import Foundation
import Testing

@Suite("Seam")
struct SeamTests {
  private let door = "Sources/HitResponders/Views/UIView+HitTesting.swift"

  @Test("hitTest is called by super and in the one door, nowhere else")
  func oneDoor() {
    let offences = Repository.sources.filter { $0.path != door }.flatMap { file in
      file.places(of: ".hitTest(") { line in
        line.matches(of: /(\w+)[?!)\]]*\.hitTest\(/).contains { $0.1 != "super" && $0.1 != "case" }
      }
    }
    #expect(
      offences.isEmpty,
      """
      \(list(offences))
      Ask a view through `ask(_:with:)`, so that the question and its answer are observed; an \
      override calls `super.hitTest`. See docs/architecture.md, The seam.
      """
    )
  }

  @Test("the router's notes stay within the budget that docs/routing.md accounts for")
  func budget() throws {
    let notes = Repository.sources.flatMap { file in file.places(of: "Routing.note(") }
    let budget = try accountedNotes()
    #expect(
      notes.count == budget,
      """
      \(list(notes))
      There are \(notes.count) calls of Routing.note, and the table in docs/routing.md (What \
      observers are told) accounts for \(budget). Each call needs its place in that table.
      """
    )
    #expect(notes.count <= 24, "The router's budget is 24 notes: docs/architecture.md, The seam.")
  }

  @Test("every routing step has a row in docs/routing.md")
  func steps() throws {
    let text = try Repository.text("docs/routing.md")
    let step = try #require(Repository.sources.first { $0.path.hasSuffix("/RoutingStep.swift") })
    let body = step.code.prefix { !$0.hasPrefix("}") }
    let cases = body.compactMap { $0.firstMatch(of: /^  case (\w+)/).map { String($0.1) } }
    #expect(cases.count >= 8)
    let missing = cases.filter { !text.contains("| `\($0)` |") }
    #expect(
      missing.isEmpty,
      "No row for \(missing) in docs/routing.md (What observers are told): say when it is told."
    )
  }

  /// The sum of the column that counts calls in the table of steps.
  private func accountedNotes() throws -> Int {
    let text = try Repository.text("docs/routing.md")
    let rows = text.matches(of: /\| `\w+` \| (\d+) \|/)
    return rows.reduce(0) { $0 + (Int($1.1) ?? 0) }
  }
}
