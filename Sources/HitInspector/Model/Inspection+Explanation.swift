public import Foundation
public import HitAnalysis
public import HitResponders

extension Inspection {
  /// Makes what the window shows of an explanation, reading where the views lie now.
  ///
  /// - Parameters:
  ///   - explanation: The explanation in names and numbers.
  ///   - live: The live walk it was made from.
  ///   - intended: The frontmost interactive view drawn at the point.
  ///   - isTouch: Whether a touch was really sent.
  @MainActor
  public init(
    _ explanation: PointExplanation,
    walk live: HitTestWalk,
    intended: UIView?,
    isTouch: Bool = false
  ) {
    let isLost = intended.map { live.hit?.isDescendant(of: $0) != true } ?? false
    self.init(at: explanation.point, verdict: VerdictText(explanation.verdict))
    self.isTouch = isTouch
    walk = WalkReading(explanation.walk, of: live).rows
    viewCount = explanation.viewCount
    chain = Self.chain(explanation.chain)
    gestures = [GestureRow](from: live.hit, intended: isLost ? intended : nil)
    receiver = live.hit.map { SceneShape($0) }
    let subject = intended ?? live.hit
    self.subject = subject.map { ObjectIdentifier($0) }
    facts = subject.map { SelectedFacts(of: $0) }
    if let intended, isLost {
      let finder = LossFinder(intended: intended, walk: live)
      refusals = finder.refusals
      loss = finder.loss
    }
  }

  /// Explains a point of a scene without sending anything to it.
  @MainActor
  public init(at point: CGPoint, by explainer: Explainer) {
    let (explanation, walk) = explainer.explain(at: point)
    self.init(explanation, walk: walk, intended: explainer.intendedView(at: point))
  }

  @MainActor
  private static func chain(_ links: [PointExplanation.Link]) -> [ChainRow] {
    links.enumerated().map { index, link in
      let deed: ChainRow.Deed =
        switch link.deed {
        case .handles: .handles
        case .handlesAndForwards: .handlesAndPasses
        case .drops: .drops
        case .notReached: .notReached
        case .forwards: index == links.count - 1 ? .discards : .passes
        }
      return ChainRow(link.responder, deed)
    }
  }

  /// Replaces the expected chain by what a message really did.
  public mutating func observe(_ delivery: RoutedInput.Delivery) {
    message = delivery.message.rawValue
    let dropping = chain.first { $0.deed == .drops }?.name
    var rows = delivery.steps.map { step in
      let deed: ChainRow.Deed =
        switch step.did {
        case .forwarded: .passes
        case .consumed: step.responder == dropping ? .drops : .handles
        case .consumedForwarded: .handlesAndPasses
        case .discarded: .discards
        }
      return ChainRow(step.responder, deed)
    }
    // Responders after the one that kept the message stay in the picture, out of reach.
    if chain.count > rows.count, zip(chain, rows).allSatisfy({ $0.name == $1.name }) {
      rows += chain.dropFirst(rows.count).map { ChainRow($0.name, .notReached) }
    }
    chain = rows
  }

  /// Notes that nobody was told of the touch so far.
  public mutating func observeSilence() {
    chain = chain.map { ChainRow($0.name, .notReached) }
  }
}

extension VerdictText {
  /// Makes the text of a verdict.
  @MainActor
  public init(_ verdict: Verdict) {
    let phrases = verdict.runs.map { run in
      let emphasis: Phrase.Emphasis =
        switch run.emphasis {
        case .none: .plain
        case .subject: .strong
        case .receiver: .receiver
        }
      return Phrase(run.text, emphasis)
    }
    let tone: Tone =
      switch verdict.outcome {
      case .arrived: .arrived
      case .lost: .lost
      case .missed: .problem
      case .unwanted: .nothing
      }
    self.init(tone, phrases: phrases, detail: verdict.detail)
  }
}
