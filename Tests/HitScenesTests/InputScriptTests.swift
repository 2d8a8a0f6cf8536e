import Foundation
import HitResponders
import HitScenes
import Testing

@Suite("Input scripts")
struct InputScriptTests {
  private func inputs(_ steps: String) throws -> [InputStep] {
    try InputScript(SceneSources.script(steps), path: "t.json").inputs
  }

  /// A frame in one line: time, then finger, phase and place of each touch.
  private func line(_ input: InputStep) -> String {
    guard case .touches(let touches) = input.action else { return "\(input.time) \(input.action)" }
    let fingers = touches.map {
      "\($0.finger) \($0.phase) (\($0.location.x), \($0.location.y))"
    }
    return "\(input.time) " + fingers.joined(separator: ", ")
  }

  @Test("a tap goes down and comes up a tenth of a second later")
  func tap() throws {
    let lines = try inputs(#"{"at": 0.2, "tap": [500, 400]}"#).map(line)
    #expect(lines == ["0.2 1 began (500.0, 400.0)", "0.3 1 ended (500.0, 400.0)"])
  }

  @Test("a drag moves in equal parts and ends where its last move is")
  func drag() throws {
    let lines = try inputs(#"{"at": 1, "drag": [0, 0, 10, -20], "steps": 3, "duration": 0.1}"#)
      .map(line)
    #expect(
      lines == [
        "1.0 1 began (0.0, 0.0)", "1.033333 1 moved (3.333, -6.667)",
        "1.066667 1 moved (6.667, -13.333)", "1.1 1 moved (10.0, -20.0)",
        "1.1 1 ended (10.0, -20.0)",
      ]
    )
  }

  @Test("a pinch has two fingers left and right of its centre in one frame")
  func pinch() throws {
    let lines = try inputs(
      #"{"at": 0, "pinch": [100, 50], "from": 100, "to": 180, "steps": 2, "duration": 1}"#
    ).map(line)
    #expect(
      lines == [
        "0.0 1 began (50.0, 50.0), 2 began (150.0, 50.0)",
        "0.5 1 moved (30.0, 50.0), 2 moved (170.0, 50.0)",
        "1.0 1 moved (10.0, 50.0), 2 moved (190.0, 50.0)",
        "1.0 1 ended (10.0, 50.0), 2 ended (190.0, 50.0)",
      ]
    )
  }

