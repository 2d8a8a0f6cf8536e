internal import HitResponders

/// Large numbers as people read them.
nonisolated package enum GroupedNumber {
  /// A number with a thin space between thousands, from five digits on.
  package static func text(_ number: Int) -> String {
    let digits = String(abs(number))
    if digits.count < 5 { return String(number) }
    var text = ""
    for (place, digit) in digits.enumerated() {
      if place > 0, (digits.count - place) % 3 == 0 { text += "\u{2009}" }
      text.append(digit)
    }
    return number < 0 ? "-\(text)" : text
  }

  /// Such a number and the noun in its form for it.
  package static func count(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(text(number)) \(Counted.word(number, one, many))"
  }
}
