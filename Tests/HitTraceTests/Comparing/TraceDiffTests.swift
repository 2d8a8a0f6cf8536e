import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

@Suite("Differences of traces")
struct TraceDiffTests {
  private static let began =
    #"{"k":"in","n":1,"t":1000000,"src":"x11","p":"began","id":1,"x":1,"y":2}"#
  private static let ended =
    #"{"k":"in","n":2,"t":1100000,"src":"x11","p":"ended","id":1,"x":1,"y":2}"#
  private static let chain = #"{"k":"chain","of":1,"c":1,"r":["Cell","List","Root"]}"#

  /// Returns the lines that a comparison of two traces by hand gives.
  private func lines(_ first: [String], _ second: [String]) throws -> [String] {
    let traces = [first, second].map { lines in
      Array(([TraceText.head] + lines).map { $0 + "\n" }.joined().utf8)
    }
    return try diff(traces[0], traces[1]).changes.map(\.description)
  }

  private func diff(
    _ first: [UInt8],
    _ second: [UInt8],
    geometry: Double = 0
  ) throws -> TraceDiff {
    var options = TraceDiff.Options()
    options.geometry = geometry
    return try TraceDiff(
      from: TraceReader(text: first, path: "a"),
      to: TraceReader(text: second, path: "b"),
      options: options
    )
  }

  nonisolated static let goldens = Golden.traces
  nonisolated static let names = Golden.traceNames

  @Test("a trace is the same as itself", arguments: names)
  func same(name: String) throws {
    let path = Self.goldens.appendingPathComponent(name).path
    let diff = try TraceDiff(from: path, to: path)
    #expect(diff.isSame && diff.notes.isEmpty && diff.inputCount > 0)
  }

  // MARK: A scene that changed

  private func record(_ taps: String, in scene: String) throws -> [UInt8] {
    let script = #"{"format": "hitscope-script", "version": 1, "steps": [\#(taps)]}"#
    return Recording.trace(
      of: Scene(try SceneDocument(scene, path: "scene.json")),
      playing: try InputScript(script, path: "s.json")
    )
  }

  private func scene(bar: String = "[0, 50, 100, 50]", button: String = "[40, 0, 20, 20]") -> String
  {
    """
    { "format": "hitscope-scene", "version": 1, "size": [100, 100], "windows": [ { "id": "Window",
      "subviews": [ { "id": "Cell", "frame": [0, 0, 100, 100], "touches": "consume" },
        { "id": "Bar", "frame": \(bar), "subviews": [
          { "id": "Button", "class": "UIButton", "frame": \(button) } ] } ] } ] }
    """
  }

  private let taps =
    #"{"at": 1, "tap": [50, 55]}, {"at": 3, "tap": [10, 10]}, {"at": 4, "tap": [50, 55]}"#

