public import Foundation
public import HitResponders

/// Explains presses in an application without sending any.
public struct Explainer {
  let application: UIApplication
  private let isHinted: (UIView) -> Bool

  /// Makes an explainer.
  ///
  /// - Parameters:
  ///   - application: The application whose windows are asked.
  ///   - isHinted: Whether a view counts as interactive for reasons its class does not show, such as
  ///     a hint in a scene file.
  public init(_ application: UIApplication, isHinted: @escaping (UIView) -> Bool = { _ in false }) {
    self.application = application
    self.isHinted = isHinted
  }

  /// Asks the windows as a press at a point would and tells what came of it.
  ///
  /// The views are really asked, so their overrides run; no event is sent.
  ///
  /// > Coordinates: `point` is in screen points.
  public func explain(at point: CGPoint) -> (explanation: PointExplanation, walk: HitTestWalk) {
    application.inForce {
      let walk = HitTestWalk(at: point, in: application)
      let intended = DrawnViews(application: application).frontmost(at: point, where: isInteractive)
      let chain = Self.chain(from: walk.hit)
      let verdict = VerdictWriter(walk: walk, intended: intended, chain: chain).verdict
      let explanation = PointExplanation(
        point: point,
        walk: WalkRecord(walk, includesUnasked: true),
        receiver: walk.hit?.routingName,
        intended: intended?.routingName,
        verdict: verdict,
        chain: chain,
        viewCount: application.windows.reduce(0) { $0 + $1.subtree.count }
      )
      return (explanation, walk)
    }
  }

  /// Whether people expect a press on a view to do something.
  ///
  /// An enabled control, a view with a handler of its own for touches or with a recognizer that is
  /// switched on, or one that is hinted. Controls need no case of their own: their handler is an
  /// override like any other.
  public func isInteractive(_ view: UIView) -> Bool {
    !view.isDisabledControl
      && (view.overrides(.touchesBegan) || view.hasEnabledRecognizers || isHinted(view))
  }

  /// Returns the frontmost view that puts something on the screen at a point.
  ///
  /// > Coordinates: `point` is in screen points.
  public func drawnView(at point: CGPoint) -> UIView? {
    DrawnViews(application: application).frontmost(at: point) { $0.showsSomething }
  }

  private static func chain(from view: UIView?) -> [PointExplanation.Link] {
    var links: [PointExplanation.Link] = []
    var isKept = false
    var next: UIResponder? = view
    while let responder = next, links.count < longestChain {
      let deed: PointExplanation.Link.Deed = isKept ? .notReached : deed(of: responder)
      links.append(
        PointExplanation.Link(
          responder: responder.routingName,
          className: responder.className,
          deed: deed
        )
      )
      isKept = isKept || deed == .handles
      next = responder.next
    }
    return links
  }

  /// What a responder is expected to do with a touch that begins.
  private static func deed(of responder: UIResponder) -> PointExplanation.Link.Deed {
    guard responder.overrides(.touchesBegan) else { return .forwards }
    return responder.isKnownToPassOn(.touchesBegan) ? .handlesAndForwards : .handles
  }

  /// The most responders that are listed, so that a cycle of `next` comes to an end.
  private static let longestChain = 10_000
}

extension UIView {
  fileprivate var hasEnabledRecognizers: Bool {
    gestureRecognizers?.contains { $0.isEnabled } ?? false
  }

  /// Whether the view draws anything of its own.
  fileprivate var showsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || caption != nil || border != nil || overrides(.draw)
  }
}
