public import Foundation
public import HitResponders

/// What became of a press, gathered from everything that was routed since it began.
///
/// A verdict says before a press who would get it; this says afterwards what came of it: a gesture
/// took it, its action reached nobody, its view was taken away. Nothing that happened changes who
/// was hit, so a press that missed what was meant stays a press that missed.
nonisolated public struct PressOutcome: Hashable, Sendable {
  /// The verdict on the walk, while nothing had been sent.
  let expected: Verdict
  /// The view that was meant, by name.
  let intended: String?
  /// The view that was hit and those from it up to the one that was meant, by name.
  let own: Set<String>
  /// Whether whoever handles the view's touches is not here.
  package let isImported: Bool
  /// What was routed.
  public private(set) var report: DeliveryReport

  /// Makes the outcome of a press from which nothing followed yet.
  ///
  /// - Parameters:
  ///   - press: The explanation of the walk that bound the touch.
  ///   - finger: The number of the finger.
  ///   - time: When it landed, in seconds since the session began.
  @MainActor
  public init(of press: ExplainedPress, finger: Int, at time: TimeInterval) {
    expected = press.explanation.verdict
    intended = press.intended?.routingName
    isImported = press.walk.hit.map(VerdictWriter.isImported) ?? false
    report = DeliveryReport(
      finger: finger,
      at: time,
      press.explanation.point,
      walk: press.walk,
      intended: press.intended
    )
    // The way from the view that was hit up to the one that was meant is all one thing to people.
    let way = press.walk.hit.map { Array($0.ancestry) } ?? []
    let last = way.firstIndex { $0 === press.intended } ?? 0
    own = Set(way.prefix(last + 1).map(\.routingName))
  }

  /// Notes what followed from an input.
  public mutating func take(_ record: RoutedInput) { report.take(record) }

  /// The verdict on the press, as far as it has gone.
  public var verdict: Verdict { OutcomeWriter(self).verdict }
}
