internal import HitScenes

/// Compares the inputs of turns, and points and numbers within a tolerance.
struct TurnLikeness {
  /// How far points may be apart, in points.
  let tolerance: Double
  /// The keys of scene files for the place of a view.
  private static let placeKeys: Set = ["frame", "bounds", "center"]

  /// Returns how alike the inputs of two turns are, where the second trace is so much later.
  func likeness(_ first: TraceTurn, _ second: TraceTurn, offset: Int64) -> TurnAlignment.Likeness {
    guard first.feeds.count == second.feeds.count else { return .different }
    var isMoved = false
    for (one, other) in zip(first.feeds, second.feeds) where one != other {
      switch (one, other) {
      case (.input(let one), .input(let other)):
        if !doSame(one, other) { return .different }
        if !areSame(one, other) { isMoved = true }
      case (.change(let one), .change(let other)):
        if one.view != other.view || one.operation != other.operation { return .different }
        if !areSame(one, other) { isMoved = true }
      default: return .different
      }
    }
    if isMoved { return .moved }
    if first.feeds.isEmpty { return .same }
    return second.time - first.time == offset ? .same : .retimed
  }

  private func doSame(_ one: TraceInput, _ other: TraceInput) -> Bool {
    one.phase == other.phase && one.finger == other.finger && one.stage == other.stage
      && one.subtype == other.subtype && (one.key == nil) == (other.key == nil)
  }

  /// Whether two inputs of a kind are the same in all that matters to routing.
  func areSame(_ one: TraceInput, _ other: TraceInput) -> Bool {
    var (one, other) = (one, other)
    if isNear(one.x, other.x), isNear(one.y, other.y) { (other.x, other.y) = (one.x, one.y) }
    one.time = other.time
    return one == other
  }

  /// Whether two edits of a view are the same.
  func areSame(_ one: TraceChange, _ other: TraceChange) -> Bool {
    guard one.properties.count == other.properties.count else { return false }
    return zip(one.properties, other.properties).allSatisfy { one, other in
      // The old value follows from earlier edits and from the scene.
      one.key == other.key
        && (one.new == other.new
          || Self.placeKeys.contains(one.key) && areNear(one.new, other.new))
    }
  }

  /// Whether two numbers are the same within the tolerance, or both missing.
  func isNear(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return one == other || abs(one - other) <= tolerance
  }

  /// Whether two texts are the same but for numbers that are close to each other.
  func areNear(_ one: String, _ other: String) -> Bool {
    if one == other { return true }
    if tolerance == 0 { return false }
    let (one, other) = (NumberedText(one), NumberedText(other))
    return one.words == other.words && one.numbers.count == other.numbers.count
      && zip(one.numbers, other.numbers).allSatisfy { isNear($0, $1) }
  }

  /// Whether two records are the same.
  func areSame(_ one: TraceRecord, _ other: TraceRecord) -> Bool {
    if one == other { return true }
    if tolerance == 0 { return false }
    switch (one, other) {
    case (.hit(let one), .hit(var other)):
      guard one.walk.count == other.walk.count else { return false }
      for (place, visit) in one.walk.enumerated() {
        let near = other.walk[place]
        if isNear(visit.x, near.x), isNear(visit.y, near.y) {
          other.walk[place].x = visit.x
          other.walk[place].y = visit.y
        }
      }
      return one == other
    case (.gesture(let one), .gesture(var other)):
      if areNear(one.why, other.why) { other.why = one.why }
      return one == other
    default: return false
    }
  }
}

/// A text split into its numbers and what is between them.
private struct NumberedText {
  let words: [Substring]
  let numbers: [Double]

  init(_ text: String) {
    let number = /-?[0-9][0-9.]*/
    words = text.split(separator: number, omittingEmptySubsequences: false)
    numbers = text.matches(of: number).map { Double($0.output) ?? 0 }
  }
}
