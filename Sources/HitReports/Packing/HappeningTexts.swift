internal import Foundation
internal import HitJSON

/// What happened in a part, told by templates, which stand in the page once, and numbers.
///
/// Most of what happens differs from something before in nothing but numbers: times, points,
/// counts. A template is an event's JSON with a gap for each number. The numbers are told as
/// differences from those of the event before with the same template: a walk's points all move by
/// the same distance, which packs well.
final class HappeningTexts {
  /// Where a number stood: one without digits that could be left out.
  private static let shortGap: UInt8 = 1
  /// Where a number with three digits behind the point stood, such as a time.
  private static let longGap: UInt8 = 2
  /// What has another template than these is told in whole.
  private static let mostTemplates = 1_024
  /// Longer numbers stay in the template.
  private static let mostDigits = 12

  /// An array of the events, each an array: how far its input is from that of the event before, its
  /// template's place or the template itself, and the numbers.
  private(set) var json = JSONWriter(capacity: 1 << 16)
  private let templates: NameList
  private var lastInput = 0
  /// The numbers of each template's last event, in thousandths.
  private var lastNumbers: [String: [Int]] = [:]

  init(_ templates: NameList) {
    self.templates = templates
    json.append("[")
  }

  /// Ends the array.
  func finish() { json.append("]") }

  /// Adds what happened with an input.
  ///
  /// - Throws: What its encoding throws.
  func append(_ n: Int, _ happening: Happening) throws {
    let (template, numbers) = Self.parts(of: Array(try PageJSON.text(happening).utf8))
    let last = lastNumbers.updateValue(numbers, forKey: template)
    json.append(lastInput == 0 ? "[" : ",[")
    json.append(n - lastInput)
    lastInput = n
    json.append(",")
    if let place = templates.place(of: template, most: Self.mostTemplates) {
      json.append(place)
    } else {
      json.append(string: template)
    }
    for (place, number) in numbers.enumerated() {
      json.append(",")
      json.append(Double(number - (last?[place] ?? 0)) / 1_000)
    }
    json.append("]")
  }

  // MARK: Templates

  /// Takes the numbers out of a text.
  private static func parts(of text: [UInt8]) -> (template: String, numbers: [Int]) {
    var template: [UInt8] = []
    template.reserveCapacity(text.count)
    var numbers: [Int] = []
    // Where the letters begin that are not in the template yet.
    var rest = 0
    var place = 0
    while place < text.count {
      guard let (number, gap, end) = number(in: text, at: place) else {
        place += 1
        continue
      }
      if let gap, let number {
        numbers.append(number)
        template += text[rest..<place]
        template.append(gap)
        rest = end
      }
      place = end
    }
    template += text[rest...]
    return (String(decoding: template, as: UTF8.self), numbers)
  }

  /// Reads the number at a place.
  ///
  /// - Returns: The number in thousandths and its gap, where its letters can be made of these again,
  ///   and where it ends; nothing where none begins.
  private static func number(
    in text: [UInt8],
    at start: Int
  ) -> (number: Int?, gap: UInt8?, end: Int)? {
    let isNegative = text[start] == UInt8(ascii: "-")
    let first = isNegative ? start + 1 : start
    func isDigit(_ place: Int) -> Bool { place < text.count && text[place] &- 0x30 < 10 }
    guard isDigit(first) else { return nil }
    var value = 0
    var end = first
    func read() {
      while isDigit(end) {
        if end - first <= mostDigits { value = value * 10 + Int(text[end] - 0x30) }
        end += 1
      }
    }
    read()
    let whole = end - first
    var decimals = 0
    if end < text.count, text[end] == UInt8(ascii: "."), isDigit(end + 1) {
      end += 1
      let point = end
      read()
      decimals = end - point
    }
    let hasZero = whole > 1 && text[first] == 0x30
    guard !hasZero, whole + decimals <= mostDigits, decimals <= 3, value > 0 || !isNegative else {
      return (nil, nil, end)
    }
    for _ in decimals..<3 { value *= 10 }
    // Two digits behind the point end with another one than 0; three are as times have them.
    if (1...2).contains(decimals), text[end - 1] == 0x30 { return (nil, nil, end) }
    return (isNegative ? -value : value, decimals == 3 ? longGap : shortGap, end)
  }
}
