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

  /// The word that every output uses for this verdict.
  public var word: String {
    switch self {
    case .descended: "descended"
    case .hidden: "hidden"
    case .interactionDisabled: "interactionDisabled"
    case .transparent: "transparent"
    case .animating: "animating"
    case .singular: "singular"
    case .outside: "outside"
    }
  }
}
