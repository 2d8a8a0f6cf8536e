/// The engaged recognizers of an application: they follow a touch, wait, continue or have a
/// deadline.
///
/// Each knows its neighbours, so that joining and leaving cost the same however many there are.
/// Their views keep them; one that is deallocated removes itself.
final class EngagedRecognizers {
  /// Where a recognizer stands among them.
  struct Place {
    fileprivate var list: Uncounted<EngagedRecognizers>?
    fileprivate var previous: Uncounted<UIGestureRecognizer>?
    fileprivate var next: Uncounted<UIGestureRecognizer>?

    /// Whether it stands in any list.
    var isTaken: Bool { list != nil }

    /// The arbiter whose list it stands in.
    var arbiter: Uncounted<GestureArbiter>? { list?.with { $0.arbiter } }
  }

  /// The arbiter that owns the list.
  @exclusivity(unchecked)
  var arbiter: Uncounted<GestureArbiter>?
  @exclusivity(unchecked)
  private var first: Uncounted<UIGestureRecognizer>?
  @exclusivity(unchecked)
  private var last: Uncounted<UIGestureRecognizer>?

  nonisolated deinit {}

  var isEmpty: Bool { first == nil }

  /// The recognizers as a list that keeps them while client code is called.
  var all: [UIGestureRecognizer] {
    var list: [UIGestureRecognizer] = []
    _ = contains {
      list.append($0)
      return false
    }
    return list
  }

  /// Whether `body`, which calls no client code, is true of any of them.
  @inline(__always)
  func contains(where body: (UIGestureRecognizer) -> Bool) -> Bool {
    if case nil = first(where: body) { return false }
    return true
  }

  /// The first of them that `body`, which calls no client code, is true of.
  @inline(__always)
  func first(where body: (UIGestureRecognizer) -> Bool) -> Uncounted<UIGestureRecognizer>? {
    var next = first
    while let recognizer = next {
      if recognizer.with(body) { return recognizer }
      next = recognizer.with { $0.tracking.place.next }
    }
    return nil
  }

  /// Adds a recognizer behind the others, if it stands in no list.
  @inline(__always)
  func append(_ recognizer: UIGestureRecognizer) {
    if recognizer.tracking.place.isTaken { return }
    let newcomer = Uncounted(recognizer)
    recognizer.tracking.place.list = Uncounted(self)
    recognizer.tracking.place.previous = last
    if let last {
      last.with { $0.tracking.place.next = newcomer }
    } else {
      first = newcomer
    }
    last = newcomer
  }

  /// Removes a recognizer, which may be being deallocated, if it is in the list.
  func remove(_ recognizer: UIGestureRecognizer) {
    guard recognizer.tracking.place.list?.refers(to: self) == true else { return }
    let place = recognizer.tracking.place
    recognizer.tracking.place = Place()
    if let previous = place.previous {
      previous.with { $0.tracking.place.next = place.next }
    } else {
      first = place.next
    }
    if let next = place.next {
      next.with { $0.tracking.place.previous = place.previous }
    } else {
      last = place.previous
    }
  }
}
