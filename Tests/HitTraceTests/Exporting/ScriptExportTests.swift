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
