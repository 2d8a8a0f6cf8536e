internal import Foundation

extension TouchRouter {
  /// The phases in the order in which a view is told of them: rule T6.
  static let order: [UITouch.Phase] = [.began, .moved, .ended, .cancelled]

  /// Some of a touch's phases.
  struct Phases {
    private var bits: UInt8 = 0

    @inline(__always)
    mutating func insert(_ phase: UITouch.Phase) { bits |= 1 << UInt8(phase.rawValue) }

    @inline(__always)
    func contains(_ phase: UITouch.Phase) -> Bool { bits & 1 << UInt8(phase.rawValue) != 0 }
  }

  /// A finger that is down, or that lifts in the frame being told.
  final class Track {
    let touch: UITouch
    /// The touch as a set of one, which most messages carry.
    @exclusivity(unchecked)
    var alone: Set<UITouch>
    /// The window the view was in when the finger landed; an override may have answered a view of another one.
    private let windowOfView: ObjectIdentifier?
    /// Whether the view was told of the touch's began and is owed its end.
    @exclusivity(unchecked)
    var isDelivered = false
    /// Whether the touch changed in this frame and its view was not told yet.
    @exclusivity(unchecked)
    var isPending = true
    /// Whether the touch changed in this frame and recognizers were not told yet.
    @exclusivity(unchecked)
    var isNewToRecognizers = true
    /// Whether a recognizer keeps the touch's began from the view: rule G16.
    @exclusivity(unchecked)
    var isBeganHeld = false
    /// Whether a recognizer keeps the touch's lift from the view: rule G18.
    @exclusivity(unchecked)
    var isEndHeld = false
    /// Whether the view is being told late of the touch's began and what followed.
    @exclusivity(unchecked)
    var isTellingLate = false
    /// The event the finger was lifted in, while its lift is held.
    @exclusivity(unchecked)
    var event: UIEvent?

    nonisolated deinit {}

    /// Makes the track of a finger that lands, with the storage of a set that is over.
    init(touch: UITouch, storage: inout Set<UITouch>) {
      self.touch = touch
      alone = []
      swap(&alone, &storage)
      alone.insert(touch)
      windowOfView = touch.facts.view?.hostWindow.map(ObjectIdentifier.init)
    }

    var isLive: Bool { touch.isDown }

    /// Whether the view is not in the window it was in when the finger landed, or was in none.
    var hasLostView: Bool {
      guard let window = touch.facts.view?.hostWindow else { return true }
      return ObjectIdentifier(window) != windowOfView
    }

    /// Whether the view was told of the touch and not yet of its end.
    var owesEnd: Bool { isDelivered && (isLive || isPending || isEndHeld) }

    /// Whether something is kept from the view for now.
    var isHeld: Bool { isBeganHeld || isEndHeld || isTellingLate }

    func concernsRecognizers(of window: UIWindow) -> Bool {
      isNewToRecognizers && touch.facts.window === window && !touch.acceptances.isEmpty
    }

    /// Makes the touch one that did not change in the frame that begins.
    func rest() {
      touch.facts.phase = .stationary
      touch.earlierSamples.clear()
      isPending = false
      isNewToRecognizers = false
    }
  }
}
