/// The touches that a recognizer follows, in order of arrival.
///
/// The router keeps them: it removes each from its recognizers before it releases it. One finger,
/// the usual case, needs no storage.
struct FollowedTouches {
  private var earliest: Uncounted<UITouch>?
  private var others: [Uncounted<UITouch>] = []

  var isEmpty: Bool { earliest == nil }

  var count: Int { earliest == nil ? 0 : 1 + others.count }

  /// The touch that arrived first.
  var first: UITouch? { earliest?.object }

  /// The touch that is followed where there is just one.
  var only: UITouch? { others.isEmpty ? first : nil }

  /// The touches as a list that keeps them while client code is called.
  var all: [UITouch] {
    guard let first else { return [] }
    return [first] + others.map(\.object)
  }

  func contains(_ touch: UITouch) -> Bool {
    earliest?.refers(to: touch) == true || others.contains { $0.refers(to: touch) }
  }

  mutating func append(_ touch: UITouch) {
    if earliest == nil { earliest = Uncounted(touch) } else { others.append(Uncounted(touch)) }
  }

  mutating func remove(_ touch: UITouch) {
    if earliest?.refers(to: touch) == true {
      earliest = others.isEmpty ? nil : others.removeFirst()
    } else if !others.isEmpty {
      others.removeAll { $0.refers(to: touch) }
    }
  }

  mutating func removeAll() {
    earliest = nil
    others = []
  }
}
