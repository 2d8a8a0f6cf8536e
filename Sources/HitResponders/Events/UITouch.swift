public import Foundation

/// One finger from the moment it lands to the moment it lifts.
///
/// A touch's window and view are fixed when it begins and never change while it lives, wherever
/// the finger goes. One object serves the whole life; the next touch of the same finger is another.
///
/// > Source: UIKit, `UITouch`.
@MainActor
open class UITouch {
  /// The stage of a finger's life.
  nonisolated public enum Phase: Int, Sendable, CaseIterable {
    case began, moved, stationary, ended, cancelled
  }

  /// What kind of contact a touch is.
  nonisolated public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
  }

  /// The time of the touch's latest change, in seconds since the session began.
  @exclusivity(unchecked)
  open internal(set) var timestamp: TimeInterval = 0

  /// The phase of the touch.
  @exclusivity(unchecked)
  open internal(set) var phase = Phase.began

  /// How many times the finger was tapped in this place, this touch included.
  @exclusivity(unchecked)
  open internal(set) var tapCount = 1

  /// The kind of contact.
  open var type: TouchType { .direct }

  /// The window the touch began in.
  @exclusivity(unchecked)
  open internal(set) var window: UIWindow?

  /// The view the touch began in.
  @exclusivity(unchecked)
  open internal(set) var view: UIView?

  /// The number of the finger, as the input names it.
  @exclusivity(unchecked)
  package internal(set) var finger = 0

  @exclusivity(unchecked)
  var locationInWindow = CGPoint.zero
  @exclusivity(unchecked)
  var previousLocationInWindow = CGPoint.zero

  /// The samples since the last delivery, oldest first, the last one equal to this touch.
  @exclusivity(unchecked)
  var samples: [Sample] = []

  /// The recognizers that took the touch when it began, deepest view first.
  @exclusivity(unchecked)
  final var acceptances: [Acceptance] = []

  /// Makes a touch outside any queue, for code that tests its own touch handling.
  ///
  /// It has no window and no view and its locations are zero until a test gives it some.
  public init() {}

  // MARK: Places

  /// Returns where the touch is, in the space of `view` as it lies now.
  ///
  /// > Coordinates: the view's bounds space; window space for `nil`.
  open func location(in view: UIView?) -> CGPoint {
    convert(locationInWindow, to: view)
  }

  /// Returns where the touch was before its latest change, in the space of `view` as it lies now.
  ///
  /// > Coordinates: the view's bounds space; window space for `nil`.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousLocationInWindow, to: view)
  }

  /// Returns the location; nothing here is more precise than it.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the previous location; nothing here is more precise than it.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
}

extension UITouch {
  struct Sample {
    let locationInWindow: CGPoint
    let previousLocationInWindow: CGPoint
    var timestamp: TimeInterval
  }

  /// Gives a touch made outside the queue its place, for tests of touch handling.
  ///
  /// - Parameters:
  ///   - view: The view the touch counts as having begun in.
  ///   - phase: The phase to show.
  ///   - locationInWindow: Where it is, in the space of the view's window.
  ///   - timestamp: The time to show, in seconds.
  package func place(
    in view: UIView?,
    phase: Phase,
    locationInWindow: CGPoint,
    timestamp: TimeInterval
  ) {
    self.view = view
    window = view?.window
    previousLocationInWindow = phase == .began ? locationInWindow : self.locationInWindow
    self.locationInWindow = locationInWindow
    self.phase = phase
    self.timestamp = timestamp
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return window.convert(point, to: view)
  }

  /// The touch as it is now.
  var latestSample: Sample {
    Sample(
      locationInWindow: locationInWindow,
      previousLocationInWindow: previousLocationInWindow,
      timestamp: timestamp
    )
  }

  /// A copy that stays as this touch is now; `coalescedTouches(for:)` hands out such copies.
  func snapshot(of sample: Sample) -> UITouch {
    let copy = UITouch()
    copy.finger = finger
    copy.window = window
    copy.view = view
    copy.tapCount = tapCount
    copy.phase = phase
    copy.timestamp = sample.timestamp
    copy.locationInWindow = sample.locationInWindow
    copy.previousLocationInWindow = sample.previousLocationInWindow
    return copy
  }
}

// MARK: - Identity

nonisolated extension UITouch: Hashable {
  /// Whether two names mean the same touch.
  public static func == (left: UITouch, right: UITouch) -> Bool { left === right }

  /// Hashes the touch's identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
