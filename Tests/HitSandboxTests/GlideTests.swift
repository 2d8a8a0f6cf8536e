import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("What moves smoothly in the window")
struct GlideTests {
  private func rig(isStill: Bool = false) throws -> FeedRig {
    let rig = try FeedRig("raised-tab")
    rig.inspector.places.isStill = isStill
    // What is found out once the pointer has rested is found out before.
    for time in [1.0, 2, 3] { rig.feed.explain(at: time) }
    return rig
  }

  private func layers(isStill: Bool = false) throws -> FeedRig {
    let rig = try rig(isStill: isStill)
    rig.inspector.perform(.showMode(.explode))
    for time in [4.0, 5] { rig.feed.explain(at: time) }
    return rig
  }

  @Test(
    "the camera of the layers takes 160 ms, and asks for no frame before and after",
    arguments: [.resetCamera, .step(.child), .step(.previous), .stepLayers(1)]
      as [InspectorCommand]
  )
  func camera(command: InspectorCommand) throws {
    let rig = try layers()
    let inspector = rig.inspector
    inspector.model.explode.yaw = -20
    rig.feed.explain(at: 6)
    let panel = inspector.root.exploded
    let start = panel.content.camera
    #expect(rig.feed.wakeTime == nil)
    inspector.perform(command)
    rig.feed.explain(at: 10)
    #expect(panel.content.camera == start)
    let due = try #require(rig.feed.wakeTime)
    #expect(due > 10 && due < 10.02)
    rig.feed.explain(at: 10.08)
    let middle = panel.content.camera
    rig.feed.explain(at: 10.17)
    let end = panel.content.camera
    #expect(middle != start && middle != end)
    // It is fast at first: an eighth of the way is left in the middle of the time.
    #expect(abs(end.origin.x - middle.origin.x) * 7.9 < abs(end.origin.x - start.origin.x))
    #expect(rig.feed.wakeTime == nil)
    rig.feed.explain(at: 11)
    #expect(panel.content.camera == end)
  }

  @Test("a drag of the layers and the slider are followed at once")
  func drag() throws {
    let rig = try layers()
    let inspector = rig.inspector
    let panel = inspector.root.exploded
    inspector.perform(.step(.child))
    rig.feed.explain(at: 10)
    panel.onGesture?(.orbit(CGSize(width: 20, height: 0)))
    let dragged = panel.content.camera
    #expect(rig.feed.wakeTime == nil)
    rig.feed.explain(at: 11)
    #expect(panel.content.camera == dragged)
    panel.controls.onSpread?(36)
    #expect(rig.feed.wakeTime == nil)
  }

  @Test("a double click looks along the ray, and takes the same time")
  func lookingAlong() throws {
    let rig = try layers()
    let panel = rig.inspector.root.exploded
    let start = panel.content.camera
    panel.onGesture?(.lookAlong)
    #expect(panel.content.camera == start)
    rig.feed.explain(at: 10)
    rig.feed.explain(at: 10.2)
    #expect(panel.content.camera.step == .zero)
  }

  @Test(
    "a panel that folds takes 120 ms, and the scene its room with it",
    arguments: InspectorPanel.allCases
  )
  func folding(panel: InspectorPanel) throws {
    let rig = try rig()
    let inspector = rig.inspector
    rig.touch(.began, 160, 421, at: 5)
    rig.touch(.ended, 160, 421, at: 5.1)
    for time in [7.0, 8, 9] { rig.feed.explain(at: time) }
    let root = inspector.root
    let frames = { [root.tree, root.selected, root.log, root.why, root.stage].map(\.frame) }
    let start = frames()
    #expect(rig.feed.wakeTime == nil)
    inspector.perform(.fold(panel))
    rig.feed.explain(at: 10)
    #expect(frames() == start)
    rig.feed.explain(at: 10.04)
    let middle = frames()
    #expect(middle != start)
    rig.feed.explain(at: 10.13)
    #expect(frames() != middle)
    #expect(inspector.places.shown == inspector.layout && rig.feed.wakeTime == nil)
    inspector.perform(.fold(panel))
    rig.feed.explain(at: 20)
    rig.feed.explain(at: 20.13)
    #expect(frames() == start)
  }

  @Test("columns that fold leave no gap on the way")
  func neighbours() throws {
    let rig = try rig()
    let inspector = rig.inspector
    inspector.perform(.fold(.why))
    rig.feed.explain(at: 10)
    var seen = 0
    for step in 1...6 {
      rig.feed.explain(at: 10 + Double(step) * 0.02)
      let why = inspector.root.why
      if why.isHidden { continue }
      seen += 1
      #expect(abs(why.frame.minX - inspector.root.stage.frame.maxX) <= 2)
    }
    #expect(seen >= 3)
    #expect(inspector.root.why.isHidden)
  }

  @Test("nothing moves where the window is to be still")
  func still() throws {
    let rig = try layers(isStill: true)
    let inspector = rig.inspector
    inspector.perform(.step(.child))
    inspector.perform(.fold(.views))
    let camera = inspector.root.exploded.content.camera
    #expect(rig.feed.wakeTime == nil)
    rig.feed.explain(at: 10)
    rig.feed.explain(at: 11)
    #expect(inspector.root.exploded.content.camera == camera)
    #expect(inspector.places.shown == inspector.layout)
  }
}
