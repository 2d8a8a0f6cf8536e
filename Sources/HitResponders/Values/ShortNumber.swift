package import Foundation

/// How numbers are written for people: no trailing zeros, no minus zero.
nonisolated package enum ShortNumber {
  /// Writes a coordinate with at most three decimals.
  package static func coordinate(_ value: CGFloat) -> String {
    let scaled = (Double(value) * 1000).rounded() / 1000
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
  package static func point(_ point: CGPoint) -> String {
    "(\(coordinate(point.x)), \(coordinate(point.y)))"
  }

  /// Writes a rectangle as `(x, y, width, height)`.
  package static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(coordinate).joined(separator: ", ")))"
  }

  /// Writes a time in seconds with three decimals.
  package static func seconds(_ time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
