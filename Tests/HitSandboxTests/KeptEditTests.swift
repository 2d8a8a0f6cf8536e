import Foundation
import HitResponders
import HitScenes
import TestSupport
import Testing

@testable import HitInspector
@testable import HitSandbox

@Suite("Edits that are kept", .serialized)
struct KeptEditTests {
  @Test("a change of a text is made in the earlier text and undone in the later one")
  func texts() {
    var random = Seeded(5)
    for _ in 0..<2_000 {
      func text() -> [UInt8] { (0..<random.below(9)).map { _ in UInt8(97 + random.below(2)) } }
      let (before, after) = (text(), text())
      let change = TextChange(from: before, to: after)
      #expect(change.made(in: before) == after)
      #expect(change.undone(in: after) == before)
    }
  }

  @Test("edits of a scene of thousands of views are kept in little memory, and undone")
  func memory() async {
    // In a process of its own: other tests take memory meanwhile.
    await #expect(processExitsWith: .success) {
      try await MainActor.run {
        let views = (0..<3_000).map { number in
          "{ \"id\": \"v\(number)\", \"frame\": [\(number % 60 * 10), \(number / 60 * 10), 9, 9] }"
        }
        let text = """
          { "format": "hitscope-scene", "version": 1, "size": [600, 500], "windows": [
            { "subviews": [
              \(views.joined(separator: ",\n    "))
            ] }
          ] }
          """
        let scene = Scene(try SceneDocument(text: Array(text.utf8), path: "large.json"))
        let editing = SceneEditing(scene)
        @MainActor func edit(_ numbers: Range<Int>) throws {
          for number in numbers {
            let view = try #require(scene.view(named: "v\(number * 10)"))
            try editing.set(.width, .number(5), of: view)
          }
        }
        try edit(0..<5)
        let before = try residentPages()
        try edit(5..<45)
        // A document of so many views takes about a megabyte.
        #expect(try residentPages() < before + 4_000)
        #expect(editing.history.rows.count == 45)
        while editing.undo() {}
        #expect(scene.document?.text == Array(text.utf8))
        #expect(editing.go(to: 45) && scene.view(named: "v440")?.frame.width == 5)
      }
    }
  }

  @Test("an edit, and undoing it, leave the lines to the file that has them")
  func lines() throws {
    for isOwn in [true, false] {
      let text =
        #"{"format":"hitscope-scene","version":1,"size":[9,9],"views":[{"id":"a","frame":[0,0,9,9]}]}"#
      var document = try SceneDocument(text, path: "a.json")
      document.isOwnText = isOwn
      let scene = Scene(document)
      let editing = SceneEditing(scene)
      func isTold() throws -> Bool {
        scene.position(of: try #require(scene.view(named: "a"))) != nil
      }
      #expect(try isTold() == isOwn)
      try editing.set(.alpha, .number(0.5), of: try #require(scene.view(named: "a")))
      #expect(try isTold() == isOwn)
      #expect(editing.undo())
      #expect(try isTold() == isOwn)
      editing.noteSaved(to: "b.json")
      #expect(try isTold())
    }
  }

  @Test("what a replay changes is its trace's: nothing is asked, nothing tried")
  func replay() throws {
    for isReplay in [false, true] {
      let scene = try SceneLibrary.gallery.scene("raised-tab")
      let inspector = Inspector(size: CGSize(width: 1280, height: 800))
      let feed = InspectorFeed(scene, inspector)
      feed.open(place: nil, display: nil, scale: 1, isReplay: isReplay, isSameScene: true)
      let view = try #require(scene.view(named: "TabBar"))
      try feed.editing.set(.alpha, .number(0.5), of: view)
      #expect(view.alpha == 0.5)
      #expect(feed.editing.isChanged == !isReplay)
      #expect(feed.advice.canTry == !isReplay)
    }
  }
}
