import Foundation
import HitCanvas
import HitScenes
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Pictures of a scene that is edited")
struct EditGoldenTests {
  private func mismatch(_ rig: EditRig, _ name: String) throws -> String? {
    let picture = try rig.inspector.painting.render()
    return try Golden.mismatch(picture.pngData(), named: "windows/\(name).png") { golden, _ in
      try WindowGoldenTests.difference(CairoSurface(png: golden, place: name), picture)
    }
  }

  @Test("a change that was tried, with those that could be made instead, and a view in mid-drag")
  func edit() throws {
    let rig = try EditRig(recording: "raised-tab")
    rig.tap(160, 421, at: 1)
    rig.perform(.tryFix(0), at: 3)
    rig.edit("ToastOverlay", at: 4)
    rig.perform(.setProperty(.alpha, .number(0.3), goesOn: false), at: 5)
    rig.perform(.undo, at: 6)
    rig.edit("CenterButton", at: 7)
    _ = rig.inspector.focus.leaveField()
    rig.inspector.selection.select(nil)
    rig.edit("CenterButton", at: 8)
    rig.inspector.focus.release()
    let grip = rig.inspector.geometry.windowPoint(CGPoint(x: 150, y: 450))
    #expect(rig.feed.grasp(at: grip))
    rig.feed.drag(to: CGPoint(x: grip.x + 2, y: grip.y - 6), isFree: false)
    rig.inspector.model.saveTarget = .newFile
    rig.feed.explain(at: 9)
    rig.feed.explain(at: 10)
    #expect(try mismatch(rig, "edit") == nil)
  }

  @Test("a file that is no scene any more, over the last good state")
  func broken() throws {
    let rig = try EditRig(recording: "raised-tab")
    var fault = FileFault(
      "my-scene.json:26:67",
      "frame: found 3 values; expected [x, y, width, height]"
    )
    (fault.line, fault.text, fault.range) = (26, "\"frame\": [128, -24, 64],", 9..<23)
    rig.inspector.model.fileState = .broken(fault)
    rig.feed.explain(at: 2)
    #expect(try mismatch(rig, "file-broken") == nil)
  }
}
