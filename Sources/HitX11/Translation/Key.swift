internal import CHitX11
import Foundation

/// Key events.
extension Translator {
  /// Translates a key's press or release.
  func key(
    _ event: inout XKeyEvent,
    isRepeat: Bool,
    at timestamp: TimeInterval
  ) -> X11Event.Key {
    var keysym: KeySym = 0
    var bytes = [CChar](repeating: 0, count: 32)
    let count = XLookupString(&event, &bytes, Int32(bytes.count), &keysym, nil)
    return X11Event.Key(
      keycode: Int(event.keycode),
      keysym: UInt32(truncatingIfNeeded: keysym),
      text: text(bytes.prefix(Int(max(count, 0))), keysym: keysym),
      modifiers: modifiers(event.state),
      isRepeat: isRepeat,
      locationInWindow: points(DevicePoint(x: event.x, y: event.y)),
      timestamp: timestamp
    )
  }

  /// Returns the text of Xlib's Latin-1 bytes, or of a keysym that is a Unicode scalar itself.
  private func text(_ latin1: ArraySlice<CChar>, keysym: KeySym) -> String {
    if latin1.isEmpty, keysym >> 24 == 1, let scalar = Unicode.Scalar(UInt32(keysym & 0xffffff)) {
      return String(Character(scalar))
    }
    var text = ""
    for byte in latin1 { text.unicodeScalars.append(Unicode.Scalar(UInt8(bitPattern: byte))) }
    return text
  }
}
