package import HitAnalysis
package import HitResponders
internal import Foundation
internal import HitGeometry

/// What the panel says of the selected view.
nonisolated package struct SelectedFacts: Hashable, Sendable {
  package var name: String
  package var kind: String
  /// The facts, in the order shown.
  package var facts: [ViewRemark]
}

// MARK: - Reading a view

extension SelectedFacts {
  /// Reads a view and changes nothing.
  package init(of view: UIView) {
    let onScreen = SceneShape(view).box
    var facts = [
      ViewRemark("frame", ShortNumber.rect(view.frame)),
      ViewRemark(
        view is UIWindow ? "on screen" : "in window",
        ShortNumber.rect(Self.inWindow(view))
      ),
      ViewRemark("bounds", ShortNumber.rect(view.bounds)),
    ]
    if let superview = view.superview {
      facts += Self.outside(view, superview).map {
        ViewRemark("outside \(superview.routingName)", $0, .trouble)
      }
    }
    if view.superview != nil, onScreen.isNull || onScreen.isEmpty {
      facts.append(ViewRemark("extent", "empty: nothing to hit", .trouble))
    }
    let rules = view.window?.application.map { HitTestRules($0) } ?? .current
    facts += ViewRemark.remarks(on: view, rules: rules)
    self.init(name: view.routingName, kind: view.className, facts: facts)
  }

  private static func inWindow(_ view: UIView) -> CGRect {
    guard let window = view.window, window !== view else { return view.frame }
    return view.convert(view.bounds, to: window)
  }

  /// Says how far a view sticks out of its superview, edge by edge.
  private static func outside(_ view: UIView, _ superview: UIView) -> [String] {
    let frame = view.frame
    let bounds = superview.bounds
    let edges: [(distance: CGFloat, place: String)] = [
      (bounds.minY - frame.minY, "at the top"), (frame.maxY - bounds.maxY, "at the bottom"),
      (bounds.minX - frame.minX, "on the left"), (frame.maxX - bounds.maxX, "on the right"),
    ]
    return edges.filter { $0.distance > 0 }.map {
      "\(ShortNumber.coordinate($0.distance)) pt \($0.place)"
    }
  }
}
