import Foundation
import HitResponders
import HitScenes
import HitSession
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

  @Test("the lines of a scene that a trace carries are told of no file")
  func lines() throws {
    func line(_ options: TraceReplayer.Options = .init()) throws -> Int? {
      let reader = TraceReader(text: try trace(), path: "trace")
      let scene = try TraceReplayer(reader, options: options).scene
      return scene.position(of: try #require(scene.view(named: "Bar")))?.line
    }
    #expect(try line() == nil)
    let path = try sceneFile("")
    defer { unlink(path) }
    var options = TraceReplayer.Options()
    options.scene = path
    #expect(try line(options) == 3)
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

  @Test("a recording of a late session in which nothing happens reads back")
  func nothing() throws {
    let scene = Scene(try SceneDocument(Self.scene(bar: ""), path: "bar.json"))
    let session = Session(scene.application, clock: VirtualClock(startingAt: 0.02))
    let recorder = TraceRecorder(scene, in: session)
    recorder.stop()
    #expect(try Recording.outcome(of: recorder.trace) == .same)
  }

  @Test("an input from before the recording is at its beginning, and the trace reads back")
  func inputBeforeBeginning() throws {
    let scene = Scene(try SceneDocument(Self.scene(bar: ""), path: "bar.json"))
    let session = Session(scene.application, clock: VirtualClock(startingAt: 0.02))
    let recorder = TraceRecorder(scene, in: session)
    let touch = TouchSample(finger: 1, phase: .began, locationOnScreen: CGPoint(x: 160, y: 450))
    session.send(.touches([touch], at: 0.01))
    recorder.stop()
    #expect(try Recording.outcome(of: recorder.trace) == .same)
  }

  @Test("a replay ends where it is told to")
  func until() throws {
    var options = TraceReplayer.Options()
    options.end = 2.05
    let replayer = try TraceReplayer(
      TraceReader(text: try trace(), path: "trace"),
      options: options
    )
    #expect(try replayer.run() == .same)
    #expect(replayer.inputCount == 3)
  }

  @Test("a program's own code cannot be replayed, and the first difference says so and where")
  func code() throws {
    let scene = Scene(try SceneDocument(Self.scene(bar: ""), path: "bar.json"))
    let session = Session(scene.application)
    let recorder = TraceRecorder(scene, in: session)
    func tap(_ time: Double) {
      for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.1)] {
        let point = CGPoint(x: 160, y: 450)
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        session.send(.touches([sample], at: time + delay))
      }
    }
    tap(1)
    let button = try #require(scene.view(named: "Button"))
    session.advance(to: 2)
    session.perform {
      button.isHidden = true
      scene.application.sendAction(Selector("hide"), to: nil, from: button, for: nil)
    }
    tap(3)
    recorder.stop()
    let outcome = try Recording.outcome(of: recorder.trace)
    guard case .differs(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(
      difference.sentence
        == "at input 3 the program's own code did something, which no replay can do again; "
        + "since then action hide -> nobody; now that does not happen"
    )
  }

  @Test("switches that a program set itself travel in the head, and a replay sets them again")
  func rules() throws {
    func trace(_ rule: String, _ change: (inout RoutingOptions) -> Void) throws -> String {
      let text = Self.scene(bar: #""alpha":0.01,"#)
        .replacing("\"size\"", with: "\"rules\":{\(rule)},\"size\"")
      let scene = Scene(try SceneDocument(text, path: "bar.json"))
      change(&scene.application.routingOptions)
      let script = InputScript(steps: [ScriptStep(at: 1, .tap(CGPoint(x: 160, y: 450)))])
      return String(decoding: Recording.trace(of: scene, playing: script), as: UTF8.self)
    }
    // A scene's own rules travel in the scene.
    let plain = try trace(#""hitTestPassesPerTouch":2"#) { _ in }
    #expect(plain.contains(#""rules":{},"detail""#))
    let own = try trace("") { options in
      options.hitTestAlphaCutoff = .atOrBelow001
      options.tapCountTuning.interval = 0.5
    }
    let text =
      #""rules":{"hitTestAlphaCutoff":"atOrBelow001","#
      + #""tapCountTuning":{"interval":0.5,"distance":45}},"detail""#
    #expect(own.contains(text))
    #expect(own.contains(#"["Bar","transparent""#))
    #expect(try Recording.outcome(of: Array(own.utf8)) == .same)
    #expect(try Recording.replay(Array(own.utf8)).again == Array(own.utf8))
    let timeline = try TraceTimeline(text: Array(own.utf8), path: "trace")
    #expect(timeline.scene.application.routingOptions.hitTestAlphaCutoff == .atOrBelow001)
    // One that the scene sets, and the program set back.
    let back = try trace(#""hitTestAlphaCutoff":"atOrBelow001""#) {
      $0.hitTestAlphaCutoff = .below001
    }
    #expect(back.contains(#""rules":{"hitTestAlphaCutoff":"below001"},"detail""#))
    #expect(try Recording.outcome(of: Array(back.utf8)) == .same)
    let unknown = own.replacing("hitTestAlphaCutoff", with: "hitTestAlphaCutof")
    #expect(throws: TraceError.self) { try Recording.outcome(of: Array(unknown.utf8)) }
  }

  /// A switch that is tapped, and the trace of it.
  private func switched() throws -> String {
    let text = """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"Window","key":true,
      "subviews":[{"id":"Switch","class":"UISwitch","frame":[20,20,51,31]}]}]}
      """
    let script = InputScript(steps: [ScriptStep(at: 1, .tap(CGPoint(x: 40, y: 35)))])
    let scene = Scene(try SceneDocument(text, path: "switch.json"))
    return String(decoding: Recording.trace(of: scene, playing: script), as: UTF8.self)
  }

  @Test("what controls are set to is part of the state that a replay compares")
  func values() throws {
    let trace = try switched()
    let values = try #require(trace.firstMatch(of: #/"values":"([0-9a-f]{16})"/#)).1
    #expect(try Recording.outcome(of: Array(trace.utf8)) == .same)
    let other = trace.replacing(values, with: "0123456789abcdef")
    let outcome = try Recording.outcome(of: Array(other.utf8))
    guard case .differs(let difference) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(difference.sentence == "the state differs at the end")
  }

  @Test("a trace of an older minor version replays the same, and is written again without values")
  func olderMinor() throws {
    let old = try switched()
      .replacing(#""minor":2"#, with: #""minor":0"#)
      .replacing(#/,"values":"[0-9a-f]{16}"/#, with: "")
    let replay = try Recording.replay(Array(old.utf8))
    #expect(replay.0 == .same)
    #expect(!String(decoding: replay.again, as: UTF8.self).contains(#""values""#))
  }

  @Test("lines that are equal are passed over, and what is wrong behind them is found all the same")
  func passing() throws {
    let text = String(decoding: try trace(), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    for (place, line) in lines.enumerated() where line.hasPrefix(#"{"k":"rsp""#) {
      var torn = lines
      torn[place] = String(line.dropLast(3))
      let broken = torn.joined(separator: "\n") + "\n"
      let error = try #require(throws: TraceError.self) {
        try Recording.outcome(of: Array(broken.utf8))
      }
      #expect(error.position?.line == place + 1)
    }
    // A line that agrees with the recording and not with the trace: its chain was told otherwise.
    let chains = lines.indices.filter { lines[$0].hasPrefix(#"{"k":"chain""#) }
    var other = lines
    other[chains[0]] = lines[chains[0]].replacing(#/"r":\[.*\]/#, with: #""r":["Window"]"#)
    #expect(throws: Never.self) {
      let outcome = try Recording.outcome(of: Array((other.joined(separator: "\n") + "\n").utf8))
      #expect(outcome != .same)
    }
  }
}
