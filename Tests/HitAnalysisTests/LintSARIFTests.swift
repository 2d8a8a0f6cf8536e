import Foundation
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("SARIF")
struct LintSARIFTests {
  private func log(_ report: LintReport) throws -> [String: Any] {
    let run = LintSARIF.Run(version: "0.1.0", commandLine: "hitscope lint x", exitCode: 1)
    let text = try LintSARIF(report, run).text()
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    return try #require(json as? [String: Any])
  }

  private func report() throws -> LintReport {
    var report = LintReport()
    let raisedTab = try SceneLibrary.gallery.scene("raised-tab")
    report.add(Linter().findings(in: raisedTab, file: "scenes/raised tab.json"))
    let views =
      #"{ "id": "A[1]", "class": "UIButton", "frame": [0, 0, 9, 9], "lint": {"HS201": "off, x"} }"#
    let text =
      #"{ "format": "hitscope-scene", "version": 1, "size": [99, 99], "views": [\#(views)] }"#
    report.add(Linter().findings(in: Scene(try SceneDocument(text, path: "/tmp/a.json"))))
    return report
  }

  @Test("a result names its view, its place, who receives the touches and its fingerprint")
  func result() throws {
    let log = try log(try report())
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    #expect(result["ruleId"] as? String == "HS101")
    let message = result["message"] as? [String: String]
    #expect(
      message?["text"] == "CenterButton: 28.1 % (1152 of 4096 pt2) is drawn but cannot be touched; "
        + "TabBar said the point is outside, [Cell5](1) receives it."
    )
    let text = try LintSARIF(try report(), LintSARIF.Run(version: "0", exitCode: 1)).text()
    #expect(text.contains(#""uri" : "scenes/raised%20tab.json""#))
    #expect(text.contains(#""uri" : "file:///tmp/a.json""#))
    #expect(text.contains(#""fullyQualifiedName" : "UIWindow/RootView/TabBar/CenterButton""#))
    #expect(text.contains(#"A\\[1\\]"#))
    #expect(text.contains(#""justification" : "x""#))
  }
}
