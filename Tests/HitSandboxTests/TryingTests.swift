import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import HitTrace
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Changes that are tried on the scene")
struct TryingTests {
  private func pinned() throws -> EditRig {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    #expect(rig.offers == [.tryIt, .tryIt, .tryIt] && rig.receiver == "Cell5")
    return rig
  }

  @Test("a change is made live: the press is made again, and arrives")
  func applies() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.offers == [.undo, .instead, .instead])
    #expect(rig.receiver == "CenterButton")
    #expect(rig.model.inspection?.verdict.kind == .arrived)
    #expect(rig.model.fixes?.result == "HS101 is gone, 1 error left")
    #expect(rig.model.findings?.total == 6)
    rig.inspector.application.layoutIfNeeded()
    let list = rig.inspector.root.why.fixes
    #expect(list.rowsInView == [0, 1])
    for row in list.rowsInView { #expect(list.bounds.contains(list.rect(ofRow: row))) }
    let rows = rig.model.edits.rows
    #expect(rows.map(\.title) == ["TabBar hitTest"] && rig.model.edits.isChanged)
  }

  @Test("it is undone and made again, and another one is made instead")
  func undone() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    rig.perform(.undo, at: 4)
    #expect(rig.offers == [.tryIt, .tryIt, .tryIt] && rig.receiver == "Cell5")
    #expect(rig.model.edits.done == 0 && !rig.model.edits.isChanged)
    rig.perform(.redo, at: 5)
    #expect(rig.receiver == "CenterButton" && rig.model.edits.done == 1)
    #expect(rig.offers == [.undo, .instead, .instead])
    #expect(rig.model.fixes?.result == "HS101 is gone, 1 error left")
    rig.perform(.undo, at: 6)
    rig.perform(.tryFix(2), at: 7)
    #expect(rig.offers == [.instead, .instead, .undo] && rig.receiver == "CenterButton")
    rig.perform(.tryFix(1), at: 8)
    #expect(rig.offers == [.instead, .undo, .instead] && rig.model.edits.rows.count == 1)
    rig.perform(.tryFix(1), at: 9)
    #expect(rig.offers == [.tryIt, .tryIt, .tryIt] && rig.receiver == "Cell5")
  }

  @Test("a change that was undone is made no more once another edit has its place")
  func replaced() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    rig.perform(.undo, at: 4)
    rig.edit("HomeButton", at: 5)
    rig.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 6)
    #expect(rig.model.edits.rows.map(\.source) == [.field])
    #expect(rig.model.fixes?.result == nil && !rig.offers.contains(.undo))
  }

  @Test("a press that a see-through view takes and drops has changes as well, and then arrives")
  func inTheWay() throws {
    let scene = """
      { "format": "hitscope-scene", "version": 1, "size": [390, 700],
        "views": [
          { "id": "Card", "frame": [20, 80, 350, 420], "color": "#2a4d69", "subviews": [
            { "id": "Pay", "class": "UIButton", "frame": [75, 360, 200, 50], "color": "#3fb950",
              "touches": "consume" } ] },
          { "id": "Spinner", "frame": [0, 0, 390, 700], "alpha": 0.02, "color": "#000000" } ] }
      """
    let rig = EditRig(recording: Scene(try SceneDocument(scene, path: "pay.json")))
    rig.tap(195, 465, at: 1)
    #expect(rig.model.inspection?.verdict.kind == .lost && rig.receiver == "Spinner")
    let row = try #require(rig.model.fixes?.rows.first)
    #expect(row.title == "Spinner: set isUserInteractionEnabled to false")
    #expect(row.won == 10_000 && row.lost == 273_000 && row.offer == .tryIt)
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.receiver == "Pay" && rig.model.inspection?.verdict.kind == .arrived)
    #expect(rig.offers.first == .undo)
    #expect(rig.model.fixes?.result == "HS103 is gone, no errors left")
    let card = try #require(rig.feed.scene.view(named: "Card"))
    rig.perform(.ask(ObjectIdentifier(card)), at: 3.1)
    rig.feed.explain(at: 3.5)
    #expect(rig.model.fixes?.result == nil && !rig.offers.contains(.undo))
    rig.perform(.tryFix(0), at: 3.6)
    #expect(rig.receiver == "Pay", "a number without a row does nothing")
    #expect(rig.feed.endQuestion())
    rig.feed.explain(at: 3.7)
    rig.feed.explain(at: 3.98)
    rig.perform(.tryFix(0), at: 4)
    #expect(rig.receiver == "Spinner" && rig.offers.first == .tryIt)
  }

  @Test("a number means the change that is listed, whatever was made for another view")
  func another() throws {
    let scene = """
      { "format": "hitscope-scene", "version": 1, "size": [400, 200],
        "views": [
          { "id": "Left", "class": "UIButton", "frame": [0, 0, 200, 200], "touches": "consume" },
          { "id": "Right", "class": "UIButton", "frame": [200, 0, 200, 200], "touches": "consume" },
          { "id": "OverLeft", "frame": [0, 0, 200, 200], "alpha": 0.02 },
          { "id": "OverRight", "frame": [200, 0, 200, 200], "alpha": 0.02 } ] }
      """
    let rig = EditRig(recording: Scene(try SceneDocument(scene, path: "two.json")))
    rig.tap(100, 100, at: 1)
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.receiver == "Left" && rig.offers.first == .undo)
    rig.tap(300, 100, at: 4)
    #expect(rig.receiver == "OverRight" && rig.offers.first == .tryIt)
    #expect(rig.feed.advice.preview(0) != nil)
    rig.perform(.tryFix(0), at: 6)
    #expect(rig.receiver == "Right" && rig.offers.first == .undo && rig.rows.count == 2)
    rig.tap(100, 100, at: 7)
    #expect(rig.receiver == "Left")
  }

  @Test("a change that a revert took back is offered again, and no view counts as edited")
  func reverted() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.model.edits.views.count == 1)
    rig.perform(.revert, at: 4)
    #expect(rig.receiver == "Cell5" && !rig.model.edits.isChanged && rig.model.edits.views.isEmpty)
    rig.feed.explain(at: 5)
    #expect(rig.offers == [.tryIt, .tryIt, .tryIt] && rig.model.fixes?.result == nil)
    rig.perform(.undo, at: 6)
    #expect(rig.offers == [.undo, .instead, .instead] && rig.receiver == "CenterButton")
  }

  @Test("of a touch before the scene was made anew, the findings are those of its view's name")
  func former() throws {
    let rig = try pinned()
    rig.edit("ToastOverlay", at: 3)
    rig.perform(.setProperty(.alpha, .number(0.9), goesOn: false), at: 3.1)
    _ = rig.feed.endQuestion()
    rig.perform(.revert, at: 4)
    rig.perform(.previousPin, at: 5)
    rig.feed.explain(at: 6)
    #expect(rig.model.findings?.rows.map(\.rule) == ["HS101"])
    #expect(rig.offers == [.tryIt, .tryIt, .tryIt])
  }

  @Test("the rows name the same views, also after one of them is moved in the file")
  func moved() throws {
    let rig = try pinned()
    let asked = try #require(rig.view("CenterButton"))
    rig.perform(.ask(ObjectIdentifier(asked)), at: 2)
    rig.feed.explain(at: 2.9)
    func names() -> [String?] {
      rig.model.fixes?.rows.map { row in
        row.view.flatMap { SceneOutline.view($0, in: rig.feed.scene.application) }
          .map { rig.feed.scene.name(of: $0) }
      } ?? []
    }
    let before = names()
    let titles = rig.model.fixes?.rows.map(\.title) ?? []
    #expect(before.count > 2 && !before.contains(nil), "\(titles)")
    for number in before.indices {
      rig.perform(.tryFix(number), at: 3 + Double(number))
      #expect(rig.offers[number] == .undo && names() == before, "\(titles[number])")
    }
  }

  @Test("what is selected and asked about stays so, by its name")
  func keeps() throws {
    let rig = try pinned()
    let asked = try #require(rig.feed.scene.view(named: "CenterButton"))
    rig.perform(.ask(ObjectIdentifier(asked)), at: 2)
    rig.feed.explain(at: 2.9)
    rig.perform(.tryFix(0), at: 3)
    #expect(rig.model.question?.name == "CenterButton")
    #expect(rig.inspector.selection.view === rig.feed.scene.view(named: "CenterButton"))
    #expect(rig.inspector.selection.view !== asked)
  }

  @Test("the map is compared with the scene as it was opened, whatever was changed before")
  func compared() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    rig.inspector.perform(.showMode(.hitMap))
    rig.feed.explain(at: 4)
    let base = try #require(rig.model.map.base)
    let now = try #require(rig.model.map.reading)
    #expect(MapComparison(from: base.report, to: now.report).changedArea == 1152)
  }

  @Test("a recording of edits replays without a difference")
  func replays() throws {
    let rig = try pinned()
    rig.perform(.tryFix(0), at: 3)
    rig.tap(160, 421, at: 4)
    rig.perform(.undo, at: 6)
    rig.tap(160, 421, at: 7)
    rig.perform(.redo, at: 9)
    rig.perform(.tryFix(2), at: 10)
    rig.tap(160, 421, at: 11)
    let recorder = try #require(rig.recorder)
    recorder.stop()
    let reader = TraceReader(text: recorder.trace, path: "edits.hstrace")
    let replayer = try TraceReplayer(reader)
    #expect(try replayer.run() == .same)
    #expect(replayer.scene.document?.text != nil && replayer.inputCount == recorder.inputCount)
    let timeline = try TraceTimeline(text: recorder.trace, path: "edits.hstrace")
    try timeline.seek(to: timeline.inputCount)
    try timeline.seek(to: 4)
    #expect(timeline.scene.document?.views.count == 19)
  }
}

extension EditRig {
  fileprivate var offers: [FixOffer] { model.fixes?.rows.map(\.offer) ?? [] }
  fileprivate var receiver: String? { feed.moments.receiver }
}
