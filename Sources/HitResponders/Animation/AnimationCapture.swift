internal import Foundation

/// An animation block that is running, whose changes are captured.
struct AnimationCapture {
  /// The run that receives the changes; `nil` inside `performWithoutAnimation`.
  var run: AnimationRun?
  var span = AnimationSpan.whole
  var startsFromShown = false
  /// What nested calls inherit.
  var duration: TimeInterval = 0
  var pacing = AnimationPacing.cubic(.easeInOut)

  /// The capture of the innermost block that is running.
  static var current: AnimationCapture?

  /// Whether `UIView.animate` animates at all.
  static var isEnabled = true

  func perform(_ body: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body()
  }
}

extension UIView {
  /// Runs a change of the view's values, which an animation block around it captures.
  ///
  /// - Returns: Whether a block captured the change and damaged the view.
  final func animating(_ change: () -> Void) -> Bool {
    guard let capture = AnimationCapture.current, let run = capture.run else { return false }
    let (before, shownBefore) = (appearance, shownAppearance)
    Self.changingWhatIsShown(of: [self]) {
      change()
      let after = appearance
      for property in AnimatedProperty.allCases where !before.agrees(with: after, on: property) {
        let origin = startOrigin(property, before, shownBefore, capture)
        join(run, property, in: capture.span, from: origin, to: after)
      }
    }
    return true
  }

  private final func join(
    _ run: AnimationRun,
    _ property: AnimatedProperty,
    in span: AnimationSpan,
    from origin: Appearance,
    to goal: Appearance
  ) {
    let last = extras?.animations.last { $0.property == property }
    if let last, last.run === run, last.span == span { return last.goal = goal }
    let part = AnimationPart(self, property, of: run, in: span, from: origin, to: goal)
    run.add(part)
    withExtras { $0.animations.append(part) }
    state.isAnimated = true
  }

  /// The values that a part starts from; parts that it does not add to are superseded.
  private final func startOrigin(
    _ property: AnimatedProperty,
    _ before: Appearance,
    _ shown: Appearance,
    _ capture: AnimationCapture
  ) -> Appearance {
    guard property == .transform || capture.startsFromShown else { return before }
    var supersedes = false
    for part in extras?.animations ?? [] where part.property == property && !part.isSuperseded {
      if part.run === capture.run { return before }
      part.isSuperseded = true
      supersedes = true
    }
    return supersedes ? shown : before
  }
}
