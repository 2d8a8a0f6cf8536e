public import Foundation
public import HitResponders

/// What came of one touch after its view was found: who was told what, what recognizers made of
/// it, which actions were sent.
///
/// It is made when the touch is bound, while the views lie as they were asked, and then takes each
/// input that is routed. It is a value in names and numbers and keeps no view alive. Every part
/// comes with the words in which outputs show it.
///
/// > Note: What is routed is known by names. Where two views on a chain share one, what happened to
/// > one of them is told of both.
nonisolated public struct DeliveryReport: Hashable, Sendable {
  /// A message that was sent to the touch's view, or several like it in a row.
  public struct Sending: Hashable, Sendable {
    /// The message.
    public var message: ResponderMessage
    /// When it was sent first, in seconds since the session began.
    public var time: TimeInterval
    /// How long a recognizer had held it back; zero where it was sent at once.
    public var delay: TimeInterval = 0
    /// Where the finger was then, in screen points.
    public var point: CGPoint
    /// How many like it were sent in a row, all with the same outcome.
    public var count = 1
    /// The responders it reached, with what each did.
    public var steps: [RoutedInput.Delivery.Step]

    /// The first responder that acted on it or, being disabled, kept it.
    public var handler: RoutedInput.Delivery.Step? { steps.first(where: \.isKeeping) }
  }

  /// A recognizer that has to do with the touch.
  public struct Recognizer: Hashable, Sendable {
    /// What a recognizer has to do with a touch.
    public enum Part: Hashable, Sendable {
      /// It is told of the touch.
      case told
      /// It is switched off.
      case off
      /// It was asked, or its delegate was, and did not take the touch.
      case declined
      /// Its view is not on the touch's way, for a reason, so it never sees the touch.
      case unseen(String)
    }

    /// The moment at which a gesture was recognized.
    public struct Recognition: Hashable, Sendable {
      /// When it was, in seconds since the session began.
      public var time: TimeInterval
      /// Why.
      public var cause: GestureCause
      /// Whether the gesture began, rather than being all over.
      public var isContinuous: Bool
      /// Whether it took the touch from its view.
      public var takesTouch: Bool
      /// Whether the view had been told of the touch.
      public var isViewTold: Bool
    }

    /// The name that logs give it, as `pan@ListView`.
    public var name: String
    /// Its own name or its kind, as `pan`.
    public var title: String
    /// The name of its view.
    public var view: String
    /// Whether the framework made it, rather than an app: it is shown last and blamed for nothing.
    public var isInternal: Bool
    /// What it has to do with the touch.
    public var part: Part
    /// The state that it is in, or ended in.
    public var state = UIGestureRecognizer.State.possible
    /// Why it came to that state, if it left the first one.
    public var cause: GestureCause?
    /// When it came to that state, in seconds since the session began.
    public var time: TimeInterval?
    /// What it waits for, while it does: the name of a recognizer.
    public var awaited: String?
    /// When it was recognized, if it was.
    public var recognition: Recognition?

    /// Whether it is told of the touch and may change its state still.
    public var isOpen: Bool { part == .told && !state.isTerminal }
  }

  /// An action that the touch made a control, or a recognizer, send.
  public struct Action: Hashable, Sendable {
    /// The action and who was asked, in order.
    public var sent: RoutedInput.Action
    /// When it was sent, in seconds since the session began.
    public var time: TimeInterval
  }

  /// The number of the finger.
  public let finger: Int
  /// The name of the view that the touch was bound to; none where the touch was dropped.
  public let view: String?
  /// When it began, in seconds since the session began.
  public let beginTime: TimeInterval
  /// When the finger was lifted or the touch cancelled; none while it is down.
  public internal(set) var endTime: TimeInterval?
  /// Whether the input took the finger away, rather than somebody lifting it.
  public internal(set) var isTakenAway = false
  /// Where the finger is, or was lifted, in screen points.
  public internal(set) var point: CGPoint
  /// Why the view was not given the touch, if it was not.
  public internal(set) var withheld: RoutedInput.Withheld?
  /// The messages to the view, in order.
  public internal(set) var messages: [Sending] = []
  /// The recognizers: those on the touch's way, the deepest view's first; then those that never see
  /// it although they contain the point; the framework's own last.
  public internal(set) var recognizers: [Recognizer]
  /// The actions, in order.
  public internal(set) var actions: [Action] = []

  /// The responders from the view up, with what each was expected to do.
  let chain: [RoutedInput.Delivery.Step]
  /// The name of the recognizer that held the began of the touch back, if one did.
  var holderName: String?

  /// Makes the report of a touch from which nothing followed yet.
  ///
  /// - Parameters:
  ///   - finger: The number of the finger.
  ///   - time: When it landed, in seconds since the session began.
  ///   - point: Where it landed, in screen points.
  ///   - walk: The walk that bound it.
  ///   - intended: The view that was meant, where there is one.
  @MainActor
  public init(
    finger: Int,
    at time: TimeInterval,
    _ point: CGPoint,
    walk: HitTestWalk,
    intended: UIView? = nil
  ) {
    (self.finger, beginTime, view) = (finger, time, walk.hit?.routingName)
    self.point = point
    chain = Explainer.chain(from: walk.hit)
    recognizers = Recognizer.all(of: walk, intended: intended)
  }

  /// Whether the finger is down.
  public var isDown: Bool { endTime == nil }

  /// Whether nothing more can follow: the finger is up, and no recognizer is undecided.
  public var isSettled: Bool {
    !isDown && !recognizers.contains(where: \.isOpen)
  }

  /// The recognizer that holds, or held, the began of the touch back from the view.
  var holder: Recognizer? { recognizers.first { $0.name == holderName } }

  /// The recognizer of an app that took the touch from its view.
  var taker: Recognizer? {
    recognizers.first { !$0.isInternal && $0.recognition?.takesTouch == true }
  }

  /// The recognizer with which a scroll view kept the touch from its content, if it did.
  package var keeper: Recognizer? {
    guard taker == nil, !isViewTold else { return nil }
    return recognizers.first { $0.isInternal && $0.recognition?.takesTouch == true }
  }

  /// The message that took the touch from the view, if it was told so.
  var cancellation: Sending? { messages.first { $0.message == .touchesCancelled } }
}

