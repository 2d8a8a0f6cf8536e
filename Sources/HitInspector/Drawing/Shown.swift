internal import Foundation
internal import HitResponders

/// How values are written everywhere in the window: one decimal, and names that stay in one piece.
nonisolated enum Shown {
  static let decimals = 1

  static func number(_ value: CGFloat) -> String {
    ShortNumber.coordinate(value, decimals: decimals)
  }

  static func point(_ point: CGPoint) -> String { ShortNumber.point(point, decimals: decimals) }

  static func rect(_ rect: CGRect) -> String { ShortNumber.rect(rect, decimals: decimals) }

  // MARK: Names

  /// The most letters of a name within a sentence or on a tag.
  static let longestName = 32

  /// Returns a name that reads the same whatever stands around it.
  ///
  /// Letters that are written from right to left would otherwise turn the whole line, so the name is
  /// put into a Unicode isolate. A long one is shortened in the middle, and keeps the number that
  /// tells it from others of its kind.
  static func name(_ name: String, longest: Int = longestName) -> String {
    let short = shortened(name, to: longest)
    return name.utf8.allSatisfy { $0 < 0x80 } ? short : "\u{2068}\(short)\u{2069}"
  }

  /// Shortens a name to a number of letters: `PUPhotosG…#2`.
  static func shortened(_ name: String, to longest: Int) -> String {
    guard name.count > longest else { return name }
    let number = numberSuffix(of: name)
    let stem = name.dropLast(number.count)
    let room = max(2, longest - number.count - 1)
    // With a number there is no need for the end of the name, which tells less than its begin.
    let tail = number.isEmpty ? room / 3 : 0
    return stem.prefix(room - tail) + "…" + stem.suffix(tail) + number
  }

  /// The number at the end of a name, as `#2`; empty where there is none.
  static func numberSuffix(of name: String) -> Substring {
    guard let sign = name.lastIndex(of: "#") else { return "" }
    let digits = name[name.index(after: sign)...]
    return !digits.isEmpty && digits.allSatisfy(\.isNumber) ? name[sign...] : ""
  }
}

nonisolated extension Wording.Run {
  /// The value in words, as the window writes values.
  var shown: String {
    switch value {
    case .text(let text): text
    case .name(let name): Shown.name(name)
    case .point(let point): Shown.point(point)
    case .rect(let rect): Shown.rect(rect)
    case .number(let number): Shown.number(CGFloat(number))
    case .seconds: text
    case .distance(let distance): distance.text(decimals: Shown.decimals)
    }
  }
}
