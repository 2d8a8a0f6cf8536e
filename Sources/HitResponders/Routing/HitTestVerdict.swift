public import Foundation

/// The reason the framework's hit test did or did not descend into a view.
///
/// The conditions are tested in the order of the cases; the first that applies is the verdict.
nonisolated public enum HitTestVerdict: Sendable, Hashable {
  /// No guard applied and the point is inside: the subviews are asked next.
  case descended
  /// The view is hidden.
  case hidden
  /// The view, or a disabled control under the switch for them, takes no interaction.
  case interactionDisabled
  /// The view is too transparent; carries its alpha.
  case transparent(alpha: CGFloat)
  /// A running animation moves the view and does not let it take touches.
  case animating
  /// The view's transform cannot be inverted, so no point of its space is under the finger.
  case singular
  /// The view's own `point(inside:with:)` said no.
  case outside
}

nonisolated extension HitTestVerdict {
  /// The four forms of a verdict, which no output words again.
  private var forms: (word: String, clause: String, tag: String, brief: String) {
    switch self {
    case .descended: ("descended", "contains the point", "inside", "inside")
    case .hidden: ("hidden", "is hidden", "hidden", "hidden")
    case .interactionDisabled: ("interactionDisabled", "takes no touches", "no touch", "touch off")
    case .transparent(let alpha):
      ("transparent", "is too transparent", Self.words(alpha: alpha), Self.words(alpha: alpha))
    case .animating:
      ("animating", "is being animated without allowUserInteraction", "animated", "animated")
    case .singular: ("singular", "has a transform without inverse", "flat", "flat")
    case .outside: ("outside", "said the point is outside", "said \"outside\"", "outside")
    }
  }

  private static func words(alpha: CGFloat) -> String {
    "alpha \(ShortNumber.exact(Double(alpha)))"
  }

  /// The word that logs, walks and traces use.
  public var word: String { forms.word }

  /// What a badge or a tag has room for.
  public var tag: String { forms.tag }

  /// What a list of views says beside the name.
  package var brief: String { forms.brief }

  /// The word as part of a line, with the number that explains it.
  package var words: Wording { "\(word)\(explanation)" }

  /// What a sentence says of the view, with the number that explains it.
  package var clause: Wording { "\(forms.clause)\(explanation)" }

  private var explanation: Wording {
    if case .transparent(let alpha) = self { " (alpha \(number: alpha))" } else { "" }
  }
}
