import Foundation
import HitGeometry
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("Dumps saved as scene files")
struct DumpSavingTests {
  /// Who receives a press at each point of a grid.
  private func receivers(in scene: Scene) -> [String] {
    var names: [String] = []
    let size = scene.application.screen.bounds.size
    for y in stride(from: 1.25, to: size.height, by: 7) {
      for x in stride(from: 1.25, to: size.width, by: 7) {
        let hit = HitTestWalk(at: CGPoint(x: x, y: y), in: scene.application).hit
        names.append(hit.map { scene.name(of: $0) } ?? "nobody")
      }
    }
    return names
  }

  @Test("each press of a real dump goes where it went", arguments: DumpSources.goldens)
  func presses(name: String) throws {
    let dump = Scene(try SceneDocument(contentsOfFile: DumpSources.path(ofGolden: name)))
    let text = try #require(dump.fileTextOfDump)
    let scene = Scene(try SceneDocument(text: text, path: "saved.json"))
    #expect(scene.document?.dump == nil && scene.document?.size == dump.document?.size)
    #expect(receivers(in: scene) == receivers(in: dump))
    let hints = [dump, scene].map { $0.document?.views.map(\.interactiveHint) }
    #expect(hints[0] == hints[1])
    #expect(scene.document?.views.map(\.id) == dump.document?.views.map(\.id))
  }

  @Test("views are written as they lie now: edited, scrolled, turned")
  func edited() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <UIScrollView: 0x7f02; frame = (0 0; 320 480); contentOffset: {0, 20}; contentSize: {320, 900}>
         |    | <UIView: 0x7f03; frame = (20 300; 100 50)>
      """
    let dump = Scene(try SceneDocument(text: Array(text.utf8), path: "app.txt"))
    dump.change(.set(id: "UIScrollView", [.contentOffset(CGPoint(x: 0, y: 60))]))
    dump.change(
      .set(id: "UIView", [.transform(CGAffineTransform(rotationAngle: 0.5)), .hidden(true)])
    )
    let saved = try #require(dump.fileTextOfDump)
    let scene = Scene(try SceneDocument(text: saved, path: "saved.json"))
    for name in ["UIScrollView", "UIView"] {
      let (view, other) = (
        try #require(scene.view(named: name)), try #require(dump.view(named: name))
      )
      #expect(view.bounds == other.bounds && view.center == other.center)
      #expect(view.transform == other.transform && view.isHidden == other.isHidden)
      #expect(view.clipsToBounds == other.clipsToBounds)
    }
    #expect(scene.fileTextOfDump == nil)
  }
}
