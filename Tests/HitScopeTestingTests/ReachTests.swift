import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitScopeTesting
import Testing

@Suite("What a stage knows without a press")
struct ReachTests {
  private func stage() throws -> Stage { try Stage(scene: "raised-tab") }

  @Test("a view that is reached in part is as reachable as that part, and no more")
  func reachable() throws {
    let stage = try stage()
    try stage.expectReachable("HomeButton")
    try stage.expectReachable("CenterButton", atLeast: 0.71)
    do {
      try stage.expectReachable("CenterButton", atLeast: 0.9)
      Issue.record("28.1 % of CenterButton are dead")
    } catch {
      #expect(
        error.description == """
          expected that a press reaches CenterButton in 90 % of what is drawn; it does in 71.9 % \
          (2944 of 4096 pt²). What is lost:
          (128, 413, 64, 18): CenterButton did not get this press. Its parent TabBar said the point \
          is outside (8.5 pt above), so CenterButton was never asked. Cell5 received it.
          """
      )
    }
  }

  @Test("a stage answers why a view does not get a press, and where it gets one")
  func answers() throws {
    let stage = try stage()
    let answer = try stage.answer(about: "CenterButton", at: CGPoint(x: 160, y: 421))
    #expect(answer.verdict.by == "TabBar" && answer.verdict.kind == .missed)
    #expect(answer.reach == (try stage.reach(of: "CenterButton")))
    #expect(answer.reach.reachedArea == 2944)
    #expect(throws: StageError.self) { try stage.reach(of: "Nobody") }
  }

  @Test("points that an override takes besides do not make up for what is lost")
  func enlarged() throws {
    final class Enlarged: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -30, dy: -30).contains(point)
      }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    }
    let stage = Stage { frame in
      let root = UIView(frame: frame)
      let target = Enlarged(frame: CGRect(x: 100, y: 100, width: 60, height: 60))
      target.accessibilityIdentifier = "Target"
      root.addSubview(target)
      root.addSubview(UIView(frame: target.frame))
      return root
    }
    let regions = try #require(stage.regions()[try stage.view("Target")])
    #expect(regions.drawnSize == 3600 && regions.reachedSize == 0)
    #expect(regions.reachableSize == 10_800)
    #expect(throws: StageError.self) { try stage.expectReachable("Target", atLeast: 0.01) }
    let report = try MapReport(Explainer(stage.application), title: "stage")
    #expect(report.targets.map(\.deadSize) == [3600])
  }

  @Test("a stage made of a scene goes by what its file says of its views")
  func sceneFile() throws {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
        { "id": "A", "class": "UIButton", "frame": [0, 0, 30, 30],
          "lint": { "HS201": "off, a test" } },
        { "id": "B", "class": "UIButton", "frame": [0, 100, 30, 30] },
        { "id": "C", "frame": [0, 200, 30, 30], "interactive": true } ] }
      """
    let stage = Stage(Scene(try SceneDocument(text, path: "stage.json")))
    let findings = stage.findings().map { "\($0.rule) \($0.view?.name ?? "")" }
    #expect(findings == ["HS201 B", "HS201 C"])
    #expect(stage.regions().views.filter(\.isInteractive).count == 3)
  }

  @Test("a view that is drawn nowhere is not reachable at all")
  func undrawn() throws {
    let stage = try stage()
    #expect(throws: StageError.self) { try stage.expectReachable("PromoBanner", atLeast: 0) }
    #expect(throws: StageError.self) { try stage.expectReachable("Missing") }
  }

  @Test("a target is as large as the largest square in its reachable region")
  func target() throws {
    let stage = try stage()
    try stage.expectTarget("CenterButton")
    try stage.expectTarget("ProfileButton", atLeast: 32)
    #expect(throws: StageError.self) { try stage.expectTarget("ProfileButton") }
    #expect(throws: StageError.self) { try stage.expectTarget("DeleteButton", atLeast: 1) }
  }

  @Test("findings are those of lint, and change as the views do")
  func findings() throws {
    let stage = try stage()
    #expect(stage.findings().map(\.rule).contains("HS101"))
    #expect(!stage.findings(minTarget: .wcag).map(\.rule).contains("HS201"))
    let button = try stage.view("CenterButton")
    stage.session.perform { button.frame.origin.y = 0 }
    #expect(!stage.findings().map(\.rule).contains("HS101"))
    try stage.expectReachable("CenterButton")
    #expect(stage.regions()[button]?.largestSquare?.width == 49)
  }
}
