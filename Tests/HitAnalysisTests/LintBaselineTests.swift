import Foundation
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("Findings that are known or meant")
struct LintBaselineTests {
  private func scene(_ views: String, _ path: String = "test.json") throws -> Scene {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [\(views)] }
      """
    return Scene(try SceneDocument(text, path: path))
  }

  @Test("a scene switches a rule off for a view, and its reason is kept")
  func suppression() throws {
    let views = """
      { "id": "A", "class": "UIButton", "frame": [0, 0, 32, 32], "lint": {"HS201": "off, on purpose"} },
      { "id": "B", "class": "UIButton", "frame": [100, 0, 32, 32], "lint": {"HS101": "off, not this"} }
      """
    let report = Linter().report(on: [try scene(views)])
    #expect(report.findings.map { $0.view?.name } == ["B"])
    #expect(report.suppressed.map { $0.suppression } == ["on purpose"])
    #expect(report.summary == "1 warning in 1 scene (1 switched off)")
  }

  @Test("a baseline hides what it knows by rule and path, whatever became of the frame")
  func baseline() throws {
    func button(_ id: String, _ side: Int) -> String {
      #"{ "id": "\#(id)", "class": "UIButton", "frame": [0, 0, \#(side), \#(side)] }"#
    }
    let old = Linter().report(on: [try scene(button("A", 32))])
    let json = try LintJSON(old).text()
    let baseline = try #require(LintBaseline(json: Data(json.utf8)))
    let same = Linter().report(on: [try scene(button("A", 30), "moved.json")]).hiding(baseline)
    #expect(same.findings.isEmpty && same.known.count == 1)
    #expect(same.summary == "no findings in 1 scene (1 in the baseline)")
    let other = Linter().report(on: [try scene(button("B", 32))]).hiding(baseline)
    #expect(other.findings.count == 1)
    #expect(LintBaseline(json: Data("{}".utf8)) == nil)
  }
}
