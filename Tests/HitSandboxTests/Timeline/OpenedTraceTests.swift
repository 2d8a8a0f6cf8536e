import Foundation
import HitCanvas
import HitInspector
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

@testable import HitSandbox

/// A trace in a folder of its own, of the raised tab as it would be with a taller bar.
final class TallBarTrace {
  private let folder = NSTemporaryDirectory() + "hitscope-opened-\(UUID().uuidString)"
  var path: String { folder + "/tap.hstrace" }

  /// Records a drag, a tap on the button, one on its raised part, and one on Home.
  init(steps: [ScriptStep] = TallBarTrace.steps) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let file = try #require(try SceneLibrary.gallery.file(of: "raised-tab"))
    var text = try String(contentsOfFile: file, encoding: .utf8)
    for (old, new) in [
      ("[0, 431, 320, 49]", "[0, 413, 320, 67]"), ("[18, 5, 56, 40]", "[18, 23, 56, 40]"),
      ("[128, -18, 64, 64]", "[128, 0, 64, 64]"), ("[250, 9, 32, 32]", "[250, 27, 32, 32]"),
    ] {
      try #require(text.contains(old))
      text = text.replacingOccurrences(of: old, with: new)
    }
    let scene = Scene(try SceneDocument(text, path: "raised-tab.json"))
    let session = Session(scene.application)
    let recorder = TraceRecorder(scene, in: session)
    recorder.source = .script
    session.play(InputScript(steps: steps), in: scene)
    recorder.stop()
    try Data(recorder.trace).write(to: URL(fileURLWithPath: path))
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: folder)
    } catch {
      print("\(folder) stays: \(error)")
    }
  }

  static let steps = [
    ScriptStep(
      at: 0.35,
      .drag(from: CGPoint(x: 96, y: 120), to: CGPoint(x: 96, y: 196), steps: 40, duration: 0.9)
    ),
    ScriptStep(at: 2.15, .tap(CGPoint(x: 160, y: 452))),
    ScriptStep(at: 3.3, .tap(CGPoint(x: 160, y: 421))),
    ScriptStep(at: 5.5, .tap(CGPoint(x: 46, y: 456))),
  ]

  func open(on scene: String? = "raised-tab") throws -> OpenedTrace {
    var options = TraceReplayer.Options()
    options.scene = scene
    return try OpenedTrace(
      TraceReplayer(contentsOfFile: path, options: options, keepingTrace: true)
    )
  }
}

@Suite("Traces opened in the window")
struct OpenedTraceTests {
  @Test("on its own scene nothing differs, and everything stands in its lane")
  func same() throws {
    let trace = try TallBarTrace()
    let opened = try trace.open(on: nil)
    #expect(opened.end == .same)
    #expect(opened.index.differences.isEmpty)
    #expect(opened.index.touches.count == 4)
    #expect(opened.index.touches[0].moves == 40)
    #expect(opened.index.name(opened.index.touches[2].receiver) == "CenterButton")
    #expect(opened.index.recognizers.map(\.name).contains("pan"))
    #expect(!opened.index.actions.isEmpty)
  }

  @Test("on another scene the touch that goes elsewhere is told with both walks and the reason")
  func different() throws {
    let trace = try TallBarTrace()
    let opened = try trace.open()
    #expect(opened.index.differences.count == 1)
    let event = opened.index.differences[0].event
    #expect(opened.index.time(of: event) == 3_300_000)
    let facts = try #require(opened.facts(of: event))
    let difference = try #require(facts.difference)
    #expect(facts.title == "touch 1 began")
    #expect(facts.place == "1 of 1")
    #expect(difference.golden == "CenterButton")
    #expect(difference.now == "Cell5")
    #expect(difference.reason == "TabBar now rejects: outside at (160, -10)")
    #expect(difference.consequences.hasSuffix("follow"))
    #expect(difference.firstDifferentRow == 2)
    #expect(difference.goldenWalk?.last?.name == "CenterButton")
    #expect(difference.walk.contains { $0.name == "CenterButton" && $0.outcome == .notAsked })
    #expect(opened.index.actions.map(\.isMissing).contains(true))
    #expect(opened.facts(of: event + 1)?.difference != nil)
    #expect(opened.facts(of: 3)?.difference == nil)
    try opened.show(event, at: 3_300_000) {}
    let notes = opened.goldenNotes(on: facts)
    #expect(notes.map(\.name) == ["TabBar", "CenterButton"])
    #expect(notes[0].remark == "at (0, 413), 67 high")
    #expect(notes[1].isReceiver)
  }

  @Test("a moment gone to is the one that a replay from the start comes to")
  func seeking() throws {
    var random = Seeded(4)
    let steps = (0..<120).map { number in
      let point = CGPoint(x: random.below(320), y: random.below(480))
      let other = CGPoint(x: random.below(320), y: random.below(480))
      return ScriptStep(
        at: Double(number) * 1.5,
        number % 3 == 0
          ? .tap(point) : .drag(from: point, to: other, steps: 20, duration: 0.3)
      )
    }
    let trace = try TallBarTrace(steps: steps)
    let opened = try trace.open()
    let fresh = try trace.open()
    let index = opened.index
    let places = (0..<30).map { _ in index.endOfFrame(random.below(index.count) + 1) }
    var digests: [Int: UInt64] = [:]
    for place in places.sorted() {
      try fresh.timeline.advance(to: place)
      digests[place] = RoutingDigest(of: fresh.timeline.session.application).value
    }
    var jumps = 0
    for place in places {
      try opened.show(place, at: index.time(of: place)) { jumps += 1 }
      let digest = RoutingDigest(of: opened.timeline.session.application).value
      #expect(digest == digests[place], "input \(place)")
    }
    #expect(jumps > 0)
  }

  @Test("what differs is accepted, and then nothing differs")
  func accepted() throws {
    let trace = try TallBarTrace()
    let opened = try trace.open()
    #expect(opened.end != .same)
    let again = try opened.accept()
    #expect(again.end == .same)
    #expect(try trace.open(on: nil).end == .same)
  }

  @Test("a trace that is damaged further on is shown up to there")
  func damaged() throws {
    let trace = try TallBarTrace()
    var text = try String(contentsOfFile: trace.path, encoding: .utf8)
    let lines = text.components(separatedBy: "\n")
    let place = try #require(lines.lastIndex { $0.hasPrefix(#"{"k":"in""#) })
    text = (lines[..<place] + ["{\"k\":\"in\",\"n\":7000}", ""]).joined(separator: "\n")
    try text.write(toFile: trace.path, atomically: true, encoding: .utf8)
    let opened = try trace.open(on: nil)
    guard case .broken(let sentence) = opened.end else {
      Issue.record("\(opened.end)")
      return
    }
    #expect(sentence.contains("tap.hstrace:\(place + 1):"))
    #expect(opened.index.touches.count == 4)
    try opened.show(3, at: opened.index.time(of: 3)) {}
    #expect(opened.timeline.position == 3)
  }

  @Test("the picture of a moment is the same whenever and however it is come to")
  func picture() throws {
    let trace = try TallBarTrace()
    let first = try WindowPicture(trace.open(), at: 3.3).render(scale: 1)
    let opened = try trace.open()
    _ = try WindowPicture(opened, at: 5.6)
    let again = try WindowPicture(opened, at: 3.3).render(scale: 1)
    #expect(first.pixelWords() == again.pixelWords())
  }
}
