import Foundation
import HitResponders
import HitScenes
import HitTrace
import Testing

@Suite("Inputs of other programs")
struct ImportTests {
  /// As `libinput record` writes it: two fingers on a screen of 1000 by 500 values.
  private static let recording = """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.25.0"
      git: "unknown"
    devices:
    - node: /dev/input/event2
      evdev:
        # Name: AT Keyboard
        name: "AT Translated Set 2 keyboard"
        codes:
          0: [0, 1, 4] # EV_SYN
        properties: []
      events:
      - evdev:
        - [  0,      0,   1,  30,       1] # EV_KEY / KEY_A  1
    - node: /dev/input/event9
      evdev:
        name: "Touchscreen"
        id: [24, 1386, 20566, 256]
        codes:
          0: [0, 1, 3] # EV_SYN
          3: [0, 1, 47, 53, 54, 57] # EV_ABS
        absinfo:
          0: [0, 999, 0, 0, 10]
          47: [0, 9, 0, 0, 0]
          53: [0, 999, 0, 0, 10]
          54: [0, 499, 0, 0, 10]
          57: [0, 65535, 0, 0, 0]
        properties: [1]
      udev:
        properties:
        - ID_INPUT=1
      events:
      # Current time is 12:40:15
      - evdev:
        - [ 10, 500000,   3,  57,      40] # EV_ABS / ABS_MT_TRACKING_ID  40
        - [ 10, 500000,   3,  53,     100]
        - [ 10, 500000,   3,  54,     250]
        - [ 10, 500000,   3,  47,       1]
        - [ 10, 500000,   3,  57,      41]
        - [ 10, 500000,   3,  53,     900]
        - [ 10, 500000,   3,  54,     250]
        - [ 10, 500000,   0,   0,       0] # ------------ SYN_REPORT (0) ----------
      - libinput:
        - [ 10, 500000,   0,   0,       0]
      - evdev:
        - [ 10, 516000,   3,  47,       0]
        - [ 10, 516000,   3,  53,     200]
        - [ 10, 516000,   0,   0,       0]
      - evdev:
        - [ 10, 540000,   3,  57,      -1]
        - [ 10, 540000,   3,  47,       1]
        - [ 10, 540000,   3,  57,      -1]
        - [ 10, 540000,   0,   0,       0]
    """

  private func script(_ text: String, width: Double = 1000, height: Double = 500) throws
    -> [ScriptStep]
  {
    let inputs = try ImportedInputs(
      Data(text.utf8),
      path: "file",
      screen: (width: width, height: height)
    )
    return try InputScript(inputs.text, path: "script").steps
  }

  private func failure(_ text: String) -> String? {
    do {
      _ = try script(text)
      return nil
    } catch let error as TraceError {
      return error.description
    } catch {
      return "another error: \(error)"
    }
  }

  private func touch(_ id: Int, _ phase: ScriptTouch.Phase, _ x: Double, _ y: Double) -> ScriptTouch
  {
    ScriptTouch(finger: id, phase: phase, location: CGPoint(x: x, y: y))
  }

