import Foundation
import TestSupport
import Testing

@Suite("Diff")
struct DiffTests {
  /// A folder with traces of two scenes that were tapped alike.
  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    for (name, frame) in [("old", "[40, 0, 20, 20]"), ("new", "[40, -10, 20, 20]")] {
      try folder.write(
        """
        { "format": "hitscope-scene", "version": 1, "size": [100, 100], "windows": [ {
          "id": "Window", "subviews": [ { "id": "Cell", "frame": [0, 0, 100, 100] },
            { "id": "Bar", "frame": [0, \(name == "old" ? 50 : 60), 100, 40], "subviews": [
              { "id": "Button", "class": "UIButton", "frame": \(frame) } ] } ] } ] }
        """,
        to: "\(name).json"
      )
    }
    try folder.write(PlayTests.script(#"{"at": 3.3, "tap": [50, 55]}"#), to: "tap.script.json")
    for name in ["old", "new"] {
      let play = "hitscope play \(name).json tap.script.json --log none -o \(name).hstrace"
      #expect(try Program.type(play, in: folder).code == 0)
    }
    return folder
  }

  @Test("traces that route the same are one line and 0")
  func same() throws {
    #expect(
      try Program.type("hitscope diff old.hstrace old.hstrace", in: folder())
        == Program.Outcome(code: 0, output: "same: 2 inputs\n", errors: "")
    )
  }

  @Test("a touch that goes to another view is one sentence, and the exit code is 1")
  func differs() throws {
    let folder = try folder()
    let outcome = try Program.type("hitscope diff old.hstrace new.hstrace", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 3)
    #expect(lines.first == "note: scene old.json -> new.json")
    #expect(
      lines.dropFirst().first
        == "3.300 s touch 1: Button -> Cell (Bar now rejects: outside at (50, -5))"
    )
    #expect(lines.last?.contains(" follow: action touchDown is no longer performed; ") == true)
    let full = try Program.type("hitscope diff old.hstrace new.hstrace --full", in: folder)
    #expect(full.output.contains("\n  action touchUpInside is no longer performed\n"))
  }

  @Test("--json gives the same facts")
  func json() throws {
    let outcome = try Program.type("hitscope diff old.hstrace new.hstrace --json", in: folder())
    #expect(outcome.code == 1)
    let value = try JSONSerialization.jsonObject(with: Data(outcome.output.utf8))
    let object = try #require(value as? [String: Any])
    #expect(object["same"] as? Bool == false)
    #expect(object["first"] as? String == "old.hstrace" && object["inputs"] as? Int == 2)
    #expect(object["omitted"] as? Int == 0 && (object["notes"] as? [String])?.count == 1)
    let change = try #require((object["changes"] as? [[String: Any]])?.first)
    #expect(change["t"] as? Int == 3_300_000 && change["input"] as? Int == 1)
    #expect(change["kind"] as? String == "hit" && change["subject"] as? String == "touch 1")
    #expect(change["old"] as? String == "Button" && change["new"] as? String == "Cell")
    #expect(change["reason"] as? String == "Bar now rejects: outside at (50, -5)")
    let follows = try #require(change["follows"] as? [String: Any])
    let kinds = try #require(follows["kinds"] as? [String: Int])
    #expect(follows["count"] as? Int == kinds.values.reduce(0, +))
  }

  @Test("a trace that cannot be read is one line and 2")
  func unreadable() throws {
    let folder = try folder()
    let missing = try Program.type("hitscope diff old.hstrace nosuch.hstrace", in: folder)
    #expect(missing.code == 2)
    #expect(missing.output == "")
    #expect(missing.errors.hasPrefix("hitscope: nosuch.hstrace: cannot be read, no such file"))
    let scene = try Program.type("hitscope diff old.json old.hstrace", in: folder)
    #expect(scene.code == 2)
    #expect(scene.errors.hasPrefix("hitscope: old.json: it is a scene, and a trace is due here; "))
    let usage = try Program.type("hitscope diff old.hstrace old.hstrace --geometry -1", in: folder)
    #expect(usage.code == 64)
  }
}
