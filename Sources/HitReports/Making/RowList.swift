internal import HitInspector
internal import HitResponders
internal import HitTrace

/// The list of inputs of a page: moves of one finger without anything between them are one row.
final class RowList {
  /// What a row says at its end, and what that is.
  struct Telling {
    enum Role: Int { case plain, receiver, action, differs, before, after }

    var words = ""
    var role = Role.plain
  }

  private struct Row {
    var n: Int
    var count = 1
    var start: Int64
    var end: Int64
    var kind: String
    var finger: Int
    var x: Double?
    var y: Double?
    var telling = Telling()
    var touch: Int
  }

  /// The rows that stand in the page for those who read it without its scripts.
  static let mostPlain = 200

  private let names: NameList
  private let columns: [(name: String, column: NumberColumn)]
  /// The moves of fingers to which more may be added.
  private var open: [Row] = []
  /// The first rows as texts.
  private(set) var plain: [[String]] = []

  init(_ file: SpillFile, _ names: NameList) {
    self.names = names
    let keys = ["n", "count", "t", "d", "kind", "finger", "x", "y", "tells", "role", "touch"]
    columns = keys.map { ($0, NumberColumn(file)) }
  }

  /// Adds an input.
  func add(
    _ n: Int,
    at time: Int64,
    _ kind: String,
    of input: TraceInput?,
    touch: Int,
    _ telling: Telling = Telling()
  ) {
    let finger = input?.phase.isOfFinger == true ? input?.finger ?? 0 : 0
    if input?.phase == .moved {
      if let place = open.firstIndex(where: { $0.touch == touch && $0.finger == finger }) {
        open[place].count += 1
        open[place].end = time
        return
      }
    } else {
      close()
    }
    let row = Row(
      n: n,
      start: time,
      end: time,
      kind: kind,
      finger: finger,
      x: input?.x,
      y: input?.y,
      telling: telling,
      touch: touch
    )
    if input?.phase == .moved { open.append(row) } else { write(row) }
  }

  /// Ends the rows of moves.
  func close() {
    for row in open { write(row) }
    open = []
  }

  private func write(_ row: Row) {
    let isMove = row.count > 1
    columns[0].column.append(delta: row.n)
    columns[1].column.append(row.count)
    columns[2].column.append(delta: Int(row.start))
    columns[3].column.append(Int(row.end - row.start))
    columns[4].column.append(names.place(of: row.kind))
    columns[5].column.append(row.finger)
    columns[6].column.append(isMove ? nil : row.x)
    columns[7].column.append(isMove ? nil : row.y)
    columns[8].column.append(names.place(ofName: row.telling.words))
    columns[9].column.append(row.telling.role.rawValue)
    columns[10].column.append(row.touch)
    if plain.count < Self.mostPlain { plain.append(texts(of: row)) }
  }

  private func texts(of row: Row) -> [String] {
    let what = row.count > 1 ? Counted.text(row.count, "move") : row.kind
    let finger = row.finger > 0 ? "touch \(row.finger) " : ""
    return [PlainPage.seconds(row.start), "\(finger)\(what)", row.telling.words]
  }

  /// Writes the columns.
  func write(to script: PackedScript) throws { try script.append(columns) }
}

extension PackedScript {
  /// Writes columns as an object.
  func append(_ columns: [(name: String, column: NumberColumn)]) throws {
    try append("{")
    for (place, (name, column)) in columns.enumerated() {
      try append("\(place > 0 ? "," : "")\"\(name)\":")
      try column.write(to: self)
    }
    try append("}")
  }
}
