internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders

/// What becomes of presses on an interactive view, as far as one cause decides for all of it.
///
/// > Order: the causes are looked for from the window down and in the order of the hit test, so that
/// > of several the first one is told, and each view is one rule's.
enum Access {
  /// It, or a view above, refuses all touches.
  case refused(HitTestVerdict, by: UIView)
  /// A view on the way has no area.
  case withoutArea(by: UIView)
  /// Nothing of it is on the screen, and no scrolling brings it there.
  case offWindow
  /// Nothing of it is on the screen now.
  case offScreen
  /// It stands behind a dimming view, which is meant to take its presses.
  case behind(UIView)
  /// It is on the screen, and what of it is reached differs from point to point.
  case onScreen
}

extension Access {
  init(_ regions: ViewRegions, _ rules: HitTestRules) {
    // What is reached is reached, whatever overrides made of the guards.
    if regions.reachableSize > 0 {
      self = .onScreen
      return
    }
    for view in regions.view.ancestry.reversed() {
      let refusal = view.standingRefusals(rules).first
      if let verdict = refusal ?? (view.hasFiniteGeometry ? nil : .singular) {
        self = .refused(verdict, by: view)
        return
      }
      let isEmpty = view.bounds.width == 0 || view.bounds.height == 0
      if isEmpty, regions.isDrawn, !view.overrides(.pointInside), !view.overrides(.hitTest) {
        self = .withoutArea(by: view)
        return
      }
    }
    if regions.isDrawn {
      self = regions.backdrop.map(Access.behind) ?? .onScreen
    } else {
      self = regions.view.canBeScrolledTo || regions.view.bounds.isEmpty ? .offScreen : .offWindow
    }
  }
}

extension UIView {
  /// Whether all numbers of its geometry are finite.
  var hasFiniteGeometry: Bool {
    let numbers = [
      transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, center.x,
      center.y, bounds.origin.x, bounds.origin.y, bounds.width, bounds.height,
    ]
    return numbers.allSatisfy(\.isFinite)
  }

  fileprivate var scrollViews: [UIScrollView] { ancestors.compactMap { $0 as? UIScrollView } }

  /// Whether scrolling can bring some of the view onto the screen.
  fileprivate var canBeScrolledTo: Bool {
    scrollViews.contains { scroll in
      let content = CGRect(origin: .zero, size: scroll.contentSize)
      return content.intersects(scroll.convert(bounds, from: self))
    }
  }

  /// Whether a scroll view above may cut the view now and show all of it later.
  var isScrolled: Bool { !scrollViews.isEmpty }
}

extension ViewRegions {
  var isDrawn: Bool { drawnSize > 0 }
}
