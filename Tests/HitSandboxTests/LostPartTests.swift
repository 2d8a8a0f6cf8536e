import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// What the canvas shows of the parts that a view loses, and of views that are taken away.
@Suite("Lost parts and lost views")
struct LostPartTests {
  private final class Rig: FeedRig {
    func hover(_ x: CGFloat, _ y: CGFloat) {
      feed.hover(CGPoint(x: x, y: y))
      feed.explain()
    }

    func ask(_ name: String) throws {
      let row = try #require(model.outline.rows.first { $0.name == name })
      inspector.choose(row.id)
    }

    var pills: [SelectionMark.Pill] {
      inspector.root.stage.marks.compactMap { mark in
        guard case .selection(.pill(let pill)) = mark else { return nil }
        return pill
      }
    }
  }

  @Test("a part that has no room for a name tells on hover who gets the press there")
  func smallPart() throws {
    let rig = try Rig("raised-tab")
    rig.inspector.places.zoom = .fixed(0.5)
    try rig.ask("CenterButton")
    let loss = try #require(rig.model.question?.losses.first)
    let part = try #require(loss.parts.first)
    #expect(part == CGRect(x: 128, y: 413, width: 64, height: 18))
    let shown = rig.inspector.geometry.windowRect(part)
    #expect(shown.height < 18)
    rig.hover(20, 300)
    #expect(!rig.pills.contains { $0.text == "Cell5 takes it" })
    rig.hover(140, 420)
    let pill = try #require(rig.pills.first { $0.text == "Cell5 takes it" })
    let pointer = rig.inspector.geometry.windowPoint(CGPoint(x: 140, y: 420))
    #expect(!pill.rect.intersects(shown) && !pill.rect.contains(pointer))
    rig.hover(140, 440)
    #expect(!rig.pills.contains { $0.text == "Cell5 takes it" })
  }

  @Test("a part that says who gets the press there says it once")
  func largePart() throws {
    let rig = try Rig("pass-through")
    try rig.ask("view2-a")
    rig.hover(210, 300)
    #expect(rig.pills.count { $0.text == "base-a takes it" } == 1)
  }

  @Test("a click on a lost part pins its middle, once, and keeps the question")
  func click() throws {
    let rig = try Rig("raised-tab")
    try rig.ask("CenterButton")
    #expect(!rig.inspector.pinLostPart(at: CGPoint(x: 160, y: 450)))
    #expect(!rig.model.moment.isPinned)
    #expect(rig.inspector.pinLostPart(at: CGPoint(x: 130, y: 414)))
    #expect(rig.model.moment.isPinned && rig.model.moment.subject == .hover)
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 422))
    #expect(rig.model.question?.name == "CenterButton")
    #expect(rig.inspector.pinLostPart(at: CGPoint(x: 150, y: 414)))
    #expect(rig.model.moment.place == PinPlace(1, of: 1))
    let window = rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 414))
    #expect(rig.inspector.areas.cursor(at: window) == .hand)
  }

  @Test("a part is amber where a disabled control drops the press, red elsewhere")
  func dropped() throws {
    let text = """
      {"format":"hitscope-scene","version":1,"size":[300,300],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Card","frame":[50,50,200,100],"color":"#336699"},
      {"id":"Live","frame":[60,60,40,40],"class":"UIButton","color":"#669933"},
      {"id":"Dead","frame":[150,60,40,40],"class":"UIButton","enabled":false,
      "color":"#996633"}]}]}
      """
    let rig = Rig(Scene(try SceneDocument(text, path: "t.json")))
    try rig.ask("Card")
    let losses = try #require(rig.model.question?.losses)
    #expect(losses.filter(\.isDropped).map(\.winner) == ["Dead"])
    #expect(losses.filter { !$0.isDropped }.map(\.winner) == ["Live"])
  }

  @Test("M held measures from the view that is asked about, or pinned, to the one at the pointer")
  func measure() throws {
    let rig = try Rig("pass-through")
    rig.inspector.model.tool = .measure
    rig.hover(590, 300)
    #expect(rig.model.measure == nil)
    try rig.ask("view2-a")
    rig.hover(590, 300)
    #expect(rig.model.measure?.relation == .apart)
    #expect(rig.model.measure?.from == rig.model.selected?.shape)
    rig.inspector.model.keyboard = .scene("view2")
    rig.hover(591, 300)
    #expect(rig.model.measure == nil)
    rig.inspector.model.keyboard = .hitscope
    rig.inspector.model.tool = nil
    rig.hover(590, 300)
    #expect(rig.model.measure == nil)
  }

  @Test("D4e: a view that is taken away under the finger leaves a dotted ghost for a second")
  func ghost() throws {
    let rig = try Rig("cancelled")
    rig.touch(.began, 260, 300, at: 1)
    let shape = try #require(rig.model.inspection?.receiver)
    #expect(rig.model.ghost == nil)
    rig.touch(.moved, 600, 60, at: 1.5)
    #expect(rig.model.ghost == shape)
    #expect(rig.feed.wakeTime == 2.5)
    let outline = StageMark.Outline(shape, rig.inspector.geometry)
    #expect(rig.inspector.root.stage.marks.contains(.ghost(outline)))
    rig.touch(.ended, 600, 60, at: 2)
    #expect(rig.model.ghost == shape)
    rig.feed.explain(at: 2.5)
    #expect(rig.model.ghost == nil)
    for mark in rig.inspector.root.stage.marks {
      switch mark {
      case .receiver, .touched, .ghost, .callout(.number), .callout(.tag): Issue.record("\(mark)")
      default: break
      }
    }
    #expect(rig.inspector.root.stage.marks.contains { if case .touch = $0 { true } else { false } })
  }
}
