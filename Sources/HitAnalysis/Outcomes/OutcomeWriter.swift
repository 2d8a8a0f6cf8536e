internal import Foundation
internal import HitResponders

/// Words what came of a press: the first that applies of what can become of it.
nonisolated struct OutcomeWriter {
  let outcome: PressOutcome

  init(_ outcome: PressOutcome) { self.outcome = outcome }

  var report: DeliveryReport { outcome.report }

  var tense: Verdict.Tense { report.isDown ? .during : .after }

  /// What the touch is called: there is one press, and there are further touches beside it.
  var press: Wording { report.finger == 1 ? "this press" : "touch \(report.finger)" }

  var verdict: Verdict {
    guard let view = report.view else { return missed }
    if let withheld = withheld(from: view) { return withheld }
    if outcome.expected.kind == .missed { return missed }
    if let removed = removed(view) ?? otherGesture(view) ?? action(view) { return removed }
    let arrival = arrival(at: view)
    let recognized = ownGesture(view)
    switch arrival.cause {
    case .disabled: return arrival
    case .unhandled where recognized == nil && tense == .after: return arrival
    default: return cancelled(view) ?? recognized ?? told(arrival)
    }
  }

  // MARK: It did not arrive

  /// What was said before the press, of the touch that it was.
  private var missed: Verdict {
    var verdict = outcome.expected
    verdict.tense = tense
    if report.view == nil, outcome.intended == nil, verdict.body.isEmpty {
      verdict.headline = "No view got \(press)."
    } else if report.finger != 1, let intended = outcome.intended {
      verdict.headline = "\(name: intended, .subject) did not get \(press)."
    }
    return verdict
  }

  private func withheld(from view: String) -> Verdict? {
    guard let withheld = report.withheld, withheld.reason != .leftWindow else { return nil }
    let touch = "Touch \(report.finger)"
    let body: Wording
    let details: Wording
    switch withheld.reason {
    case .singleTouch:
      let other = withheld.heldFinger.map { "touch \($0)" } ?? "a touch"
      body = "It has \(other) and takes one at a time. "
      details = "isMultipleTouchEnabled is false"
      return Verdict(
        .withheld,
        "\(name: view, .subject) did not get touch \(report.finger).",
        body: "\(body)\(touch) stays unheard until it lifts, also after \(other).",
        details: details,
        by: view,
        tense: tense
      )
    case .exclusive(let other):
      body = "\(name: other, .subject) has an exclusive touch."
      details = "isExclusiveTouch of \(other) is true"
    case .wantsExclusive:
      body = "It is exclusive, and another view of its window has a touch."
      details = "isExclusiveTouch is true"
    case .leftWindow: return nil
    }
    return Verdict(
      .withheld,
      "\(name: view, .subject) did not get touch \(report.finger).",
      body: "\(body) \(touch) stays unheard until it lifts.",
      details: details,
      by: view,
      tense: tense
    )
  }

  // MARK: It arrived

  /// Who handles it, by what the view's messages did; by what they are expected to, before them.
  private func arrival(at view: String) -> Verdict {
    let began = report.messages.first { $0.message == .touchesBegan }
    let open = report.recognizers.first { !$0.isInternal && $0.isOpen }
    return ArrivalWriter(
      receiver: view,
      chain: began?.steps ?? report.chain,
      tense: tense,
      press: press,
      gesture: open?.name,
      isImported: outcome.isImported,
      delay: began == nil ? delay : nil
    ).verdict
  }

  /// Who keeps the view from hearing of the touch so far.
  private var delay: Wording? {
    guard let holder = report.holder else { return nil }
    let who: Wording =
      holder.isInternal
      ? "\(name: holder.view, .subject)"
      : "\(name: holder.title, .subject) of \(name: holder.view, .subject)"
    return "\(who) holds touchesBegan back."
  }

  /// A verdict on a press that was handled, with who carried out its action.
  private func told(_ arrival: Verdict) -> Verdict {
    guard arrival.cause == .handled, let sent = report.actions.map(\.sent).last,
      case .object(let performer) = sent.performer
    else { return arrival }
    var verdict = arrival
    let declined = sent.declined.filter { $0 != performer }
    let order = declined.isEmpty ? "" : ", after \(NameList.short(declined)) declined"
    verdict.body = "Its action \(sent.name) went to \(name: performer, .receiver)\(order)."
    if !declined.isEmpty { verdict.details = "no target: the search goes up the responder chain" }
    return verdict
  }
}
