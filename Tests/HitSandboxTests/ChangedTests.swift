import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What the edits of a scene came to")
struct ChangedTests {
  private func lines(_ rig: FeedRig) throws -> [String] {
    let (now, saved) = (try #require(rig.model.map.reading), try #require(rig.model.map.saved))
    return ChangedPanel.Line.all(now, since: saved, most: 6).map { line in
      [line.label, line.before, line.now].compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test("it stands below the scene while the scene is other than its file, and is made at once")
  func strip() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    #expect(rig.model.strip == .events)
    rig.edit("CenterButton", at: 3)
    #expect(rig.model.strip == .events)
    rig.feed.explain(at: 3.5)
    rig.perform(.tryFix(0), at: 4)
    #expect(rig.model.strip == .changes)
    #expect(rig.inspector.root.changed.isHidden == false)
    let found = try lines(rig)
    #expect(
      found == [
        "other receiver 1152 pt², 0.8 %", "Cell5 38080 36928 pt²", "CenterButton 2944 4096 pt²",
        "fixed dead zones 1152 pt²", "findings 7 6",
      ]
    )
    #expect(rig.model.lint?.errors == 1)
    #expect(rig.model.properties?.reach?.reached == 4096)
    rig.perform(.undo, at: 5)
    #expect(rig.model.strip == .events)
  }

  @Test("it follows a drag frame by frame, against the file as it was saved last")
  func saved() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    rig.perform(.setProperty(.y, .number(-10), goesOn: false), at: 2)
    let first = try #require(rig.model.map.saved)
    #expect(try lines(rig).contains("findings 7"))
    rig.inspector.focus.release()
    let grip = rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 450))
    #expect(rig.feed.grasp(at: grip))
    rig.feed.drag(to: CGPoint(x: grip.x, y: grip.y + 10), isFree: true)
    rig.feed.explain(at: 3)
    #expect(try lines(rig).contains("CenterButton 2944 3136 pt²"))
    #expect(rig.model.map.saved == first)
    #expect(rig.feed.dropView())
    rig.feed.explain(at: 4)
    rig.feed.noteSaved(to: "/tmp/elsewhere.json")
    rig.perform(.setProperty(.y, .number(-18), goesOn: false), at: 5)
    #expect(rig.model.map.saved != first)
    #expect(try lines(rig).contains("CenterButton 3136 2944 pt²"))
    #expect(try lines(rig).contains("new dead zones 1152 pt²"))
  }

  @Test("a target that wins is green and one that loses is red, whatever becomes of its dead part")
  func tones() throws {
    let rig = try EditRig(recording: "raised-tab")
    func tone() throws -> FigureTone? {
      let (now, saved) = (try #require(rig.model.map.reading), try #require(rig.model.map.saved))
      let lines = ChangedPanel.Line.all(now, since: saved, most: 30)
      return lines.first { $0.label == "CenterButton" }?.tone
    }
    rig.edit("TabBar", at: 1)
    rig.perform(.setProperty(.hidden, .flag(true), goesOn: false), at: 2)
    #expect(try tone() == .bad)
    rig.perform(.undo, at: 3)
    rig.edit("CenterButton", at: 4)
    rig.perform(.setProperty(.height, .number(150), goesOn: false), at: 5)
    rig.perform(.setProperty(.width, .number(150), goesOn: false), at: 6)
    #expect(try tone() == .good)
  }

  @Test("Shift-F4 goes from it to the others and back; a person's choice stays")
  func choice() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.edit("CenterButton", at: 1)
    rig.perform(.setProperty(.alpha, .number(0.5), goesOn: false), at: 2)
    #expect(rig.model.strip == .changes)
    rig.inspector.perform(.nextStrip)
    #expect(rig.model.strip == .events)
    rig.perform(.setProperty(.alpha, .number(0.4), goesOn: false), at: 3)
    #expect(rig.model.strip == .events)
  }

  @Test("the effect of a change is outlined while the pointer is over its row")
  func preview() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    let fixes = try #require(rig.model.fixes)
    let taller = try #require(fixes.rows.firstIndex { $0.title.contains("taller") })
    let list = rig.inspector.root.why.fixes
    list.didHover(row: taller)
    let preview = try #require(rig.model.preview)
    #expect(preview.frames.map(\.box) == [CGRect(x: 0, y: 413, width: 320, height: 67)])
    #expect(preview.won.reduce(0) { $0 + $1.width * $1.height } == 1152)
    let marks = rig.inspector.root.stage.marks
    #expect(marks.contains { if case .selection(.wouldReach) = $0 { true } else { false } })
    #expect(marks.contains { if case .selection(.wouldLie) = $0 { true } else { false } })
    list.didHover(row: 0)
    #expect(rig.model.preview?.frames == [])
    #expect(rig.model.preview?.won.isEmpty == false)
    list.didHover(row: nil)
    #expect(rig.model.preview == nil)
    #expect(!rig.model.edits.isChanged)
    list.didHover(row: 0)
    rig.perform(.tryFix(0), at: 4)
    #expect(rig.model.preview == nil)
  }
}
