internal import Foundation
internal import HitAnalysis
internal import HitInspector
internal import HitResponders

/// A finger that came down: why its view got it, and what came of that so far.
struct FingerPress {
  let finger: Int
  /// When it came down, in seconds since the session began.
  let time: TimeInterval
  private(set) var subject: ExplainedSubject
  private var outcome: PressOutcome
  /// Where the view lay when it was last there, once it was taken away.
  private(set) var lastShape: SceneShape?

  init(_ press: ExplainedPress, _ outcome: PressOutcome, by explainer: Explainer) {
    finger = outcome.report.finger
    time = outcome.report.beginTime
    self.outcome = outcome
    subject = ExplainedSubject(press, by: explainer)
    subject.inspection.isTouch = true
    subject.inspection.report = outcome.report
  }

  /// The press as one at the same point of another scene, which goes the same way there; nothing
  /// where it does not.
  func told(of other: ExplainedSubject) -> FingerPress? {
    guard other.explanation == subject.explanation else { return nil }
    var press = self
    press.subject = other
    press.subject.inspection.takeOutcome(of: inspection)
    press.subject.inspection.verdict = inspection.verdict
    press.lastShape = nil
    return press
  }

  /// What the window shows of it.
  var inspection: Inspection { subject.inspection }

  /// Where its finger came down, and why it was received there: by the verdict where it was lost,
  /// else by the receiver's row of the walk.
  var landing: TryLanding {
    TryLanding(
      at: subject.point,
      receiver: subject.explanation.receiver,
      reason: subject.isLost
        ? inspection.verdict.body
        : inspection.walk.last { $0.outcome == .received }?.answer ?? inspection.verdict.body
    )
  }

  /// Whether nothing more can follow from it.
  var isSettled: Bool { outcome.report.isSettled }

  /// What a list of events says of it.
  var event: EventTouch {
    let made = outcome.report.recognizers.filter(\.isInternal)
    var event = EventTouch(
      finger,
      receiver: subject.explanation.receiver,
      missed: subject.isLost ? subject.explanation.intended : nil,
      internalRecognizers: Dictionary(
        made.map { ($0.name, $0.view) },
        uniquingKeysWith: { first, _ in first }
      )
    )
    event.dropper = subject.explanation.chain.first { $0.did == .dropped }?.responder
    event.keeper = outcome.report.keeper?.view
    event.isImported = outcome.isImported
    return event
  }

  /// Takes over why recognizers that are still undecided waited in an earlier press.
  mutating func keepReasons(of before: [GestureRow]) {
    subject.inspection.gestures = inspection.gestures.keepingReasons(of: before)
  }

  /// Notes what followed from an input: which responders it came to, what took it, what it did.
  mutating func take(_ record: RoutedInput) { subject.inspection.take(record, into: &outcome) }

  /// Keeps outline and facts on a view that its touch moves or scrolls, or that goes on moving by
  /// itself.
  ///
  /// - Returns: Whether it is otherwise now, or was taken away.
  mutating func followReceiver() -> Bool {
    if inspection.loss != nil, subject.intended?.window == nil {
      (subject.inspection.loss, subject.inspection.refusals) = (nil, [])
    }
    guard let old = inspection.receiver else { return false }
    guard let receiver = subject.receiver, receiver.window != nil else {
      // It was taken away; only the log and the verdict still know it.
      subject.inspection.receiver = nil
      lastShape = old
      return true
    }
    let (shape, facts) = (SceneShape(receiver), SelectedFacts(of: subject.intended ?? receiver))
    guard shape != old || facts != inspection.facts else { return false }
    subject.inspection.receiver = shape
    subject.inspection.facts = facts
    subject.inspection.gestures.takeShapes(of: subject.gestures)
    return true
  }
}
