public import HitAnalysis

/// What a try of the gallery is about: who is hit, and why the view that is meant did or did not use
/// it.
///
/// Written from the scenes and the notes of their tries, by hand.
public struct TryExpectation: Sendable {
  /// The view that is hit, by name.
  public var receiver: String
  /// Why the view that is meant did or did not get the press, or what became of it.
  public var cause: Verdict.Cause
  /// The view that the cause lies with, where another one is to blame.
  public var culprit: String?

  init(_ receiver: String, _ cause: Verdict.Cause, by culprit: String? = nil) {
    (self.receiver, self.cause, self.culprit) = (receiver, cause, culprit)
  }

  private static func nobody(_ receivers: String...) -> [Self] {
    receivers.map { Self($0, .unhandled) }
  }

  private static func handled(_ receivers: String...) -> [Self] {
    receivers.map { Self($0, .handled) }
  }

  /// The presses of the tries of every scene of the gallery, in the order of its list.
  public static let gallery: [String: [Self]] = [
    // Plain views: each hears of its press, and nobody has a use for it.
    "delivery": nobody("green", "blue", "yellow"),
    "hit-walk": nobody("E", "D", "B", "A"),
    "responder-chain": nobody("AView", "UIView"),
    // What is drawn is meant: the status bar, whose window lets go of what no subview takes.
    "two-windows": [Self("Header", .override, by: "StatusWindow")]
      + nobody("Header", "Content"),
    "touch-log": nobody("CView", "DView", "BView", "AView"),
    "view-controllers": nobody("Leaf", "ChildView", "RootView"),
    "pass-through": [Self("base-a", .outside, by: "view1-a")] + nobody("view2")
      + [Self("base", .override, by: "view1")],
    "irregular-shape": nobody("Disc", "Disc", "Stage", "Disc"),
    "intercept": [Self("green", .override, by: "green")] + nobody("green", "pink"),
    // The tiles stand a point apart from each other: the middle of the wall is such a gap. In the
    // corner of the tile lies a view without a name.
    "stress": nobody("Wall", "UIView"),
    // What cannot be seen is not meant: only the buttons and the control that are drawn are.
    "refusals": [
      Self("Stage", .unhandled),
      Self("Stage", .interactionDisabled, by: "Off"),
      Self("Stage", .unhandled),
      Self("Alpha001", .unhandled),
      Self("Stage", .interactionDisabled, by: "Image"),
      Self("Stage", .interactionDisabled, by: "Label"),
      Self("Disabled", .disabled),
    ],
    "bubbling": nobody("red-a") + handled("red-b", "red-c") + [Self("red-d", .passedOn)],
    "redirect": [Self("red", .override, by: "blue")] + nobody("blue") + handled("red"),
    // The clipped child is not drawn where it is pressed, so nobody means it.
    "out-of-bounds": nobody("child") + [Self("Stage", .outside, by: "parent")]
      + nobody("Stage", "askedChild", "widerChild"),
    "raised-tab": [
      Self("Cell5", .outside, by: "TabBar"),
      Self("CenterButton", .handled),
      // The toast is what is seen there, and it has no use for the press.
      Self("ToastOverlay", .unhandled),
    ],
    "drag": handled("Card", "Turned", "Loud"),
    "two-fingers": handled("Both", "First", "Left"),
    // A press that is lifted at once holds no long press and moves no pan.
    "gestures": [
      Self("Tap", .recognized),
      Self("Kept", .recognized),
      Self("Hold", .handled),
      Self("Pan", .handled),
      Self("Twice", .recognized),
      Self("Inner", .recognized),
    ],
    "cancelled": [Self("Left", .passedOn), Self("Trapdoor", .handled)],
    "animating": [
      Self("RefusingGoal", .animating, by: "Refusing"),
      // It is drawn elsewhere still; the mark of where it goes is what is seen.
      Self("Allowed", .covered, by: "Allowed"),
      Self("Stage", .animating, by: "Waiting"),
    ],
    "tracking-objects": handled("Left", "Right"),
    "controls": [
      Self("Button", .handled),
      Self("Save", .handled),
      Self("Print", .noAction),
      Self("Disabled", .disabled),
    ],
    // The first try makes Name the first responder, so that the search begins there.
    "first-responder": handled("Name", "Clear", "Submit")
      + [Self("AsideButton", .noAction), Self("Quit", .handled)],
    "motion-and-remote": handled("Keeps", "Passes"),
  ]
}
