internal import HitInspector
internal import HitTrace

/// The lanes of a page, from one part of the recording after the other.
final class LaneList {
  /// A lane, and what is in it.
  final class Lane {
    var kind: String
    var title: String
    var view: String?
    var note: String?
    var finger: Int?
    /// The place among the sides, where lanes are told of both.
    var side: Int?
    let columns: [(name: String, column: NumberColumn)]

    /// Columns in the order of `Shapes`; those of other lanes are left out.
    init(_ kind: String, _ title: String, _ names: [String], _ file: SpillFile) {
      (self.kind, self.title) = (kind, title)
      columns = names.map { ($0, NumberColumn(file)) }
    }

    /// Whether another lane is of the same thing on the other side.
    fileprivate func isLike(_ other: Lane) -> Bool {
      kind == other.kind && title == other.title && view == other.view
    }

    /// The columns without those that all shapes can do without.
    var told: [(name: String, column: NumberColumn)] {
      columns.filter { !["d", "moves", "role"].contains($0.name) || $0.column.hasContent }
    }

    func append(_ values: Int...) {
      for (column, value) in zip(columns, values) {
        if ["t", "n"].contains(column.name) {
          column.column.append(delta: value)
        } else {
          column.column.append(value)
        }
      }
    }
  }

  private let file: SpillFile
  private let names: NameList
  private let side: Int?
  private var touches: [Int: Lane] = [:]
  private var recognizers: [Lane] = []
  private var placesOfRecognizers: [String: Int] = [:]
  private var others: [String: Lane] = [:]

  init(_ file: SpillFile, _ names: NameList, side: Int?) {
    (self.file, self.names, self.side) = (file, names, side)
  }

  /// The lanes from the top; empty ones are left out.
  var lanes: [Lane] {
    let top = touches.sorted { $0.key < $1.key }.map(\.value)
    let seen = recognizers.filter { $0.kind == "recognizer" }
    let unseen = recognizers.filter { $0.kind == "unseen" }
    func other(_ kinds: String...) -> [Lane] { kinds.compactMap { others[$0] } }
    return top + other("wheel", "hits") + seen + unseen
      + other("responders", "actions", "changes", "golden")
  }

  /// The lanes of all lists from the top: inputs once, and what is of two traces below each other.
  static func together(_ lists: [LaneList]) -> [Lane] {
    guard lists.count == 2 else { return lists.flatMap(\.lanes) }
    var rest = lists[0].lanes.filter { $0.kind != "touch" }
    var lanes: [Lane] = []
    for lane in lists[1].lanes {
      if lane.kind == "touch" {
        lane.side = nil
      } else if let place = rest.firstIndex(where: { $0.isLike(lane) }) {
        lanes.append(rest.remove(at: place))
      }
      lanes.append(lane)
    }
    return lanes + rest
  }

  // MARK: Adding

  /// Adds a part of the recording that is over.
  ///
  /// - Parameters:
  ///   - index: The part.
  ///   - number: The number on the page of an input of the part.
  func add(_ index: TimelineIndex, _ number: (Int) -> Int) {
    for touch in index.touches {
      lane(ofFinger: touch.finger).append(
        Int(touch.start),
        number(touch.first),
        Int(touch.end - touch.start),
        touch.moves
      )
    }
    addHits(index, number)
    for recognizer in index.recognizers { add(recognizer, index, number) }
    add(index.scrolls, index, number, "wheel")
    add(index.messages, index, number, "responders")
    add(index.changes, index, number, "changes")
    for mark in index.actions {
      other("actions", "actions", ["t", "n", "words", "role"]).append(
        Int(mark.time),
        number(mark.event),
        words(mark, index),
        mark.isMissing ? 3 : 0
      )
    }
  }

  private func addHits(_ index: TimelineIndex, _ number: (Int) -> Int) {
    for mark in index.hits {
      let touch = Int(index.events[mark.event - 1].touch)
      let golden = index.touches.indices.contains(touch) ? index.touches[touch].golden : nil
      other("hits", "hit test", ["t", "n", "words", "role"]).append(
        Int(mark.time),
        number(mark.event),
        words(mark, index),
        golden == nil ? 0 : 3
      )
      guard index.hasGolden else { continue }
      other("golden", "golden", ["t", "n", "golden"]).append(
        Int(mark.time),
        number(mark.event),
        golden.map { names.place(of: Self.receiver(index.name($0))) } ?? -1
      )
    }
  }

  private func add(
    _ marks: [TimelineIndex.Mark],
    _ index: TimelineIndex,
    _ number: (Int) -> Int,
    _ kind: String
  ) {
    if marks.isEmpty { return }
    let lane = other(kind, kind, ["t", "n", "words"])
    for mark in marks { lane.append(Int(mark.time), number(mark.event), words(mark, index)) }
  }

  private func add(
    _ recognizer: TimelineIndex.Recognizer,
    _ index: TimelineIndex,
    _ number: (Int) -> Int
  ) {
    let lane = lane(of: recognizer)
    for span in recognizer.spans {
      lane.kind = "recognizer"
      lane.append(
        Int(span.start),
        number(span.event),
        Int(span.end - span.start),
        span.began.map { Int($0 - span.start) } ?? -1,
        Int(span.state.rawValue),
        names.place(of: index.words(of: span)),
        names.place(of: span.state.word)
      )
    }
  }

  /// Adds the recognizers that a scene has, so that those that never saw a touch are told as well.
  func addUnseen(_ index: TimelineIndex) {
    for recognizer in index.recognizers { lane(of: recognizer).note = recognizer.reason }
  }

  private func words(_ mark: TimelineIndex.Mark, _ index: TimelineIndex) -> Int {
    names.place(ofName: index.name(mark.name))
  }

  static func receiver(_ name: String) -> String { name.isEmpty ? "nobody" : name }

  // MARK: Finding lanes

  private func lane(ofFinger finger: Int) -> Lane {
    if let lane = touches[finger] { return lane }
    let lane = Lane("touch", "touch \(finger)", ["t", "n", "d", "moves"], file)
    lane.finger = finger
    lane.side = side
    touches[finger] = lane
    return lane
  }

  private func lane(of recognizer: TimelineIndex.Recognizer) -> Lane {
    let key = "\(recognizer.name)@\(recognizer.view)"
    if let place = placesOfRecognizers[key] { return recognizers[place] }
    let columns = ["t", "n", "d", "began", "state", "words", "short"]
    let lane = Lane("unseen", recognizer.shownName, columns, file)
    lane.view = recognizer.view
    lane.side = side
    placesOfRecognizers[key] = recognizers.count
    recognizers.append(lane)
    return lane
  }

  private func other(_ kind: String, _ title: String, _ columns: [String]) -> Lane {
    if let lane = others[kind] { return lane }
    let lane = Lane(kind, title, columns, file)
    lane.side = side
    others[kind] = lane
    return lane
  }
}