nonisolated extension RoutedInput.Delivery.Step {
  /// Whether the responder acts on the message, or keeps it from those above.
  var isKeeping: Bool { did.isHandling || did == .dropped }
}

// MARK: - Reading recognizers

extension DeliveryReport.Recognizer {
  fileprivate static func all(of walk: HitTestWalk, intended: UIView?) -> [Self] {
    let way = walk.hit.map { Array($0.ancestry) } ?? []
    var seen = Set(way)
    var all = way.flatMap { view in
      (view.gestureRecognizers ?? []).map { Self($0, of: view, .told) }
    }
    for visit in walk.visits where visit.answer == nil && !seen.contains(visit.view) {
      guard let reason = visit.verdicts.last, reason != .outside, reason != .descended,
        visit.view.hitBounds.contains(visit.point)
      else { continue }
      seen.insert(visit.view)
      all += visit.view.publicRecognizers.map { Self($0, of: visit.view, .unseen(reason.tag)) }
    }
    for view in intended.map({ Array($0.ancestry) }) ?? [] where seen.insert(view).inserted {
      all += view.publicRecognizers.map { Self($0, of: view, .unseen("not on the hit path")) }
    }
    return all.filter { !$0.isInternal } + all.filter(\.isInternal)
  }

  private init(_ recognizer: UIGestureRecognizer, of view: UIView, _ part: Part) {
    self.init(
      name: recognizer.routingName,
      title: recognizer.title,
      view: view.routingName,
      isInternal: recognizer.isInternal,
      part: recognizer.isEnabled ? part : .off
    )
    // What goes on since an earlier touch goes on; what ended is reset before this one is told.
    if recognizer.state.isGoingOn { state = recognizer.state }
  }
}
