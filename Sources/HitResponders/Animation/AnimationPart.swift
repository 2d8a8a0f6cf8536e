internal import Foundation
internal import HitGeometry

/// The animation of one property of one view from a value to another, as part of a run.
///
/// A list of numbers is drawn as the stored values plus what remains of the way from the old ones.
/// So animations of several runs add up, and a new one takes over without a jump, as in UIKit since
/// iOS 8. Transforms do not add: the run that began last draws them.
final class AnimationPart {
  private(set) weak var view: UIView?
  private(set) weak var run: AnimationRun?
  let property: AnimatedProperty
  /// The share of the run in which this part moves: a keyframe's, or what a delay factor leaves.
  let span: AnimationSpan
  let origin: Appearance
  /// Changes where the same block sets the property again.
  var goal: Appearance
  /// Whether a later run draws the property instead; this one continues to its end undrawn.
  var isSuperseded = false

  init(
    _ view: UIView,
    _ property: AnimatedProperty,
    of run: AnimationRun,
    in span: AnimationSpan,
    from origin: Appearance,
    to goal: Appearance
  ) {
    self.view = view
    self.property = property
    self.run = run
    self.span = span
    var (origin, goal) = (origin, goal)
    Self.giveHue(\.backgroundColor, of: &origin, &goal)
    Self.giveHue(\.style.borderColor, of: &origin, &goal)
    self.origin = origin
    self.goal = goal
  }

  /// How much of this part's movement is drawn.
  private var progress: CGFloat { run.map { span.progress($0.shownProgress) } ?? 1 }

  /// Whether this part's own share of the run has begun.
  var hasBegun: Bool { run.map { $0.shownProgress > span.start } ?? true }

  /// Applies the drawn values of the property, if it is a list of numbers.
  func shift(_ appearance: inout Appearance) {
    let rest = 1 - progress
    if rest == 0 { return }
    appearance[property] += (origin[property] - goal[property]) * Double(rest)
  }

  var transform: CGAffineTransform {
    origin.transform.interpolated(to: goal.transform, by: progress)
  }

  /// A colour that appears or fades takes the other's hue, or it would darken in between.
  private static func giveHue(
    _ color: WritableKeyPath<Appearance, UIColor?>,
    of origin: inout Appearance,
    _ goal: inout Appearance
  ) {
    let (from, to) = (origin[keyPath: color], goal[keyPath: color])
    if (from?.alpha ?? 0) == 0 { origin[keyPath: color] = to?.withAlphaComponent(0) }
    if (to?.alpha ?? 0) == 0 { goal[keyPath: color] = from?.withAlphaComponent(0) }
  }
}

/// A share of a run, evenly paced inside.
nonisolated struct AnimationSpan: Hashable, Sendable {
  var start: CGFloat
  var length: CGFloat

  static let whole = AnimationSpan(start: 0, length: 1)

  /// Returns the progress inside the span at a progress of the run; a spring's may exceed 1.
  func progress(_ outer: CGFloat) -> CGFloat {
    if self == .whole { return outer }
    if outer <= start { return 0 }
    return length <= 0 ? 1 : min((outer - start) / length, 1)
  }
}
