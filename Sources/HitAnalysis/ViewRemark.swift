package import HitResponders
internal import Foundation
internal import HitGeometry

/// Something about a view that changes routing, in each form in which it is shown.
///
/// Tree, badges and facts take their words from this one list, and the list takes what refuses
/// touches from the hit test's own rules.
nonisolated public struct ViewRemark: Hashable, Sendable {
  /// How a remark is meant.
  public enum Tone: Hashable, Sendable {
    /// As a value like others, or as the usual, of no further interest.
    case normal, usual
    /// The view and all below it get nothing, or the view is not what it seems.
    case off, trouble
    /// The view decides for itself, or with its gestures.
    case own, gesture
    /// Keys go to the view.
    case keyboard
  }

  /// The words in a tree; none for what a tree leaves out.
  public var words: [String] = []
  /// The word on a badge, for what keeps touches away or decides about them.
  public var badge: String?
  /// What a fact is about.
  public var label: String
  /// The fact's value.
  public var value: String
  /// How it is meant.
  public var tone: Tone
  /// The method of which it tells whether the view's class overrides it.
  package var member: RoutingMember?

  /// Makes a remark.
  package init(
    _ label: String,
    _ value: String,
    _ tone: Tone = .normal,
    words: [String] = [],
    badge: String? = nil
  ) {
    (self.label, self.value, self.tone) = (label, value, tone)
    (self.words, self.badge) = (words, badge)
  }
}

extension ViewRemark {
  /// Returns what there is to say of a view, in the order shown; the view is read and not changed.
  @MainActor
  package static func remarks(on view: UIView, rules: HitTestRules) -> [ViewRemark] {
    let refusals = view.standingRefusals(rules)
    var remarks: [ViewRemark] = []
    /// Remarks on what may refuse touches, by the hit test's own words where it does.
    func add(
      _ label: String,
      _ value: String,
      _ verdict: HitTestVerdict,
      _ tone: Tone = .trouble,
      words: [String] = []
    ) {
      let isRefused = refusals.contains(verdict)
      remarks.append(
        isRefused
          ? Self(label, value, tone, words: [verdict.words.text], badge: verdict.tag)
          : Self(label, value, words: words)
      )
    }
    let transform = view.transform
    if !transform.isIdentity {
      let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
      let value = "[" + parts.map(ShortNumber.coordinate).joined(separator: " ") + "]"
      add("transform", value, .singular, words: ["transformed"])
    }
    if view.isHidden { add("hidden", "yes", .hidden) }
    let isEnabled = !refusals.contains(.interactionDisabled)
    add("touch enabled", isEnabled ? "yes" : "no", .interactionDisabled, .off)
    let alpha = ShortNumber.exact(Double(view.alpha))
    if view.alpha < 1 {
      add("alpha", alpha, .transparent(alpha: view.alpha), words: ["alpha \(alpha)"])
    }
    if view.isDisabledControl {
      remarks.append(Self("control", "disabled", .off, words: ["disabled"], badge: "off"))
    }
    return remarks + overrides(of: view) + delivery(of: view)
  }

  /// Returns those that have a badge; of most views there is none, and no other is made.
  @MainActor
  package static func badged(on view: UIView, rules: HitTestRules) -> [ViewRemark] {
    let mayHaveBadge =
      view.overrides(.hitTest) || view.overrides(.pointInside) || view.isDisabledControl
      || !view.standingRefusals(rules).isEmpty
    var badged: [ViewRemark] = []
    if mayHaveBadge {
      for remark in remarks(on: view, rules: rules) where remark.badge != nil {
        badged.append(remark)
      }
    }
    return badged
  }

  @MainActor
  private static func overrides(of view: UIView) -> [ViewRemark] {
    let members: [(RoutingMember, String, String)] = [
      (.pointInside, "own pointInside", "overrides point(inside:)"),
      (.hitTest, "own hitTest", "overrides hitTest"),
    ]
    var badge: String? = "override"
    return members.map { member, label, word in
      var remark = Self(label, "no", .usual)
      if view.overrides(member) {
        remark = Self(label, "yes", .own, words: [word], badge: badge)
        badge = nil
      }
      remark.member = member
      return remark
    }
  }

  @MainActor
  private static func delivery(of view: UIView) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    if view.clipsToBounds {
      remarks.append(Self("clips to bounds", "when drawn only", .usual, words: ["clips"]))
    }
    if view.isMultipleTouchEnabled {
      remarks.append(Self("multiple touch", "yes", words: ["multiTouch"]))
    }
    if view.isExclusiveTouch {
      remarks.append(Self("exclusive touch", "yes", .own, words: ["exclusive"]))
    }
    if view.overrides(.touchesBegan) {
      remarks.append(Self("own touchesBegan", "yes", .own, words: ["handles touches"]))
    }
    let gestures = view.publicRecognizers.map { $0.title + ($0.isEnabled ? "" : " (off)") }
    if !gestures.isEmpty {
      let words = gestures.map { "gesture \($0)" }
      remarks.append(Self("gestures", gestures.joined(separator: ", "), .gesture, words: words))
    }
    return remarks
  }
}
