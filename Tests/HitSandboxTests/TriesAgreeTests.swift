import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import HitSession
import Testing

@testable import HitInspector
@testable import HitSandbox

/// Every try of every scene of the gallery, pressed in the order of its list.
///
/// What is expected was written from the scenes and the notes of their tries, by hand.
@Suite("The tries of the gallery")
struct TriesAgreeTests {
  /// What a try is about: who is hit, and why the view that is meant did or did not use it.
  struct Expectation {
    var receiver: String
    var cause: Verdict.Cause
    /// The view that the cause lies with, where another one is to blame.
    var culprit: String?

    init(_ receiver: String, _ cause: Verdict.Cause, by culprit: String? = nil) {
      (self.receiver, self.cause, self.culprit) = (receiver, cause, culprit)
    }
  }

  /// A scene as the window shows it, and beside it as the terminal plays it.
  private final class Rig {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    let tries: [SceneTry]
    private(set) var outcomes: [PressOutcome] = []
    private let window: Session
    private let terminal: Session
    private let feed: InspectorFeed
    private let watcher: OutcomeWatcher

    init(_ name: String) throws {
      let shown = try SceneLibrary.gallery.scene(name)
      let played = try SceneLibrary.gallery.scene(name)
      tries = shown.tries
      window = Session(shown.application)
      terminal = Session(played.application)
      feed = InspectorFeed(shown, inspector)
      watcher = OutcomeWatcher(Explainer(played))
      feed.open(place: nil, display: ":7", scale: 1)
      window.add(feed.watcher)
      terminal.add(watcher)
      watcher.onOutcome = { [weak self] in self?.outcomes.append($0) }
    }

    /// Presses for a tenth of a second, and waits until nothing more follows.
    func press(_ point: CGPoint, at time: TimeInterval) {
      for (phase, delay) in [(UITouch.Phase.began, 0), (.ended, 0.1)] {
        let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: point)
        for session in [window, terminal] {
          session.send(.touches([sample], at: time + delay))
        }
        feed.explain(at: time + delay)
      }
      for session in [window, terminal] { session.advance(to: time + 1) }
      feed.explain(at: time + 1)
      watcher.finish()
    }
  }

  @Test("after each try window, terminal and what the scene was made for agree")
  func agree() throws {
    for name in Self.expected.keys.sorted() { try agree(name) }
  }

  private func agree(_ name: String) throws {
    let rig = try Rig(name)
    let expectations = try #require(Self.expected[name])
    try #require(rig.tries.count == expectations.count)
    for (index, (shot, expectation)) in zip(rig.tries, expectations).enumerated() {
      let place: Comment = "\(name), try \(index + 1): \(shot.note)"
      rig.press(shot.press, at: 1 + 1.5 * Double(index))
      let inspection = try #require(rig.inspector.model.inspection, place)
      let outcome = try #require(rig.outcomes.last, place)
      #expect(rig.outcomes.count == index + 1, place)
      #expect(inspection.verdict == outcome.verdict, place)
      #expect(inspection.report == outcome.report, place)
      #expect(inspection.verdict.cause == expectation.cause, place)
      #expect(inspection.chain.first?.responder == expectation.receiver, place)
      if let culprit = expectation.culprit { #expect(inspection.verdict.by == culprit, place) }
    }
  }

  @Test("no scene of the gallery is left out")
  func whole() {
    #expect(Set(Self.expected.keys) == Set(SceneLibrary.gallery.entries.map(\.name)))
  }
}

// MARK: - By hand

extension TriesAgreeTests {
  private static func nobody(_ receivers: String...) -> [Expectation] {
    receivers.map { Expectation($0, .unhandled) }
  }

  private static func handled(_ receivers: String...) -> [Expectation] {
    receivers.map { Expectation($0, .handled) }
  }

  private static let expected: [String: [Expectation]] = [
    // Plain views: each hears of its press, and nobody has a use for it.
    "delivery": nobody("green", "blue", "yellow"),
    "hit-walk": nobody("E", "D", "B", "A"),
    "responder-chain": nobody("AView", "UIView"),
    // What is drawn is meant: the status bar, whose window lets go of what no subview takes.
    "two-windows": [Expectation("Header", .override, by: "StatusWindow")]
      + nobody("Header", "Content"),
    "touch-log": nobody("CView", "DView", "BView", "AView"),
    "view-controllers": nobody("Leaf", "ChildView", "RootView"),
    "pass-through": [Expectation("base-a", .outside, by: "view1-a")] + nobody("view2")
      + [Expectation("base", .override, by: "view1")],
    "irregular-shape": nobody("Disc", "Disc", "Stage", "Disc"),
    "intercept": [Expectation("green", .override, by: "green")] + nobody("green", "pink"),
    // The tiles stand a point apart from each other: the middle of the wall is such a gap. In the
    // corner of the tile lies a view without a name.
    "stress": nobody("Wall", "UIView"),
    // What cannot be seen is not meant: only the buttons and the control that are drawn are.
    "refusals": [
      Expectation("Stage", .unhandled),
      Expectation("Stage", .interactionDisabled, by: "Off"),
      Expectation("Stage", .unhandled),
      Expectation("Alpha001", .unhandled),
      Expectation("Stage", .interactionDisabled, by: "Image"),
      Expectation("Stage", .interactionDisabled, by: "Label"),
      Expectation("Disabled", .disabled),
    ],
    "bubbling": nobody("red-a") + handled("red-b", "red-c") + [Expectation("red-d", .passedOn)],
    "redirect": [Expectation("red", .override, by: "blue")] + nobody("blue") + handled("red"),
    // The clipped child is not drawn where it is pressed, so nobody means it.
    "out-of-bounds": nobody("child") + [Expectation("Stage", .outside, by: "parent")]
      + nobody("Stage", "askedChild", "widerChild"),
    "raised-tab": [
      Expectation("Cell5", .outside, by: "TabBar"),
      Expectation("CenterButton", .handled),
      // The toast is what is seen there, and it has no use for the press.
      Expectation("ToastOverlay", .unhandled),
    ],
    "drag": handled("Card", "Turned", "Loud"),
    "two-fingers": handled("Both", "First", "Left"),
    // A press that is lifted at once holds no long press and moves no pan.
    "gestures": [
      Expectation("Tap", .recognized),
      Expectation("Hold", .handled),
      Expectation("Pan", .handled),
      Expectation("Kept", .recognized),
      Expectation("Twice", .recognized),
      Expectation("Inner", .recognized),
    ],
    "cancelled": [Expectation("Left", .passedOn), Expectation("Trapdoor", .handled)],
    "animating": [
      Expectation("RefusingGoal", .animating, by: "Refusing"),
      // It is drawn elsewhere still; the mark of where it goes is what is seen.
      Expectation("Allowed", .covered, by: "Allowed"),
      Expectation("Stage", .animating, by: "Waiting"),
    ],
    "tracking-objects": handled("Left", "Right"),
    "controls": [
      Expectation("Button", .handled),
      Expectation("Save", .handled),
      Expectation("Print", .noAction),
      Expectation("Disabled", .disabled),
    ],
    // The first try makes Name the first responder, so that the search begins there.
    "first-responder": handled("Name", "Clear", "Submit")
      + [Expectation("AsideButton", .noAction), Expectation("Quit", .handled)],
    "motion-and-remote": handled("Keeps", "Passes"),
  ]
}
