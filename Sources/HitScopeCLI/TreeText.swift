import Foundation
import HitGeometry
import HitResponders
import HitScenes

/// A view tree as indented lines: name, class, frame, and whatever keeps touches away.
@MainActor
enum TreeText {
  /// Returns a line for each view of a scene's window, superviews first.
  static func lines(of window: UIWindow, in scene: Scene) -> [String] {
    var lines: [String] = []
    var pending: [(view: UIView, depth: Int)] = [(window, 0)]
    while let (view, depth) = pending.popLast() {
      lines.append(String(repeating: "  ", count: depth) + line(for: view, in: scene))
      pending.append(contentsOf: view.subviews.reversed().map { ($0, depth + 1) })
    }
    return lines
  }

  private static func line(for view: UIView, in scene: Scene) -> String {
    var parts = [view.routingName]
    if view.className != view.routingName { parts.append(view.className) }
    parts.append(ShortNumber.rect(view.frame))
    if let controller = view.viewController { parts.append("of \(controller.routingName)") }
    let remarks = remarks(on: view) + gestures(of: view, in: scene)
    if !remarks.isEmpty { parts.append("- " + remarks.joined(separator: ", ")) }
    return parts.joined(separator: " ")
  }

  private static func remarks(on view: UIView) -> [String] {
    var remarks: [String] = []
    if view.isHidden { remarks.append("hidden") }
    if !view.isUserInteractionEnabled { remarks.append("interactionDisabled") }
    if view.alpha < 1 { remarks.append("alpha \(ShortNumber.exact(Double(view.alpha)))") }
    if view.isDisabledControl { remarks.append("disabled") }
    if view.clipsToBounds { remarks.append("clips") }
    if view.isMultipleTouchEnabled { remarks.append("multiTouch") }
    if view.isExclusiveTouch { remarks.append("exclusive") }
    if !view.transform.isIdentity { remarks.append("transformed") }
    if view.overrides(.hitTest) { remarks.append("overrides hitTest") }
    if view.overrides(.pointInside) { remarks.append("overrides point(inside:)") }
    if view.overrides(.touchesBegan) { remarks.append("handles touches") }
    return remarks
  }

  /// The recognizers of a view; a dump shows only that there are some.
  private static func gestures(of view: UIView, in scene: Scene) -> [String] {
    if let dumpView = scene.dumpView(of: view) {
      return dumpView.hasRecognizers ? ["gestures of unknown kinds"] : []
    }
    return view.publicRecognizers.map { recognizer in
      let own = recognizer.name ?? recognizer.kindWord
      return "gesture \(own)\(recognizer.isEnabled ? "" : " switched off")"
    }
  }
}
