import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What is copied in place of the explanation")
struct CopyingTests {
  @Test("the path of the view that is selected in the tree, while the tree has the keys")
  func path() throws {
    let rig = try FeedRig("raised-tab")
    rig.feed.explain(at: 1)
    #expect(rig.inspector.chosenText == nil)
    let list = rig.inspector.root.tree.list
    let row = try #require(list.rows.firstIndex { $0.name == "CenterButton" })
    list.click(row: row, at: CGPoint(x: 120, y: 5), isDouble: false)
    #expect(rig.inspector.chosenText == "UIWindow/RootView/TabBar/CenterButton")
    rig.inspector.focus.release()
    #expect(rig.inspector.chosenText == nil)
    #expect(rig.feed.explanationText != nil)
  }

  @Test("the finding that is chosen on the map, as lint prints it, while its view is selected")
  func finding() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.showMode(.hitMap))
    rig.feed.explain(at: 1)
    rig.inspector.perform(.stepFinding(1))
    let lines = try #require(rig.inspector.chosenText).split(separator: "\n")
    #expect(lines.first?.hasSuffix("is drawn but cannot be touched [HS101]") == true)
    #expect(lines.first?.contains("raised-tab.json:26:13: error: CenterButton") == true)
    #expect(lines.count == 3)
    rig.inspector.selection.select(rig.feed.scene.view(named: "Cell1").map { ObjectIdentifier($0) })
    #expect(rig.inspector.chosenText == nil)
    rig.inspector.perform(.showMode(.inspect))
    #expect(rig.inspector.chosenText == nil)
  }

  @Test("a page of the map tells what changed since the map that it is compared with")
  func comparison() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.showMode(.hitMap))
    rig.feed.explain(at: 1)
    #expect(rig.model.map.comparison == nil)
    try #require(rig.feed.scene.view(named: "ToastOverlay")).isHidden = true
    rig.feed.explain(at: 2)
    #expect(rig.model.map.comparison?.changedArea == 14400)
  }
}
