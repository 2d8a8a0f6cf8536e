internal import DequeModule
internal import Foundation

/// Inputs first-in first-out.
///
/// The first of them is stored by itself: where each input is removed before the next is added, the
/// usual case, no list is needed.
struct InputQueue {
  private(set) var first: ApplicationInput?
  private var others = Deque<ApplicationInput>()

  var isEmpty: Bool { first == nil }

  /// The time of the oldest input, in seconds since the session began; 0 where there is none.
  var firstTime: TimeInterval { first?.timestamp ?? 0 }

  mutating func append(_ input: consuming ApplicationInput) {
    if first == nil { first = input } else { others.append(input) }
  }

  mutating func popFirst() -> ApplicationInput? {
    var input: ApplicationInput?
    swap(&input, &first)
    if !others.isEmpty { first = others.popFirst() }
    return input
  }
}
