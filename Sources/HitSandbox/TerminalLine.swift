/// A line for a terminal: the only form in which texts reach one.
///
/// Names come from files that people send each other, and what a terminal takes for a command, or
/// what turns the order of letters, would say something else than the file does. So such characters
/// are shown by their numbers, as Swift writes them: `\u{1b}`. Tabs stay.
nonisolated package struct TerminalLine: Hashable, Sendable, ExpressibleByStringLiteral {
  /// What a line says, which gives it its colour.
  package enum Ink: Int, Hashable, Sendable {
    /// It is so, or as it was: green.
    case good = 32
    /// It is refused, wrong, or not as it was: red.
    case bad = 31
    /// It might have been otherwise: yellow.
    case doubtful = 33
    /// What is worth knowing besides: cyan.
    case remark = 36
    /// What follows from another line: faint.
    case faint = 2
  }

  /// The characters, none of which is more than itself.
  package let text: String
  /// What it says, where that has a colour.
  package let ink: Ink?

  package init(_ text: String, _ ink: Ink? = nil) {
    self.text = Self.isHarmless(text) ? text : Self.shown(text)
    self.ink = ink
  }

  package init(stringLiteral text: String) { self.init(text) }

  package var coloured: String { ink.map { "\u{1b}[\($0.rawValue)m\(text)\u{1b}[0m" } ?? text }

  /// Whether a text has printable ASCII alone, as nearly every one has.
  private static func isHarmless(_ text: String) -> Bool {
    text.utf8.allSatisfy { (0x20..<0x7f).contains($0) || $0 == 0x09 }
  }

  private static func shown(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isCommand(scalar) {
        result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// Whether a character is one that a terminal acts on: controls, line ends, changes of direction.
  static func isCommand(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09: false
    case 0..<0x20, 0x7f..<0xa0: true
    case 0x061c, 0x200e, 0x200f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
