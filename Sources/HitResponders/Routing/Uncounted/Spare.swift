internal import Foundation

/// The touch and the event of the last finger, which serve the next one where no code could tell
/// them from new ones.
///
/// Making both, and the set that holds the touch, takes as long as routing the finger. An object
/// serves again only if nothing else refers to it, weakly or otherwise, which the runtime's own
/// counts tell.
final class Spare {
  @exclusivity(unchecked)
  private var touch: Uncounted<UITouch>?
  @exclusivity(unchecked)
  private var event: UIEvent?

  nonisolated deinit {}

  /// Keeps a touch that only the set of itself refers to; any other one is released.
  func keep(_ touch: Uncounted<UITouch>) {
    let isFree =
      self.touch == nil && touch.isReferredToOnce
      && touch.with { $0.uncountedLone?.with { $0.isShared } == false }
    if isFree {
      touch.with { $0.renew() }
      self.touch = touch
    } else {
      touch.object.delivery.lone = nil
    }
  }

  /// Returns a touch of which nothing is known yet.
  func makeTouch() -> UITouch {
    guard let touch else { return UITouch() }
    self.touch = nil
    return touch.object
  }

  /// Stores an event; its earlier owner releases it and then calls `letGoOfSharedEvent()`.
  func keep(_ event: UIEvent?) { self.event = event }

  /// Releases the event if anything else refers to it.
  func letGoOfSharedEvent() {
    if uncountedEvent?.isReferredToOnce == false { event = nil }
  }

  private var uncountedEvent: Uncounted<UIEvent>? {
    guard let event else { return nil }
    return Uncounted(event)
  }

  /// Returns an event of touches that lists none yet.
  func makeEvent(at time: TimeInterval) -> UIEvent {
    guard let event else { return UIEvent(.touches, timestamp: time) }
    self.event = nil
    event.time = time
    return event
  }

  /// Releases the touch, which would keep itself for good.
  func close() { makeTouch().delivery.lone = nil }
}

extension UITouch {
  /// Makes the touch one of which nothing is known yet; the set of itself stays.
  fileprivate final func renew() {
    facts = Facts()
    earlierSamples = []
    delivery = Delivery(lone: delivery.lone)
  }
}

extension Uncounted {
  /// Whether one reference keeps the object, and nothing refers to it in any other way.
  ///
  /// The object itself counts as one reference of each weaker kind.
  nonisolated var isReferredToOnce: Bool {
    strongCount(address) == 1 && weakCount(address) == 1 && unownedCount(address) == 1
  }
}

// The standard library passes these on, but to functions that take the object, which a build
// without optimization counts once more for the call.
@_silgen_name("swift_retainCount")
nonisolated private func strongCount(_ object: UnsafeMutableRawPointer) -> UInt

@_silgen_name("swift_weakRetainCount")
nonisolated private func weakCount(_ object: UnsafeMutableRawPointer) -> UInt

@_silgen_name("swift_unownedRetainCount")
nonisolated private func unownedCount(_ object: UnsafeMutableRawPointer) -> UInt
