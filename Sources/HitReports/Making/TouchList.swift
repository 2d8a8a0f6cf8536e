/// The touches of a page in the order in which they began.
final class TouchList {
  private struct Touch {
    var first: Int
    var last: Int
    var finger: Int
    var receiver = ""
    var golden: String?
    var words: [String] = []
    /// Whether the trace before alone has it.
    var isBefore: Bool
    var isOver = false
  }

  private let names: NameList
  private let columns: [(name: String, column: NumberColumn)]
  /// Those that are not written yet, since they or one before them go on.
  private var open: [Touch] = []
  /// How many were written.
  private var written = 0
  private var hasGolden = false
  private var hasBefore = false

  private static let mostWords = 64

  init(_ file: SpillFile, _ names: NameList) {
    self.names = names
    let keys = ["first", "last", "finger", "receiver", "golden", "before", "words"]
    columns = keys.map { ($0, NumberColumn(file)) }
  }

  /// Adds a touch.
  func begin(_ finger: Int, at n: Int, isBefore: Bool) {
    open.append(Touch(first: n, last: n, finger: finger, isBefore: isBefore))
    if isBefore { hasBefore = true }
  }

  /// The place of the touch of a finger that is down; -1 where it is none.
  ///
  /// One that the trace before alone has goes first where that is asked for, and is left out
  /// otherwise.
  func place(ofFinger finger: Int, isBefore: Bool) -> Int {
    func place(_ isBefore: Bool) -> Int? {
      open.lastIndex { $0.finger == finger && !$0.isOver && $0.isBefore == isBefore }
        .map { written + $0 }
    }
    return isBefore ? place(true) ?? place(false) ?? -1 : place(false) ?? -1
  }

  /// Whether the trace before alone has a touch.
  func isBefore(_ place: Int) -> Bool {
    open.indices.contains(place - written) && open[place - written].isBefore
  }

  /// The number of a touch's first input.
  func first(of place: Int) -> Int {
    open.indices.contains(place - written) ? open[place - written].first : 0
  }

  /// Notes who got a touch.
  func note(receiver: String, of place: Int) { change(place) { $0.receiver = receiver } }

  /// Notes who got a touch on the other side, where that is another one.
  func note(golden: String, of place: Int) {
    hasGolden = true
    change(place) { $0.golden = golden }
  }

  /// Notes what a filter finds a touch by.
  func note(_ word: String, of place: Int) {
    change(place) {
      if $0.words.count < Self.mostWords, !$0.words.contains(word) { $0.words.append(word) }
    }
  }

  /// Notes an input of a touch.
  func note(_ n: Int, of place: Int, isLast: Bool) {
    change(place) {
      $0.last = n
      if isLast { $0.isOver = true }
    }
  }

  private func change(_ place: Int, _ body: (inout Touch) -> Void) {
    guard open.indices.contains(place - written) else { return }
    body(&open[place - written])
  }

  /// Writes touches that are over; what followed from their last inputs is known.
  func writeFinished() {
    while let touch = open.first, touch.isOver { write(touch) }
  }

  /// Writes the other touches as well.
  func finish() { while let touch = open.first { write(touch) } }

  private func write(_ touch: Touch) {
    columns[0].column.append(delta: touch.first)
    columns[1].column.append(touch.last - touch.first)
    columns[2].column.append(touch.finger)
    columns[3].column.append(names.place(ofName: touch.receiver))
    columns[4].column.append(touch.golden.map { names.place(of: $0) } ?? -1)
    columns[5].column.append(touch.isBefore ? 1 : 0)
    columns[6].column.append(list: touch.words.map { names.place(of: $0) })
    open.removeFirst()
    written += 1
  }

  /// Writes the columns.
  func write(to script: PackedScript) throws {
    try script.append(
      columns.filter { name, _ in
        (hasGolden || name != "golden") && (hasBefore || name != "before")
      }
    )
  }
}
