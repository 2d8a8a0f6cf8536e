internal import HitResponders

/// How the inputs of one finger or key differ, from its beginning on.
struct InputTally {
  let subject: String
  private var movedCount = 0
  private var firstMove: String?
  private var missingCount = 0
  private var newCount = 0
  private var otherCount = 0
  private var firstPlace: String?
  private var hasBeginning = false

  init(_ input: TraceInput) { subject = input.laneWords }

  /// Counts paired inputs that differ.
  mutating func count(_ old: TraceInput, _ new: TraceInput) {
    if (old.x, old.y) != (new.x, new.y) {
      movedCount += 1
      if firstMove == nil { firstMove = "\(Self.place(old)) -> \(Self.place(new))" }
    } else {
      otherCount += 1
    }
  }

  /// Counts an input that only one trace has.
  mutating func count(_ input: TraceInput, isNew: Bool) {
    if isNew { newCount += 1 } else { missingCount += 1 }
    if firstPlace == nil { firstPlace = Self.place(input) }
    if input.isBeginning { hasBeginning = true }
  }

  var sentence: String {
    let alone = movedCount == 0 && otherCount == 0 && (missingCount == 0) != (newCount == 0)
    if alone, hasBeginning {
      let word = missingCount > 0 ? "missing" : "new"
      let place = firstPlace.map { $0.isEmpty ? "" : " from \($0) on" } ?? ""
      let count = Counted.text(missingCount + newCount, "input")
      return "\(subject) is \(word): \(count)\(place)"
    }
    var parts: [String] = []
    if let firstMove {
      let others = Counted.text(movedCount - 1, "place")
      let more = movedCount > 1 ? " and \(others) more" : ""
      parts.append("\(firstMove)\(more)")
    }
    if missingCount > 0 { parts.append("\(Counted.text(missingCount, "input")) missing") }
    if newCount > 0 { parts.append("\(Counted.text(newCount, "input")) new") }
    if otherCount > 0 {
      parts.append("\(Counted.text(otherCount, "input")) with other keys or buttons")
    }
    return "\(subject), its inputs: \(parts.joined(separator: ", "))"
  }

  private static func place(_ input: TraceInput) -> String {
    guard let x = input.x, let y = input.y else { return "" }
    return "(\(ShortNumber.text(x)), \(ShortNumber.text(y)))"
  }
}
