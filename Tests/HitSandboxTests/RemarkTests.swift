import Foundation
import HitAnalysis
import HitGeometry
import HitResponders
import HitScenes
import Testing

@testable import HitInspector

/// What tree, badges, facts and lint say of a view, against what the walk does with it.
@Suite("Remarks on views")
struct RemarkTests {
  private final class Button: UIView {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  }

  private func scene(
    _ cutoff: RoutingOptions.AlphaCutoff,
    _ change: @escaping (UIView) -> Void
  ) -> (Scene, UIView) {
    let view = Button(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    view.accessibilityIdentifier = "Button"
    change(view)
    let scene = Scene(name: "s", title: "s", size: CGSize(width: 80, height: 80)) { stage in
      stage.application.routingOptions.hitTestAlphaCutoff = cutoff
      stage.makeWindow().addSubview(view)
    }
    return (scene, view)
  }

  @Test(
    "at an alpha of 0.01 walk, badge, facts and lint go by the one rule",
    arguments: RoutingOptions.AlphaCutoff.allCases
  )
  func alphaCutoff(cutoff: RoutingOptions.AlphaCutoff) throws {
    let (scene, view) = scene(cutoff) { $0.alpha = 0.01 }
    let isRefused = cutoff == .atOrBelow001
    let press = Explainer(scene).explain(at: CGPoint(x: 40, y: 40))
    let row = try #require(Inspection(press).walk.first { $0.name == "Button" })
    #expect((row.reason == "alpha 0.01") == isRefused)
    let outline = SceneOutline(of: scene.application)
    let outlined = try #require(outline.rows.first { $0.id == ObjectIdentifier(view) })
    let badges = outlined.badges.map(\.badge)
    #expect((badges == ["alpha 0.01"]) == isRefused)
    let fact = SelectedFacts(of: view).facts.first { $0.label == "alpha" }
    #expect(fact?.value == "0.01" && (fact?.tone == .trouble) == isRefused)
    let remarks = ViewRemark.remarks(on: view, rules: HitTestRules(scene.application))
    #expect(
      remarks.flatMap(\.words).first == (isRefused ? "transparent (alpha 0.01)" : "alpha 0.01")
    )
    let found = Linter().findings(in: scene).filter { $0.rule == "HS106" }
    #expect(found.contains { $0.level == .warning } == isRefused)
  }

  @Test("whatever refuses every point is told by the walk's own word, and by one badge")
  func refusals() throws {
    let changes: [(HitTestVerdict, (UIView) -> Void)] = [
      (.hidden, { $0.isHidden = true }),
      (.interactionDisabled, { $0.isUserInteractionEnabled = false }),
      (.transparent(alpha: 0), { $0.alpha = 0 }), (.singular, { $0.transform.a = 0 }),
    ]
    for (verdict, change) in changes {
      let (scene, view) = scene(.below001, change)
      let walk = HitTestWalk(at: CGPoint(x: 40, y: 40), in: scene.application)
      #expect(walk.visits.first { $0.view === view }?.verdicts == [verdict])
      let remarks = ViewRemark.remarks(on: view, rules: HitTestRules(scene.application))
      #expect(remarks.flatMap(\.words).contains(verdict.words.text))
      #expect(remarks.compactMap(\.badge) == [verdict.tag])
    }
  }
}
