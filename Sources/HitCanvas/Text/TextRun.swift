internal import Foundation
public import HitResponders

/// A piece of a line of text with one look.
nonisolated public struct TextRun: Hashable, Sendable {
  /// The characters.
  public var text: String
  /// How they are set, or `nil` for the font of the whole.
  public var font: Font?
  /// Their colour, or `nil` for the colour the whole is drawn in.
  public var color: UIColor?

  /// Makes a run.
  public init(_ text: String, font: Font? = nil, color: UIColor? = nil) {
    self.text = text
    self.font = font
    self.color = color
  }
}

/// What a text is made of: a string, or runs one after another.
@preconcurrency @MainActor
public protocol TextContent {
  /// The pieces of the text.
  var runs: [TextRun] { get }
}

extension String: @MainActor TextContent {
  /// The whole string in one look.
  public var runs: [TextRun] { [TextRun(self)] }
}

extension [TextRun]: @MainActor TextContent {
  /// The runs themselves.
  public var runs: [TextRun] { self }
}

/// How lines are aligned in the width they are given.
nonisolated public enum TextAlignment: Hashable, Sendable {
  /// Lines begin at the leading edge, are centred, or end at the trailing edge.
  case leading, center, trailing
}

/// Everything that decides how a text is laid out: the key of the layouts kept.
nonisolated struct TextSpecification: Hashable, Sendable {
  var runs: [TextRun]
  var font: Font
  /// The width lines are cut or broken at, or `nil` for as wide as the text is.
  var width: CGFloat?
  /// The most lines shown; 0 is any number.
  var maximumLines: Int
  var alignment: TextAlignment

  /// The most characters laid out; what is longer could not be read on any screen.
  static let longest = 20_000

  /// The runs as one string that Pango accepts, each with its range of bytes.
  var flattened: (text: String, ranges: [Range<Int>]) {
    var text = ""
    var ranges: [Range<Int>] = []
    for run in runs {
      let start = text.utf8.count
      text += Self.accepted(run.text, most: max(0, Self.longest - start))
      ranges.append(start..<text.utf8.count)
    }
    return (text, ranges)
  }

  /// A text with no more characters than `most`, as Pango takes it: it would end at a null
  /// character, whatever length is given.
  ///
  /// Most texts are short and have none, which their bytes tell without a look at characters.
  private static func accepted(_ text: String, most: Int) -> String {
    let text = text.utf8.count > most ? String(text.prefix(most)) : text
    guard text.utf8.contains(0) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { scalars.append(scalar == "\0" ? "\u{FFFD}" : scalar) }
    return String(scalars)
  }
}
