import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("The hit map of the window")
struct HitMapModeTests {
  private func rig(_ name: String = "raised-tab") throws -> FeedRig {
    let rig = try FeedRig(name)
    rig.inspector.perform(.showMode(.hitMap))
    rig.feed.explain(at: 1)
    return rig
  }

  private func view(_ name: String, in rig: FeedRig) throws -> UIView {
    let windows = try #require(rig.inspector.scene?.windows)
    return try #require(windows.flatMap(\.subtree).first { $0.routingName == name })
  }

  @Test("it is shown in its mode only, and tells areas, findings and numbers")
  func content() throws {
    let rig = try rig()
    let reading = try #require(rig.model.map.reading)
    let button = try view("CenterButton", in: rig)
    #expect(reading.share(of: ObjectIdentifier(button)) == "1.9 %")
    #expect(try reading.share(of: ObjectIdentifier(view("DeleteButton", in: rig))) == "—")
    #expect(reading.receiverRows.first?.name == "Cell5")
    #expect(reading.findingRows.map(\.rule).prefix(2) == ["HS101", "HS102"])
    #expect(reading.report.regionCount == 12)
    let other = try FeedRig("raised-tab")
    other.feed.hover(CGPoint(x: 160, y: 421))
    other.feed.explain(at: 2)
    #expect(other.model.shownMap == nil)
  }

  @Test("what is marked of a finding's view leaves its number and the names to be read")
  func numbers() throws {
    let rig = try rig()
    rig.inspector.perform(.stepFinding(1))
    rig.feed.hover(CGPoint(x: 100, y: 300))
    rig.feed.explain(at: 2)
    let (geometry, stage) = (rig.inspector.geometry, rig.inspector.root.stage)
    let map = try #require(stage.map)
    let number = try #require(map.findingFrames.first.map { geometry.windowRect($0) })
    let marks = stage.marks.compactMap { mark in
      if case .selection(let selection) = mark { selection } else { nil as SelectionMark? }
    }
    let spared = marks.compactMap { mark in
      if case .lost(_, _, let look) = mark { look.spared } else { nil as [CGRect]? }
    }
    #expect(spared == [[number]])
    let taken = (map.findingFrames + map.labelFrames).map { geometry.windowRect($0) }
    let distances = marks.compactMap { mark in
      if case .pill(let pill) = mark, pill.tone == .gap { pill.rect } else { nil as CGRect? }
    }
    #expect(distances.count == 2)
    for distance in distances { #expect(!taken.contains { $0.intersects(distance) }) }
  }

  @Test("it follows each change of the scene, and is kept while nothing changes")
  func live() throws {
    let rig = try rig()
    let first = try #require(rig.model.map.reading)
    rig.feed.hover(CGPoint(x: 160, y: 300))
    rig.feed.explain(at: 2)
    #expect(rig.model.map.reading == first)
    let bar = try view("TabBar", in: rig)
    bar.bounds.size.height += 36
    rig.feed.explain(at: 3)
    let second = try #require(rig.model.map.reading)
    #expect(second != first)
    let fresh = try #require(rig.inspector.scene).screen.bounds.size
    let map = HitMap(try #require(rig.inspector.scene))
    for y in stride(from: 0.5, to: fresh.height, by: 7) {
      for x in stride(from: 0.5, to: fresh.width, by: 7) {
        let point = CGPoint(x: x, y: y)
        #expect(second.regions.map.receiver(at: point) === map.receiver(at: point))
      }
    }
    let base = try #require(rig.model.map.base)
    #expect(second.comparison(from: base).changedArea > 0)
    rig.inspector.perform(.compareMap)
    #expect(rig.model.map.base == second)
  }

  @Test("F8 goes through the findings from any mode; each is marked, selected and asked about")
  func findings() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.stepFinding(1))
    #expect(rig.model.mode == .hitMap)
    rig.feed.explain(at: 1)
    rig.inspector.perform(.stepFinding(1))
    #expect(rig.model.map.chosen == 0)
    let button = try view("CenterButton", in: rig)
    #expect(rig.inspector.selection.id == ObjectIdentifier(button))
    #expect(rig.model.question?.view == ObjectIdentifier(button))
    rig.inspector.perform(.stepFinding(-1))
    #expect(rig.model.map.chosen == (rig.model.map.reading?.found?.count ?? 0) - 1)
    #expect(rig.feed.endQuestion())
    #expect(rig.inspector.findings.choose(at: CGPoint(x: 191, y: 412)))
    #expect(rig.model.map.chosen == 0)
    #expect(!rig.inspector.findings.choose(at: CGPoint(x: 20, y: 150)))
  }

  @Test("layers come and go one by one")
  func layers() throws {
    let rig = try rig()
    rig.inspector.perform(.stepLayers(-1))
    #expect(rig.model.map.layers == [.receivers, .outlines, .dead, .dropped])
    #expect(!rig.inspector.findings.choose(at: CGPoint(x: 191, y: 412)))
    rig.inspector.perform(.stepLayers(1))
    #expect(rig.model.map.layers == .all)
  }

  @Test("another scene in the mode has its own map, and its own to be compared with")
  func anotherScene() throws {
    let rig = try rig()
    let first = rig.model.map.reading
    let next = InspectorFeed(try SceneLibrary.gallery.scene("drag"), rig.inspector)
    next.open(place: nil, display: nil, scale: 1)
    next.explain(at: 5)
    #expect(rig.model.map.reading != nil)
    #expect(rig.model.map.reading != first)
    #expect(rig.model.map.base?.report.title == "drag")
  }
}
