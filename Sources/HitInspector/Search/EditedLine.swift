/// A line of text that is being typed, where the next letter goes, and what is selected.
nonisolated struct EditedLine: Hashable {
  private(set) var letters: [Character] = []
  /// How many letters are before the cursor.
  private(set) var cursor = 0
  /// The other end of the selection; the cursor where nothing is selected.
  private var anchor = 0

  init() {}

  /// Makes a line that is typed already.
  init(_ text: String) {
    letters = Array(text)
    cursor = letters.count
    anchor = cursor
  }

  /// Makes a line of a text that is proposed: what is typed replaces it.
  init(proposing text: String) {
    self.init(text)
    selectAll()
  }

  var text: String { String(letters) }

  /// The letters before the cursor.
  var head: String { String(letters[..<cursor]) }

  /// The letters that are selected: what is typed replaces them.
  var selection: Range<Int> { min(anchor, cursor)..<max(anchor, cursor) }

  /// What is selected; `nil` where nothing is.
  var selectedText: String? { selection.isEmpty ? nil : String(letters[selection]) }

  /// Selects all of it, if there is anything.
  mutating func selectAll() { (anchor, cursor) = (0, letters.count) }

  mutating func insert(_ text: String) {
    deleteSelection()
    // A mark that is typed after its letter becomes one with it.
    let before = head + text
    letters = Array(before) + letters[cursor...]
    move(to: before.count)
  }

  mutating func deleteSelection() {
    let first = selection.lowerBound
    letters.removeSubrange(selection)
    move(to: first)
  }

  mutating func deleteBackward() {
    if selection.isEmpty { move(to: cursor - 1, isSelecting: true) }
    deleteSelection()
  }

  mutating func deleteForward() {
    if selection.isEmpty { move(to: cursor + 1, isSelecting: true) }
    deleteSelection()
  }

  /// Moves the cursor some letters on or back, as far as there are letters; from a selection to its
  /// end on that side, unless more is selected.
  mutating func move(by count: Int, isSelecting: Bool = false) {
    if isSelecting || selection.isEmpty {
      move(to: cursor + count, isSelecting: isSelecting)
    } else {
      move(to: count < 0 ? selection.lowerBound : selection.upperBound)
    }
  }

  /// Puts the cursor behind a number of letters, or as near to it as there are letters.
  ///
  /// - Parameters:
  ///   - place: The number of letters.
  ///   - isSelecting: Whether the other end of the selection stays where it is.
  mutating func move(to place: Int, isSelecting: Bool = false) {
    cursor = min(max(0, place), letters.count)
    if !isSelecting { anchor = cursor }
  }
}
