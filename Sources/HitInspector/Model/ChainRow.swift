package import HitResponders

/// A row of the responder chain: a responder that the message reached, or all it did not reach.
nonisolated package enum ChainRow: Hashable, Sendable {
  case reached(RoutedInput.Delivery.Step)
  /// The responder at which a message ended that nobody handled.
  case unhandled(String)
  /// The names of those that the message did not reach, in order.
  case rest([String])

  /// Makes the rows of a chain.
  package static func rows(of chain: [RoutedInput.Delivery.Step]) -> [ChainRow] {
    let reached = chain.prefix { $0.did != .notReached }
    let isHandled = reached.contains { $0.did.isHandling || $0.did == .dropped }
    var rows = reached.map { step in
      step.did == .discarded && !isHandled
        ? ChainRow.unhandled(step.responder) : .reached(step)
    }
    let rest = chain.dropFirst(reached.count).map(\.responder)
    if !rest.isEmpty { rows.append(.rest(rest)) }
    return rows
  }

  /// What is said of a responder at which a message ended that nobody handled.
  package static let unhandledClause = "the end: nobody handled it"

  /// The names of the responders that were not reached: all of three, else the first ones.
  package static func words(for names: [String]) -> String {
    let shown = names.count > 3 ? min(3, names.count - 2) : names.count
    let first = names.prefix(shown).joined(separator: ", ")
    return shown < names.count ? "\(first) +\(names.count - shown) more" : first
  }
}

nonisolated extension [RoutedInput.Delivery.Step] {
  /// Who received a message and who handled it, as `Cell5, ListView handled it`.
  var summary: String {
    guard let first else { return "nobody" }
    let handler = self.first { $0.did.isHandling }
    let name = Shown.name(first.responder)
    guard let handler else { return "\(name), nobody handled it" }
    return handler == first
      ? "\(name) handled it" : "\(name), \(Shown.name(handler.responder)) handled it"
  }
}
