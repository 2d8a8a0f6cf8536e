public import Foundation

/// One input and everything that followed from it, in names and numbers.
nonisolated public struct RoutedInput: Hashable, Sendable {
  /// The walk that bound a touch.
  public struct Binding: Hashable, Sendable {
    /// The number of the finger.
    public var finger: Int
    /// Every window and view that was asked.
    public var walk: WalkRecord
    /// The name of the touch's view; none when the touch was dropped.
    public var view: String?
  }

  /// A touch that its view was not given.
  public struct Withheld: Hashable, Sendable {
    /// The number of the finger.
    public var finger: Int
    /// The name of the touch's view.
    public var view: String
    /// Why.
    public var reason: Withholding
    /// The finger that the view has instead, where it takes one at a time.
    public var heldFinger: Int?
  }

  /// A message and the responders it reached, in order.
  public struct Delivery: Hashable, Sendable {
    /// One responder and what it did.
    public struct Step: Hashable, Sendable {
      /// The responder's name.
      public var responder: String
      /// What it did.
      public var did: ResponderDeed

      /// Makes a step.
      public init(responder: String, did: ResponderDeed) {
        self.responder = responder
        self.did = did
      }
    }

    /// The message.
    public var message: ResponderMessage
    /// The responders, from the first receiver up.
    public var steps: [Step]
  }

  /// An action and who carried it out.
  public struct Action: Hashable, Sendable {
    /// Who carried an action out.
    public enum Performer: Hashable, Sendable {
      /// Nobody.
      case nobody
      /// A closure.
      case closure
      /// The object of a name.
      case object(String)

      /// The words that every output uses for who it is.
      package var words: Wording {
        switch self {
        case .nobody: "nobody"
        case .closure: "closure"
        case .object(let name): "\(name: name)"
        }
      }
    }

    /// The action's name.
    public var name: String
    /// The name of the responder that sent it, if one did.
    public var sender: String?
    /// The event for which the sender sent it, as `touchUpInside`, if it has events.
    public var event: String?
    /// The names of those that were asked and do not implement it, in order.
    public var declined: [String] = []
    /// Who carried it out.
    public var performer = Performer.nobody
    /// The target, where the sender named one and it does not implement the action.
    public var lackingTarget: LackingTarget?
  }

  /// Something about a recognizer or an action that happened between the messages.
  public struct Note: Hashable, Sendable {
    /// What happened.
    public enum Content: Hashable, Sendable {
      /// A recognizer was asked about; carries its name.
      case consulted(recognizer: String, GestureQuestion, answer: Bool)
      /// A decision about a recognizer left its state as it was; carries its name.
      case ruled(recognizer: String, GestureRuling)
      /// A recognizer changed its state; carries its name.
      case moved(
        recognizer: String,
        from: UIGestureRecognizer.State,
        to: UIGestureRecognizer.State,
        GestureCause
      )
      /// An action was sent.
      case action(Action)
    }

    /// The number of deliveries that had begun when it happened.
    public var place: Int
    /// What happened.
    public var content: Content
  }

  /// The input as it was taken from the queue; none for what a deadline caused.
  public var input: ApplicationInput?
  /// Whether a deadline caused it.
  public var isTimed = false
  /// When it was taken, in seconds since the session began.
  public var timestamp: TimeInterval
  /// The names of the application and the windows that sent the event on, in order.
  public var senders: [String] = []
  /// The touches that began, in the order they were bound.
  public var bindings: [Binding] = []
  /// The touches that their views were not given, in the order this was decided.
  public var withheld: [Withheld] = []
  /// The messages, in the order they were delivered.
  public var deliveries: [Delivery] = []

  /// What happened to recognizers and actions, in order.
  public var notes: [Note] = []

  /// Whether nothing followed.
  public var isEmpty: Bool {
    senders.isEmpty && bindings.isEmpty && deliveries.isEmpty && withheld.isEmpty && notes.isEmpty
  }

  /// Whether it is a command of a remote control that the application has not asked for: rule M4.
  var isUnheardCommand: Bool {
    guard isEmpty, case .remoteControl = input?.content else { return false }
    return true
  }
}

nonisolated extension RoutedInput {
  /// Whether it is a scroll, or a movement of one, from which nothing followed.
  package var isUnfollowedScroll: Bool {
    guard case .scroll = input?.content else { return false }
    return !notes.contains {
      if case .moved(_, _, let state, _) = $0.content { state != .failed } else { false }
    }
  }

  /// Makes the record of an input from which nothing followed, for those who tell of it still.
  package init(unheard input: ApplicationInput) {
    self.init(input: input, timestamp: input.timestamp)
  }
}

/// The observer that writes inputs down as they are routed.
@preconcurrency @MainActor
public final class RoutingRecorder: RoutingObserver {
  /// Every family.
  public let interests: RoutingInterests = .all

