import HitAnalysis
import HitScenes
import Testing

@Suite("Sizes that lint tells")
struct LintSizeTests {
  private func findings(_ views: String) throws -> [LintFinding] {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [\(views)] }
      """
    return Linter().findings(in: Scene(try SceneDocument(text, path: "test.json")))
  }

  private func button(_ frame: String) -> String {
    #"{ "id": "B", "class": "UIButton", "frame": [\#(frame)] }"#
  }

  @Test(
    "a view that is reached as a whole is as large as it says, not as its pixels",
    arguments: [
      ("10, 10, 43.99, 100", "43.99 × 100 pt"), ("10.4, 10.4, 43.2, 43.2", "43.2 × 43.2 pt"),
      ("10, 10, 43.5, 100", "43.5 × 100 pt"),
    ]
  )
  func exact(frame: String, size: String) throws {
    let found = try findings(button(frame))
    #expect(found.map(\.message) == ["B: the reachable region is \(size), 44 × 44 is advised"])
  }

  @Test("what is 44 points wide is enough wherever it stands, and 7.9 points are a sliver")
  func thresholds() throws {
    for place in ["10, 10", "10.3, 10.7", "0.1, 0.2", "33.33, 66.66"] {
      #expect(try findings(button("\(place), 44, 44")).isEmpty)
    }
    #expect(try findings(button("10, 10, 7.9, 100")).map(\.rule) == ["HS204"])
    #expect(try findings(button("10, 10, 8, 100")).map(\.rule) == ["HS201"])
  }

  @Test("who overrides point(inside:with:) already is told to change it")
  func refuser() throws {
    let views = """
      { "id": "Hole", "frame": [0, 0, 200, 200], "pointInside": "never", "subviews": [
        \(button("10, 10, 50, 50")) ] }
      """
    #expect(try findings(views).map(\.help) == ["change pointInside in Hole"])
  }
}
