import HitInspector
import TestSupport
import Testing

/// Every row of the table of keys, in the running program, with each of its keys.
@Suite("What the table of keys says")
struct WindowActionTests {
  @Test(
    "each key does what its row says",
    arguments: KeyTable.rows.map(\.action),
    WindowManager.Kind.allCases
  )
  func row(action: String, under manager: WindowManager.Kind) async throws {
    let row = try #require(KeyTable.rows.first { $0.action == action })
    if row.bindings.isEmpty {
      let check = try #require(ActionChecks.byPointer[action], "nothing tries it")
      return try await check(ActionTrial(of: nil, under: manager))
    }
    let checks = ActionChecks.all
    for binding in row.bindings {
      let check = try #require(checks[binding.command], "nothing tries \(binding.command)")
      let strokes = [binding.key, binding.plain].compactMap(\.self)
      for stroke in strokes { try await check(ActionTrial(of: stroke, under: manager)) }
      // What no key does is found by its name.
      if strokes.isEmpty { try await check(ActionTrial(of: nil, under: manager)) }
    }
  }

  @Test("nothing is tried that the table does not have")
  func nothingElse() {
    let commands = Set(KeyTable.rows.flatMap(\.bindings).map(\.command))
    #expect(Set(ActionChecks.all.keys).subtracting(commands).isEmpty)
    let rows = Set(KeyTable.rows.filter(\.bindings.isEmpty).map(\.action))
    #expect(Set(ActionChecks.byPointer.keys) == rows)
  }
}
