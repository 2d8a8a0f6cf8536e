public import Foundation

/// One key or button from the moment it goes down to the moment it comes up.
///
/// > Source: UIKit, `UIPress`.
@preconcurrency @MainActor
public final class UIPress {
  /// The stage of a press.
  nonisolated public enum Phase: Int, Sendable {
    case began, changed, stationary, ended, cancelled
  }

  /// The button of a remote control that was pressed; keys have raw value 2040 and up.
  nonisolated public enum PressType: Int, Sendable {
    case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
    case pageUp = 30
    case pageDown = 31
    case keyboard = 2040
  }

  /// The time of the latest change, in seconds since the session began.
  public internal(set) var timestamp: TimeInterval

  /// The stage of the press.
  public internal(set) var phase: Phase

  /// The button.
  public let type: PressType

  /// The key, for a press of a keyboard.
  public let key: UIKey?

  /// How hard the button is pressed, from 0 to 1.
  public internal(set) var force: CGFloat = 1

  /// The window the press was sent to.
  public internal(set) var window: UIWindow?

  /// The responder the press was sent to.
  public internal(set) var responder: UIResponder?

  init(_ sample: PressSample, timestamp: TimeInterval) {
    type = sample.type
    key = sample.key
    phase = sample.phase
    self.timestamp = timestamp
  }
}

/// An event about presses.
///
/// > Source: UIKit, `UIPressesEvent`.
@preconcurrency @MainActor
public final class UIPressesEvent: UIEvent {
  /// The presses that are down or end in this event.
  public internal(set) var allPresses: Set<UIPress> = []

  init(timestamp: TimeInterval) { super.init(.presses, timestamp: timestamp) }
}

nonisolated extension UIPress: IdentityHashable {}
