import Foundation
import HitReports
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

/// What keeps pages of long traces small.
@Suite("What pages tell once")
@MainActor
struct PageSizeTests {
  @Test("a view that scrolls is told by how far, and looks the same all the way")
  func scrolling() throws {
    let json = """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"W","subviews":[
        {"id":"List","class":"UIScrollView","frame":[0,0,200,200],"contentSize":[200,900],
         "text":"a list","color":"#336699","subviews":[
          {"id":"Row","frame":[0,100,200,40],"color":"#996633"}]}
      ]}]}
      """
    let scene = Scene(try SceneDocument(json, path: "a.json"))
    let session = Session(scene.application)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-scroll-\(UUID().uuidString).hstrace").path
    defer { unlink(path) }
    let recorder = try TraceRecorder(scene, in: session, to: path)
    for step in 0...20 {
      let phase: UITouch.Phase = step == 0 ? .began : step == 20 ? .ended : .moved
      let point = CGPoint(x: 50, y: 180 - CGFloat(step) * 7)
      let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
      session.send(ApplicationInput(.touches([sample]), at: Double(step) * 0.02))
    }
    recorder.stop()
    let page = try ReadPage(TraceReport.Request(path))
    let sets = page.changes(ofPart: 0).flatMap { $0.change["set"] as? [[Any]] ?? [] }
    let keys = sets.compactMap { ($0.last as? [String: Any])?.keys.sorted() }
    #expect(keys.count > 10)
    #expect(Set(keys) == [["origin"]])
    // What follows an input at once has no time of its own.
    let changes = (page.parts[0]["sides"] as? [[String: Any]])?.last?["changes"] as? [[String: Any]]
    #expect(changes?.prefix(10).allSatisfy { $0["t"] == nil } == true)
  }

  @Test("the same drawing is told once, however often a view draws it")
  func faces() throws {
    let golden = Golden.folder.appendingPathComponent("traces/raised-tab.hstrace").path
    let page = try ReadPage(TraceReport.Request(golden))
    let faces = (page.index["faces"] as? [[String: Any]] ?? []).map { face in
      var face = face
      face["drawing"] = (face["drawing"] as? String)?
        .replacing(#/surface\d+/#) { _ in "surface" }
      return NSDictionary(dictionary: face)
    }
    #expect(faces.contains { $0["drawing"] != nil })
    #expect(Set(faces).count == faces.count)
  }
}
