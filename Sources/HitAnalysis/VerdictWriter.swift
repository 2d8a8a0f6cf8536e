internal import Foundation
internal import HitResponders

/// Finds the first cause in a walk and puts it into the sentence.
struct VerdictWriter {
  let walk: HitTestWalk
  let intended: UIView?

  private var chain: [RoutedInput.Delivery.Step] { Explainer.chain(from: walk.hit) }

  var verdict: Verdict {
    guard let intended else { return withoutIntention }
    if let hit = walk.hit, hit.isDescendant(of: intended) { return arrived(at: hit) }
    return missed(intended)
  }

  // MARK: The press arrives

  private var withoutIntention: Verdict {
    // People mean no disabled control, and yet it is what keeps the press.
    if let hit = walk.hit, let handler, handler.did == .dropped {
      return dropped(by: handler, at: hit)
    }
    return Verdict(.nothingInteractive, receiverSentence, by: walk.hit?.routingName)
  }

  /// The first responder that keeps the message or acts on it.
  private var handler: RoutedInput.Delivery.Step? {
    chain.first { $0.did.isHandling || $0.did == .dropped }
  }

  private func arrived(at hit: UIView) -> Verdict {
    let name: Wording = "\(name: hit.routingName, .receiver)"
    guard let handler else {
      if let gesture = gesture(onTheWayTo: hit) {
        let maybe: Wording = "gesture \(name: gesture, .subject) may recognize it."
        return Verdict(.recognizable, "\(name) got this press, and \(maybe)", by: gesture)
      }
      // Whoever handles it on the phone is not here.
      let isImported = (hit as? any RepresentsClass)?.representedClass != nil
      let nobody: Wording =
        isImported ? "; a dump does not tell who handles it" : " and nobody handled it"
      return Verdict(.unhandled, "\(name) got this press\(nobody).", by: hit.routingName)
    }
    if handler.did == .dropped { return dropped(by: handler, at: hit) }
    if chain.first == handler {
      return Verdict(.handled, "\(name) got this press and handled it.", by: hit.routingName)
    }
    let words = passed(on: hit, to: handler)
    return Verdict(.passedOn, "\(words) handled it.", by: handler.responder)
  }

  private func dropped(by control: RoutedInput.Delivery.Step, at hit: UIView) -> Verdict {
    Verdict(
      .disabled,
      chain.first == control
        ? "\(name: hit.routingName, .receiver) took this press and dropped it."
        : "\(passed(on: hit, to: control)) dropped it.",
      body: "A disabled control is still hit. It sends no action and passes nothing on.",
      by: control.responder
    )
  }

  private func passed(on hit: UIView, to handler: RoutedInput.Delivery.Step) -> Wording {
    "\(name: hit.routingName, .receiver) got this press, but passed it on and "
      + "\(name: handler.responder, .subject)"
  }

  /// The name of the recognizer of an app that is told first of a touch of a view.
  private func gesture(onTheWayTo view: UIView) -> String? {
    view.ancestry.lazy.compactMap { $0.publicRecognizers.first(where: \.isEnabled) }.first?
      .routingName
  }

  // MARK: The press does not arrive

  private func missed(_ view: UIView) -> Verdict {
    let obstacle = obstacle(before: view)
    var verdict = Verdict(
      obstacle.cause,
      "\(name: view.routingName, .subject) did not get this press.",
      body: "\(obstacle.sentence(for: view)) \(receiverSentence)",
      by: obstacle.view.routingName
    )
    verdict.details = obstacle.details
    return verdict
  }

  private var receiverSentence: Wording {
    walk.hit.map { "\(name: $0.routingName, .receiver) received it." } ?? "No view received it."
  }

  /// Finds where the walk left the way to a view, from the window down.
  func obstacle(before view: UIView) -> Obstacle {
    let line = Array(view.ancestry)
    let onTheWay = Set(line)
    let visits = walk.visits.filter { onTheWay.contains($0.view) }
    let lastVisits = Dictionary(visits.map { ($0.view, $0) }, uniquingKeysWith: { $1 })
    for current in line.reversed() {
      guard let visit = lastVisits[current] else { return notAsked(current) }
      if let obstacle = refusal(visit) { return obstacle }
    }
    // The view itself was asked and answered, and something above it changed the answer.
    let redirect = visits.first(where: \.isOverride)
    return Obstacle(kind: .override(answer: walk.hit), view: redirect?.view ?? view)
  }

  /// Why a visited view's own turn ended the way down, if it did.
  private func refusal(_ visit: HitTestWalk.Visit) -> Obstacle? {
    switch visit.verdicts.last {
    case .descended:
      return visit.answer == nil ? Obstacle(kind: .override(answer: nil), view: visit.view) : nil
    case nil:
      if visit.hasAskedBelow { return nil }
      return Obstacle(kind: .override(answer: visit.answer), view: visit.view)
    case let verdict?:
      if visit.answer != nil { return nil }
      return Obstacle(kind: .refused(verdict, at: visit.point), view: visit.view)
    }
  }

  /// Why a view on the way was never asked: a sibling or a window in front answered first.
  private func notAsked(_ view: UIView) -> Obstacle {
    let cover = walk.visits.first {
      $0.answer != nil && $0.view.superview === view.superview && $0.view !== view
    }
    if let answer = cover?.answer { return Obstacle(kind: .covered, view: answer) }
    let parent = view.superview ?? view
    return Obstacle(kind: .override(answer: walk.hit), view: parent)
  }
}
