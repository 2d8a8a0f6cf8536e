import Foundation
import HitScenes
import HitTrace
import Testing

@Suite("Replaying traces")
struct TraceReplayerTests {
  private static func scene(bar: String) -> String {
    """
    {"format":"hitscope-scene","version":1,"size":[320,480],"windows":[{"id":"Window","key":true,
    "subviews":[{"id":"List","class":"UIScrollView","frame":[0,0,320,431],"touches":"consume"},
    {"id":"Bar","frame":[0,431,320,49],\(bar)"subviews":[
    {"id":"Button","frame":[128,-18,64,64],"touches":"consume"}]}]}]}
    """
  }

  /// A tap on the part of the button that sticks out, then a tap inside, with a note between.
  private func trace() throws -> [UInt8] {
    let document = try SceneDocument(Self.scene(bar: ""), path: "bar.json")
    let script = InputScript(steps: [
      ScriptStep(at: 1, .tap(CGPoint(x: 160, y: 421))),
      ScriptStep(at: 2, .tap(CGPoint(x: 160, y: 450))),
      ScriptStep(at: 3, .set(id: "Button", [.hidden(true)])),
      ScriptStep(at: 4, .tap(CGPoint(x: 160, y: 450))),
    ])
    return Recording.trace(of: Scene(document), playing: script)
  }

  private func sceneFile(_ bar: String) throws -> String {
    let path = NSTemporaryDirectory() + "hitscope-\(UUID().uuidString).json"
    try Self.scene(bar: bar).write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("a scene that judges otherwise differs, in a sentence that names the view and why")
  func differs() throws {
    let path = try sceneFile(#""pointInside":"always","#)
    defer { unlink(path) }
    let outcome = try Recording.outcome(of: try trace(), scene: path)
    guard case .differs(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.input == 1)
    #expect(
      difference.description
        == "1.000 s input 1: List -> Button (Bar no longer rejects: outside)"
    )
  }

  @Test("what no longer happens, and what is new, is told")
  func missing() throws {
    let text = String(decoding: try trace(), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let message = try #require(lines.firstIndex { $0.contains(#""m":"touchesEnded""#) })
    var fewer = lines
    fewer.remove(at: message)
    let tail = try #require(fewer.last)
    let count = try #require(tail.firstMatch(of: #/"derived":(\d+)/#).flatMap { Int($0.1) })
    fewer[fewer.count - 1] = tail.replacing(
      "\"derived\":\(count)",
      with: "\"derived\":\(count - 1)"
    )
    let outcome = try Recording.outcome(of: Array((fewer.joined(separator: "\n") + "\n").utf8))
    guard case .differs(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.sentence == "new: List got touchesEnded, List consumed")
  }

  @Test("a line that says the same in other bytes is the same")
  func spelling() throws {
    let text = String(decoding: try trace(), as: UTF8.self)
      .replacing(#"{"k":"ev","of":1,"#, with: #"{"k":"ev", "of":1, "t":1000000, "later":[1],"#)
    #expect(try Recording.outcome(of: Array(text.utf8)) == .same)
  }

  @Test("a trace that breaks off replays as far as it goes")
  func early() throws {
    let trace = try trace()
    for length in stride(from: trace.count - 1, to: trace.count / 2, by: -97) {
      #expect(try Recording.outcome(of: Array(trace[..<length])) == .same, "\(length) bytes")
    }
  }

  @Test("a replay ends where it is told to")
  func until() throws {
    var options = TraceReplayer.Options()
    options.end = 2.05
    let replayer = try TraceReplayer(text: try trace(), path: "trace", options: options)
    #expect(try replayer.run() == .same)
    #expect(replayer.inputCount == 3)
  }
}
