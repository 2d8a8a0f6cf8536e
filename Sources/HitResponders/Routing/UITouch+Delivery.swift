internal import Foundation

extension UITouch {
  /// How far the router has come with telling views and recognizers of a touch.
  struct Delivery {
    /// The touch as a set of one, which most messages carry.
    ///
    /// It keeps the touch until the router lets go of it.
    var lone: LoneTouch?
    /// The window the view was in when the finger landed; an override may have answered a view of
    /// another one.
    var windowOfView: ObjectIdentifier?
    /// Whether the view was told of the touch's began and is owed its end.
    var isDelivered = false
    /// Whether the touch changed in this frame and its view was not told yet.
    var isPending = true
    /// Whether the touch changed in this frame and recognizers were not told yet.
    var isNewToRecognizers = true
    /// Whether a recognizer keeps the touch's began from the view: rule G16.
    var isBeganHeld = false
    /// Whether a recognizer keeps the touch's lift from the view: rule G18.
    var isEndHeld = false
    /// Whether the view is being told late of the touch's began and what followed.
    var isTellingLate = false
    /// The event the finger was lifted in, while its lift is held.
    var event: UIEvent?

    /// Makes it that of a finger that lands; the set stays.
    mutating func renew() {
      (isPending, isNewToRecognizers) = (true, true)
      (isDelivered, isBeganHeld, isEndHeld, isTellingLate) = (false, false, false, false)
      if event != nil { event = nil }
    }

    /// Whether something is kept from the view for now.
    var isHeld: Bool { isBeganHeld || isEndHeld || isTellingLate }
  }

  /// Takes up a finger that lands.
  final func land() {
    if delivery.lone == nil { delivery.lone = LoneTouch(self) }
    delivery.windowOfView = windowIdentityOfView
  }

  /// The owner of the set of this touch, which stays while the finger is down, without a count of
  /// references.
  @inline(__always)
  final var unmanagedLone: Unmanaged<LoneTouch>? {
    guard let lone = delivery.lone else { return nil }
    return Unmanaged.passUnretained(lone)
  }

  /// The set of this touch; empty unless a router keeps the touch.
  final var alone: Set<UITouch> { delivery.lone?.touches ?? [] }

  /// The window, which the touch keeps, without a count of references.
  @inline(__always)
  final var unmanagedWindow: Unmanaged<UIWindow>? {
    guard let window = facts.window else { return nil }
    return Unmanaged.passUnretained(window)
  }

  /// The view, which the touch keeps, without a count of references.
  @inline(__always)
  final var unmanagedView: Unmanaged<UIView>? {
    guard let view = facts.view else { return nil }
    return Unmanaged.passUnretained(view)
  }

  /// The window's identity, to be compared and never followed.
  @inline(__always)
  final var windowIdentity: ObjectIdentifier? {
    guard let window = unmanagedWindow else { return nil }
    return window.borrowed { ObjectIdentifier($0) }
  }

  /// Whether the view is not in the window it was in when the finger landed, or was in none.
  final var hasLostView: Bool {
    guard let window = windowIdentityOfView else { return true }
    return window != delivery.windowOfView
  }

  @inline(__always)
  private final var windowIdentityOfView: ObjectIdentifier? {
    guard let view = unmanagedView else { return nil }
    return view.borrowed { $0.windowIdentity }
  }

  /// Whether the view was told of the touch and not yet of its end.
  final var owesEnd: Bool {
    delivery.isDelivered && (isDown || delivery.isPending || delivery.isEndHeld)
  }

  final func concernsRecognizers(of window: UIWindow) -> Bool {
    delivery.isNewToRecognizers && facts.window === window && !acceptances.isEmpty
  }

  /// Makes the touch one that did not change in the frame that begins.
  @inline(__always)
  final func rest() {
    facts.phase = .stationary
    earlierSamples.clear()
    delivery.isPending = false
    delivery.isNewToRecognizers = false
  }
}

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
}
