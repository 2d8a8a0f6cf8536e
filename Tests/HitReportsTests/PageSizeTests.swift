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

  /// A page of taps all over the screen.
  private func page(taps: Int) throws -> ReadPage {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    let session = Session(scene.application)
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-taps-\(UUID().uuidString).hstrace").path
    defer { unlink(path) }
    let recorder = try TraceRecorder(scene, in: session, to: path)
    var random = Seeded(3)
    for tap in 0..<taps {
      let point = CGPoint(x: CGFloat(random.below(320)), y: CGFloat(random.below(480)))
      for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.1)] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        session.send(ApplicationInput(.touches([sample]), at: Double(tap) * 0.7 + delay))
      }
    }
    recorder.stop()
    return try ReadPage(TraceReport.Request(path))
  }

  @Test("twice as many taps are told by the same templates and names, in a few bytes each")
  func taps() throws {
    let (some, twice) = (try page(taps: 600), try page(taps: 1_200))
    let templates = try [some, twice].map { try #require($0.index["templates"] as? [String]) }
    #expect(templates[0].count < 60)
    #expect(templates[1].count < templates[0].count + 6)
    #expect(twice.names.count < some.names.count + 6)
    let more = twice.html.utf8.count - some.html.utf8.count
    #expect(more < 1_200 * 50, "\(more) bytes")
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
