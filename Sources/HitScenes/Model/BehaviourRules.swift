public import Foundation
public import HitGeometry

/// What an override of `point(inside:with:)` answers.
nonisolated public enum PointInsideRule: Hashable, Sendable {
  /// No point is inside.
  case never
  /// Every point is inside.
  case always
  /// Points of a closed disc are inside.
  ///
  /// > Coordinates: the view's own bounds space, in points.
  case circle(centre: CGPoint, radius: CGFloat)
  /// Points of the bounds, made smaller by insets, are inside; negative insets make it larger.
  case inset(UIEdgeInsets)
}

/// What an override of `hitTest(_:with:)` does.
nonisolated public enum HitTestRule: Hashable, Sendable {
  /// Answers itself for each point inside and never asks its subviews.
  case selfIfInside
  /// Answers what super answers, but nothing where that is the view itself.
  case nilIfSelf
  /// Asks its subviews also where the point is outside itself.
  case childrenOutside
  /// Answers another view where that view contains the point, otherwise what super answers.
  case prefer(id: String)

  /// The rules that a file gives as a word.
  package static let words: [(word: String, rule: HitTestRule)] = [
    ("self-if-inside", .selfIfInside), ("nil-if-self", .nilIfSelf),
    ("children-outside", .childrenOutside),
  ]
}

/// What overrides of the four touches methods do.
nonisolated public enum TouchesRule: String, Hashable, Sendable, CaseIterable {
  /// There is no override: the default passes on to the next responder.
  case forward
  /// Keeps the touches.
  case consume
  /// Keeps the touches and calls super, which passes them on.
  case consumeAndForward = "consume+super"
  /// Moves the view by its touch.
  case drag
  /// Moves the view by its touch and calls super.
  case dragAndForward = "drag+super"
}

/// What overrides of the motion methods and of `remoteControlReceived(with:)` do.
nonisolated public enum MotionRule: String, Hashable, Sendable, CaseIterable {
  /// There is no override: the default passes on to the next responder.
  case forward
  /// Keeps the event.
  case consume
  /// Keeps the event and calls super, which passes it on.
  case consumeAndForward = "consume+super"
}
