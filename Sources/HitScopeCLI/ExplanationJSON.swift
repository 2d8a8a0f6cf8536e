import Foundation
import HitAnalysis
import HitResponders

/// The facts of an explanation in the form of `explain --json`.
struct ExplanationJSON: Encodable {
  private struct Turn: Encodable {
    let view: String
    let point: [Double]
    let verdict: String
    let kind: String
    @Nullable var answer: String?
    let depth: Int
    let asked: Bool
  }

  private struct Link: Encodable {
    let responder: String
    let did: String
  }

  private let point: [Double]
  private let onScreen: Bool
  @Nullable private var receiver: String?
  @Nullable private var intended: String?
  private let verdict: VerdictJSON
  private let walk: [Turn]
  private let chain: [Link]
  @Nullable private var why: AnswerJSON?

  /// Takes the facts of an explanation, what responders did when the press was really sent, and what
  /// was asked about a view.
  init(
    _ explanation: PointExplanation,
    deeds: [RoutedInput.Delivery.Step],
    isOnScreen: Bool,
    answer: ViewAnswer?,
    fixes: ViewFixes?
  ) {
    why = answer.map { AnswerJSON($0.reach, $0, fixes: fixes) }
    onScreen = isOnScreen
    point = JSONNumbers.point(explanation.point)
    receiver = explanation.receiver
    intended = explanation.intended
    verdict = VerdictJSON(explanation.verdict)
    walk = explanation.walk.lines.map { line in
      Turn(
        view: line.view,
        point: JSONNumbers.point(line.point),
        verdict: Self.word(for: line),
        kind: line.message.kind.rawValue,
        answer: line.answer,
        depth: line.depth,
        asked: line.isAsked
      )
    }
    chain = explanation.chain.enumerated().map { index, link in
      Link(
        responder: link.responder,
        did: (index < deeds.count ? deeds[index].did : .notReached).rawValue
      )
    }
  }

  /// One vocabulary for verdicts everywhere; an answer without or against a verdict is an override.
  private static func word(for line: WalkRecord.Line) -> String {
    if !line.isAsked { return "notAsked" }
    return line.isOverride ? "override" : line.verdicts.last?.word ?? "override"
  }
}

/// A verdict in JSON.
struct VerdictJSON: Encodable {
  private let text: String
  private let kind: String
  private let cause: String
  @Nullable private var by: String?
  @Nullable private var detail: String?

  init(_ verdict: Verdict) {
    text = verdict.text
    kind = verdict.kind.rawValue
    cause = verdict.cause.rawValue
    by = verdict.by
    detail = verdict.detail
  }
}

/// A value that is written as `null` where there is none, instead of being left out.
@propertyWrapper
struct Nullable<Value: Encodable>: Encodable {
  var wrappedValue: Value?

  init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(wrappedValue)
  }
}
