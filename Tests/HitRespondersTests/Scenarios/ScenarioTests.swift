import ScenarioSupport
import Testing

@Suite("Scenarios")
struct ScenarioTests {
  /// Every scenario of every file, or the trouble with reading them.
  nonisolated static let all = Result {
    try Scenario.fileNames().flatMap { try Scenario.read($0) }
  }

  nonisolated static var playable: [Scenario] { (try? all.get()) ?? [] }

  @Test("the files are of the format, and no two scenarios share an id")
  func files() throws {
    let ids = try Self.all.get().map(\.id)
    #expect(ids.count == Set(ids).count)
    #expect(ids.count >= 35)
  }

  @Test("every scenario is played and logs what it must, in order", arguments: playable)
  func playing(_ scenario: Scenario) throws {
    #expect(try ScenarioRunner.log(of: scenario) == scenario.expect)
  }

  @Test("every scenario goes the same way where nobody watches", arguments: playable)
  func unwatched(_ scenario: Scenario) throws {
    let expected = scenario.expect.filter { !$0.hasPrefix("gesture ") }
    #expect(try ScenarioRunner.unwatchedLog(of: scenario) == expected)
  }
}
