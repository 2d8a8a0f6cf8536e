import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// What the window tells of keys, shakes and commands, which it pins as it pins presses.
@Suite("Pinned keys")
struct KeyPinTests {
  private final class Rig: FeedRig {
    func tap(_ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
      touch(.began, x, y, at: time)
      touch(.ended, x, y, at: time + 0.1)
    }

    func key(_ usage: UIKeyboardHIDUsage, _ text: String, at time: TimeInterval) {
      for (phase, delay) in [(UIPress.Phase.began, 0), (.ended, 0.05)] as [(_, TimeInterval)] {
        let sample = PressSample(usage: usage, text: text, plainText: text, phase: phase)
        send(.presses([sample]), at: time + delay)
      }
    }
  }

  @Test("a key is pinned when it goes down, and told anew when it is released")
  func pinned() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    #expect(rig.model.key == nil && rig.model.moment.subject == .touch(1))
    let sample = PressSample(usage: .keyboardH, text: "h", plainText: "h", phase: .began)
    rig.send(.presses([sample]), at: 2)
    #expect(rig.model.moment.subject == .key("h") && rig.model.moment.isPinned)
    #expect(rig.model.key?.verdict.headline.text == "Name has the key h.")
    #expect(rig.model.inspection == nil)
    let release = PressSample(usage: .keyboardH, text: "h", plainText: "h", phase: .ended)
    rig.send(.presses([release]), at: 2.1)
    #expect(rig.model.key?.verdict.headline.text == "Name got the key h and kept it.")
    #expect(rig.model.moment.place == PinPlace(2, of: 2))
  }

  @Test("what is copied is what is shown: a question hides the key that is pinned")
  func copied() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    rig.key(.keyboardH, "h", at: 2)
    rig.feed.explain(at: 3)
    let told = try #require(rig.feed.explanationText)
    #expect(told.contains("key h"), "\(told)")
    let view = try #require(rig.feed.scene.view(named: "Form"))
    rig.inspector.perform(.ask(ObjectIdentifier(view)))
    rig.feed.hover(CGPoint(x: 400, y: 152))
    rig.feed.explain(at: 4)
    #expect(rig.model.key == nil && rig.model.inspection != nil)
    let text = try #require(rig.feed.explanationText)
    #expect(text.hasPrefix("first-responder (400, 152)") && text.contains("Form"), "\(text)")
    #expect(rig.feed.endQuestion())
    #expect(rig.feed.explanationText == told)
  }

  @Test("the way of a key: responders with what they did, views with numbers where they lie")
  func way() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    rig.key(.keyboardReturnOrEnter, "\r", at: 2)
    let key = try #require(rig.model.key)
    #expect(
      key.outcome.chain.map(\.responder)
        == ["Name", "Form", "Root", "ViewController", "Window", "UIApplication", "AppDelegate"]
    )
    #expect(key.way.map(\.number) == [1, 2, 3, 5])
    #expect(key.way.first?.shape.box == CGRect(x: 120, y: 124, width: 560, height: 56))
    #expect(rig.model.firstResponder?.shape.box == key.way.first?.shape.box)
    let marks = StageMarks(rig.model, geometry: rig.inspector.geometry, visible: .infinite).marks
    #expect(
      marks.contains { mark in
        if case .firstResponder(_, hasKeys: false) = mark { true } else { false }
      }
    )
    // The window fills the root view: one corner, one number.
    let numbers = marks.compactMap { mark in
      if case .callout(.number(_, let text, _)) = mark { text } else { nil }
    }
    #expect(numbers == ["1", "2", "3"])
  }

  @Test("who is first responder, since which input, and where actions without a target go")
  func holder() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    rig.key(.keyboardReturnOrEnter, "\r", at: 2)
    let key = try #require(rig.model.key)
    #expect(key.holder?.name == "Name" && key.holder?.canResign == true)
    #expect(key.holderLines.map(\.value) == ["since touch 1, 1.100 s"])
    #expect(
      key.actions == [
        ActionRoute(action: "clear", askedCount: 1, taker: "Name"),
        ActionRoute(action: "submit", askedCount: 2, taker: "Form"),
        ActionRoute(action: "save", askedCount: 4, taker: "ViewController"),
        ActionRoute(action: "quit", askedCount: 7, taker: "AppDelegate"),
        ActionRoute(action: "aside", askedCount: 7, taker: nil, bystander: "Aside"),
      ]
    )
    #expect(key.actions.last?.words == "nobody: Aside is beside the chain")
    // Each route is where the control's action really goes when it is sent.
    rig.tap(205, 390, at: 3)
    #expect(rig.model.inspection?.report?.actions.first?.sent.performer == .object("Name"))
  }

  @Test("typing a word makes one pin, whose latest key is shown; a press brings the touch back")
  func run() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    rig.key(.keyboardH, "h", at: 2)
    rig.key(.keyboardI, "i", at: 3)
    #expect(rig.model.moment.subject == .key("i"))
    #expect(rig.model.moment.place == PinPlace(2, of: 2))
    let event = try #require(rig.model.log.rows.first { $0.time == 2 })
    _ = rig.feed.perform(.pinEvent(event.id))
    #expect(rig.model.moment.subject == .key("h") && rig.model.moment.time == 2)
    _ = rig.feed.perform(.previousPin)
    #expect(rig.model.key == nil && rig.model.moment.subject == .touch(1))
    _ = rig.feed.perform(.nextPin)
    rig.tap(400, 152, at: 4)
    #expect(rig.model.key == nil && rig.model.moment.subject == .touch(1))
    #expect(rig.model.moment.place == PinPlace(3, of: 3))
    _ = rig.feed.unpin()
    #expect(rig.model.key == nil && !rig.model.moment.isPinned)
  }

  @Test("keys that nobody takes, shakes and commands are told in the same way")
  func others() throws {
    let rig = try Rig("first-responder")
    rig.key(.keyboardK, "k", at: 1)
    #expect(rig.model.key?.verdict.headline.text == "Nobody took the key k.")
    #expect(rig.model.key?.holder == nil && rig.model.key?.start == "Window")
    rig.send(.motion(.began, .motionShake), at: 2)
    #expect(rig.model.moment.subject == .shake)
    rig.send(.motion(.ended, .motionShake), at: 2.5)
    rig.send(.remoteControl(.remoteControlPlay), at: 3)
    #expect(rig.model.moment.subject == .command("play"))
    #expect(rig.model.key?.wayHead.title == "WAY OF THE COMMAND")
  }

  @Test("buttons send what no key can")
  func sending() throws {
    let rig = try Rig("first-responder")
    var sent: [InspectorCommand] = []
    rig.inspector.onCommand = { sent.append($0) }
    rig.key(.keyboardK, "k", at: 1)
    rig.inspector.application.layoutIfNeeded()
    for button in rig.inspector.root.why.keys.send.subviews {
      let place = button.convert(CGPoint(x: 10, y: 10), to: rig.inspector.window)
      for phase in [UITouch.Phase.began, .ended] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: place)
        rig.inspector.application.enqueue(.touches([sample], at: 2))
      }
      rig.inspector.application.processQueue()
    }
    #expect(
      sent == [
        .escapeToScene, .shake, .sendRemote(.remoteControlPlay),
        .sendRemote(.remoteControlNextTrack),
      ]
    )
  }

  @Test("a key that comes while a finger is down leaves the press open and in view")
  func meanwhile() throws {
    let rig = try Rig("raised-tab")
    rig.touch(.began, 160, 450, at: 1)
    rig.key(.keyboardK, "k", at: 2)
    #expect(rig.model.key == nil && rig.model.moment.subject == .touch(1))
    #expect(rig.model.moment.place == PinPlace(1, of: 2))
    rig.touch(.ended, 160, 450, at: 3)
    #expect(rig.model.imprints.allSatisfy { !$0.isDown })
    #expect(rig.model.inspection?.verdict.headline.text.contains(" got this press") == true)
    _ = rig.feed.perform(.nextPin)
    #expect(rig.model.moment.subject == .key("k"))
  }

  @Test("a question is asked about a point, and not about a key: its answer is shown")
  func asked() throws {
    let rig = try Rig("first-responder")
    rig.key(.keyboardK, "k", at: 1)
    rig.feed.hover(CGPoint(x: 400, y: 152))
    rig.feed.explain()
    #expect(rig.model.key != nil)
    let form = try #require(rig.model.outline.rows.first { $0.name == "Form" })
    _ = rig.feed.perform(.ask(form.id))
    #expect(rig.model.key == nil && rig.model.question?.name == "Form")
    #expect(rig.model.inspection?.point == CGPoint(x: 400, y: 152))
    _ = rig.feed.endQuestion()
    #expect(rig.model.key != nil)
  }

  @Test("a key at which the first responder leaves is told with the views that it came to")
  func resigning() throws {
    let rig = try Rig("first-responder")
    rig.tap(400, 152, at: 1)
    let window = try #require(rig.session.application.windows.first)
    let field = try #require(window.subtree.first { $0.routingName == "Name" })
    rig.feed.watcher.onRouted = { _ in _ = field.resignFirstResponder() }
    let sample = PressSample(usage: .keyboardH, text: "h", plainText: "h", phase: .began)
    rig.send(.presses([sample]), at: 2)
    #expect(rig.model.key?.way.first?.view == ObjectIdentifier(field))
    #expect(rig.model.key?.holder?.name == "Name")
  }
}