  @Test("a rotation turns clockwise, the lower finger from the left")
  func rotate() throws {
    let lines = try inputs(
      #"{"at": 0, "rotate": [100, 100], "radius": 50, "degrees": 90, "steps": 1, "duration": 1}"#
    ).map(line)
    #expect(
      lines == [
        "0.0 1 began (50.0, 100.0), 2 began (150.0, 100.0)",
        "1.0 1 moved (100.0, 50.0), 2 moved (100.0, 150.0)",
        "1.0 1 ended (100.0, 50.0), 2 ended (100.0, 150.0)",
      ]
    )
  }

  @Test("all other steps are one input, a key two")
  func others() throws {
    let steps = """
      {"at": 0, "key": "space"}, {"at": 0.5, "shake": "began"}, {"at": 0.5, "remote": "pause"},
      {"at": 1, "tick": true}, {"at": 1, "set": {"id": "a", "alpha": 0.5, "hidden": true}},
      {"at": 2, "remove": "a"},
      {"at": 2, "touches": [{"id": 7, "phase": "began", "x": 1, "y": 2}]}
      """
    #expect(
      try inputs(steps).map(\.action) == [
        .key("space", isDown: true), .key("space", isDown: false), .shake(.began),
        .remote(.pause), .tick, .set(id: "a", [.alpha(0.5), .hidden(true)]), .remove(id: "a"),
        .touches([ScriptTouch(finger: 7, phase: .began, location: CGPoint(x: 1, y: 2))]),
      ]
    )
  }

  @Test("a pointer hovers and leaves, a key is held as long as said, a shake is cut short")
  func hoverAndHold() throws {
    let steps = """
      {"at": 0, "hover": [3, 4]}, {"at": 0.5, "hover": null},
      {"at": 1, "key": "a", "duration": 0.75}, {"at": 1.25, "shake": "cancelled"}
      """
    let inputs = try inputs(steps)
    #expect(
      inputs.map(\.action) == [
        .hover(CGPoint(x: 3, y: 4)), .hover(nil), .key("a", isDown: true), .shake(.cancelled),
        .key("a", isDown: false),
      ]
    )
    #expect(inputs.map(\.time) == [0, 0.5, 1, 1.25, 1.75])
  }

  @Test(
    "a wheel turns at once, a touchpad scrolls in equal parts, and a stage is one movement of it"
  )
  func scrolls() throws {
    let inputs = try inputs(
      """
      {"at": 0, "scroll": [3, 4], "by": [0, -2]},
      {"at": 1, "scroll": [3, 4], "by": [1, 2], "steps": 3, "duration": 0.3},
      {"at": 2, "scroll": [3, 4], "by": [0, 0.5], "stage": "began"},
      {"at": 3, "scroll": [3, 4], "by": [0, 0], "stage": "cancelled"}
      """
    )
    let samples = inputs.compactMap { input in
      if case .scroll(let sample) = input.action { sample } else { nil }
    }
    #expect(samples.allSatisfy { $0.locationOnScreen == CGPoint(x: 3, y: 4) })
    #expect(
      samples.map(\.stage) == [.notch, .began, .changed, .changed, .ended, .began, .cancelled]
    )
    #expect(samples.map(\.notches.width) == [0, 0.333, 0.334, 0.333, 0, 0, 0])
    #expect(samples.map(\.notches.height) == [-2, 0.667, 0.666, 0.667, 0, 0.5, 0])
    #expect(inputs.map(\.time) == [0, 1, 1.1, 1.2, 1.3, 2, 3])
    #expect(inputs[0].applicationInput?.content == .scroll(samples[0]))
  }

  @Test("steps that overlap are merged by time and get fingers of their own")
  func overlap() throws {
    let lines = try inputs(
      """
      {"at": 0, "touches": [{"id": 1, "phase": "began", "x": 0, "y": 0}]},
      {"at": 0, "tap": [5, 5]}, {"at": 0.05, "tap": [6, 6]}, {"at": 0.1, "tap": [7, 7]},
      {"at": 0.2, "touches": [{"id": 1, "phase": "ended", "x": 0, "y": 0}]},
      {"at": 0.2, "tap": [8, 8]}
      """
    ).map(line)
    #expect(
      lines == [
        "0.0 1 began (0.0, 0.0)", "0.0 2 began (5.0, 5.0)", "0.05 3 began (6.0, 6.0)",
        "0.1 2 ended (5.0, 5.0)", "0.1 2 began (7.0, 7.0)", "0.15 3 ended (6.0, 6.0)",
        "0.2 2 ended (7.0, 7.0)", "0.2 1 ended (0.0, 0.0)", "0.2 1 began (8.0, 8.0)",
        "0.3 1 ended (8.0, 8.0)",
      ]
    )
  }

  @Test(
    "what a script says wrongly is told with its place",
    arguments: [
      (#"§{"tap": [1, 2]}"#, "at: it is missing; give the seconds"),
      (
        #"§{"at": 0}"#,
        "this step does nothing; give it one of touches, tap, drag, pinch, rotate, hover, scroll, key, shake, remote, tick, set, remove"
      ),
      (
        #"§{"at": 0, "tap": [1, 2], "tick": true}"#,
        "this step does 2 things; give it one of touches, tap, drag, pinch, rotate, hover, scroll, key, shake, remote, tick, set, remove"
      ),
      (
        #"{"at": 1, "tick": true}, {"at": §0.5, "tick": true}"#,
        "at: 0.5 is before the step above; write the steps in the order of their times"
      ),
      (#"{"at": 0, §"tapp": [1, 2]}"#, "tapp: unknown key in a step; did you mean \"tap\"?"),
      (#"{"at": 0, "tap": [1, 2], "steps": §3}"#, "steps: a tap does not have it; take it out"),
      (
        #"{"at": 0, "drag": [1, 2, 3, 4], "from": §3}"#,
        "from: a drag does not have it; it takes steps, duration"
      ),
      (#"§{"at": 0, "scroll": [1, 2]}"#, "by: it is missing; a scroll needs by"),
      (
        #"{"at": 0, "scroll": [1, 2], "by": [0, 1], "stage": §"began", "steps": 2}"#,
        "stage: a step with a stage is one movement; take steps and duration out"
      ),
      (
        #"§{"at": 0, "pinch": [1, 2], "from": 3}"#,
        "to: it is missing; a pinch needs from and to"
      ),
      (
        #"{"at": 0, "key": §"spaec"}"#,
        "key: \"spaec\" is unknown; did you mean \"space\"? allowed: space, return, escape, tab, arrows, a to z, 0 to 9, f1 to f12, select, menu, playPause"
      ),
      (
        #"{"at": 0, "shake": §"start"}"#,
        "shake: \"start\" is unknown; allowed: \"began\", \"ended\", \"cancelled\""
      ),
      (
        #"{"at": 0, "touches": [§{"id": 1, "phase": "moved", "x": 1, "y": 1}]}"#,
        "touches: finger 1 is not down; let it begin before it is moved"
      ),
      (
        #"{"at": 0, "touches": [§{"id": 1, "phase": "began", "x": 1}]}"#,
        "touches.y: it is missing; a finger needs id, phase, x and y"
      ),
      (
        #"{"at": 0, "set": §{"id": "a"}}"#,
        "set: it changes nothing; give the view's keys to change"
      ),
      (
        #"{"at": 0, "set": {"id": "a", §"touches": "consume"}}"#,
        "touches: unknown key in a set; allowed: id, frame, boundsOrigin, transform, hidden, alpha, interaction, multiTouch, exclusive, clips, enabled, contentSize, contentOffset, color, border, radius, text, animate"
      ),
      (
        #"{"at": §-1, "tick": true}"#, "at: -1 is out of range; expected seconds from 0 to 86400"
      ),
    ]
  )
  func faults(steps: String, complaint: String) throws {
    let (steps, place) = SceneSources.unmarked(steps)
    let column = (Int(place.dropFirst(2)) ?? 0) + SceneSources.script("").count - 2
    let expected = "t.json:1:\(column): \(complaint)"
    #expect(SceneSources.complaint(aboutScript: steps) == expected)
  }

  @Test("names that a scene lacks are told against that scene")
  func names() throws {
    let scene = try SceneDocument(SceneSources.view(#""id": "Save""#), path: "some.json")
    let script = try InputScript(
      SceneSources.script(#"{"at": 0, "remove": "Save"}, {"at": 1, "remove": "save"}"#),
      path: "t.json"
    )
    #expect(
      script.faults(in: scene)?.description
        == "t.json:1:84: remove: no view of some is named \"save\"; did you mean \"Save\"? give the id of a view in the scene"
    )
  }
}
