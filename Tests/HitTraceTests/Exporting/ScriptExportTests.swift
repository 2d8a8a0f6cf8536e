import Foundation
import HitScenes
import HitTrace
import Testing

@Suite("Traces as scripts and tables")
struct ScriptExportTests {
  @Test(
    "the script of a trace plays to the same trace, keys and all",
    arguments: GalleryTraces.names
  )
  func sameAgain(name: String) throws {
    let reader = try GalleryTraces.reader(name)
    let first = try ScriptExport(reader)
    let script = try InputScript(first.text, path: "exported")
    var options = TraceRecorder.Options()
    options.recordsKeys = true
    let trace = Recording.trace(
      of: try SceneLibrary.gallery.scene(name),
      playing: script,
      options: options
    )
    let second = try ScriptExport(TraceReader(text: trace, path: "\(name).hstrace"))
    #expect(second.text == first.text)
    #expect(second.omissions.isEmpty)
    // Without keys the trace says nothing of them; with all else the same, so is the trace.
    if first.omissions.isEmpty {
      let golden = try GalleryTraces.lines(of: name)
      let mine = String(decoding: trace, as: UTF8.self).split(separator: "\n").map(String.init)
      #expect(Array(mine.dropFirst()) == Array(golden.dropFirst()))
    }
  }

  @Test("scrolls of wheels and touchpads are recorded, replay alike, and are a script again")
  func scrolls() throws {
    let scene = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
        { "id": "List", "class": "UIScrollView", "frame": [0, 0, 320, 480],
          "contentSize": [320, 2000] } ] }
      """
    let steps = """
      { "format": "hitscope-script", "version": 1, "steps": [
        { "at": 0, "scroll": [160, 100], "by": [0, 1] },
        { "at": 0.1, "scroll": [160, 100], "by": [0, 1.7], "steps": 5, "duration": 0.08 },
        { "at": 3, "scroll": [400, 100], "by": [0, -1] },
        { "at": 4, "tick": true } ] }
      """
    let made = try Scene(SceneDocument(scene, path: "list.json"))
    let trace = Recording.trace(of: made, playing: try InputScript(steps, path: "s"))
    let (outcome, again) = try Recording.replay(trace)
    #expect(outcome == .same && Recording.difference(trace, again) == nil)
    let text = String(decoding: trace, as: UTF8.self)
    #expect(text.contains(#""p":"wheel","x":160,"y":100,"dy":1,"stage":"notch"}"#))
    #expect(text.contains(#""from":"possible","to":"began","why":"scrolled 48""#))
    let export = try ScriptExport(TraceReader(text: trace, path: "t.hstrace"))
    #expect(export.omissions.isEmpty)
    #expect(export.text.contains(#""scroll": [160, 100], "by": [0, 0.34], "stage": "began" }"#))
    let replayed = Recording.trace(
      of: try Scene(SceneDocument(scene, path: "list.json")),
      playing: try InputScript(export.text, path: "s")
    )
    #expect(Recording.difference(trace, replayed) == nil)
    // What an older build would have replayed as nothing still is nothing.
    let old = text.replacing(#""p":"wheel""#, with: #""p":"scroll""#)
    #expect(try Recording.outcome(of: Array(old.utf8)) != .same)
  }

  @Test("what a script cannot say is left out and counted, never guessed")
  func omissions() throws {
    let trace = TraceText.trace(
      #"{"k":"in","n":1,"t":0,"src":"x11","p":"moved","id":4,"x":1,"y":2}"#,
      #"{"k":"in","n":2,"t":5,"src":"x11","p":"scroll","x":1,"y":2,"dy":1}"#,
      #"{"k":"in","n":3,"t":9,"src":"x11","p":"began","id":1,"x":1,"y":2}"#
    )
    let export = try ScriptExport(TraceReader(text: Array(trace.utf8), path: "a/b.hstrace"))
    #expect(
      export.omissions == [
        "1 changes of fingers that came down before the recording began", "1 turns of a wheel",
      ]
    )
    #expect(export.text.contains(#""about": "The inputs of b.hstrace.""#))
    let script = try InputScript(export.text, path: "s")
    #expect(script.inputs.count == 1)
  }

  @Test("the table has a row for each input and quotes what would break it")
  func table() throws {
    let trace = TraceText.trace(
      #"{"k":"in","n":1,"f":1,"t":0,"src":"x11","p":"began","id":1,"x":1.5,"y":-2,"b":1}"#,
      #"{"k":"in","n":2,"f":2,"t":7,"src":"x11","p":"key","key":{"u":54,"c":","},"sub":"began"}"#
    )
    var bytes: [UInt8] = []
    try InputTable.write(TraceReader(text: Array(trace.utf8), path: "t")) { bytes += $0 }
    let lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n")
    #expect(lines.first == InputTable.header)
    #expect(lines.dropFirst().first == "1,1,0,x11,began,1,1.5,-2,1,0,,,,,,")
    #expect(lines.last?.isEmpty == true)
  }
}
