/// Finds actions by what is typed of their names.
nonisolated package struct ActionQuery {
  private let letters: [Character]

  package init(_ text: String) { letters = Array(text.lowercased().filter { !$0.isWhitespace }) }

  /// How well a name fits, lower is better; `nil` where it does not.
  ///
  /// The letters begin its words, or stand in it together, or at least in this order.
  func rank(of name: String) -> Int? {
    if letters.isEmpty { return 0 }
    let name = Array(name.lowercased())
    let packed = name.filter { !$0.isWhitespace }
    if packed.starts(with: letters) { return 0 }
    if beginsWords(of: name) { return 1 }
    if packed.indices.contains(where: { packed[$0...].starts(with: letters) }) { return 2 }
    var rest = letters[...]
    for letter in packed where letter == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty ? 3 : nil
  }

  /// Whether the letters are beginnings of words, in the words' order, as `zf` of "zoom to fit".
  private func beginsWords(of name: [Character]) -> Bool {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    /// Whether letters from a place on begin words from a place on.
    func fits(_ letter: Int, _ word: Int) -> Bool {
      if letter == letters.count { return true }
      for place in word..<max(word, words.count) {
        var taken = 0
        for own in words[place] {
          guard letter + taken < letters.count, own == letters[letter + taken] else { break }
          taken += 1
          if fits(letter + taken, place + 1) { return true }
        }
      }
      return false
    }
    return fits(0, 0)
  }

  /// Sorts what fits, the best first; of what fits equally well the shorter name says more exactly
  /// what is typed, and equally short ones are as they were.
  ///
  /// - Parameters:
  ///   - items: What can be found.
  ///   - names: What an item is called, and what else people may call it; the first is shown.
  /// - Returns: The items that fit.
  package func matches<Item>(_ items: [Item], names: (Item) -> [String]) -> [Item] {
    if letters.isEmpty { return items }
    let ranked = items.enumerated().compactMap { place, item -> (Item, [Int])? in
      let names = names(item)
      return names.compactMap { rank(of: $0) }.min().map { (item, [$0, names[0].count, place]) }
    }
    return ranked.sorted { $0.1.lexicographicallyPrecedes($1.1) }.map(\.0)
  }
}
