/// The touches that a recognizer follows, in order of arrival.
///
/// The router keeps them: it takes each from its recognizers before it lets go of it. So the list
/// counts no references, and one finger, the usual case, needs no storage.
struct FollowedTouches {
  /// The touch that arrived first.
  private(set) var first: Unmanaged<UITouch>?
  private var others: [Unmanaged<UITouch>] = []

  var isEmpty: Bool { first == nil }

  var count: Int { first == nil ? 0 : 1 + others.count }

  /// The touch that is followed where there is just one.
  var only: Unmanaged<UITouch>? { others.isEmpty ? first : nil }

  /// The touches as a list of their own, for whoever runs code of others meanwhile.
  var all: [UITouch] {
    guard let first else { return [] }
    return [first.takeUnretainedValue()] + others.map { $0.takeUnretainedValue() }
  }

  func contains(_ touch: UITouch) -> Bool {
    let wanted = Unmanaged.passUnretained(touch).toOpaque()
    return first?.toOpaque() == wanted || others.contains { $0.toOpaque() == wanted }
  }

  mutating func append(_ touch: UITouch) {
    let touch = Unmanaged.passUnretained(touch)
    if first == nil { first = touch } else { others.append(touch) }
  }

  mutating func remove(_ touch: UITouch) {
    let wanted = Unmanaged.passUnretained(touch).toOpaque()
    if first?.toOpaque() == wanted {
      first = others.isEmpty ? nil : others.removeFirst()
    } else if !others.isEmpty {
      others.removeAll { $0.toOpaque() == wanted }
    }
  }

  mutating func removeAll() {
    first = nil
    others = []
  }
}
