import Foundation
import HitAnalysis
import HitControls
import HitResponders
import HitScenes
import HitSession
import Testing

/// Each verdict after delivery, in a scene of the gallery, with its sentences and its tone.
@Suite("What a press came to")
struct PressVerdictTests {
  /// A press, and what is said of it when it is over.
  private func verdict(_ name: String, _ points: (CGFloat, CGFloat)..., at time: Double = 1) throws
    -> Verdict
  {
    let rig = try PressRig(name)
    for (index, point) in points.enumerated() {
      rig.touch(index == 0 ? .began : .moved, point, at: time + Double(index) / 20)
    }
    if let last = points.last { rig.touch(.ended, last, at: time + Double(points.count) / 20) }
    return try rig.finish(at: time + 1).verdict
  }

  @Test("withheld: a second touch on a view that takes one at a time")
  func withheld() throws {
    let rig = try PressRig("two-fingers")
    rig.touch(.began, (510, 160), at: 1)
    rig.touch(.began, (660, 160), finger: 2, at: 1.1)
    let verdict = try rig.outcome(of: 2).verdict
    #expect(verdict.headline.text == "First did not get touch 2.")
    #expect(
      verdict.body.text == "It has touch 1 and takes one at a time. Touch 2 stays unheard until it "
        + "lifts, also after touch 1."
    )
    #expect(verdict.detail == "isMultipleTouchEnabled is false")
    #expect(verdict.cause == .withheld && verdict.kind == .missed)
    #expect(try rig.outcome(of: 1).verdict.headline.text == "First has this press.")
  }

  @Test("animating: a view that an animation keeps from taking touches is skipped")
  func animating() throws {
    let verdict = try verdict("animating", (650, 90))
    #expect(verdict.headline.text == "Refusing did not get this press.")
    #expect(
      verdict.body.text == "It is being animated without allowUserInteraction, so it was skipped. "
        + "RefusingGoal received it."
    )
    #expect(verdict.cause == .animating && verdict.kind == .missed)
  }

  @Test("refused: what was meant stays missed, whatever came of the press elsewhere")
  func refused() throws {
    let verdict = try verdict("raised-tab", (160, 421))
    #expect(
      verdict.text == "CenterButton did not get this press. Its parent TabBar said the point is "
        + "outside (10 pt above), so CenterButton was never asked. Cell5 received it."
    )
    #expect(verdict.detail == "(160, -10) is not in bounds (0, 0, 320, 49): 10 pt above")
    #expect(verdict.kind == .missed && verdict.tense == .after)
  }

  @Test("removed: a view that leaves its window under the finger")
  func removed() throws {
    let verdict = try verdict("cancelled", (260, 300), (340, 300), (420, 300), (500, 300), at: 0)
    #expect(verdict.headline.text == "Left got this press and was then taken away.")
    #expect(
      verdict.body.text == "It left its window under the finger: touchesCancelled, never "
        + "touchesEnded. Later moves reach no view."
    )
    #expect(verdict.detail == "out at (420, 300), 0.100 s")
    #expect(verdict.cause == .removed && verdict.kind == .lost)
  }

  @Test("other gesture, before: a scroll view that held the touch back and kept it")
  func otherGestureBefore() throws {
    let verdict = try verdict("raised-tab", (160, 300), (160, 284), (160, 260))
    #expect(verdict.headline.text == "Cell4 was hit, but pan of ListView took the touch.")
    #expect(
      verdict.body.text == "ListView held touchesBegan back, and its pan began first. Cell4 got no "
        + "message at all."
    )
    #expect(verdict.detail == "1.050 s: moved 16 >= 10")
    #expect(verdict.cause == .gesture && verdict.kind == .lost)
  }

  @Test("other gesture, after: a scroll view that took a touch that its content had")
  func otherGestureAfter() throws {
    let rig = try PressRig("raised-tab")
    rig.touch(.began, (160, 300), at: 1)
    rig.session.advance(to: 1.5)
    #expect(
      try rig.outcome().verdict.text
        == "Cell4 has this press. It passed it on; ListView handles it."
    )
    rig.touch(.moved, (160, 280), at: 1.6)
    rig.touch(.ended, (160, 280), at: 1.7)
    let verdict = try rig.finish(at: 2).verdict
    #expect(verdict.headline.text == "Cell4 got this press, but pan of ListView took it.")
    #expect(
      verdict.body.text
        == "Cell4 got touchesCancelled at 1.600 s, when pan began (moved 20 >= 10)."
    )
    #expect(verdict.kind == .lost)
  }

  @Test("no action: an action that reaches nobody, with everyone who was asked")
  func noAction() throws {
    let verdict = try verdict("controls", (590, 356))
    #expect(verdict.headline.text == "Print got this press, but its action went to nobody.")
    #expect(
      verdict.body.text == "print was offered to Print, ActionsCard, Root, ViewController, Window "
        + "and UIApplication. None has it."
    )
    #expect(verdict.detail == "asked 6, no target: the search goes up the responder chain")
    #expect(verdict.cause == .noAction && verdict.kind == .lost)
  }

  @Test("wrong target: an action whose target lacks it, and who further up has it")
  func wrongTarget() throws {
    let verdict = try verdict("controls", (590, 432))
    #expect(verdict.headline.text == "Wrong got this press, but its target lacks save.")
    #expect(
      verdict.body.text
        == "Its target is Root, so Root alone was asked. ViewController, one up, has it."
    )
    #expect(verdict.detail == "asked 1, declined")
    #expect(verdict.cause == .wrongTarget && verdict.kind == .lost)
  }

  @Test("disabled: a control that takes the press and drops it")
  func disabled() throws {
    let verdict = try verdict("controls", (210, 206))
    #expect(verdict.headline.text == "Disabled took this press and dropped it.")
    #expect(
      verdict.body.text
        == "A disabled control is still hit. It sends no action and passes nothing on."
    )
    #expect(verdict.detail == "isEnabled is false")
    #expect(verdict.cause == .disabled && verdict.kind == .lost)
  }

  @Test("nobody: who passed the press on, and where the chain ends")
  func nobody() throws {
    let verdict = try verdict("raised-tab", (222, 218))
    #expect(verdict.headline.text == "ToastOverlay got this press, nobody handled it.")
    #expect(
      verdict.body.text == "Passed on by ToastOverlay, RootView, ViewController, UIWindow; "
        + "UIApplication is the end."
    )
    #expect(verdict.detail == "5 asked")
    #expect(verdict.cause == .unhandled && verdict.kind == .lost)
  }

  @Test("system: a press that is cancelled from outside, and when")
  func system() throws {
    let rig = try PressRig("raised-tab")
    rig.touch(.began, (160, 450), at: 1)
    rig.touch(.cancelled, (160, 450), at: 2)
    let verdict = try rig.finish(at: 3).verdict
    #expect(verdict.headline.text == "CenterButton got this press, and it was cancelled.")
    #expect(verdict.body.text.hasPrefix("touchesCancelled at 2.000 s: the system took the touch"))
    #expect(verdict.cause == .cancelled && verdict.kind == .lost)
  }

  @Test("own gesture: a success, with how far the finger went and when touches ended")
  func ownGesture() throws {
    let pan = try verdict("gestures", (460, 100), (475, 100), (500, 100))
    #expect(pan.headline.text == "Pan got this press, and its own pan took it.")
    #expect(
      pan.body.text == "pan began after 15 pt (it needs 10). From then on the view gets nothing: "
        + "touchesCancelled at 1.050 s."
    )
    #expect(pan.detail == "cancelsTouchesInView is on")
    #expect(pan.cause == .recognized && pan.kind == .arrived)
    let kept = try verdict("gestures", (690, 300))
    #expect(kept.body.text.hasSuffix("lifted in place. The view keeps its touches."))
    #expect(kept.detail == "cancelsTouchesInView is off" && kept.kind == .arrived)
  }

  @Test("passed on: who handled it, and how far up")
  func passedOn() throws {
    let verdict = try verdict("raised-tab", (160, 300))
    #expect(verdict.headline.text == "Cell4 passed this press on; ListView handled it.")
    #expect(
      verdict.body.text
        == "Cell4 has no touches of its own, so its messages went up the chain by one."
    )
    #expect(verdict.cause == .passedOn && verdict.kind == .arrived)
  }

  @Test("handled: where its action went, and who declined it")
  func handled() throws {
    let verdict = try verdict("controls", (590, 204))
    #expect(verdict.headline.text == "Save got this press and handled it.")
    #expect(
      verdict.body.text
        == "Its action save went to ViewController, after Save, ActionsCard and Root declined."
    )
    #expect(verdict.cause == .handled && verdict.kind == .arrived)
    #expect(try self.verdict("raised-tab", (160, 450)).body.isEmpty)
  }

  @Test("while the finger is down the press is had, and while it is held back by whom")
  func inProgress() throws {
    let rig = try PressRig("raised-tab")
    rig.touch(.began, (160, 300), at: 1)
    let held = try rig.outcome().verdict
    #expect(held.text == "Cell4 has this press. ListView holds touchesBegan back.")
    #expect(held.tense == .during)
  }

  @Test("empty: a press outside of every window")
  func empty() throws {
    let rig = try PressRig("raised-tab")
    rig.touch(.began, (900, 20), at: 1)
    rig.touch(.ended, (900, 20), at: 1.1)
    let verdict = try rig.finish(at: 2).verdict
    #expect(verdict.text == "Nothing is here. The point is outside of every window.")
    #expect(verdict.kind == .neutral)
  }

  @Test("the recognizer by which a scroll view waits is in no verdict")
  func contentTouchDelay() throws {
    for name in ["raised-tab", "stress", "drag"] {
      let scene = try SceneLibrary.gallery.scene(name)
      for press in scene.tries.flatMap(\.presses) {
        let verdict = try verdict(name, (press.x, press.y))
        #expect(!verdict.text.contains("contentTouchDelay"), "\(verdict.text)")
      }
    }
  }

  @Test("no verdict names one view twice in its headline, or is still in progress")
  func headlines() throws {
    for entry in SceneLibrary.gallery.entries where entry.name != "stress" {
      for press in try SceneLibrary.gallery.scene(entry.name).tries.flatMap(\.presses) {
        let verdict = try verdict(entry.name, (press.x, press.y))
        #expect(verdict.tense == .after)
        let names = verdict.headline.runs.filter { $0.role != .plain }.map(\.text)
        #expect(Set(names).count == names.count, "\(entry.name): \(verdict.text)")
      }
    }
  }
}
