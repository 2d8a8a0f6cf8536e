internal import Foundation
internal import HitResponders

/// Finds the first cause in a walk and puts it into the sentence.
struct VerdictWriter {
  let walk: HitTestWalk
  let intended: UIView?

  var verdict: Verdict {
    guard let hit = walk.hit else { return intended.map(missed) ?? empty }
    guard let intended, !hit.isDescendant(of: intended) else { return Self.arrival(at: hit) }
    return missed(intended)
  }

  /// What is said of a point at which no view takes a press.
  private var empty: Verdict {
    walk.visits.contains { $0.verdicts.contains(.descended) || $0.answer != nil }
      ? Verdict(.empty, "No view would get a press here.")
      : Verdict(.empty, "Nothing is here.", body: "The point is outside of every window.")
  }

  /// What is said of a press that a view receives, before it is sent.
  static func arrival(at hit: UIView) -> Verdict {
    ArrivalWriter(
      receiver: hit.routingName,
      chain: Explainer.chain(from: hit),
      gesture: gesture(onTheWayTo: hit),
      isImported: isImported(hit)
    ).verdict
  }

  /// The name of the recognizer of an app that is told first of a touch of a view.
  private static func gesture(onTheWayTo view: UIView) -> String? {
    view.ancestry.lazy.compactMap { $0.publicRecognizers.first(where: \.isEnabled) }.first?
      .routingName
  }

  /// Whether whoever handles the touches of a view is not here.
  static func isImported(_ view: UIView) -> Bool {
    (view as? any RepresentsClass)?.representedClass != nil
  }

  // MARK: The press does not arrive

  private func missed(_ view: UIView) -> Verdict {
    let obstacle = obstacle(before: view)
    // A view that covers another one received what it took.
    let isTold = obstacle.cause == .covered && obstacle.view === walk.hit
    return Verdict(
      obstacle.cause,
      "\(name: view.routingName, .subject) did not get this press.",
      body: obstacle.sentence(for: view) + (isTold ? "" : " \(receiverSentence)"),
      details: obstacle.details,
      by: obstacle.view.routingName
    )
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
