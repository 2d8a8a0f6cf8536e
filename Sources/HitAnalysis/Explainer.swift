public import Foundation
internal import HitControls
public import HitResponders

/// Explains presses in an application without sending any.
public struct Explainer {
  let application: UIApplication
  let interactive: InteractiveViews
  /// What is drawn where, kept for as long as nothing changes.
  let drawn: DrawnViews
  private let census: ViewCensus
  private let extents: KeptExtents

  /// Makes an explainer.
  ///
  /// - Parameters:
  ///   - application: The application whose windows are asked.
  ///   - interactive: Which views people expect a press to do something on.
  public init(_ application: UIApplication, interactive: InteractiveViews = InteractiveViews()) {
    self.application = application
    self.interactive = interactive
    drawn = DrawnViews(application)
    census = ViewCensus(application)
    extents = KeptExtents(application)
  }

  /// Asks the windows as a press at a point would and tells what came of it.
  ///
  /// The views are really asked, so their overrides run; no event is sent.
  ///
  /// > Coordinates: `point` is in screen points.
  public func explain(at point: CGPoint) -> ExplainedPress {
    explain(HitTestWalk(at: point, in: application), at: point)
  }

  /// Tells what came of a walk, while the views lie as they were asked.
  ///
  /// Views that were not asked are asked whether the point is inside them, unwatched.
  ///
  /// > Coordinates: `point` is in screen points.
  public func explain(_ walk: HitTestWalk, at point: CGPoint) -> ExplainedPress {
    application.inForce {
      let intended = walk.viewSkippedByAnimation(interactive) ?? intendedView(at: point)
      let verdict = VerdictWriter(walk: walk, intended: intended).verdict
      return explain(walk, at: point, intended: intended, verdict)
    }
  }

  /// Puts an explanation together.
  func explain(
    _ walk: HitTestWalk,
    at point: CGPoint,
    intended: UIView?,
    _ verdict: Verdict
  ) -> ExplainedPress {
    let written = walk.lines(includesUnasked: true, within: extents.current)
    let explanation = PointExplanation(
      point: point,
      walk: WalkRecord(written.lines, of: walk),
      receiver: walk.hit?.routingName,
      intended: intended?.routingName,
      verdict: verdict,
      chain: Self.chain(from: walk.hit),
      viewCount: census.count
    )
    return ExplainedPress(
      explanation: explanation,
      walk: walk,
      views: written.views,
      intended: intended
    )
  }

  /// The view that people see at a point and mean by a press there.
  func intendedView(at point: CGPoint) -> UIView? {
    drawn.frontmost(at: point, where: interactive.isMeant)
  }

  /// Whether people expect a press on a view to do something.
  public func isInteractive(_ view: UIView) -> Bool { interactive.contains(view) }

  /// Returns the frontmost view that puts something on the screen at a point.
  ///
  /// > Coordinates: `point` is in screen points.
  public func drawnView(at point: CGPoint) -> UIView? {
    drawn.frontmost(at: point) { $0.showsSomething }
  }

  /// Whether a press that a view receives would be dropped there: it is a disabled control.
  package func drops(_ view: UIView) -> Bool {
    application.inForce { VerdictWriter.arrival(at: view).cause == .disabled }
  }

  static func chain(from view: UIView?) -> [RoutedInput.Delivery.Step] {
    var steps: [RoutedInput.Delivery.Step] = []
    var isKept = false
    var next: UIResponder? = view
    while let responder = next, steps.count < longestChain {
      let deed: ResponderDeed = isKept ? .notReached : deed(of: responder)
      steps.append(.init(responder: responder.routingName, did: deed))
      isKept = isKept || deed == .consumed || deed == .dropped
      next = responder.next
      if next == nil, deed == .forwarded { steps[steps.count - 1].did = .discarded }
    }
    return steps
  }

  /// What a responder is expected to do with a touch that begins.
  private static func deed(of responder: UIResponder) -> ResponderDeed {
    guard responder.overrides(.touchesBegan) else { return .forwarded }
    if let control = responder as? UIControl, !control.isEnabled { return .dropped }
    return responder.isKnownToPassOn(.touchesBegan) ? .consumedForwarded : .consumed
  }

  /// The most responders that are listed, so that a cycle of `next` comes to an end.
  private static let longestChain = 10_000
}

/// The whole answer to "who gets a press here, and why not the others", in names and numbers.
nonisolated public struct PointExplanation: Hashable, Sendable {
  /// The point, in screen points.
  public var point: CGPoint
  /// The walk, with the views that were never asked.
  public var walk: WalkRecord
  /// The name of the view that receives a press, if any.
  public var receiver: String?
  /// The name of the view that is seen at the point, interactive or not, if any.
  public var intended: String?
  /// The sentence.
  public var verdict: Verdict
  /// The responders from the receiver up, with what each is expected to do with a touch that
  /// begins.
  public var chain: [RoutedInput.Delivery.Step]
  /// How many views the visible windows hold, windows included.
  public var viewCount: Int
}

nonisolated extension PointExplanation {
  /// What a terminal shows: walk, verdict, chain.
  public var messages: [Message] { walk.lines.map(\.message) + [verdict.message] + chain.messages }

  /// Returns the walk and what it means for a view that is asked about, or for whoever gets it.
  package func messages(answering answer: ViewAnswer?) -> [Message] {
    answer.map { walk.lines.map(\.message) + $0.messages } ?? messages
  }

  /// Returns what stands over the messages.
  package func heading(in scene: String) -> String { "\(scene) \(ShortNumber.point(point))" }

  /// The lines that a terminal prints.
  public var lines: [String] { messages.map(\.text) }
}

/// An explanation together with the live views that it is about.
public struct ExplainedPress {
  /// The explanation in names and numbers.
  public let explanation: PointExplanation
  /// The walk that it was made from.
  public let walk: HitTestWalk
  /// The view that each line of the explanation's walk tells of.
  package let views: [UIView]
  /// The view that is seen at the point, interactive or not.
  public let intended: UIView?

  /// Whether the view that was meant did not get the press.
  public var isLost: Bool { intended.map { walk.hit?.isDescendant(of: $0) != true } ?? false }
}
