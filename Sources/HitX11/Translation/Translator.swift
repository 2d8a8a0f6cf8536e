internal import CHitX11
import Foundation

/// Translates X events into ours: pixels become points here.
///
/// The events of pointers, devices and keys have files of their own.
nonisolated struct Translator {
  /// How many device pixels make one point.
  var scale: CGFloat

  func points(_ place: DevicePoint) -> CGPoint {
    CGPoint(x: CGFloat(place.x) / scale, y: CGFloat(place.y) / scale)
  }

  /// Returns a place between pixels in points.
  func points(x: Double, y: Double) -> CGPoint {
    CGPoint(x: CGFloat(x) / scale, y: CGFloat(y) / scale)
  }

  func points(_ size: DeviceSize) -> CGSize {
    CGSize(width: CGFloat(size.width) / scale, height: CGFloat(size.height) / scale)
  }

  func points(_ rect: DeviceRect) -> CGRect {
    CGRect(origin: points(rect.origin), size: points(rect.size))
  }

  /// Returns a size in pixels, rounded to whole ones and kept within what X allows.
  func pixels(_ size: CGSize) -> DeviceSize {
    DeviceSize(width: pixels(size.width), height: pixels(size.height))
  }

  private func pixels(_ length: CGFloat) -> Int32 {
    let pixels = (length * scale).rounded()
    guard pixels.isFinite else { return 1 }
    return Int32(min(max(pixels, 1), 32_767))
  }
}

// MARK: - Focus and size

extension Translator {
  /// Translates gaining and losing the keyboard focus; the latter may mean a lost grab.
  func focused(_ event: XFocusChangeEvent, at timestamp: TimeInterval) -> [X11Event] {
    // Both concern the pointer while another window's focus changes; the keyboard focus stays.
    if event.detail == NotifyPointer || event.detail == NotifyInferior { return [] }
    if event.type == FocusIn { return [.focusGained(at: timestamp)] }
    return event.mode == NotifyGrab
      ? [.focusLost(at: timestamp), .grabLost(at: timestamp)] : [.focusLost(at: timestamp)]
  }

  func geometry(_ size: DeviceSize) -> X11Event.Geometry {
    X11Event.Geometry(size: points(size), deviceSize: size, scale: scale)
  }
}
