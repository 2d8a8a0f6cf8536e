internal import Foundation
internal import HitResponders

/// Finds the first cause in a walk and puts it into the sentence.
struct VerdictWriter {
  let walk: HitTestWalk
  let intended: UIView?
  let chain: [PointExplanation.Link]

  var verdict: Verdict {
    guard let intended else { return withoutIntention }
    if let hit = walk.hit, hit.isDescendant(of: intended) { return arrived(at: hit) }
    return missed(intended)
  }

  // MARK: The press arrives

  private var withoutIntention: Verdict {
    // People mean no disabled control, and yet it is what keeps the press.
    if let hit = walk.hit, let link = chain.first(where: { $0.deed != .forwards }),
      link.deed == .drops
    {
      return dropped(by: link, at: hit)
    }
    var sentence = Verdict.Sentence()
    finish(&sentence)
    return Verdict(runs: sentence.runs, cause: .nothingInteractive, by: walk.hit?.routingName)
  }

  private func arrived(at hit: UIView) -> Verdict {
    var sentence = Verdict.Sentence()
    sentence.receiver(hit.routingName)
    let handler = chain.first { $0.deed != .forwards }
    guard let handler else {
      if let gesture = gesture(onTheWayTo: hit) {
        sentence.say(" got this press, and gesture ")
        sentence.subject(gesture)
        sentence.say(" may recognize it.")
        return Verdict(runs: sentence.runs, cause: .recognizable, by: gesture)
      }
      // Whoever handles it on the phone is not here.
      let isImported = (hit as? any RepresentsClass)?.representedClass != nil
      sentence.say(
        isImported
          ? " got this press; a dump does not tell who handles it."
          : " got this press and nobody handled it."
      )
      return Verdict(runs: sentence.runs, cause: .unhandled, by: hit.routingName)
    }
    if handler.deed == .drops { return dropped(by: handler, at: hit) }
    if chain.first == handler {
      sentence.say(" got this press and handled it.")
      return Verdict(runs: sentence.runs, cause: .handled, by: hit.routingName)
    }
    sentence.say(" got this press, but passed it on and ")
    sentence.subject(handler.responder)
    sentence.say(" handled it.")
    return Verdict(runs: sentence.runs, cause: .passedOn, by: handler.responder)
  }

  private func dropped(by control: PointExplanation.Link, at hit: UIView) -> Verdict {
    var sentence = Verdict.Sentence()
    sentence.receiver(hit.routingName)
    if chain.first == control {
      sentence.say(" took this press and dropped it. ")
    } else {
      sentence.say(" got this press, but passed it on and ")
      sentence.subject(control.responder)
      sentence.say(" dropped it. ")
    }
    sentence.say("A disabled control is still hit. It sends no action and passes nothing on.")
    return Verdict(runs: sentence.runs, cause: .disabled, by: control.responder)
  }

  /// The name of the recognizer of an app that is told first of a touch of a view.
  private func gesture(onTheWayTo view: UIView) -> String? {
    var next: UIView? = view
    while let current = next {
      if let first = current.publicRecognizers.first(where: \.isEnabled) {
        return first.routingName
      }
      next = current.superview
    }
    return nil
  }

  // MARK: The press does not arrive

  private func missed(_ view: UIView) -> Verdict {
    let obstacle = obstacle(before: view)
    var sentence = Verdict.Sentence()
    sentence.subject(view.routingName)
    sentence.say(" did not get this press. ")
    obstacle.describe(for: view, in: &sentence)
    finish(&sentence)
    return Verdict(
      runs: sentence.runs,
      cause: obstacle.cause,
      by: obstacle.view.routingName,
      detail: obstacle.detail
    )
  }

  private func finish(_ sentence: inout Verdict.Sentence) {
    if let hit = walk.hit {
      sentence.receiver(hit.routingName)
      sentence.say(" received it.")
    } else {
      sentence.say("No view received it.")
    }
  }

  /// Finds where the walk left the way to a view, from the window down.
  func obstacle(before view: UIView) -> Obstacle {
    var line: [UIView] = []
    var next: UIView? = view
    while let current = next {
      line.append(current)
      next = current.superview
    }
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
      let isWayDown = visit.lastInnerAnswer != nil
      return isWayDown ? nil : Obstacle(kind: .override(answer: visit.answer), view: visit.view)
    case .some(let verdict):
      return visit.answer == nil
        ? Obstacle(kind: .refused(verdict, at: visit.point), view: visit.view) : nil
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
