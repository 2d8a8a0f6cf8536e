internal import CHitX11
import Foundation

/// Focus, visibility and size.
extension Translator {
  /// Translates gaining and losing the keyboard focus; the latter may mean a lost grab.
  func focused(_ event: XFocusChangeEvent, at timestamp: TimeInterval) -> [X11Event] {
    // Both concern the pointer while another window's focus changes; the keyboard focus stays.
    if event.detail == NotifyPointer || event.detail == NotifyInferior { return [] }
    if event.type == FocusIn { return [.focusGained(at: timestamp)] }
    return event.mode == NotifyGrab
      ? [.focusLost(at: timestamp), .grabLost(at: timestamp)] : [.focusLost(at: timestamp)]
  }

  /// Returns the size of a window in points and pixels.
  func geometry(_ size: DeviceSize) -> X11Event.Geometry {
    X11Event.Geometry(size: points(size), deviceSize: size, scale: scale)
  }

  func area(_ event: XExposeEvent) -> DeviceRect {
    DeviceRect(x: event.x, y: event.y, width: event.width, height: event.height)
  }
}
