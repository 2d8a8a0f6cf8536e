internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Parses the values of a dump.
nonisolated enum DumpValues {
  /// Returns the numbers between a pair of brackets; `nil` where something else is there.
  ///
  /// > Order: as printed; commas, semicolons and blanks separate them.
  static func numbers(_ text: String, count: Int) -> [Double]? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let first = text.first, let last = text.last, "([{".contains(first), ")]}".contains(last)
    else { return nil }
    let parts = text.dropFirst().dropLast().split { " ,;\n\r\t".contains($0) }
    let numbers = parts.compactMap { Double($0) }
    return numbers.count == parts.count && numbers.count == count ? numbers : nil
  }

  /// Returns a rectangle written as `(x y; width height)`.
  static func rectangle(_ text: String) -> CGRect? {
    guard let numbers = numbers(text, count: 4) else { return nil }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns a point written as `{x, y}`.
  static func point(_ text: String) -> CGPoint? {
    numbers(text, count: 2).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  /// Returns a transform written as `[a, b, c, d, tx, ty]`.
  static func transform(_ text: String) -> CGAffineTransform? {
    guard let n = numbers(text, count: 6),
      n.allSatisfy({ abs($0) <= SceneDocument.farthestCoordinate })
    else { return nil }
    return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
  }

  static func flag(_ text: String) -> Bool? {
    switch text {
    case "YES": true
    case "NO": false
    default: nil
    }
  }

  /// Returns a text without its quotes, with the characters that logs write as `\u4e2d`.
  static func text(_ text: String) -> String {
    guard let quote = text.first, quote == "'" || quote == "\"" else { return unescaped(text) }
    let inner = text.dropFirst()
    return unescaped(String(inner.last == quote ? inner.dropLast() : inner))
  }

  /// Returns a text with each `\uXXXX` and `\UXXXX`, alone or as a pair, replaced by its character.
  private static func unescaped(_ text: String) -> String {
    guard text.contains(/\\[uU]/) else { return text }
    return text.replacing(/(\\[uU][0-9a-fA-F]{4})+/) { match in
      let units = match.output.0.split(separator: /\\[uU]/).compactMap { UInt16($0, radix: 16) }
      return String(decoding: units, as: UTF16.self)
    }
  }
}

// MARK: - Colours

nonisolated extension DumpValues {
  /// Returns a colour, as far as its components are printed or its name is known.
  static func color(_ text: String) -> UIColor? {
    if text.hasPrefix("<") { return named(text) }
    let words = text.split(separator: " ")
    guard let space = words.first else { return nil }
    let numbers = words.dropFirst().compactMap { Double($0) }
    guard numbers.count == words.count - 1, numbers.allSatisfy(\.isFinite) else { return nil }
    let parts = numbers.map { CGFloat(min(max($0, 0), 1)) }
    switch parts.count {
    case 2 where space.contains("Gray") || space.contains("White"):
      return UIColor(white: parts[0], alpha: parts[1])
    case 4: return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    default: return nil
    }
  }

  /// Returns the light form of one of UIKit's colours with a name.
  private static func named(_ text: String) -> UIColor? {
    guard let start = text.range(of: "name = ") else { return nil }
    let name = text[start.upperBound...].prefix { $0 != ">" && $0 != ";" }
    return names[String(name)].flatMap(ColorNames.color)
  }

  private static let names = [
    "systemBackgroundColor": "#ffffff", "secondarySystemBackgroundColor": "#f2f2f7",
    "tertiarySystemBackgroundColor": "#ffffff", "systemGroupedBackgroundColor": "#f2f2f7",
    "secondarySystemGroupedBackgroundColor": "#ffffff",
    "tertiarySystemGroupedBackgroundColor": "#f2f2f7", "systemBlueColor": "#007aff",
    "systemRedColor": "#ff3b30", "systemGreenColor": "#34c759", "systemOrangeColor": "#ff9500",
    "systemYellowColor": "#ffcc00", "systemGrayColor": "#8e8e93", "systemGray5Color": "#e5e5ea",
    "systemGray6Color": "#f2f2f7", "separatorColor": "#c6c6c8", "labelColor": "#000000",
  ]
}
