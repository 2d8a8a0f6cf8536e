import Foundation
import HitCanvas
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Modes of the window")
struct ModeTests {
  @Test("the table of keys has a key with Ctrl and a plain one for each mode, and H")
  func keys() {
    for (digit, mode) in zip(0x31..., InspectorMode.allCases) {
      #expect(InspectorCommand(keysym: digit) == .showMode(mode))
      #expect(InspectorCommand(keysym: digit, .control) == .showMode(mode))
      #expect(InspectorCommand(keysym: digit, keyboard: .scene("Name")) == nil)
    }
    #expect(InspectorCommand(keysym: 0x68) == .showMode(.hitMap))
  }

  @Test("in Touch a hover is not explained, a press is, and the mode stays with another scene")
  func touch() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.showMode(.touch))
    rig.feed.hover(CGPoint(x: 160, y: 300))
    rig.feed.explain()
    #expect(rig.model.inspection == nil)
    #expect(rig.model.status.receiver == nil)
    rig.touch(.began, 160, 421, at: 1)
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 421))
    #expect(rig.model.moment.isPinned)
    let next = try SceneLibrary.gallery.scene("drag")
    InspectorFeed(next, rig.inspector).open(place: nil, display: nil, scale: 1)
    #expect(rig.model.mode == .touch)
    #expect(rig.model.inspection == nil)
  }

  @Test("back in Inspect what is under the pointer is explained at once")
  func back() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.perform(.showMode(.touch))
    rig.feed.hover(CGPoint(x: 160, y: 300))
    rig.feed.explain()
    rig.inspector.perform(.showMode(.inspect))
    rig.feed.explain()
    #expect(rig.model.inspection?.point == CGPoint(x: 160, y: 300))
  }

  @Test("what is asked for below the scene is shown, also where that was folded")
  func strip() throws {
    let rig = try FeedRig("raised-tab")
    rig.inspector.resize(to: CGSize(width: 720, height: 600))
    rig.touch(.began, 160, 200, at: 1)
    rig.touch(.ended, 160, 200, at: 1.1)
    #expect(rig.inspector.layout.isLogFolded && rig.model.strip == .events)
    rig.inspector.perform(.nextStrip)
    #expect(!rig.inspector.layout.isLogFolded && rig.model.strip == .lanes)
    rig.inspector.perform(.nextStrip)
    #expect(!rig.inspector.layout.isLogFolded && rig.model.strip == .keys)
  }
}
