/// A line of text that is being typed, and where the next letter goes.
nonisolated struct EditedLine: Hashable {
  private(set) var letters: [Character] = []
  /// How many letters are before the cursor.
  private(set) var cursor = 0
  /// Whether all of it is selected: what is typed replaces it.
  private(set) var isSelected = false

  init() {}

  /// Makes a line that is typed already.
  init(_ text: String) {
    letters = Array(text)
    cursor = letters.count
  }

  var text: String { String(letters) }

  /// The letters before the cursor.
  var head: String { String(letters[..<cursor]) }

  /// Selects all of it, if there is anything.
  mutating func selectAll() {
    moveToEnd()
    isSelected = !letters.isEmpty
  }

  mutating func insert(_ text: String) {
    if isSelected { self = EditedLine() }
    // A mark that is typed after its letter becomes one with it.
    let before = String(letters[..<cursor]) + text
    letters = Array(before) + letters[cursor...]
    cursor = before.count
  }

  mutating func deleteBackward() {
    if isSelected { self = EditedLine() }
    guard cursor > 0 else { return }
    cursor -= 1
    letters.remove(at: cursor)
  }

  mutating func deleteForward() {
    if isSelected { self = EditedLine() }
    if cursor < letters.count { letters.remove(at: cursor) }
  }

  /// Moves the cursor some letters on or back, as far as there are letters; from a selection to its
  /// end on that side.
  mutating func move(by count: Int) {
    move(to: isSelected ? (count < 0 ? 0 : letters.count) : cursor + count)
  }

  mutating func moveToStart() { move(to: 0) }
  mutating func moveToEnd() { move(to: letters.count) }

  /// Puts the cursor behind a number of letters.
  mutating func move(to place: Int) {
    isSelected = false
    cursor = min(max(0, place), letters.count)
  }
}
