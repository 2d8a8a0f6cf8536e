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
    /// As a value like others.
    case normal
    /// As the usual, of no further interest.
    case usual
    /// The view and all below it get nothing.
    case off
    /// The view is not what it seems.
    case trouble
    /// The view decides for itself.
    case own
    /// What its gestures are.
    case gesture
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

  /// Makes a remark.
  package init(
    _ label: String,
    _ value: String,
    _ tone: Tone = .normal,
    words: [String] = [],
    badge: String? = nil
  ) {
    self.label = label
    self.value = value
    self.tone = tone
    self.words = words
    self.badge = badge
  }
}

extension ViewRemark {
  /// Returns what there is to say of a view, in the order shown; the view is read and not changed.
  @MainActor
  package static func remarks(on view: UIView, rules: HitTestRules) -> [ViewRemark] {
    let refusals = view.standingRefusals(rules)
    return transform(of: view, refusals) + guards(of: view, refusals) + overrides(of: view)
      + delivery(of: view) + gestures(of: view)
  }

  @MainActor
  private static func transform(of view: UIView, _ refusals: [HitTestVerdict]) -> [ViewRemark] {
    let transform = view.transform
    let parts = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
    let value = "[" + parts.map(ShortNumber.coordinate).joined(separator: " ") + "]"
    if refusals.contains(.singular) {
      return [Self("transform", value, .trouble, refused: .singular)]
    }
    return transform.isIdentity ? [] : [Self("transform", value, words: ["transformed"])]
  }

  /// What keeps touches from the view wherever they are.
  @MainActor
  private static func guards(of view: UIView, _ refusals: [HitTestVerdict]) -> [ViewRemark] {
    var remarks: [ViewRemark] = []
    if view.isHidden { remarks.append(Self("hidden", "yes", .trouble, refused: .hidden)) }
    remarks.append(
      refusals.contains(.interactionDisabled)
        ? Self("touch enabled", "no", .off, refused: .interactionDisabled)
        : Self("touch enabled", "yes")
    )
    let alpha = view.alpha
    let value = ShortNumber.exact(Double(alpha))
    if refusals.contains(.transparent(alpha: alpha)) {
      remarks.append(Self("alpha", value, .trouble, refused: .transparent(alpha: alpha)))
    } else if alpha < 1 {
      remarks.append(Self("alpha", value, words: ["alpha \(value)"]))
    }
    if view.isDisabledControl {
      remarks.append(Self("control", "disabled", .off, words: ["disabled"], badge: "off"))
    }
    return remarks
  }

  @MainActor
  private static func overrides(of view: UIView) -> [ViewRemark] {
    let decidesShape = view.overrides(.pointInside)
    let decidesHit = view.overrides(.hitTest)
    return [
      Self(
        "own pointInside",
        isYes: decidesShape,
        word: "overrides point(inside:)",
        badge: "override"
      ),
      Self(
        "own hitTest",
        isYes: decidesHit,
        word: "overrides hitTest",
        badge: decidesShape ? nil : "override"
      ),
    ]
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
      remarks.append(Self("own touchesBegan", isYes: true, word: "handles touches"))
    }
    return remarks
  }

  @MainActor
  private static func gestures(of view: UIView) -> [ViewRemark] {
    let names = view.publicRecognizers.map { $0.title + ($0.isEnabled ? "" : " (off)") }
    if names.isEmpty { return [] }
    let words = names.map { "gesture \($0)" }
    return [Self("gestures", names.joined(separator: ", "), .gesture, words: words)]
  }

  private init(_ label: String, _ value: String, _ tone: Tone, refused verdict: HitTestVerdict) {
    self.init(label, value, tone, words: [verdict.words.text], badge: verdict.tag)
  }

  /// Makes a remark on what the view may decide for itself.
  private init(_ label: String, isYes: Bool, word: String, badge: String? = nil) {
    self.init(
      label,
      isYes ? "yes" : "no",
      isYes ? .own : .usual,
      words: isYes ? [word] : [],
      badge: isYes ? badge : nil
    )
  }
}
