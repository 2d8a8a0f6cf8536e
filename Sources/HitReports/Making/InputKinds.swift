internal import HitInspector
internal import HitTrace

/// How many inputs of each kind there are, and the filters for them.
struct InputKinds {
  private var began = 0
  private var ended = 0
  private var moved = 0
  private var others = 0

  mutating func add(_ input: TraceInput?) {
    switch input?.phase {
    case .began: began += 1
    case .ended, .cancelled: ended += 1
    case .moved: moved += 1
    default: others += 1
    }
  }

  /// How many touches began.
  var touches: Int { began }

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
    return chips
  }
}