  @Test("touch slots become fingers, a report a frame, times from the first event")
  func slots() throws {
    let steps = try script(Self.recording)
    #expect(steps.map(\.time) == [0, 0.016, 0.04])
    #expect(
      steps.map(\.kind) == [
        .action(.touches([touch(1, .began, 100, 250), touch(2, .began, 900, 250)])),
        .action(.touches([touch(1, .moved, 200, 250)])),
        .action(.touches([touch(1, .ended, 200, 250), touch(2, .ended, 900, 250)])),
      ]
    )
  }

  @Test("the device's range is fitted to the screen")
  func fitting() throws {
    guard
      case .action(.touches(let touches)) = try script(Self.recording, width: 320, height: 480)[0]
        .kind
    else {
      Issue.record("no touches")
      return
    }
    #expect(touches[0].location == CGPoint(x: 32, y: 240))
  }

  @Test("a slot that changes its contact lifts one finger and lands another, in two frames")
  func replaced() throws {
    let text = Self.recording.replacing("3,  57,      -1", with: "3,  57,      77")
    let steps = try script(text)
    #expect(steps.count == 5, "two frames of the last report, and the end of the recording")
    #expect(steps[2].time == steps[3].time)
    guard case .action(.touches(let last)) = steps[4].kind else { return }
    #expect(last.allSatisfy { $0.phase == .cancelled })
  }

  @Test("lost events take the fingers away until the next report")
  func dropped() throws {
    let text = Self.recording.replacing(
      "- [ 10, 516000,   3,  47,       0]",
      with: "- [ 10, 516000,   0,   3,       0]"
    )
    let steps = try script(text)
    guard case .action(.touches(let second)) = steps[1].kind else { return }
    #expect(second.map(\.phase) == [.cancelled, .cancelled])
  }

  @Test(
    "a recording that is broken is refused with its line",
    arguments: [
      ("- [ 10, 540000,   0,   0,       0]", "- [ 10, 540000, 0, zero, 0]", "zero is no whole"),
      ("- [ 10, 540000,   0,   0,       0]", "- [ 10, 540000, 0]", "an event of 3 numbers"),
      ("version: 1\n", "version: 2\n", "version: 2 of a recording"),
      ("53: [0, 999, 0, 0, 10]", "53: [0, 0, 0, 0, 10]", "no range of axis 53"),
    ]
  )
  func refused(old: String, new: String, complaint: String) {
    let message = failure(Self.recording.replacing(old, with: new))
    #expect(message?.contains(complaint) == true, "\(message ?? "read")")
    #expect(message?.wholeMatch(of: /file:\d+:1: .*; .*/) != nil, "\(message ?? "read")")
  }

  @Test("a recording without touch slots, or no recording at all, says what is missing")
  func noSlots() {
    let keyboard = Self.recording.replacing("47: [0, 9, 0, 0, 0]", with: "")
    #expect(failure(keyboard)?.contains("no device with touch slots") == true)
    #expect(failure("hello")?.contains("no devices: this is no recording") == true)
  }

  // MARK: WebDriver

  @Test("two touch pointers act side by side in ticks, moves in steps of a sixtieth")
  func pinch() throws {
    let steps = try script(
      """
      { "actions": [
        { "type": "pointer", "id": "f1", "parameters": { "pointerType": "touch" }, "actions": [
          { "type": "pointerMove", "x": 100, "y": 50 },
          { "type": "pointerDown", "button": 0 },
          { "type": "pointerMove", "duration": 50, "x": 70, "y": 50 },
          { "type": "pointerUp", "button": 0 } ] },
        { "type": "pointer", "id": "f2", "parameters": { "pointerType": "touch" }, "actions": [
          { "type": "pointerMove", "x": 200, "y": 50, "origin": "viewport" },
          { "type": "pointerDown", "button": 0 },
          { "type": "pointerMove", "duration": 50, "x": 30, "y": 0, "origin": "pointer" },
          { "type": "pointerUp", "button": 0 } ] },
        { "type": "none", "id": "n", "actions": [
          { "type": "pause", "duration": 20 }, { "type": "pause", "duration": 100 } ] } ] }
      """
    )
    #expect(steps.map(\.time) == [0.02, 0.145, 0.17, 0.17])
    #expect(
      steps[0].kind == .action(.touches([touch(1, .began, 100, 50), touch(2, .began, 200, 50)]))
    )
    #expect(
      steps[1].kind == .action(.touches([touch(1, .moved, 85, 50), touch(2, .moved, 215, 50)]))
    )
    #expect(
      steps[2].kind == .action(.touches([touch(1, .moved, 70, 50), touch(2, .moved, 230, 50)]))
    )
    #expect(
      steps[3].kind == .action(.touches([touch(1, .ended, 70, 50), touch(2, .ended, 230, 50)]))
    )
  }

  @Test("a mouse hovers until it presses; keys are held as long as they are down")
  func mouseAndKeys() throws {
    let steps = try script(
      """
      [ { "type": "pointer", "id": "m", "actions": [
          { "type": "pointerMove", "x": 5, "y": 6 }, { "type": "pointerDown", "button": 0 },
          { "type": "pause", "duration": 30 }, { "type": "pointerUp", "button": 0 } ] },
        { "type": "key", "id": "k", "actions": [
          { "type": "keyDown", "value": "\\uE007" }, { "type": "pause" }, { "type": "pause" },
          { "type": "keyUp", "value": "\\uE007" } ] } ]
      """
    )
    #expect(
      steps.map(\.kind) == [
        .action(.hover(CGPoint(x: 5, y: 6))), .key("return", duration: 0.03),
        .action(.touches([touch(1, .began, 5, 6)])), .action(.touches([touch(1, .ended, 5, 6)])),
      ]
    )
  }

  @Test("a wheel turns by notches of 48 points, and scrolls in steps where it takes time")
  func wheel() throws {
    let steps = try script(
      """
      [ { "type": "wheel", "id": "w", "actions": [
          { "type": "scroll", "x": 5, "y": 6, "deltaX": 0, "deltaY": 96 },
          { "type": "pause", "duration": 100 },
          { "type": "scroll", "x": 5, "y": 6, "deltaX": -24, "deltaY": 48, "duration": 50,
            "origin": "viewport" } ] } ]
      """
    )
    func scroll(_ stage: ScrollSample.Stage, _ dx: Double, _ dy: Double) -> ScriptStep.Kind {
      let by = CGSize(width: dx, height: dy)
      return .action(.scroll(ScrollSample(stage, by: by, at: CGPoint(x: 5, y: 6))))
    }
    #expect(steps.map(\.time) == [0, 0.1, 0.125, 0.15])
    #expect(
      steps.map(\.kind) == [
        scroll(.notch, 0, 2), scroll(.began, -0.25, 0.5), scroll(.changed, -0.25, 0.5),
        scroll(.ended, 0, 0),
      ]
    )
  }

  @Test(
    "actions that are wrong, or that nothing here follows, say where",
    arguments: [
      ("{", "not JSON"),
      (#"{"actions": 3}"#, "actions: no list of sources"),
      (
        #"[{"type": "wheel", "actions": [{"type": "scroll", "x": 1, "y": 1, "deltaX": 0}]}]"#,
        "actions[0].actions[0].deltaY: no coordinate"
      ),
      (
        #"[{"type": "wheel", "actions": [{"type": "scroll", "x": 1, "y": 1, "origin": "pointer"}]}]"#,
        "origin: no origin that can be used; give \"viewport\""
      ),
      (#"[{"type": "wheel", "actions": [{"type": "pointerUp"}]}]"#, "is no action of this source"),
      (#"[{"type": "pen", "actions": []}]"#, "actions[0].type: no type that is known"),
      (
        #"[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 1}]}]"#,
        "actions[0].actions[0].y: no coordinate"
      ),
      (
        #"[{"type": "pointer", "actions": [{"type": "pointerDown", "button": 2}]}]"#,
        "actions[0].actions[0].button: button 2"
      ),
      (
        #"[{"type": "pointer", "actions": [{"type": "pointerMove", "x": 1, "y": 1, "origin": {}}]}]"#,
        "origin: an element of a page"
      ),
      (
        #"[{"type": "key", "actions": [{"type": "keyDown", "value": "é"}]}]"#,
        "actions[0].actions[0].value: no key"
      ),
      (
        #"[{"type": "none", "actions": [{"type": "pause", "duration": -1}]}]"#,
        "actions[0].actions[0].duration: -1.0 is out of range; give milliseconds from 0 to 1e7"
      ),
    ]
  )
  func refusedActions(text: String, complaint: String) {
    let message = failure(text)
    #expect(message?.contains(complaint) == true, "\(message ?? "read")")
  }
}
