import Foundation
import HitGeometry
import HitResponders
import Testing

@testable import HitScenes

@Suite("Changing a scene file") struct SceneChangeTests {
  /// Comments, trailing commas and odd spaces, which must all stay.
  private let text = """
    {
      "format": "hitscope-scene", "version": 1, "size": [100, 100],
      "views": [
        { "id": "Back", "frame": [0, 0, 100, 50], // the back
          "subviews": [
            { "id": "A", "frame": [0, 0, 10, 10] },
            { "id": "B", "frame": [10, 0, 10, 10], "hidden": true }, // the B
            { "frame": [20, 0, 10, 10], "id": "C" },
          ] },
        { "id": "Front", "frame": [0, 50, 100, 50], "alpha": 0.5, /* why */ "color": "red" }
      ]
    }
    """

  private func document(_ text: String? = nil) throws -> SceneDocument {
    try SceneDocument(text ?? self.text, path: "scene.json")
  }

  private func index(_ id: String, in document: SceneDocument) throws -> Int {
    try #require(document.indicesByID[id])
  }

  private func changed(_ change: (SceneDocument) throws -> SceneChange) throws -> String {
    let document = try document()
    return String(decoding: try document.changed([change(document)]).text, as: UTF8.self)
  }

  @Test("a key that is there gets its value, and all else stays as it was written")
  func replacing() throws {
    let now = try changed { .set(.hidden(false), view: try index("B", in: $0)) }
    #expect(now == text.replacing("\"hidden\": true", with: "\"hidden\": false"))
  }

  @Test("a key that is not there is put behind what says what the view is")
  func adding() throws {
    let now = try changed {
      .set(
        .pointInside(.inset(.init(top: -4, left: 0, bottom: 2.5, right: 0))),
        view: try index("A", in: $0)
      )
    }
    let key = "\"pointInside\": { \"inset\": [-4, 0, 2.5, 0] }"
    #expect(
      now
        == text.replacing(
          "\"frame\": [0, 0, 10, 10] }",
          with: "\"frame\": [0, 0, 10, 10], \(key) }"
        )
    )
  }

  @Test("a frame is written as people write it")
  func frames() throws {
    let now = try changed {
      .set(.frame(CGRect(x: 0, y: 32, width: 100, height: 68.5)), view: try index("Front", in: $0))
    }
    #expect(now.contains("\"id\": \"Front\", \"frame\": [0, 32, 100, 68.5], \"alpha\""))
  }

  @Test("a key is taken away with its comma, wherever it stands")
  func removing() throws {
    let last = try changed { .reset(.hidden(true), view: try index("B", in: $0)) }
    #expect(last == text.replacing(", \"hidden\": true", with: ""))
    let inner = try changed { .reset(.alpha(1), view: try index("Front", in: $0)) }
    #expect(inner == text.replacing(", \"alpha\": 0.5", with: ""))
    let absent = try changed { .reset(.alpha(1), view: try index("A", in: $0)) }
    #expect(absent == text)
  }

  @Test("a view is moved in front of any other with all its text, and its comments stay")
  func moving() throws {
    for (moved, target) in [("A", "Front"), ("B", "Front"), ("C", "Back"), ("A", "C"), ("C", "A")] {
      let document = try document()
      let (view, sibling) = (try index(moved, in: document), try index(target, in: document))
      let after = try document.changed([.move(view: view, inFrontOf: sibling)])
      let order = document.order(moving: view, inFrontOf: sibling)
      #expect(after.views.map(\.id) == order.map { document.views[$0].id }, "\(moved) to \(target)")
      let place = try index(moved, in: after)
      let parent = after.views[try index(target, in: after)].parent
      #expect(after.views[place].parent == parent)
      let comments = ["// the back", "// the B", "/* why */"]
      let now = String(decoding: after.text, as: UTF8.self)
      for comment in comments { #expect(now.contains(comment), "\(moved) to \(target)") }
    }
  }

  @Test("a view that has no text of its own, or cannot stand there, is refused with a reason")
  func refusing() throws {
    let document = try document()
    #expect(throws: SceneChangeError.self) {
      try document.changed([.set(.hidden(true), view: 0)])
    }
    let (back, inner) = (try index("Back", in: document), try index("A", in: document))
    #expect(throws: SceneChangeError.self) {
      try document.changed([.move(view: back, inFrontOf: inner)])
    }
    do {
      _ = try document.changed([.move(view: back, inFrontOf: inner)])
    } catch {
      #expect(
        error.description == "scene.json: Back cannot be put into itself. Change it by hand."
      )
    }
  }
}