  /// Called with each record when everything that followed from its input is known.
  public var onRecord: ((RoutedInput) -> Void)?

  /// Called with the walk that bound a touch and the touch, while the views lie as they were asked.
  package var onWalk: ((HitTestWalk, UITouch) -> Void)?

  private var current: RoutedInput?
  private var walk = LiveWalk()
  private var declined = DeclinedAction()
  private var deliveries: [Delivery] = []
  /// The names of the responders that messages reached, by their numbers.
  private var names: [String] = []

  /// A message on its way.
  private struct Delivery: FollowedMessage {
    var message: ResponderMessage
    var stops: [MessageStop]
    var isThrough = false
  }

  /// Makes a recorder.
  public init(onRecord: ((RoutedInput) -> Void)? = nil) {
    self.onRecord = onRecord
  }

  /// Hands out the open record, if anything followed from its input.
  ///
  /// Call it when an input has been routed to its end.
  public func finish() {
    if let search = declined.end() { changeAction { $0.lackingTarget = search } }
    defer { reset(nil) }
    guard var record = current else { return }
    record.deliveries = deliveries.map { delivery in
      RoutedInput.Delivery(
        message: delivery.message,
        steps: delivery.stops.map { .init(responder: names[$0.name], did: $0.did) }
      )
    }
    if !record.isEmpty { onRecord?(record) }
  }

  /// Writes one step down.
  public func routing(_ step: RoutingStep) {
    if let search = declined.next(step) { changeAction { $0.lackingTarget = search } }
    switch step {
    case .taken(let input):
      finish()
      reset(RoutedInput(input: input, timestamp: input.timestamp))
    case .asked, .judged, .answered: walk.add(step)
    case .bound(let touch):
      let found = walk.take()
      onWalk?(found, touch)
      change {
        $0.bindings.append(
          RoutedInput.Binding(
            finger: touch.finger,
            walk: WalkRecord(found),
            view: touch.view?.routingName
          )
        )
      }
    case .withheld(let touch, let reason):
      let view = touch.view?.routingName ?? ""
      change {
        $0.withheld.append(
          RoutedInput.Withheld(
            finger: touch.finger,
            view: view,
            reason: reason,
            heldFinger: reason == .singleTouch
              ? UIApplication.shared.touchRouter.otherFinger(besides: touch) : nil
          )
        )
      }
    case .sent(_, let sender): change { $0.senders.append(sender.routingName) }
    case .delivered(let message, let responder): begin(message, at: responder)
    case .forwarded(let message, let from, let to):
      deliveries.forward(message, from: from, to: to) { number(of: $0) }
    case .consulted(let recognizer, let question, let answer):
      note(.consulted(recognizer: recognizer.routingName, question, answer: answer))
    case .ruled(let recognizer, let ruling):
      note(.ruled(recognizer: recognizer.routingName, ruling))
    case .moved(let recognizer, let from, let to, let cause):
      note(.moved(recognizer: recognizer.routingName, from: from, to: to, cause))
    case .sought(let action, let sender):
      let event = (sender as? any SendsActionsForEvents)?.eventSentFor
      note(.action(.init(name: action.name, sender: sender?.routingName, event: event)))
    case .declined(_, let object):
      changeAction { $0.declined.append(RoutingName.of(object)) }
    case .performed(_, let object):
      changeAction { $0.performer = object.map { .object(RoutingName.of($0)) } ?? .closure }
    }
  }

  private func note(_ content: RoutedInput.Note.Content) {
    change { $0.notes.append(RoutedInput.Note(place: deliveries.count, content: content)) }
  }

  private func reset(_ record: RoutedInput?) {
    current = record
    deliveries = []
    names = []
  }

  private func change(_ body: (inout RoutedInput) -> Void) {
    var record = current ?? Self.recordWithoutInput
    current = nil
    body(&record)
    current = record
  }

  /// Writes down what became of the action that was sought last.
  private func changeAction(_ body: (inout RoutedInput.Action) -> Void) {
    change { record in
      for index in record.notes.indices.reversed() {
        guard case .action(var action) = record.notes[index].content else { continue }
        body(&action)
        record.notes[index].content = .action(action)
        return
      }
    }
  }

  /// A record of what a deadline, or code outside any input, caused.
  private static var recordWithoutInput: RoutedInput {
    let application = UIApplication.shared
    return RoutedInput(isTimed: application.isFiringDeadline, timestamp: application.now)
  }

  private func begin(_ message: ResponderMessage, at responder: UIResponder) {
    _ = walk.take()
    change { _ in }
    let first = MessageStop(responder, name: number(of: responder))
    deliveries.append(Delivery(message: message, stops: [first]))
  }

  private func number(of responder: UIResponder) -> Int {
    names.append(responder.routingName)
    return names.count - 1
  }
}
