internal import HitInspector
internal import HitTrace

/// How many inputs of each kind there are, and the filters for them.
struct InputKinds {
  private var began = 0
  private var ended = 0
  private var moved = 0
  private var others = 0
  /// Those that the trace before alone has.
  private var before = 0
  /// How many touches began in the trace that the page is about.
  private(set) var touches = 0

  mutating func add(_ input: TraceInput?, isBefore: Bool) {
    if isBefore { before += 1 } else if input?.phase == .began { touches += 1 }
    switch input?.phase {
    case .began: began += 1
    case .ended, .cancelled: ended += 1
    case .moved: moved += 1
    default: others += 1
    }
  }

  /// The filters at hand.
  func chips(differences: Int) -> [ChipData] {
    var chips: [ChipData] = []
    func add(_ title: String, _ count: Int, _ filter: String) {
      if count == 0 { return }
      chips.append(ChipData(title: title, count: GroupedNumber.text(count), filter: filter))
    }
    add("began", began, "began")
    add("ended", ended, "ended")
    add("moves", moved, "moved")
    add("differs", differences, ":differs")
    add("only before", before, ":before")
    return chips
  }
}
