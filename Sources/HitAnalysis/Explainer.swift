public import Foundation
internal import HitControls
public import HitResponders

/// Explains presses in an application without sending any.
public struct Explainer {
  let application: UIApplication
  let interactive: InteractiveViews

  /// Makes an explainer.
  ///
  /// - Parameters:
  ///   - application: The application whose windows are asked.
  ///   - interactive: Which views people expect a press to do something on.
  public init(_ application: UIApplication, interactive: InteractiveViews = InteractiveViews()) {
    self.application = application
    self.interactive = interactive
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
  public func isInteractive(_ view: UIView) -> Bool { interactive.contains(view) }

  /// Returns the frontmost view that puts something on the screen at a point.
  ///
  /// > Coordinates: `point` is in screen points.
  public func drawnView(at point: CGPoint) -> UIView? {
    DrawnViews(application: application).frontmost(at: point) { $0.showsSomething }
  }

  static func chain(from view: UIView?) -> [PointExplanation.Link] {
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
      isKept = isKept || deed == .handles || deed == .drops
      next = responder.next
    }
    return links
  }

  /// What a responder is expected to do with a touch that begins.
  private static func deed(of responder: UIResponder) -> PointExplanation.Link.Deed {
    guard responder.overrides(.touchesBegan) else { return .forwards }
    if let control = responder as? UIControl, !control.isEnabled { return .drops }
    return responder.isKnownToPassOn(.touchesBegan) ? .handlesAndForwards : .handles
  }

  /// The most responders that are listed, so that a cycle of `next` comes to an end.
  private static let longestChain = 10_000
}

extension UIView {
  /// Whether the view draws anything of its own.
  fileprivate var showsSomething: Bool {
    (backgroundColor?.alpha ?? 0) > 0 || caption != nil || border != nil || overrides(.draw)
  }
}
