import Foundation
import HitAnalysis
import HitResponders

/// The answer to "why not this view?" in the form of `explain --why --json`.
struct AnswerJSON: Encodable {
  private struct Loss: Encodable {
    let area: Double
    let box: [Double]
    @Nullable var receiver: String?
    let cause: String
    let reason: String
    let by: String
  }

  private struct Fix: Encodable {
    let title: String
    let gain: Double
    let mends: Bool
    let brings: [String]
  }

  private let view: String
  @Nullable private var verdict: VerdictJSON?
  @Nullable private var evidence: String?
  @Nullable private var refusal: String?
  private let drawnArea: Double
  private let reachedArea: Double
  private let places: [[Double]]
  private let losses: [Loss]
  @Nullable private var fixes: [Fix]?

  /// - Parameters:
  ///   - reach: Where the view can be pressed.
  ///   - answer: The answer at a point, where one was given.
  ///   - tried: What was tried to let a press in, where it was.
  init(_ reach: ViewReach, _ answer: ViewAnswer? = nil, fixes tried: ViewFixes? = nil) {
    fixes = tried?.fixes.map { fix in
      Fix(
        title: fix.title,
        gain: fix.gain,
        mends: fix.isMended,
        brings: Set(fix.newFindings.map(\.rule)).sorted()
      )
    }
    view = reach.view
    verdict = answer.map { VerdictJSON($0.verdict) }
    evidence = answer?.evidence.text
    refusal = reach.refusal?.text
    drawnArea = reach.drawnArea
    reachedArea = reach.reachedArea
    places = reach.places.map(JSONNumbers.rect)
    losses = reach.losses.map { loss in
      Loss(
        area: loss.area,
        box: JSONNumbers.rect(loss.box),
        receiver: loss.receiver,
        cause: loss.cause.rawValue,
        reason: loss.reason.text,
        by: loss.by
      )
    }
  }
}
