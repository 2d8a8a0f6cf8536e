public import Foundation
public import HitResponders
public import HitScenes

/// Which views people expect a press to do something on.
///
/// This is the one definition of an interactive view; verdicts, regions and lint all ask here.
public struct InteractiveViews {
  private let hint: (UIView) -> Bool?

  /// Makes the definition.
  ///
  /// - Parameter hint: What is known of a view that its class does not show, such as a hint in a
  ///   scene file: whether it is interactive, or nothing.
  public init(hint: @escaping (UIView) -> Bool? = { _ in nil }) { self.hint = hint }

  /// Whether people expect a press on a view to do something.
  ///
  /// An enabled control, a view with a handler of its own for touches or with a recognizer that is
  /// switched on; a hint decides against both. A disabled control never counts. Controls need no
  /// case of their own: their handler is an override like any other.
  public func contains(_ view: UIView) -> Bool {
    if view.isDisabledControl { return false }
    return hint(view) ?? (view.overrides(.touchesBegan) || view.hasEnabledRecognizers)
  }

  /// Whether a press on a view that is seen is about that view.
  ///
  /// What is drawn counts, interactive or not. What takes no touches by its own setting or that of
  /// a view around it, and does nothing with them, as a label, is part of the picture of what is
  /// behind it.
  func isMeant(_ view: UIView) -> Bool {
    contains(view)
      || (view.showsSomething && view.ancestry.allSatisfy(\.isUserInteractionEnabled))
  }
}

extension HitTestWalk {
  /// The first view that lies at the point and was skipped because it is being animated.
  ///
  /// People mean it, though its animation may draw it elsewhere still.
  func viewSkippedByAnimation(_ interactive: InteractiveViews) -> UIView? {
    for visit in visits
    where visit.verdicts.last == .animating && visit.answer == nil
      && visit.view.hitBounds.contains(visit.point) && interactive.isMeant(visit.view)
    {
      return visit.view
    }
    return nil
  }
}

extension UIView {
  /// Whether the view draws anything of its own.
  var showsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || caption != nil || border != nil || overrides(.draw)
  }

  var hasEnabledRecognizers: Bool {
    gestureRecognizers?.contains { $0.isEnabled && !$0.isInternal } ?? false
  }
}

extension InteractiveViews {
  /// Makes the definition for a scene, whose file may say whether a view is pressed.
  public init(_ scene: Scene) {
    self.init { [weak scene] view in scene?.interactiveHint(for: view) }
  }
}

extension Explainer {
  /// Makes an explainer of a scene that uses the hints in its file.
  public init(_ scene: Scene) { self.init(scene.application, interactive: InteractiveViews(scene)) }
}

extension HitRegions {
  /// Makes the regions of a scene with the hints in its file.
  ///
  /// - Parameters:
  ///   - scene: The scene; its views are asked, no event is sent.
  ///   - scale: The pixels to a point, above 0.
  public init(_ scene: Scene, scale: CGFloat = 1) {
    self.init(scene.application, scale: scale, interactive: InteractiveViews(scene))
  }
}

extension UIView {
  /// Whether a touch on the view is handled before its responder chain joins another view's.
  ///
  /// Every responder on the way counts, controllers and the window's among them.
  ///
  /// - Parameters:
  ///   - other: A view whose touches this one takes.
  ///   - isPressed: Whether a view is known to be pressed, beyond its class and recognizers.
  /// - Returns: Whether some responder does something with the touch.
  func isHandled(upTo other: UIView, isPressed: (UIView) -> Bool = { _ in false }) -> Bool {
    var next: UIResponder? = self
    var steps = 0
    while let responder = next, steps < 10_000 {
      if responder.overrides(.touchesBegan) { return true }
      if let view = responder as? UIView {
        if view.hasEnabledRecognizers || isPressed(view) { return true }
        if other.isDescendant(of: view) { return false }
      }
      next = responder.next
      steps += 1
    }
    return false
  }
}
