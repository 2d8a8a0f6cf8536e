import Foundation
import Testing

@Suite("Rules and their tests")
struct RuleCoverageTests {
  /// How many rules each section has whose behaviour the core holds.
  private static let sections = [
    "H": 19, "R": 13, "D": 17, "T": 19, "W": 10, "F": 7, "M": 6, "X": 17,
  ]

  /// Rules that nothing can show before recognizers exist.
  private static let waiting = [
    "R8": "which ancestors' recognizers see a touch", "D6": "recognizers before views",
    "T19": "the recognizers that accepted a touch",
  ]

  /// The sources of all tests.
  private static func sources() -> [String] {
    let tests = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    return (files?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { $0.pathExtension == "swift" && !$0.path.contains("/.build/") }
      .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  @Test("every rule is named by the test that proves it")
  func named() throws {
    let name = try Regex("@Test\\(\\s*\"([A-Z][0-9]+): ")
    var proved: Set<String> = []
    for source in Self.sources() {
      for match in source.matches(of: name) {
        if let rule = match.output[1].substring { proved.insert(String(rule)) }
      }
    }
    for (section, count) in Self.sections.sorted(by: { $0.key < $1.key }) {
      for rule in (1...count).map({ "\(section)\($0)" }) {
        if Self.waiting[rule] == nil {
          #expect(proved.contains(rule), "no test's display name begins with \"\(rule): \"")
        } else {
          #expect(!proved.contains(rule), "\(rule) has a test now: take it from the waiting list")
        }
      }
    }
  }
}
