package import Foundation
internal import HitGeometry

extension UIView {
  /// Asks this view for its answer; the framework calls `hitTest` nowhere else.
  @inline(__always)
  package final func ask(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard Routing.watched.contains(.hitTests) else { return hitTest(point, with: event) }
    Routing.note(.hitTests, .asked(self, at: point))
    let hit = hitTest(point, with: event)
    Routing.note(.hitTests, .answered(self, hit: hit))
    return hit
  }

  /// The framework's hit test, from this view down.
  ///
  /// A view that was descended into always answers: a subview, or itself. So once the walk goes
  /// into a subview whose class does not override `hitTest`, it never comes back to that view's
  /// siblings, and the walk is a loop without a stack. Only overriding views are called.
  final func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    let rules = HitTestRules.current
    if Routing.watched.contains(.hitTests) {
      let verdict = judge(point, with: event, rules)
      Routing.note(.hitTests, .judged(self, verdict))
      guard case .descended = verdict else { return nil }
      return watchedDescent(from: point, with: event, rules)
    }
    let metadata = OverrideMap.metadata(of: Unmanaged.passUnretained(self))
    let isEntered =
      rules.slots.replacesNoAnswer(metadata)
      ? accepts(point, rules) : judge(point, with: event, rules) == .descended
    return isEntered ? descent(from: point, with: event, rules) : nil
  }

  /// Finds the answer below a view that contains the point.
  ///
  /// Only this loop runs, so the tree keeps its views and they are uncounted. At the first
  /// overriding view it leaves the rest to `askingDescent`.
  private final func descent(
    from point: CGPoint,
    with event: UIEvent?,
    _ rules: HitTestRules
  ) -> UIView {
    var view = Unmanaged.passUnretained(self)
    // Most views are of few classes: the last one without overrides is recognized at once.
    var plain: UnsafeRawPointer?
    var point = point
    search: while true {
      var index = view.borrowed {
        $0.refreshSnapshot()
        return $0.childrenSnapshot.count
      }
      while index > 0 {
        index &-= 1
        let child = view.borrowed { $0.childrenSnapshot.unretained(index) }
        let metadata = OverrideMap.metadata(of: child)
        guard metadata == plain || rules.slots.replacesNothing(metadata) else {
          return view.takeUnretainedValue()
            .askingDescent(from: point, below: index + 1, with: event, rules)
        }
        plain = metadata
        if let inner = child.borrowed({ $0.entry(of: point, rules) }) {
          view = child
          point = inner
          continue search
        }
      }
      return view.takeUnretainedValue()
    }
  }

  /// Continues the descent below one of the subviews, where views are asked themselves.
  ///
  /// An override may change the tree: the view whose subviews are searched is kept, and so is the
  /// list of them as it was.
  @inline(never)
  private final func askingDescent(
    from point: CGPoint,
    below place: Int,
    with event: UIEvent?,
    _ rules: HitTestRules
  ) -> UIView {
    var view = self
    var children = view.subviewSnapshot
    var index = place
    var point = point
    while index > 0 {
      index &-= 1
      let child = children[index]
      let metadata = OverrideMap.metadata(of: child)
      let inner = child.hitPoint(fromSuperview: point)
      let isEntered: Bool
      if rules.slots.replacesNothing(metadata) {
        isEntered = child.accepts(inner, rules)
      } else if rules.slots.replacesHitTest(metadata) {
        if let hit = Routing.deeper({ child.hitTest(inner, with: event) }) { return hit }
        continue
      } else {
        isEntered = child.judge(inner, with: event, rules) == .descended
      }
      if isEntered {
        view = child
        children = view.subviewSnapshot
        index = children.count
        point = inner
      }
    }
    return view
  }

  /// The same walk, noted for the observer; `observationIsInert` compares the two.
  private final func watchedDescent(
    from point: CGPoint,
    with event: UIEvent?,
    _ rules: HitTestRules
  ) -> UIView {
    var entered: [UIView] = []
    var point = point
    var hit: UIView?
    search: while hit == nil {
      let view = entered.last ?? self
      for child in view.subviewSnapshot.reversed() {
        let inner = child.hitPoint(fromSuperview: point)
        if rules.slots.replacesHitTest(OverrideMap.metadata(of: child)) {
          hit = Routing.deeper { child.ask(inner, with: event) }
          if hit != nil { break search }
          continue
        }
        Routing.note(.hitTests, .asked(child, at: inner))
        let verdict = child.judge(inner, with: event, rules)
        Routing.note(.hitTests, .judged(child, verdict))
        if verdict == .descended {
          entered.append(child)
          point = inner
          continue search
        }
        Routing.note(.hitTests, .answered(child, hit: nil))
      }
      hit = view
    }
    for view in entered.reversed() { Routing.note(.hitTests, .answered(view, hit: hit)) }
    return hit ?? self
  }

  /// Tests UIKit's conditions in UIKit's order, consulting each overridable member once.
  private final func judge(
    _ point: CGPoint,
    with event: UIEvent?,
    _ rules: HitTestRules
  ) -> HitTestVerdict {
    refusal(rules) ?? (self.point(inside: point, with: event) ? .descended : .outside)
  }

  /// The first reason for which this view refuses every point, if there is one.
  @inline(__always)
  package final func refusal(_ rules: HitTestRules) -> HitTestVerdict? {
    var first: HitTestVerdict?
    findRefusals(rules) { verdict in
      first = verdict
      return true
    }
    return first
  }

  /// All reasons for which this view refuses every point, but for animations, which end by
  /// themselves.
  package final func standingRefusals(_ rules: HitTestRules) -> [HitTestVerdict] {
    var all: [HitTestVerdict] = []
    findRefusals(rules) { verdict in
      if verdict != .animating { all.append(verdict) }
      return false
    }
    return all
  }

  /// Names the reasons for which this view refuses every point, until one is enough.
  @inline(__always)
  private final func findRefusals(_ rules: HitTestRules, _ isEnough: (HitTestVerdict) -> Bool) {
    if isHidden, isEnough(.hidden) { return }
    if !isUserInteractionEnabled || (state.isDisabledControl && rules.refusesDisabledControls),
      isEnough(.interactionDisabled)
    {
      return
    }
    let alpha = alpha
    if rules.refuses(alpha: alpha), isEnough(.transparent(alpha: alpha)) { return }
    let isAnimated = state.isAnimated
    if isAnimated, isBlockedByAnimation, isEnough(.animating) { return }
    let isInvertible = isAnimated ? hasInvertibleHitTransform : transforms?.isInvertible ?? true
    if !isInvertible { _ = isEnough(.singular) }
  }

  /// The same conditions where nothing observes and the view's class overrides none of them.
  @inline(__always)
  private final func accepts(_ point: CGPoint, _ rules: HitTestRules) -> Bool {
    state.isAnimated
      ? animatedAccepts(point, rules) : !refusesAtRest(rules) && boundsRect.holds(point)
  }

  /// The point in this view's space if those conditions hold; `nil` otherwise.
  @inline(__always)
  private final func entry(of point: CGPoint, _ rules: HitTestRules) -> CGPoint? {
    if state.isAnimated { return animatedEntry(of: point, rules) }
    let inner = pointFromSuperview(point)
    return !refusesAtRest(rules) && boundsRect.holds(inner) ? inner : nil
  }

  @inline(never)
  private final func animatedEntry(of point: CGPoint, _ rules: HitTestRules) -> CGPoint? {
    let inner = hitPoint(fromSuperview: point)
    return animatedAccepts(inner, rules) ? inner : nil
  }

  @inline(never)
  private final func animatedAccepts(_ point: CGPoint, _ rules: HitTestRules) -> Bool {
    !refuses(rules) && isInHitBounds(point)
  }

  /// Whether a condition other than the point fails, read directly from the state.
  @inline(__always)
  final func refuses(_ rules: HitTestRules) -> Bool {
    if !state.isAnimated { return refusesAtRest(rules) }
    return isGuarded(rules) || isBlockedByAnimation || !hasInvertibleHitTransform
  }

  /// The same for a view that is not animated.
  @inline(__always)
  private final func refusesAtRest(_ rules: HitTestRules) -> Bool {
    if isGuarded(rules) { return true }
    if let transforms, !transforms.isInvertible { return true }
    return false
  }

  @inline(__always)
  private final func isGuarded(_ rules: HitTestRules) -> Bool {
    state.isHidden || state.isInteractionDisabled
      || (state.isDisabledControl && rules.refusesDisabledControls)
      || rules.refuses(alpha: CGFloat(state.alpha))
  }
}

/// What a hit test reads besides the views, once a walk.
package struct HitTestRules {
  let slots: OverrideMap.ViewSlots
  let refusesDisabledControls: Bool
  /// The least alpha that is not refused.
  private let leastAlpha: CGFloat

  /// The rules of the shared application.
  package static var current: HitTestRules { UIApplication.unmanagedShared.borrowed { Self($0) } }

  /// The rules of an application.
  package init(_ application: UIApplication) {
    slots = OverrideMap.tables.view
    refusesDisabledControls = !application.routingOptions.disabledControlsAreHit
    let isCutoffRefused = application.routingOptions.hitTestAlphaCutoff == .atOrBelow001
    leastAlpha = isCutoffRefused ? CGFloat(0.01).nextUp : 0.01
  }

  @inline(__always)
  func refuses(alpha: CGFloat) -> Bool { alpha < leastAlpha }
}
