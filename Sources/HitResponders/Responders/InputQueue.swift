internal import DequeModule
internal import Foundation

/// Inputs first-in first-out.
///
/// The first of them has a place of its own: one that is taken out before the next is put in, the
/// usual case, goes in and out without a list.
struct InputQueue {
  /// The oldest input; none where the queue is empty.
  private(set) var first: ApplicationInput?
  private var others = Deque<ApplicationInput>()

  var isEmpty: Bool { first == nil }

  /// When the oldest input is meant for, in seconds since the session began; 0 where there is none.
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
