internal import CHitX11
import Foundation

/// Pointer events.
extension Translator {
  /// Returns where the pointer is, from what every pointer event of X carries.
  func pointer(x: Int32, y: Int32, state: UInt32, at timestamp: TimeInterval) -> X11Event.Pointer {
    X11Event.Pointer(
      locationInWindow: points(DevicePoint(x: x, y: y)),
      modifiers: modifiers(state),
      heldButtons: X11Event.Buttons(rawValue: (state >> 8) & 0b111),
      timestamp: timestamp
    )
  }

  /// Returns the modifier keys of X's state bits.
  func modifiers(_ state: UInt32) -> X11Event.Modifiers {
    X11Event.Modifiers(rawValue: state & 0xff)
  }

  /// Translates a move.
  func moved(_ event: XMotionEvent, at timestamp: TimeInterval) -> X11Event {
    .pointerMoved(pointer(x: event.x, y: event.y, state: event.state, at: timestamp))
  }

  /// Translates a press.
  func pressed(_ event: XButtonEvent, at timestamp: TimeInterval) -> X11Event {
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    return pressed(button: event.button, pointer)
  }

  /// Translates a press; X reports a wheel's notch as the press of button four to seven.
  func pressed(button: UInt32, _ pointer: X11Event.Pointer) -> X11Event {
    switch button {
    case 4: .scrolled(.up, pointer)
    case 5: .scrolled(.down, pointer)
    case 6: .scrolled(.left, pointer)
    case 7: .scrolled(.right, pointer)
    default: .buttonPressed(Int(button), pointer)
    }
  }

  /// Translates a release.
  func released(_ event: XButtonEvent, at timestamp: TimeInterval) -> X11Event? {
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    return released(button: event.button, pointer)
  }

  /// Translates a release; that of a wheel's button means nothing.
  func released(button: UInt32, _ pointer: X11Event.Pointer) -> X11Event? {
    (4...7).contains(button) ? nil : .buttonReleased(Int(button), pointer)
  }

  /// Translates the pointer entering and leaving; the latter may mean a lost grab.
  func crossed(_ event: XCrossingEvent, at timestamp: TimeInterval) -> [X11Event] {
    // Entering a window inside this one is not leaving.
    if event.detail == NotifyInferior { return [] }
    let pointer = pointer(x: event.x, y: event.y, state: event.state, at: timestamp)
    let crossing: X11Event.Crossing =
      switch event.mode {
      case NotifyGrab: .grab
      case NotifyUngrab: .ungrab
      default: .normal
      }
    return crossed(isIn: event.type == EnterNotify, pointer, crossing)
  }

  /// Returns what entering or leaving means.
  func crossed(
    isIn: Bool,
    _ pointer: X11Event.Pointer,
    _ crossing: X11Event.Crossing
  ) -> [X11Event] {
    if isIn { return [.entered(pointer, crossing)] }
    return crossing == .grab
      ? [.left(pointer, crossing), .grabLost(at: pointer.timestamp)] : [.left(pointer, crossing)]
  }
}
