package import Foundation

/// How numbers are written for people: no trailing zeros, no minus zero.
nonisolated package enum ShortNumber {
  /// Writes a coordinate with at most three decimals.
  package static func coordinate(_ value: CGFloat) -> String { coordinate(value, decimals: 3) }

  /// Writes a coordinate with at most so many decimals, three or fewer.
  package static func coordinate(_ value: CGFloat, decimals: Int) -> String {
    let scale = [1.0, 10, 100, 1000][min(max(decimals, 0), 3)]
    let scaled = (Double(value) * scale).rounded() / scale
    return exact(scaled.isFinite ? scaled : Double(value))
  }

  /// Writes an amount with at most three decimals.
  package static func text(_ value: Double) -> String { coordinate(CGFloat(value)) }

  /// Writes a number in the shortest form that reads back as the same number.
  package static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes a point as `(x, y)`.
  package static func point(_ point: CGPoint, decimals: Int = 3) -> String {
    list([point.x, point.y], decimals)
  }

  /// Writes a rectangle as `(x, y, width, height)`.
  package static func rect(_ rect: CGRect, decimals: Int = 3) -> String {
    list([rect.origin.x, rect.origin.y, rect.size.width, rect.size.height], decimals)
  }

  private static func list(_ numbers: [CGFloat], _ decimals: Int) -> String {
    "(\(numbers.map { coordinate($0, decimals: decimals) }.joined(separator: ", ")))"
  }

  /// Writes a time in seconds with three decimals.
  package static func seconds(_ time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }

  /// Writes a time in seconds with as many of its three decimals as fit into a number of characters.
  ///
  /// Decimals that do not fit are cut off, not rounded.
  package static func seconds(_ time: Double, characters: Int) -> String {
    let text = seconds(time)
    let whole = text.prefix { $0 != "." }.count
    return String(text.prefix(characters <= whole + 1 ? whole : characters))
  }
}
