internal import CHitX11
import Foundation

/// The owner of the input method, which turns keys into text, with compose sequences and dead keys.
///
/// Where no input method opens, keys type what their symbols say and nothing is composed.
nonisolated final class InputMethod {
  /// Records whether the program behind the input method has ended.
  private final class Life {
    var isOver = false
  }

  private let method: XIM
  private let display: DisplayHandle
  private let life = Life()
  /// Whether another program may take keys and give them back later.
  let isElsewhere: Bool

  /// Opens the user's input method, else the one inside Xlib, which composes by table.
  init?(on display: DisplayHandle) {
    Self.adoptLocale()
    var method: XIM?
    var isElsewhere = false
    for modifiers in ["", "@im=none"] where method == nil {
      guard let accepted = XSetLocaleModifiers(modifiers) else { continue }
      isElsewhere = modifiers.isEmpty && Self.namesServer(String(cString: accepted))
      method = XOpenIM(display.pointer, nil, nil, nil)
    }
    guard let method else { return nil }
    self.method = method
    self.display = display
    self.isElsewhere = isElsewhere
    hit_watch_input_method(
      method,
      { _, context, _ in
        guard let context else { return }
        Unmanaged<Life>.fromOpaque(context).takeUnretainedValue().isOver = true
      },
      Unmanaged.passUnretained(life).toOpaque()
    )
  }

  deinit {
    if isUsable { XCloseIM(method) }
  }

  /// Whether Xlib still has the input method: its program and the display exist.
  var isUsable: Bool { !life.isOver && !display.isLost }

  /// Makes the part of the input method that serves a window.
  func makeContext(for window: UInt) -> InputContext? {
    guard isUsable, let context = hit_create_input_context(method, window) else { return nil }
    return InputContext(context, of: self)
  }

  /// Selects a locale with Unicode text: the user's own if it has it, else one that always exists.
  private static func adoptLocale() {
    setlocale(LC_CTYPE, "")
    let codeset = String(cString: nl_langinfo(nl_item(CODESET)))
    if codeset != "UTF-8" || XSupportsLocale() == 0 { setlocale(LC_CTYPE, "C.UTF-8") }
  }

  /// Whether modifiers such as `@im=ibus` name a program.
  private static func namesServer(_ modifiers: String) -> Bool {
    guard let range = modifiers.range(of: "@im=") else { return false }
    let name = modifiers[range.upperBound...].prefix { $0 != "@" }
    return !["", "none", "local"].contains(name)
  }
}

/// The owner of the part of an input method that serves one window.
nonisolated final class InputContext {
  private let context: XIC
  /// A context must not outlive its method.
  private let method: InputMethod

  fileprivate init(_ context: XIC, of method: InputMethod) {
    self.context = context
    self.method = method
  }

  deinit {
    if method.isUsable { XDestroyIC(context) }
  }

  /// Whether the context can be used; it ends with its method.
  var isUsable: Bool { method.isUsable }

  /// Whether another program may take keys and give them back later.
  var isElsewhere: Bool { method.isElsewhere }

  /// Tells the input method whether the window has the focus, without which a sequence ends.
  func setFocus(_ hasFocus: Bool) {
    guard isUsable else { return }
    if hasFocus {
      XSetICFocus(context)
    } else {
      if let rest = Xutf8ResetIC(context) { XFree(rest) }
      XUnsetICFocus(context)
    }
  }

  /// Returns the text and symbol of a key's press.
  func lookUp(_ event: inout XKeyEvent) -> (text: String, keysym: KeySym) {
    var keysym: KeySym = 0
    var status: Int32 = 0
    var bytes = [CChar](repeating: 0, count: 64)
    var count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
    if status == XBufferOverflow {
      bytes = [CChar](repeating: 0, count: Int(count))
      count = Xutf8LookupString(context, &event, &bytes, Int32(bytes.count), &keysym, &status)
    }
    let hasText = status == XLookupChars || status == XLookupBoth
    let utf8 = bytes.prefix(hasText ? Int(max(count, 0)) : 0).map { UInt8(bitPattern: $0) }
    return (String(decoding: utf8, as: UTF8.self), keysym)
  }
}
