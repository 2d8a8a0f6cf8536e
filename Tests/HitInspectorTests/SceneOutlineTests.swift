import Foundation
import HitAnalysis
import HitControls
import HitResponders
import Testing

@testable import HitInspector

@Suite("Scene outline")
struct SceneOutlineTests {
  let scene = RaisedTab()

  @Test("rows are in draw order with their depths")
  func order() {
    let rows = SceneOutline(of: scene.application).rows
    #expect(rows.count == 19)
    #expect(
      rows.prefix(6).map(\.name) == [
        "UIWindow", "RootView", "NavBar", "BackButton", "Title", "ListView",
      ]
    )
    #expect(rows.prefix(6).map(\.depth) == [0, 1, 2, 3, 3, 2])
    #expect(rows.last?.name == "ProfileButton")
  }

  @Test("a controller is named beside its view")
  func controller() {
    let rows = SceneOutline(of: scene.application).rows
    #expect(rows[1].remark == "ViewController")
    #expect(rows[0].remark == nil)
  }

  @Test("the class of a plain control is for wide trees only")
  func plainControls() throws {
    let button = UIButton(frame: CGRect(x: 200, y: 4, width: 40, height: 40))
    button.accessibilityIdentifier = "Share"
    scene.tabBar.addSubview(button)
    let rows = SceneOutline(of: scene.application).rows
    let row = try #require(rows.first { $0.name == "Share" })
    #expect(row.remark == nil && row.plainRemark == "UIButton")
    #expect(rows.first { $0.name == "TabBar" }?.plainRemark == nil)
    let own = try #require(rows.first { $0.name == "BackButton" })
    #expect(own.remark == "Button" && own.plainRemark == nil)
  }

  @Test("badges tell what changes routing, and nothing else")
  func badges() {
    scene.tabBar.isHidden = true
    let rows = SceneOutline(of: scene.application).rows
    let badges = Dictionary(
      uniqueKeysWithValues: rows.filter { !$0.badges.isEmpty }.map {
        ($0.name, $0.badges.compactMap(\.badge))
      }
    )
    #expect(
      badges == [
        "Title": ["no touch"], "HUD": ["no touch"], "PromoBanner": ["alpha 0"],
        "TabBar": ["hidden"],
      ]
    )
  }

  @Test("an override is marked, and does not count as off")
  func override() throws {
    final class Wide: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { true }
    }
    scene.window.addSubview(Wide())
    let row = try #require(SceneOutline(of: scene.application).rows.last)
    #expect(row.badges.map(\.badge) == ["override"])
    #expect(!row.isOff)
  }

  @Test("a row's view is found again while the scene has it")
  func find() {
    let id = ObjectIdentifier(scene.centerButton)
    #expect(SceneOutline.view(id, in: scene.application) === scene.centerButton)
    scene.centerButton.removeFromSuperview()
    #expect(SceneOutline.view(id, in: scene.application) == nil)
  }

  @Test("the facts of the raised button say how far it sticks out")
  func facts() {
    let facts = SelectedFacts(of: scene.centerButton)
    let lines = facts.facts.map { "\($0.label): \($0.value)" }
    #expect(facts.name == "CenterButton")
    #expect(
      lines == [
        "frame: (128, -18, 64, 64)", "in window: (128, 413, 64, 64)", "bounds: (0, 0, 64, 64)",
        "outside TabBar: 18 pt at the top", "touch enabled: yes", "own pointInside: no",
        "own hitTest: no", "own touchesBegan: yes",
      ]
    )
    #expect(facts.facts[3].tone == .trouble)
  }

  @Test("reading the outline changes nothing of the scene")
  func inert() {
    _ = scene.window.takeDamage()
    _ = SceneOutline(of: scene.application)
    _ = SelectedFacts(of: scene.centerButton)
    #expect(scene.window.takeDamage().isEmpty)
  }
}