  @Test("a touch that goes to another view is one sentence, and all that follows is counted")
  func hit() throws {
    let old = try record(taps, in: scene())
    let new = try record(taps, in: scene(bar: "[0, 60, 100, 40]", button: "[40, -10, 20, 20]"))
    let diff = try diff(old, new)
    #expect(
      diff.changes.map(\.sentence) == [
        "touch 1: Button -> Cell (Bar now rejects: outside at (50, -5))",
        "Bar lies elsewhere by (0, 10); the same views are hit",
      ]
    )
    let change = try #require(diff.changes.first)
    #expect(change.kind == .hit && change.subject == "touch 1" && change.count == 2)
    #expect(change.old == "Button" && change.new == "Cell" && change.input == 1)
    #expect(change.time == 1_000_000)
    #expect(change.actions.contains("action touchUpInside is no longer performed"))
    #expect(change.consequenceCount >= change.consequences.count)
    #expect(change.description.hasPrefix("1.000 s touch 1: Button -> Cell "))
    #expect(change.description.contains(", and 1 time more\n"))
  }

  @Test("a view that moved a little is the same within a tolerance, and a change without one")
  func geometry() throws {
    let old = try record(taps, in: scene())
    let new = try record(taps, in: scene(bar: "[0, 50.25, 100, 49.75]"))
    #expect(
      try diff(old, new).changes.map(\.sentence)
        == ["Bar lies elsewhere by (0, 0.25); the same views are hit"]
    )
    let near = try diff(old, new, geometry: 0.5)
    #expect(near.isSame, "\(near.changes)")
    #expect(try !diff(old, new, geometry: 0.2).isSame)
  }

  @Test("what changed without being told by any input is a note and no difference")
  func untold() throws {
    let old = try record(#"{"at": 1, "tap": [10, 10]}"#, in: scene())
    let new = try record(#"{"at": 1, "tap": [10, 10]}"#, in: scene(button: "[41, 0, 20, 20]"))
    let diff = try diff(old, new)
    #expect(diff.isSame)
    #expect(diff.notes.first == "scene scene.json has changed")
    #expect(diff.notes.contains { $0.contains("no input has told of so far") })
  }

  // MARK: Inputs

  @Test("a touch that is missing is said once, and nothing behind it is shifted")
  func missing() throws {
    let old = try record(taps, in: scene())
    let new = try record(
      #"{"at": 1, "tap": [50, 55]}, {"at": 4, "tap": [50, 55]}"#,
      in: scene()
    )
    let gone = try diff(old, new)
    #expect(gone.changes.map(\.sentence) == ["touch 1 is missing: 2 inputs from (10, 10) on"])
    #expect(gone.changes.first?.kind == .inputs && gone.changes.first?.input == 3)
    #expect(gone.changes.first?.consequenceCounts[.message] == 2)
    let added = try diff(new, old)
    #expect(added.changes.map(\.sentence) == ["touch 1 is new: 2 inputs from (10, 10) on"])
    #expect(added.changes.first?.consequenceCounts == gone.changes.first?.consequenceCounts)
  }

  @Test("a touch that moved is said once, with what follows under it")
  func moved() throws {
    let drag = #"{"at": 1, "drag": [10, 10, 20, 10], "steps": 4, "duration": 0.2}"#
    let other = #"{"at": 1, "drag": [50, 55, 60, 55], "steps": 4, "duration": 0.2}"#
    let end = #", {"at": 4, "tap": [50, 55]}"#
    let diff = try diff(record(drag + end, in: scene()), record(other + end, in: scene()))
    #expect(
      diff.changes.map(\.sentence)
        == ["touch 1, its inputs: (10, 10) -> (50, 55) and 5 places more"]
    )
    #expect(
      diff.changes.first?.consequences.contains { $0.hasPrefix("touch 1: Cell -> Button") } == true
    )
  }

  @Test("inputs that come later are said once, where that begins")
  func later() throws {
    let new =
      #"{"at": 1, "tap": [50, 55]}, {"at": 3.25, "tap": [10, 10]}, {"at": 4.25, "tap": [50, 55]}"#
    let diff = try diff(record(taps, in: scene()), record(new, in: scene()))
    #expect(diff.changes.map(\.description) == ["3.000 s from here on inputs come 0.25 s later"])
  }

  @Test("an edit of a view that differs is told with both values")
  func edit() throws {
    let edit = #"{"at": 1, "set": {"id": "Cell", "hidden": true}}, {"at": 2, "tap": [10, 10]}"#
    let other = #"{"at": 1, "set": {"id": "Cell", "hidden": false}}, {"at": 2, "tap": [10, 10]}"#
    let diff = try diff(record(edit, in: scene()), record(other, in: scene()))
    #expect(
      diff.changes.map(\.sentence) == [
        "edit of Cell: hidden true -> hidden false",
        "touch 1: Window -> Cell (Cell no longer rejects: hidden)",
      ]
    )
  }

  // MARK: What followed, kind by kind

  @Test("a recognizer that goes to another state is told with its new reason")
  func gesture() throws {
    let start = #"{"k":"gr","of":1,"g":"pan","view":"List","from":"possible","to":"#
    #expect(
      try lines(
        [Self.began, start + #""failed","why":"lifted"}"#],
        [Self.began, start + #""began","why":"moved 14 > 10"}"#]
      ) == ["1.000 s pan@List: failed -> began (moved 14 > 10)"]
    )
    #expect(
      try lines([Self.began], [Self.began, start + #""began","why":"moved 14 > 10"}"#])
        == ["1.000 s pan@List: now reaches began (moved 14 > 10)"]
    )
  }

  @Test("a delegate that answers otherwise is the cause of what its recognizer does")
  func question() throws {
    let ask = #"{"k":"ask","of":1,"g":"pan","view":"List","q":"shouldBegin","with":"List","a":"#
    let gesture = #"{"k":"gr","of":1,"g":"pan","view":"List","from":"possible","to":"#
    #expect(
      try lines(
        [Self.began, ask + "true}", gesture + #""began","why":"moved 14 > 10"}"#],
        [Self.began, ask + "false}", gesture + #""failed","why":"List said no"}"#]
      ) == [
        "1.000 s pan@List shouldBegin (List): yes -> no\n  1 recognizer state follows"
      ]
    )
  }

  @Test("a message that another responder keeps is told with both")
  func consumed() throws {
    let message = #"{"k":"rsp","of":1,"m":"touchesBegan","c":1,"at":[[0,"#
    #expect(
      try lines(
        [Self.began, Self.chain, message + #""consumed"]]}"#],
        [Self.began, Self.chain, message + #""forwarded"],[1,"consumed"]]}"#]
      ) == ["1.000 s touchesBegan to Cell: consumed by Cell -> consumed by List"]
    )
  }

  @Test("a responder that is new in a chain is told once a touch, and no message for it")
  func chain() throws {
    let longer = #"{"k":"chain","of":1,"c":1,"r":["Cell","List","Tools","Root"]}"#
    let messages = [(1, "touchesBegan"), (2, "touchesEnded")].map {
      #"{"k":"rsp","of":\#($0),"m":"\#($1)","c":1,"at":[[0,"consumed"]]}"#
    }
    #expect(
      try lines(
        [Self.began, Self.chain, messages[0], Self.ended, messages[1]],
        [Self.began, longer, messages[0], Self.ended, messages[1]]
      ) == ["1.000 s chain of Cell: Tools now in it after List\n  1 chain follows"]
    )
  }

  @Test("an action that nobody performs any more, and a touch that is withheld, are told")
  func actionsAndWithheld() throws {
    let action = #"{"k":"act","of":2,"sel":"save","from":"Cell","to":"#
    #expect(
      try lines(
        [Self.began, Self.ended, action + #""Root","done":true}"#],
        [Self.began, Self.ended, action + #"null,"done":false}"#]
      ) == ["1.100 s action save is no longer performed, was Root"]
    )
    let held = #"{"k":"held","of":1,"touch":1,"view":"Cell","why":"singleTouch"}"#
    #expect(
      try lines([Self.began], [Self.began, held])
        == ["1.000 s touch 1: now withheld from Cell (singleTouch)"]
    )
  }

  @Test("two touches at once are told apart by the views they are in")
  func twoFingers() throws {
    let second = #"{"k":"in","n":2,"t":1100000,"src":"x11","p":"began","id":2,"x":9,"y":9}"#
    let moved = #"{"k":"in","n":3,"t":1200000,"src":"x11","p":"moved","id":2,"x":30,"y":9}"#
    func hit(_ of: Int, _ view: String) -> String {
      #"{"k":"hit","of":\#(of),"win":"W","got":"\#(view)","walk":[]}"#
    }
    let pan = #"{"k":"gr","of":3,"g":"pan","view":"B","from":"possible","to":"#
    let result = try lines(
      [Self.began, hit(1, "A"), second, hit(2, "B"), moved, pan + #""failed","why":"late"}"#],
      [Self.began, hit(1, "C"), second, hit(2, "B"), moved, pan + #""began","why":"moved 21"}"#]
    )
    #expect(result.count == 2)
    #expect(result.first?.hasPrefix("1.000 s touch 1: A -> C") == true)
    #expect(result.last == "1.200 s pan@B: failed -> began (moved 21)")
  }

  // MARK: Whole traces

  @Test("a recording that ended early lacks inputs, and says so")
  func early() throws {
    let whole = try record(taps, in: scene())
    let end = try #require(String(decoding: whole, as: UTF8.self).range(of: #"{"k":"in","n":5"#))
    let text = String(decoding: whole, as: UTF8.self)
    let diff = try diff(whole, Array(text[..<end.lowerBound].utf8))
    #expect(diff.changes.map(\.sentence) == ["touch 1 is missing: 2 inputs from (50, 55) on"])
    #expect(diff.notes == ["the second recording ended early, after input 4"])
  }

  @Test("a trace that cannot be read is an error and no difference")
  func unreadable() {
    #expect(throws: TraceError.self) { try TraceDiff(from: "/nosuch", to: "/nosuch") }
    let trace = Array(TraceText.trace(Self.began).utf8)
    #expect(throws: TraceError.self) { try diff(trace, trace + Array("{}\n".utf8)) }
  }

  @Test("one lost touch in the middle of ten thousand is one change")
  func long() throws {
    func trace(without lost: Int?) -> [UInt8] {
      var text = TraceText.head + "\n"
      var number = 0
      for touch in 0..<5_000 where touch != lost {
        for (word, time) in [("began", 0), ("ended", 90_000)] {
          number += 1
          text += """
            {"k":"in","n":\(number),"t":\(touch * 200_000 + time),"src":"x11","p":"\(word)",\
            "id":1,"x":\(touch % 7),"y":2}

            """
        }
      }
      return Array(text.utf8)
    }
    let diff = try diff(trace(without: nil), trace(without: 2_501))
    #expect(diff.changes.map(\.sentence) == ["touch 1 is missing: 2 inputs from (2, 2) on"])
    #expect(diff.changes.first?.input == 5_003)
  }
}
