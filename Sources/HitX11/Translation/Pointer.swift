internal import CHitX11
import Foundation

/// Pointer events.
extension Translator {
  /// Returns where the pointer is, from what every pointer event of X carries.
  func pointer(x: Int32, y: Int32, state: UInt32, at timestamp: TimeInterval) -> X11Event.Pointer {
    X11Event.Pointer(
      locationInWindow: points(DevicePoint(x: x, y: y)),
      modifiers: modifiers(state),
      timestamp: timestamp
    )
  }

  /// Returns the modifier keys of X's state bits.
  func modifiers(_ state: UInt32) -> X11Event.Modifiers {
    X11Event.Modifiers(rawValue: state & 0xff)
  }

  func moved(_ event: XMotionEvent, at timestamp: TimeInterval) -> X11Event {
    .pointerMoved(pointer(x: event.x, y: event.y, state: event.state, at: timestamp))
  }

  func pressed(_ event: XButtonEvent, at timestamp: TimeInterval) -> X11Event {
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    return pressed(button: event.button, pointer)
  }

  /// Translates a press; X reports a wheel's notch as the press of button four to seven.
  func pressed(button: UInt32, _ pointer: X11Event.Pointer) -> X11Event {
    Self.notch(ofButton: button).map { .scrolled($0, pointer) }
      ?? .buttonPressed(Int(button), pointer)
  }

  func released(_ event: XButtonEvent, at timestamp: TimeInterval) -> X11Event? {
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    return released(button: event.button, pointer)
  }

  /// Translates a release; that of a wheel's button means nothing.
  func released(button: UInt32, _ pointer: X11Event.Pointer) -> X11Event? {
    Self.notch(ofButton: button) == nil ? .buttonReleased(Int(button), pointer) : nil
  }

  /// The notch that X calls the press of a button; `nil` for what is a button.
  static func notch(ofButton button: UInt32) -> CGSize? {
    switch button {
    case 4: CGSize(width: 0, height: -1)
    case 5: CGSize(width: 0, height: 1)
    case 6: CGSize(width: -1, height: 0)
    case 7: CGSize(width: 1, height: 0)
    default: nil
    }
  }

  /// Translates the pointer entering and leaving; the latter may mean a lost grab.
  func crossed(_ event: XCrossingEvent, at timestamp: TimeInterval) -> [X11Event] {
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    return crossed(
      isIn: event.type == EnterNotify,
      mode: event.mode,
      detail: event.detail,
      pointer
    )
  }

  /// Returns what entering or leaving means; XInput's modes continue those of the core protocol.
  func crossed(
    isIn: Bool,
    mode: Int32,
    detail: Int32,
    _ pointer: X11Event.Pointer
  ) -> [X11Event] {
    // Entering a window inside this one is not leaving.
    if detail == NotifyInferior { return [] }
    let crossing: X11Event.Crossing =
      switch mode {
      case XINotifyGrab, XINotifyPassiveGrab: .grab
      case XINotifyUngrab, XINotifyPassiveUngrab: .ungrab
      default: .normal
      }
    if isIn { return [.entered(pointer, crossing)] }
    return crossing == .grab
      ? [.left(pointer, crossing), .grabLost(at: pointer.timestamp)] : [.left(pointer, crossing)]
  }
}
