import Foundation
import HitCanvas
import Testing

import HitResponders
@testable import HitInspector

@Suite("Replays in the bar at the top")
struct ReplayChipTests {
  private let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  @Test("a replay tells how far it is, of how many where that is known, and how it ended")
  func words() {
    var progress = ReplayProgress()
    progress.done = 12
    #expect(SceneActivity.replaying(progress).words == "replay 12")
    progress.count = 40
    #expect(SceneActivity.replaying(progress).words == "replay 12 / 40")
    #expect(SceneActivity.replaying(progress).isReplaying)
    #expect(SceneActivity.replayed(.same).words == "replay ended, same")
    #expect(SceneActivity.replayed(.same).remark == nil)
    #expect(SceneActivity.replayed(.differs("input 3: Tap gone")).words == "replay ended, differs")
    #expect(SceneActivity.replayed(.broken("no head record")).remark == "no head record")
  }

  @Test("the difference is told beside the chip, and in full where the pointer rests on it")
  func difference() throws {
    let sentence = "3.500 s input 6: " + String(repeating: "a long difference, ", count: 20)
    inspector.model.activity = .replayed(.differs(sentence))
    let surface = try CairoSurface(width: 1280, height: 800)
    inspector.painting.paint(
      [CGRect(x: 0, y: 0, width: 1280, height: 40)],
      in: surface.makeCanvas()
    )
    let bar = inspector.root.topBar
    let tip = try #require(bar.tip(at: CGPoint(x: 400, y: 20)))
    #expect(tip.text == sentence)
    #expect(tip.rect.maxX < bar.outline.frame.minX)
    inspector.model.activity = .replayed(.same)
    #expect(bar.tip(at: CGPoint(x: 400, y: 20)) == nil)
  }

  @Test("what is said of a replay beside the scene stands below the layers of a map")
  func besideLayers() {
    let inspector = Inspector(size: CGSize(width: 1920, height: 1080))
    inspector.open(RaisedTab().application)
    var state = TimelineState()
    (state.recorded, state.stage) = (["recorded 2026-11-28", "11:17:22 UTC"], ["on its own scene"])
    inspector.model.timeline = state
    inspector.application.layoutIfNeeded()
    let (note, layers) = (inspector.root.replayNote, inspector.root.layers)
    #expect(!note.isHidden && layers.isHidden)
    let alone = note.frame
    inspector.model.mode = .hitMap
    inspector.application.layoutIfNeeded()
    #expect(!note.isHidden && !layers.isHidden)
    #expect(note.frame.minY >= layers.frame.maxY && note.frame.minX == alone.minX)
    inspector.model.mode = .inspect
    inspector.application.layoutIfNeeded()
    #expect(note.frame == alone)
  }
}
