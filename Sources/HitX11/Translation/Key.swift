internal import CHitX11
import Foundation

/// Key events.
extension Translator {
  /// Translates a key's press or release.
  ///
  /// `composed` is the text that the input method made of the press; it is looked up when it is
  /// `nil`.
  func key(
    _ event: inout XKeyEvent,
    in context: InputContext?,
    composed: String? = nil,
    usage: Int?,
    isRepeat: Bool,
    at timestamp: TimeInterval
  ) -> X11Event.Key {
    var (text, keysym) = symbol(of: &event)
    if let composed {
      text = composed
    } else if let context, event.type == KeyPress {
      (text, keysym) = context.lookUp(&event)
    }
    return X11Event.Key(
      keycode: Int(event.keycode),
      keysym: UInt32(truncatingIfNeeded: keysym),
      usage: usage,
      text: text,
      textWithoutModifiers: plainText(of: event, in: context),
      modifiers: modifiers(event.state),
      isRepeat: isRepeat,
      locationInWindow: points(DevicePoint(x: event.x, y: event.y)),
      timestamp: timestamp
    )
  }

  private func plainText(of event: XKeyEvent, in context: InputContext?) -> String {
    var plain = event
    // The two bits of the keyboard layout are kept.
    plain.state &= 0x6000
    if let context, plain.type == KeyPress { return context.lookUp(&plain).text }
    return symbol(of: &plain).text
  }

  /// Returns what a key means by itself, without composing.
  private func symbol(of event: inout XKeyEvent) -> (text: String, keysym: KeySym) {
    var keysym: KeySym = 0
    var bytes = [CChar](repeating: 0, count: 32)
    let count = XLookupString(&event, &bytes, Int32(bytes.count), &keysym, nil)
    return (text(bytes.prefix(Int(max(count, 0))), keysym: keysym), keysym)
  }

  /// Returns the text of Xlib's bytes, or of a keysym that is a Unicode scalar itself.
  ///
  /// The bytes are in the locale's encoding: UTF-8 if they are valid in it, else Latin-1.
  private func text(_ bytes: ArraySlice<CChar>, keysym: KeySym) -> String {
    if bytes.isEmpty, keysym >> 24 == 1, let scalar = Unicode.Scalar(UInt32(keysym & 0xffffff)) {
      return String(Character(scalar))
    }
    let units = bytes.map { UInt8(bitPattern: $0) }
    if let text = String(validating: units, as: UTF8.self) { return text }
    var text = ""
    for unit in units { text.unicodeScalars.append(Unicode.Scalar(unit)) }
    return text
  }
}
