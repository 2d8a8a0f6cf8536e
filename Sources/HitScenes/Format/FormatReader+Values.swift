internal import Foundation
internal import HitResponders

nonisolated extension FormatReader {
  func boolean(_ node: Int, key: String) -> Bool? {
    switch tape.kind(at: node) {
    case .yes: return true
    case .no: return false
    default:
      wrongType(at: node, key: key, expected: "true or false")
      return nil
    }
  }

  func string(
    _ node: Int,
    key: @autoclosure () -> String,
    expected: @autoclosure () -> String = "a string"
  ) -> String? {
    switch tape.kind(at: node) {
    case .string: return tape.string(at: node)
    default:
      wrongType(at: node, key: key(), expected: expected())
      return nil
    }
  }

  /// Returns a name that fits into a line of output: not empty, one line.
  func name(_ node: Int, key: String) -> String? {
    guard let name = string(node, key: key, expected: "a name") else { return nil }
    let isOneLine = name.unicodeScalars.allSatisfy {
      $0.value >= 0x20 && !(0x7f..<0xa0).contains($0.value)
    }
    if name.isEmpty || !isOneLine || name.utf8.count > 256 {
      let advice = "a name has 1 to 256 characters in one line"
      fault(.outOfRange, at: node, key: key, "found \(tape.excerpt(at: node))", advice)
      return nil
    }
    return name
  }

  func number(
    _ node: Int,
    key: @autoclosure () -> String,
    in range: ClosedRange<Double>,
    expected: @autoclosure () -> String
  ) -> Double? {
    guard tape.kind(at: node) == .number else {
      wrongType(at: node, key: key(), expected: expected())
      return nil
    }
    let number = tape.number(at: node)
    guard range.contains(number) else {
      let problem = "\(tape.excerpt(at: node)) is out of range"
      fault(.outOfRange, at: node, key: key(), problem, "expected \(expected())")
      return nil
    }
    // A negative zero would be printed as one.
    return number + 0
  }

  func coordinate(_ node: Int, key: @autoclosure () -> String) -> Double? {
    let farthest = SceneDocument.farthestCoordinate
    return number(node, key: key(), in: -farthest...farthest, expected: "a number from -1e7 to 1e7")
  }

  func integer(_ node: Int, key: @autoclosure () -> String, in range: ClosedRange<Int>) -> Int? {
    func expected() -> String {
      "a whole number from \(range.lowerBound) to \(range.upperBound)"
    }
    let bounds = Double(range.lowerBound)...Double(range.upperBound)
    guard let number = number(node, key: key(), in: bounds, expected: expected()) else {
      return nil
    }
    guard let integer = Int(exactly: number) else {
      wrongType(at: node, key: key(), expected: expected())
      return nil
    }
    return integer
  }

  func seconds(_ node: Int, key: String) -> Double? {
    number(node, key: key, in: 0...86_400, expected: "seconds from 0 to 86400")
  }

  func coordinates(_ node: Int, key: String, count: Int, form: String) -> [Double]? {
    let isList = tape.kind(at: node) == .array
    let elements = isList ? tape.elements(of: node) : []
    guard isList, elements.count == count else {
      let found = isList ? "\(elements.count) values" : tape.excerpt(at: node)
      fault(.wrongType, at: node, key: key, "found \(found)", "expected \(form)")
      return nil
    }
    let numbers = elements.compactMap { coordinate($0, key: key) }
    return numbers.count == count ? numbers : nil
  }

  func point(_ node: Int, key: String, form: String = "[x, y]") -> CGPoint? {
    coordinates(node, key: key, count: 2, form: form).map { CGPoint(x: $0[0], y: $0[1]) }
  }

  func size(_ node: Int, key: String) -> CGSize? {
    coordinates(node, key: key, count: 2, form: "[width, height]")
      .map { CGSize(width: $0[0], height: $0[1]) }
  }

  func rectangle(_ node: Int, key: String) -> CGRect? {
    coordinates(node, key: key, count: 4, form: "[x, y, width, height]")
      .map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
  }

  func color(_ node: Int, key: String) -> UIColor? {
    guard let text = string(node, key: key, expected: "#rrggbb, #rrggbbaa or a CSS colour name")
    else { return nil }
    if let color = ColorNames.color(text) { return color }
    unknownName(
      at: node,
      key: key,
      text,
      known: ColorNames.names,
      all: "#rrggbb, #rrggbbaa or a CSS colour name"
    )
    return nil
  }

  /// Returns one of the words of a table.
  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: Int,
    key: @autoclosure () -> String,
    from table: NameTable<Word>
  ) -> Word? {
    if tape.kind(at: node) == .string,
      let place = tape.withString(at: node, { table.index(of: $0) })
    {
      return table.values[place]
    }
    return word(node, key: key(), as: Word.self)
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(
    _ node: Int,
    key: @autoclosure () -> String,
    as words: Word.Type,
    allowed: [Word]? = nil
  ) -> Word? {
    func names() -> [String] { (allowed ?? Array(Word.allCases)).map(\.rawValue) }
    func list() -> String { names().map { "\"\($0)\"" }.joined(separator: ", ") }
    guard let text = string(node, key: key(), expected: "one of \(list())") else { return nil }
    let isAllowed = allowed?.contains { $0.rawValue == text } ?? true
    if isAllowed, let word = Word(rawValue: text) { return word }
    unknownName(at: node, key: key(), text, known: names())
    return nil
  }
}
