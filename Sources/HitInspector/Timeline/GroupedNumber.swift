/// Large numbers as people read them.
nonisolated package enum GroupedNumber {
  /// A number with a thin space between thousands.
  package static func text(_ number: Int) -> String {
    let digits = String(abs(number))
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "\u{2009}" }
      text.append(digit)
    }
    return number < 0 ? "-\(text)" : text
  }
}
