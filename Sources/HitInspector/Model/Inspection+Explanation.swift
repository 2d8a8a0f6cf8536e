package import HitAnalysis
package import HitResponders

extension Inspection {
  /// Makes what the window shows of an explanation, reading where the views lie now.
  package init(_ press: ExplainedPress) {
    let explanation = press.explanation
    let (hit, intended) = (press.walk.hit, press.intended)
    self.init(at: explanation.point, verdict: explanation.verdict)
    walk =
      WalkReading(
        walk: press.walk,
        views: press.views,
        lines: explanation.walk.lines,
        subject: intended,
        rules: press.walk.visits.first?.view.window?.application.map { HitTestRules($0) }
          ?? .current
      ).rows
    onWay = Set([hit, intended].compactMap { $0 }.flatMap(\.ancestry).map { ObjectIdentifier($0) })
    for view in hit.map({ Array($0.ancestry) }) ?? [] {
      namedViews[view.routingName] = ObjectIdentifier(view)
    }
    viewCount = explanation.viewCount
    chain = explanation.chain
    gestures = [GestureRow](from: hit, intended: press.isLost ? intended : nil)
    receiver = hit.map { SceneShape($0) }
    let subject = intended ?? hit
    self.subject = subject.map { ObjectIdentifier($0) }
    facts = subject.map { SelectedFacts(of: $0) }
    if let intended, press.isLost {
      let finder = LossFinder(intended: intended, walk: press.walk)
      refusals = finder.refusals
      loss = finder.loss
    }
  }

  /// Replaces the expected chain by what a message really did.
  package mutating func observe(_ delivery: RoutedInput.Delivery) {
    message = delivery.message.rawValue
    let dropping = chain.first { $0.did == .dropped }?.responder
    var steps = delivery.steps
    for index in steps.indices
    where steps[index].did == .consumed && steps[index].responder == dropping {
      steps[index].did = .dropped
    }
    // Responders after the one that kept the message stay in the picture, out of reach.
    if chain.count > steps.count,
      zip(chain, steps).allSatisfy({ $0.responder == $1.responder })
    {
      steps += chain.dropFirst(steps.count).map { .init(responder: $0.responder, did: .notReached) }
    }
    chain = steps
  }

  /// Takes over what came of a press at the same point from another explanation of it.
  package mutating func takeOutcome(of other: Inspection) {
    (isTouch, report) = (other.isTouch, other.report)
    (chain, message, gestures) = (other.chain, other.message, other.gestures)
  }

  /// Notes what followed from an input: which responders it came to, what took it, what it did.
  ///
  /// - Parameters:
  ///   - record: The input and what followed.
  ///   - outcome: What became of the touch so far; it takes the record as well.
  package mutating func take(_ record: RoutedInput, into outcome: inout PressOutcome) {
    gestures.take(record)
    let wasTold = outcome.report.isViewTold
    outcome.take(record)
    verdict = outcome.verdict
    report = outcome.report
    if wasTold { return }
    let own = record.deliveries.first {
      $0.message == .touchesBegan && $0.steps.first?.responder == outcome.report.view
    }
    if let delivery = own {
      observe(delivery)
    } else if !record.bindings.isEmpty {
      observeSilence()
    }
  }

  /// Notes that nobody was told of the touch so far.
  package mutating func observeSilence() {
    for index in chain.indices { chain[index].did = .notReached }
  }
}
