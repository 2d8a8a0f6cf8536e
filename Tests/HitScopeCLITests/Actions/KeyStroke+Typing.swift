import Foundation
import HitInspector
import TestSupport
import Testing

extension KeyStroke {
  /// The keys that are pressed for it, as X names them.
  var names: [String] {
    var names: [String] = []
    if modifiers.contains(.control) { names.append("Control_L") }
    if modifiers.contains(.alt) { names.append("Alt_L") }
    if modifiers.contains(.shift) { names.append("Shift_L") }
    switch key {
    case .letter(let letter): return names + [String(letter)]
    case .function(let number): return names + ["F\(number)"]
    case .named(let key): return names + [key.name]
    case .sign(let sign, _): return names + Character(sign).keys
    }
  }
}

extension KeyStroke.Named {
  /// What X calls it.
  fileprivate var name: String {
    switch self {
    case .escape: "Escape"
    case .enter: "Return"
    case .backspace: "BackSpace"
    case .pageUp: "Prior"
    case .pageDown: "Next"
    case .tab: "Tab"
    case .space: "space"
    case .up, .down, .left, .right, .home, .end, .delete: rawValue
    }
  }
}

extension Character {
  /// The keys of an American keyboard that type it, as X names them.
  var keys: [String] {
    switch self {
    case "/": ["slash"]
    case ".": ["period"]
    case ",": ["comma"]
    case "-": ["minus"]
    case "[": ["bracketleft"]
    case "]": ["bracketright"]
    case " ": ["space"]
    case "?": ["Shift_L", "question"]
    case "+": ["Shift_L", "plus"]
    case "_": ["Shift_L", "underscore"]
    case "A"..."Z": ["Shift_L", lowercased()]
    default: [String(self)]
    }
  }
}

extension Desk {
  /// Types a text into the field that has the keys, and Enter.
  func enter(_ text: String) throws {
    try write(text)
    try user.type(["Return"])
  }

  /// Types a text.
  func write(_ text: String) throws { for letter in text { try user.type(letter.keys) } }

  /// What Ctrl-C copies now.
  func copied() throws -> String {
    try user.type(["Control_L", "c"])
    return try #require(pasted())
  }

  /// What would be pasted now.
  func pasted() -> String? {
    let property = "HITSCOPE_TEST_PASTED"
    _ = user.take(window, property)
    var text: String?
    eventually(within: .seconds(20)) {
      user.paste("CLIPBOARD", into: window, as: property)
      eventually(within: .milliseconds(100)) {
        text = user.take(window, property).map { String(decoding: $0.bytes, as: UTF8.self) }
        return text != nil
      }
      return text != nil
    }
    return text
  }

  /// The name of the window, without that of the program.
  var title: String {
    let name = user.text(window, "_NET_WM_NAME") ?? ""
    return String(name.prefix { $0 != "–" }).trimmingCharacters(in: .whitespaces)
  }

  /// Everything that the window shows.
  var whole: CGRect { CGRect(origin: .zero, size: layout.size) }
}

extension InspectorLayout {
  /// Where the events are once there are some, or the lanes of a trace.
  func openLog(sceneSize: CGSize, hasTimeline: Bool = false) -> CGRect? {
    InspectorLayout(size: size, sceneSize: sceneSize, hasEvents: true, hasTimeline: hasTimeline).log
  }
}
