public import Foundation

/// One finger from the moment it lands to the moment it lifts.
///
/// A touch's window and view are fixed when it begins and never change while it lives, wherever
/// the finger goes. One object serves the whole life; the next touch of the same finger is another.
///
/// > Source: UIKit, `UITouch`.
@preconcurrency @MainActor
open class UITouch {
  /// The stage of a finger's life.
  nonisolated public enum Phase: Int, Sendable, CaseIterable {
    case began, moved, stationary, ended, cancelled
  }

  /// What kind of contact a touch is.
  nonisolated public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// What the touch shows; the router reads and writes it here, which no subclass overrides.
  @exclusivity(unchecked)
  final var facts = Facts()

  /// The time of the touch's latest change, in seconds since the session began.
  open var timestamp: TimeInterval { facts.timestamp }

  /// The phase of the touch.
  open var phase: Phase { facts.phase }

  /// How many times the finger was tapped in this place, this touch included.
  open var tapCount: Int { facts.tapCount }

  /// The kind of contact.
  open var type: TouchType { .direct }

  /// The window the touch began in.
  open var window: UIWindow? { facts.window }

  /// The view the touch began in.
  open var view: UIView? { facts.view }

  /// The number of the finger, as the input names it.
  package final var finger: Int { facts.finger }

  /// Where the touch is.
  ///
  /// > Coordinates: window space.
  package final var locationInWindow: CGPoint { facts.locationInWindow }

  /// The samples since the last delivery, without the latest, oldest first.
  @exclusivity(unchecked)
  final var earlierSamples: [Sample] = []

  /// The recognizers that took the touch when it began, deepest view first.
  @exclusivity(unchecked)
  final var acceptances: [Acceptance] = []

  /// How far the delivery of the touch has come.
  @exclusivity(unchecked)
  final var delivery = Delivery()

  nonisolated deinit {}

  /// Makes a touch outside any queue, for code that tests its own touch handling.
  ///
  /// It has no window and no view and its locations are zero until a test gives it some.
  public init() {}

  // MARK: Places

  /// Returns where the touch is, by the current geometry of `view`.
  ///
  /// > Coordinates: the view's bounds space; window space for `nil`.
  open func location(in view: UIView?) -> CGPoint { convert(facts.locationInWindow, to: view) }

  /// Returns where the touch was before its latest change, by the current geometry of `view`.
  ///
  /// > Coordinates: the view's bounds space; window space for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(facts.previousLocationInWindow, to: view)
  }

  /// Returns the location, the most precise value there is.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location, the most precise value there is.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  // MARK: Contact: constants, as on a device that does not measure force

  /// The force of the touch; none is measured.
  open var force: CGFloat { 0 }

  /// The greatest force that can be measured; none is.
  open var maximumPossibleForce: CGFloat { 0 }

  /// The radius of the contact, in points; the same for every finger.
  open var majorRadius: CGFloat { 20 }

  /// How exact the radius is, in points.
  open var majorRadiusTolerance: CGFloat { 5 }

  /// How a pencil leans, in radians; a finger is upright.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// The direction in which a pencil leans, in radians; a finger does not lean.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  // MARK: Recognizers

  /// The recognizers that took the touch when it began, deepest view first.
  ///
  /// > Source: UIKit, `UITouch.gestureRecognizers`.
  open var gestureRecognizers: [UIGestureRecognizer]? { acceptances.compactMap(\.recognizer) }
}

extension UITouch {
  struct Facts {
    var phase = Phase.began
    var finger = 0
    var tapCount = 1
    var timestamp: TimeInterval = 0
    /// Where the touch is, in window space.
    var locationInWindow = CGPoint.zero
    /// Where it was at the last delivery to its view.
    var previousLocationInWindow = CGPoint.zero
    /// Where and when the finger landed.
    var startInWindow = CGPoint.zero
    var startTime: TimeInterval = 0
    var window: UIWindow?
    var view: UIView?

    /// Whether the finger landed before another one, or with it and has a lower number.
    func isEarlier(than other: Facts) -> Bool {
      (startTime, finger) < (other.startTime, other.finger)
    }
  }

  struct Sample {
    let locationInWindow: CGPoint
    let previousLocationInWindow: CGPoint
    let timestamp: TimeInterval
  }

  /// Moves a touch made outside the queue, for tests of touch handling.
  ///
  /// > Units: `timestamp` in seconds.
  package func move(
    in view: UIView?,
    phase: Phase,
    locationInWindow: CGPoint,
    timestamp: TimeInterval
  ) {
    facts.view = view
    facts.window = view?.window
    facts.previousLocationInWindow = phase == .began ? locationInWindow : facts.locationInWindow
    facts.locationInWindow = locationInWindow
    facts.phase = phase
    facts.timestamp = timestamp
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = facts.window else { return point }
    return window.convert(point, to: view)
  }

  /// Every sample since the last delivery, oldest first; the last one is the touch as it is now.
  var samples: [Sample] { earlierSamples + [latestSample] }

  /// Stores the touch's current state among the samples, before it changes.
  func keepSample() { earlierSamples.append(latestSample) }

  private var latestSample: Sample {
    Sample(
      locationInWindow: facts.locationInWindow,
      previousLocationInWindow: earlierSamples.last?.locationInWindow
        ?? facts.previousLocationInWindow,
      timestamp: facts.timestamp
    )
  }

  /// A copy of this touch with a sample's values, as `coalescedTouches(for:)` returns them.
  func snapshot(of sample: Sample) -> UITouch {
    let copy = UITouch()
    copy.facts = facts
    copy.facts.timestamp = sample.timestamp
    copy.facts.locationInWindow = sample.locationInWindow
    copy.facts.previousLocationInWindow = sample.previousLocationInWindow
    return copy
  }
}

nonisolated extension UITouch: IdentityHashable {}

extension UITouch.TouchType {
  /// An older name of `pencil`.
  public static let stylus = UITouch.TouchType.pencil
}
