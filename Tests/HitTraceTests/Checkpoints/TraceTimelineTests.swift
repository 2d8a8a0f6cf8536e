import Foundation
import HitResponders
import HitScenes
import HitSession
import HitTrace
import TestSupport
import Testing

@Suite("Trace timeline")
struct TraceTimelineTests {
  /// A scene in which much can become of the views, and nothing goes on for long.
  private static let scene = """
    {"format":"hitscope-scene","version":1,"size":[400,400],"windows":[{"id":"Window","key":true,
    "subviews":[
    {"id":"Card","frame":[20,20,100,80],"touches":"drag","animate":{"by":[5,0],"duration":0.3}},
    {"id":"Turned","frame":[150,20,100,80],"touches":"drag","transform":{"rotate":30}},
    {"id":"Switch","class":"UISwitch","frame":[20,120,51,31]},
    {"id":"Slider","class":"UISlider","frame":[20,160,200,34]},
    {"id":"Stepper","class":"UIStepper","frame":[20,200,94,32]},
    {"id":"Segments","class":"UISegmentedControl","frame":[20,240,200,32],"text":"a|b|c"},
    {"id":"List","class":"UIScrollView","frame":[240,120,150,200],"contentSize":[150,2000],
    "subviews":[{"id":"Row","class":"UIButton","frame":[10,30,130,60]}]},
    {"id":"Tapped","frame":[20,290,100,100],"touches":"consume",
    "gestures":[{"id":"one","type":"tap"},{"id":"two","type":"tap","taps":2}]},
    {"id":"Gone","frame":[130,290,60,60]}]}]}
    """

  /// A trace of many taps and drags all over the scene, quick ones and slow ones.
  private func trace(steps: Int, seed: UInt64) throws -> [UInt8] {
    var random = Seeded(seed)
    var script: [ScriptStep] = []
    var time = 0.0
    for number in 0..<steps {
      let point = CGPoint(x: random.below(400), y: random.below(400))
      let other = CGPoint(x: random.below(400), y: random.below(400))
      if number == steps / 3 {
        script.append(ScriptStep(at: time, .remove(id: "Gone")))
      } else if number == steps / 2 {
        script.append(ScriptStep(at: time, .set(id: "Tapped", [.alpha(0.5), .multiTouch(true)])))
      } else if random.below(2) == 0 {
        script.append(ScriptStep(at: time, .tap(point)))
      } else {
        script.append(
          ScriptStep(at: time, .drag(from: point, to: other, steps: 12, duration: 0.2))
        )
      }
      time += [0.25, 0.3, 1.5, 4][random.below(4)]
      time = (time * 1e6).rounded() / 1e6
    }
    let document = try SceneDocument(Self.scene, path: "much.json")
    return Recording.trace(of: Scene(document), playing: InputScript(steps: script))
  }

  @Test("going to any input, forwards and backwards, is running to it from the start")
  func seeks() throws {
    let trace = try trace(steps: 600, seed: 7)
    let timeline = try TraceTimeline(text: trace, path: "trace")
    #expect(timeline.checkpointCount > 5)
    var random = Seeded(11)
    let places = (0..<25).map { _ in random.below(timeline.inputCount + 1) }
    var digests: [Int: UInt64] = [:]
    let fresh = try TraceTimeline(text: trace, path: "trace")
    try fresh.seek(to: 0)
    for place in places.sorted() {
      // Upwards only: no checkpoint is ever used.
      try fresh.advance(to: place)
      digests[place] = RoutingDigest(of: fresh.session.application).value
    }
    for place in places {
      try timeline.seek(to: place)
      let digest = RoutingDigest(of: timeline.session.application).value
      #expect(digest == digests[place], "input \(place) of \(timeline.inputCount)")
    }
  }

  @Test("what follows after going back is what followed the first time")
  func goesOn() throws {
    let timeline = try TraceTimeline(text: try trace(steps: 300, seed: 3), path: "trace")
    let last = RoutingDigest(of: timeline.session.application).value
    for place in [timeline.inputCount / 3, timeline.inputCount / 2, 0, timeline.inputCount - 10] {
      try timeline.seek(to: place)
      try timeline.advance(to: timeline.inputCount)
      #expect(RoutingDigest(of: timeline.session.application).value == last)
    }
  }

  @Test("a time between two inputs lets the timers fire that were due")
  func time() throws {
    let document = try SceneDocument(
      """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"Window",
      "key":true,"subviews":[{"id":"Hold","frame":[0,0,200,200],
      "gestures":[{"id":"hold","type":"longPress"}]}]}]}
      """,
      path: "hold.json"
    )
    let script = InputScript(steps: [
      ScriptStep(
        at: 1,
        .drag(
          from: CGPoint(x: 50, y: 50),
          to: CGPoint(x: 50, y: 52),
          steps: 1,
          duration: 2
        )
      )
    ])
    let trace = Recording.trace(of: Scene(document), playing: script)
    let timeline = try TraceTimeline(text: trace, path: "trace")
    func state() -> UIGestureRecognizer.State? {
      timeline.scene.view(named: "Hold")?.gestureRecognizers?.first?.state
    }
    try timeline.seek(toTime: 1.4)
    #expect(state() == .possible)
    try timeline.seek(toTime: 1.6)
    #expect(state() == .began)
    try timeline.seek(toTime: 1.2)
    #expect(state() == .possible)
  }
}
