import ScenarioSupport
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  /// The scenarios that need floors above the core; each joins when its floor can play it.
  nonisolated static let later: Set<String> = [
    "S18", "S21",
  ]

  /// Every scenario of every file, or the trouble with reading them.
  nonisolated static let all = Result {
    try Scenario.fileNames().flatMap { try Scenario.read($0) }
  }

  nonisolated static var playable: [Scenario] {
    (try? all.get())?.filter { !later.contains($0.id) } ?? []
  }

  @Test("the files are of the format, and no two scenarios share an id")
  func files() throws {
    let ids = try Self.all.get().map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(ids.count >= 35)
  }

  @Test("every scenario that needs nothing beyond the core is played", arguments: playable)
  func playing(_ scenario: Scenario) throws {
    #expect(scenario.missing == nil)
    #expect(try ScenarioRunner.log(of: scenario) == scenario.expect)
  }

  @Test("a scenario that is left out for later does need something of later")
  func leavingOut() throws {
    for scenario in try Self.all.get() where Self.later.contains(scenario.id) {
      #expect(scenario.missing != nil, "\(scenario.id) can be played now")
    }
  }
}
