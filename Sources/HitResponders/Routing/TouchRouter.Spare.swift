internal import Foundation

extension TouchRouter {
  /// The touch and the event of the last finger, used again for the next one where nobody could tell
  /// them from new ones.
  ///
  /// Making both, and the set that holds the touch, costs more than routing the finger. An object is
  /// used again only if nothing else refers to it, weakly or otherwise.
  struct Spare {
    private var touch: Unmanaged<UITouch>?
    private var event: UIEvent?

    /// Keeps a touch that only the set of itself refers to; any other one is let go.
    mutating func keep(_ touch: Unmanaged<UITouch>) {
      guard self.touch == nil, touch.strongReferences == 1, !touch.hasOtherReferences,
        touch.borrowed({ $0.unmanagedLone })?.borrowed({ $0.isShared }) == false
      else {
        let touch = touch.takeUnretainedValue()
        touch.delivery.lone = nil
        return
      }
      touch.borrowed { $0.renew() }
      self.touch = touch
    }

    /// Returns a touch as if it were new, of which one reference is the caller's.
    mutating func takeTouch() -> Unmanaged<UITouch> {
      guard let touch else { return Unmanaged.passRetained(UITouch()) }
      self.touch = nil
      return touch.retain()
    }

    /// Lets go of the touch that is kept, which would keep itself for good.
    mutating func dropTouch() {
      takeTouch().takeRetainedValue().delivery.lone = nil
    }

    /// Takes over an event that nothing else refers to; any other one is let go.
    mutating func keep(_ event: inout UIEvent?) {
      swap(&self.event, &event)
      event = nil
      guard let kept = self.event.map(Unmanaged.passUnretained) else { return }
      if kept.strongReferences != 1 || kept.hasOtherReferences { self.event = nil }
    }

    /// Returns an event of touches as if it were new.
    mutating func takeEvent(at time: TimeInterval) -> UIEvent {
      guard let event else { return UIEvent(.touches, timestamp: time) }
      self.event = nil
      event.time = time
      return event
    }
  }
}

extension UITouch {
  /// Makes the touch one of which nothing is known yet; the set of itself stays.
  fileprivate final func renew() {
    facts = Facts()
    earlierSamples.clear()
    delivery.renew()
  }
}
