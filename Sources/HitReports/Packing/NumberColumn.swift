internal import Foundation
internal import HitGeometry
internal import HitJSON

/// Numbers of one kind that become a JSON array; what is too much for memory waits in a file.
final class NumberColumn {
  private let file: SpillFile
  private var text = JSONWriter(capacity: 64)
  private var waiting: [SpillFile.Extent] = []
  private var last = 0
  private(set) var count = 0
  /// Whether some number is another one than 0.
  private(set) var hasContent = false

  /// How many letters are held.
  private static let most = 1 << 13

  init(_ file: SpillFile) { self.file = file }

  func append(_ value: Int) {
    separate()
    text.append(value)
    if value != 0 { hasContent = true }
  }

  /// Adds a number as its difference from the one before.
  func append(delta value: Int) {
    append(value - last)
    last = value
  }

  /// Adds a number of points; nothing becomes `null`, and so does what is no number.
  func append(_ value: Double?) {
    separate()
    guard let value, value.isFinite else { return text.append("null") }
    text.append(PageNumber.rounded(value))
    hasContent = true
  }

  /// Adds places in a list of names.
  func append(list values: [Int]) {
    separate()
    text.append("[")
    for (place, value) in values.enumerated() {
      if place > 0 { text.append(",") }
      text.append(value)
    }
    text.append("]")
    hasContent = hasContent || !values.isEmpty
  }

  private func separate() {
    if count > 0 { text.append(",") }
    count += 1
    if text.count < Self.most { return }
    waiting.append(text.withBytes { file.append($0) })
    text.removeAll()
  }

  /// Writes the array.
  func write(to script: PackedScript) throws {
    try script.append("[")
    for extent in waiting { try file.read(extent) { try script.append($0) } }
    try script.append(text)
    try script.append("]")
  }
}

/// Numbers as pages have them.
enum PageNumber {
  /// Rounds to a thousandth of a point, which no pixel shows; what is no number is 0.
  static func rounded(_ value: Double) -> Double { rounded(value, to: 1_000) }

  /// A matrix; its factors are rounded to what moves no point of a screen by a thousandth.
  static func matrix(_ map: CGAffineTransform) -> [Double] {
    [map.a, map.b, map.c, map.d].map { rounded($0, to: 10_000_000) }
      + [map.tx, map.ty].map { rounded($0) }
  }

  private static func rounded(_ value: Double, to parts: Double) -> Double {
    guard value.isFinite else { return 0 }
    let rounded = (value * parts).rounded() / parts
    return rounded == 0 ? 0 : rounded
  }
}
