public import Foundation

/// Something that happened to the application: touches, a motion, a remote command, presses, a
/// scroll.
///
/// One touch event serves from the first finger down to the last finger up and is updated in
/// place; a later sequence gets a new one. So does a scroll's, from its first movement to its end.
///
/// > Source: UIKit, `UIEvent`. Differs: no events of kinds `hover` and `transform`.
@preconcurrency @MainActor
open class UIEvent {
  /// The kind of an event.
  nonisolated public enum EventType: Int, Sendable {
    case touches, motion, remoteControl, presses
    case scroll = 10
  }

  /// The kind within a kind; touches have none.
  nonisolated public enum EventSubtype: Int, Sendable, CaseIterable {
    case none, motionShake
    case remoteControlPlay = 100, remoteControlPause, remoteControlStop
    case remoteControlTogglePlayPause, remoteControlNextTrack, remoteControlPreviousTrack
    case remoteControlBeginSeekingBackward, remoteControlEndSeekingBackward
    case remoteControlBeginSeekingForward, remoteControlEndSeekingForward
  }

  /// The kind of this event.
  open var type: EventType { kind }

  /// The kind within the kind.
  open var subtype: EventSubtype { subkind }

  /// The time of the event's latest frame, in seconds since the session began.
  open var timestamp: TimeInterval { time }

  /// The stored time, which no subclass overrides.
  @exclusivity(unchecked)
  final var time: TimeInterval

  /// Every live touch that has a view, in order of finger; empty after the last lift's frame.
  @exclusivity(unchecked)
  package final internal(set) var orderedTouches: [UITouch] = []

  final var motionPhase = MotionPhase.began
  final var motion: OpenMotion?
  /// What an event of scrolling belongs to, while it is sent.
  final var scroll: ScrollSequence?

  /// The stored kind, which no subclass overrides.
  final let kind: EventType
  private let subkind: EventSubtype

  init(_ type: EventType, subtype: EventSubtype = .none, timestamp: TimeInterval) {
    kind = type
    subkind = subtype
    time = timestamp
  }

  /// Makes an event of touches outside any queue, for code that tests its own touch handling.
  ///
  /// It has no touches, and its time is zero.
  public init() {
    kind = .touches
    subkind = .none
    time = 0
  }

  nonisolated deinit {}

  /// Every live touch that has a view, in all windows, stationary ones included.
  ///
  /// Touches that end in this frame are still in it.
  open var allTouches: Set<UITouch>? { type == .touches ? Set(orderedTouches) : nil }

  /// Returns the touches whose window is `window`.
  open func touches(for window: UIWindow) -> Set<UITouch>? { filtered { $0.window === window } }

  /// Returns the touches whose view is `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { filtered { $0.view === view } }

  /// Returns the touches that a recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    filtered { $0.isFollowed(by: gesture) }
  }

  /// Returns every sample of `touch` since the last delivery, oldest first.
  ///
  /// - Returns: `nil` when the touch is not part of this event; the last element equals the touch.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    guard orderedTouches.contains(touch) else { return nil }
    return touch.samples.map(touch.snapshot(of:))
  }

  /// Returns where the touch may go next; HitScope predicts nothing.
  ///
  /// - Returns: `nil` when the touch is not part of this event, otherwise no touches.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    orderedTouches.contains(touch) ? [] : nil
  }

  /// Updates an event made outside the queue with some touches, for tests.
  ///
  /// Where time has passed since the event's last change, a new frame begins: touches that ended
  /// before it are removed, and those still down are stationary until they are updated. Touches
  /// that the event lacks are added.
  package final func update(with touches: [UITouch], at time: TimeInterval) {
    if time > self.time {
      orderedTouches.removeAll { !$0.isDown && !touches.contains($0) }
      for touch in orderedTouches where !touches.contains(touch) { touch.facts.phase = .stationary }
    }
    self.time = time
    for touch in touches where !orderedTouches.contains(touch) { orderedTouches.append(touch) }
  }

  private func filtered(_ isIncluded: (UITouch) -> Bool) -> Set<UITouch>? {
    type == .touches ? Set(orderedTouches.filter(isIncluded)) : nil
  }
}
