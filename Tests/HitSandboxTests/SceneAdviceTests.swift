import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What would mend a press")
struct SceneAdviceTests {
  private func advise(
    _ name: String,
    _ x: CGFloat,
    _ y: CGFloat,
    about asked: String? = nil
  ) throws -> InspectorModel {
    let scene = try SceneLibrary.gallery.scene(name)
    let explainer = Explainer(scene)
    var press = explainer.explain(at: CGPoint(x: x, y: y))
    let views = scene.application.windows.flatMap(\.subtree)
    if let view = views.first(where: { $0.accessibilityIdentifier == asked }) {
      let reach = try #require(explainer.reach(of: view))
      press = explainer.explain(at: CGPoint(x: x, y: y), about: view, reaching: reach)
    }
    let advice = SceneAdvice(scene, SceneEditing(scene))
    var model = InspectorModel()
    model.inspection = Inspection(press)
    advice.show(in: &model, at: 1)
    #expect(model.findings == nil)
    if let due = advice.wakeTime { advice.show(in: &model, at: due) }
    #expect(advice.wakeTime == nil)
    return model
  }

  @Test("a press that missed has the changes that help, with what they win and cost")
  func fixes() throws {
    let model = try advise("raised-tab", 160, 421)
    let fixes = try #require(model.fixes)
    #expect(fixes.rows.map(\.won) == [1152, 1152, 1152])
    #expect(fixes.rows.map(\.lost) == [1152, 1152, 5760])
    #expect(fixes.loser == "Cell5")
    #expect(fixes.rows.allSatisfy { $0.view != nil && $0.finding == nil })
    let findings = try #require(model.findings)
    #expect(findings.rows.map(\.rule) == ["HS101"] && findings.total == 7)
    #expect(findings.rows.first?.place == "26:13")
  }

  @Test("a change that brings a finding says which")
  func brings() throws {
    let model = try advise("raised-tab", 222, 218, about: "DeleteButton")
    #expect(model.fixes?.rows.map(\.finding) == ["HS201", "HS201", "HS201"])
  }

  /// Asks about a view at a point, as the window does.
  private func ask(_ name: String, _ x: CGFloat, _ y: CGFloat, _ view: String) throws
    -> InspectorModel
  {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let scene = try SceneLibrary.gallery.scene(name)
    let feed = InspectorFeed(scene, inspector)
    feed.open(place: nil, display: nil, scale: 1)
    feed.hover(CGPoint(x: x, y: y))
    feed.explain(at: 1)
    let views = scene.application.windows.flatMap(\.subtree)
    let asked = try #require(views.first { $0.accessibilityIdentifier == view })
    _ = feed.perform(.ask(ObjectIdentifier(asked)))
    feed.explain(at: 2)
    #expect(inspector.model.fixes?.isPending == true)
    feed.explain(at: 3)
    return inspector.model
  }

  @Test("of a view that is asked about it tells what would let a press in, pressed or not")
  func questions() throws {
    let plain = try ask("pass-through", 210, 300, "view2-a")
    #expect(
      plain.fixes?.rows.map(\.title) == [
        "view1-a: drop the override of point(inside:with:)", "Move view2-a into base-a",
      ]
    )
    #expect(plain.fixes?.rows.map(\.won) == [19_600, 19_600])
    let covered = try ask("raised-tab", 222, 218, "DeleteButton")
    #expect(covered.fixes?.rows.contains { $0.title == "Move DeleteButton into RootView" } == true)
    let elsewhere = try ask("raised-tab", 40, 200, "CenterButton")
    #expect(elsewhere.fixes?.rows.count == 3)
    let whole = try ask("raised-tab", 46, 455, "HomeButton")
    #expect(whole.fixes?.rows.isEmpty == true && whole.fixes?.remark == nil)
  }

  @Test("a press that arrived needs no change, and a scene in Swift has none to try")
  func none() throws {
    #expect(try advise("raised-tab", 160, 450).fixes?.rows.isEmpty == true)
    let scene = try SceneLibrary.gallery.scene("stress")
    var model = InspectorModel()
    model.inspection = Inspection(Explainer(scene).explain(at: CGPoint(x: 100, y: 100)))
    let advice = SceneAdvice(scene, SceneEditing(scene))
    advice.show(in: &model, at: 1)
    #expect(advice.wakeTime == nil)
    #expect(model.fixes?.remark == "Changes are tried in scene files only.")
  }

  @Test("in a dump no change is tried, and it is told how that can be")
  func dump() throws {
    let scene = try DumpFile.photos.scene()
    var model = InspectorModel()
    model.inspection = Inspection(Explainer(scene).explain(at: CGPoint(x: 70, y: 28)))
    SceneAdvice(scene, SceneEditing(scene)).show(in: &model, at: 1)
    #expect(model.fixes?.remark == "Changes are tried in scene files only; Ctrl-S saves one.")
  }

  @Test("what lint finds elsewhere is listed beside what it finds here")
  func others() throws {
    let findings = try #require(try advise("raised-tab", 160, 421).findings)
    #expect(findings.rows.map(\.rule) == ["HS101"])
    #expect(findings.others.map(\.rule) == ["HS102", "HS103", "HS106", "HS201", "HS201", "HS201"])
    #expect(findings.others.allSatisfy { $0.view != nil && $0.place != nil })
    #expect(findings.total == 7)
  }
}
