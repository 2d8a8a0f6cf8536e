import Foundation
import HitAnalysis
import HitResponders
import Testing

@testable import HitInspector

@Suite("The walk as it is listed")
struct WalkGroupingTests {
  let scene = RaisedTab()

  private func inspect(_ x: CGFloat, _ y: CGFloat) -> Inspection {
    Inspection(scene.explainer.explain(at: CGPoint(x: x, y: y)))
  }

  private func list(_ inspection: Inspection, open: Set<SceneViewID> = []) -> [String] {
    let grouping = WalkGrouping(keeping: inspection.onWay, open: open)
    return grouping.entries(of: inspection.walk).map { entry in
      switch entry {
      case .view(let row): "\(row.number.map { "\($0)" } ?? "-") \(row.name)"
      case .group(let group):
        "\(group.numbers.lowerBound)–\(group.numbers.upperBound) \(group.reasons)"
      }
    }
  }

  @Test("siblings that refused and do not matter are one row, the way and the culprit are not")
  func grouped() {
    #expect(
      list(inspect(160, 421)) == [
        "1 UIWindow", "2 RootView", "3 TabBar", "- CenterButton", "4–6 touch off, outside, alpha 0",
        "7 ListView", "8 Cell5",
      ]
    )
  }

  @Test("a group that is open has its rows below it")
  func opened() throws {
    let inspection = inspect(160, 421)
    let hud = try #require(inspection.walk.first { $0.name == "HUD" }?.view)
    #expect(
      list(inspection, open: [hud]).dropFirst(4).prefix(4) == [
        "4–6 touch off, outside, alpha 0", "4 HUD", "5 ToastOverlay", "6 PromoBanner",
      ]
    )
  }

  @Test("502 turns cost 3 rows, and the group names the nearest of those that are outside")
  func stress() {
    let root = scene.window.subviews[0]
    for view in root.subviews { view.removeFromSuperview() }
    for index in 0..<500 {
      let frame = CGRect(x: 200 + index, y: 20, width: 10, height: 10)
      let view = UIView(frame: frame)
      view.accessibilityIdentifier = "Dot\(index)"
      root.addSubview(view)
    }
    let inspection = inspect(20, 10)
    #expect(inspection.askedCount == 502)
    #expect(
      list(inspection) == ["1 UIWindow", "2 RootView", "3–502 outside, nearest Dot0 by 180 pt"]
    )
  }

  @Test("of many, each kind of refusal is counted")
  func counts() {
    let root = scene.window.subviews[0]
    for view in root.subviews { view.removeFromSuperview() }
    for index in 0..<16 {
      let view = UIView(frame: CGRect(x: 54, y: 0, width: 10, height: 10))
      view.isUserInteractionEnabled = index > 1
      root.addSubview(view)
    }
    #expect(list(inspect(20, 5)).last == "3–18 2 off, 14 outside by 34 pt")
  }

  @Test("two siblings, a view's own answer, and what contains the asked view keep their rows")
  func kept() throws {
    final class Hole: UIView {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
    }
    let root = scene.window.subviews[0]
    for view in root.subviews { view.removeFromSuperview() }
    let frames = [CGRect](repeating: CGRect(x: 100, y: 0, width: 10, height: 10), count: 5)
    let views = frames.map { UIView(frame: $0) }
    for view in views { root.addSubview(view) }
    let hole = Hole(frame: root.bounds)
    hole.accessibilityIdentifier = "Hole"
    root.insertSubview(hole, at: 2)
    #expect(list(inspect(20, 5)).filter { $0.contains("Hole") } == ["6 Hole"])
    #expect(list(inspect(20, 5)).count == 6)
    let rows = inspect(20, 5).walk
    #expect(rows.first { $0.name == "Hole" }?.reason == "own point(inside:) = no")
    let asked = WalkGrouping(keeping: [ObjectIdentifier(views[3])]).entries(of: rows)
    #expect(asked.allSatisfy { if case .view = $0 { true } else { false } })
  }

  @Test("a refusal that would not matter here says how far off it is")
  func moot() throws {
    scene.tabBar.isUserInteractionEnabled = false
    let row = try #require(inspect(160, 126).walk.first { $0.name == "TabBar" })
    #expect(row.reason == "off, and 305 pt away")
    #expect(row.isMoot)
    let here = try #require(inspect(20, 450).walk.first { $0.name == "TabBar" })
    #expect(here.reason == "touch off" && !here.isMoot)
  }

  @Test("only a view without children has no child")
  func children() throws {
    let list = try #require(scene.cell5.superview)
    list.subviews.forEach { $0.isUserInteractionEnabled = false }
    let reason = { inspect(160, 300).walk.first { $0.outcome == .received }?.reason }
    #expect(reason() == "inside, no child took it")
    list.subviews.forEach { $0.removeFromSuperview() }
    #expect(reason() == "inside, no child")
  }

  @Test("only a view that would take the press is said to be inside without having been asked")
  func unasked() {
    let label = UIView(frame: CGRect(x: 0, y: -20, width: 320, height: 60))
    label.accessibilityIdentifier = "Label"
    scene.tabBar.addSubview(label)
    let reasons = {
      inspect(160, 421).walk.filter { $0.outcome == .notAsked }.map { "\($0.name) \($0.reason)" }
    }
    let told = ["Label not asked, would be inside", "CenterButton not asked, would be inside"]
    #expect(reasons() == told)
    label.isUserInteractionEnabled = false
    #expect(reasons() == Array(told.suffix(1)))
    // A view that was meant always has its row.
    scene.centerButton.isUserInteractionEnabled = false
    #expect(reasons() == ["CenterButton not asked, touch off"])
    scene.tabBar.isHidden = true
    #expect(reasons().isEmpty)
  }
}
