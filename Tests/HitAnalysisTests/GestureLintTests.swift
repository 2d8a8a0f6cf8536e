import HitAnalysis
import HitScenes
import Testing

@Suite("Lint of gestures")
struct GestureLintTests {
  private func findings(_ views: String) throws -> [LintFinding] {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [\(views)] }
      """
    return Linter().findings(in: Scene(try SceneDocument(text, path: "test.json")))
  }

  private func view(_ keys: String, _ gestures: String) -> String {
    #"{ "id": "V", "frame": [0, 0, 100, 100], \#(keys) "gestures": [ \#(gestures) ] }"#
  }

  private let taps = #"{ "id": "a", "type": "tap" }, { "id": "b", "type": "tap", "taps": 2 }"#
  private let cycle = """
    { "id": "a", "type": "tap", "requiresFailureOf": ["b"] },
    { "id": "b", "type": "longPress", "requiresFailureOf": ["a"] }
    """

  @Test(
    "nothing is told of gestures of views that nobody presses, or that have their own cause",
    arguments: [
      (#""interactive": false,"#, [String]()), (#""hidden": true,"#, ["HS106"]),
      (#""interaction": false,"#, ["HS105"]), (#""alpha": 0,"#, ["HS106"]),
    ]
  )
  func unpressed(keys: String, rules: [String]) throws {
    #expect(try findings(view(keys, taps)).map(\.rule) == rules)
    #expect(try findings(view(keys, cycle)).map(\.rule) == rules)
    #expect(try findings(view("", taps)).map(\.rule) == ["HS304"])
    #expect(try findings(view("", cycle)).map(\.rule) == ["HS303"])
  }

  @Test("gestures of a view that scrolling brings are looked at")
  func scrolled() throws {
    let row = #"{ "id": "V", "frame": [0, 500, 99, 99], "gestures": [ \#(taps) ] }"#
    let list = #""class": "UIScrollView", "frame": [0, 0, 320, 480], "contentSize": [320, 900]"#
    #expect(try findings("{ \(list), \"subviews\": [ \(row) ] }").map(\.rule) == ["HS304"])
  }

  @Test("a recognizer that is switched off holds nobody up, so a circle through it is none")
  func switchedOff() throws {
    let off = cycle.replacing(#""type": "longPress","#, with: #""type": "pan", "enabled": false,"#)
    #expect(try findings(view("", off)).isEmpty)
  }

  @Test("each circle is told that has no recognizer in common with another")
  func circles() throws {
    let two = """
      { "id": "r1", "type": "tap", "requiresFailureOf": ["r2", "r4"] },
      { "id": "r2", "type": "tap", "requiresFailureOf": ["r3"] },
      { "id": "r3", "type": "longPress", "requiresFailureOf": ["r2"] },
      { "id": "r4", "type": "pan", "requiresFailureOf": ["r5"] },
      { "id": "r5", "type": "longPress", "requiresFailureOf": ["r4"] }
      """
    let found = try findings(view("", two))
    #expect(found.map(\.rule) == ["HS303", "HS303"])
    #expect(Set(found.compactMap { $0.position?.line }).count == 2)
    for pair in [["r2", "r3"], ["r4", "r5"]] {
      #expect(found.contains { finding in pair.allSatisfy(finding.message.contains) })
    }
  }
}
