internal import CHitX11
import Foundation

/// Events of XInput 2, which give locations to a fraction of a pixel.
extension Translator {
  func pointer(_ event: XIDeviceEvent, at timestamp: TimeInterval) -> X11Event.Pointer {
    pointer(
      x: event.event_x,
      y: event.event_y,
      modifiers: event.mods,
      at: timestamp
    )
  }

  /// Translates a move; `nil` for one that only scrolls, or that the server makes up for a touch.
  func moved(_ event: XIDeviceEvent, at timestamp: TimeInterval) -> X11Event? {
    guard event.flags & XIPointerEmulated == 0, event.valuators.mask_len > 0,
      event.valuators.mask[0] & 0b11 != 0
    else { return nil }
    return .pointerMoved(pointer(event, at: timestamp))
  }

  /// Translates how far a device scrolled; `nil` for what the server makes up for the notches that a
  /// device tells.
  func scrolled(
    by notches: CGSize,
    _ event: XIDeviceEvent,
    at timestamp: TimeInterval
  ) -> X11Event? {
    guard event.flags & XIPointerEmulated == 0 else { return nil }
    return .scrolled(notches, pointer(event, at: timestamp))
  }

  /// Translates a press or a release; `nil` for one that the server makes up for a touch.
  ///
  /// The notches of a wheel are made up by the server too, from how far it turned; they count where
  /// that is not known.
  func button(
    _ event: XIDeviceEvent,
    _ axes: ScrollAxes,
    at timestamp: TimeInterval
  ) -> X11Event? {
    if event.flags & XIPointerEmulated != 0 {
      let isWheel = (4...7).contains(event.detail)
      guard isWheel, axes.counts(event.sourceid, at: UInt(event.time)) else { return nil }
    }
    let pointer = pointer(event, at: timestamp)
    return event.evtype == XI_ButtonPress
      ? pressed(button: UInt32(event.detail), pointer)
      : released(button: UInt32(event.detail), pointer)
  }

  /// Translates the pointer entering and leaving; the latter may mean a lost grab.
  func crossed(_ event: XIEnterEvent, at timestamp: TimeInterval) -> [X11Event] {
    let pointer = pointer(
      x: event.event_x,
      y: event.event_y,
      modifiers: event.mods,
      at: timestamp
    )
    return crossed(
      isIn: event.evtype == XI_Enter,
      mode: event.mode,
      detail: event.detail,
      pointer
    )
  }

  /// Translates what a finger did.
  func touch(_ event: XIDeviceEvent) -> X11Event.Touch {
    let phase: X11Event.Touch.Phase =
      switch event.evtype {
      case XI_TouchBegin: .began
      case XI_TouchEnd: .ended
      default: .moved
      }
    return X11Event.Touch(
      id: UInt32(bitPattern: event.detail),
      phase: phase,
      locationInWindow: points(x: event.event_x, y: event.event_y)
    )
  }

  private func pointer(
    x: Double,
    y: Double,
    modifiers: XIModifierState,
    at timestamp: TimeInterval
  ) -> X11Event.Pointer {
    X11Event.Pointer(
      locationInWindow: points(x: x, y: y),
      modifiers: self.modifiers(UInt32(bitPattern: modifiers.effective)),
      timestamp: timestamp
    )
  }
}

extension XIValuatorState {
  /// The place on the axis of a number; `nil` where the event has none.
  ///
  /// The values of the axes that are set stand one after another.
  nonisolated func value(of number: Int) -> Double? {
    func isSet(_ axis: Int) -> Bool { mask[axis >> 3] & 1 << UInt8(axis & 7) != 0 }
    guard number < Int(mask_len) * 8, isSet(number) else { return nil }
    return values[(0..<number).count(where: isSet)]
  }
}
