package import Foundation
package import HitResponders

/// What a list of events shows of an input: a phase of a finger, a key, a shake, a command.
nonisolated package struct EventRow: Hashable, Sendable {
  /// What a row is about; one row may be about several.
  package struct Families: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let touches = Families(rawValue: 1)
    package static let keys = Families(rawValue: 2)
    package static let gestures = Families(rawValue: 4)
    package static let actions = Families(rawValue: 8)

    /// The families, in the order they are offered, with their names.
    package static let named: [(family: Families, name: String)] = [
      (.touches, "touches"), (.keys, "keys"), (.gestures, "gestures"), (.actions, "actions"),
    ]
  }

  /// The row's place in all that happened; no other row has it.
  package var id: Int
  /// When it began, in seconds since the session began.
  package var time: TimeInterval
  /// The finger it is of.
  package var finger: Int?
  /// What happened, as `began` or `key return`.
  package var title: String
  /// Where, in screen points.
  package var point: CGPoint?
  /// The name of the view that has the touch.
  package var receiver: String?
  /// What came of it, and how that is told.
  package var outcome: Wording = ""
  package var kind = Message.Kind.remark
  /// What more there is, as `+1 action`.
  package var count = ""
  package var families: Families
  /// How many moves the row stands for; none where it is no move.
  package var moves = 0
  /// The lines of the log.
  package var lines: [Message] = []

  package init(_ id: Int, at time: TimeInterval, _ title: String, _ families: Families) {
    self.id = id
    self.time = time
    self.title = title
    self.families = families
  }

  /// Whether a wheel or a touchpad scrolled, of which there is no pin.
  package var isScroll: Bool { finger == nil && point != nil }

  /// Whether this row, of a later move of the same finger, only goes on with another.
  func goesOn(with row: EventRow) -> Bool {
    moves > 0 && row.moves > 0 && finger == row.finger && title == row.title
      && outcome == row.outcome
      && families == row.families
  }
}

/// Everything that was routed in a scene, a row for each input, the oldest first.
nonisolated package struct EventLog: Hashable, Sendable {
  /// The most rows that are kept; the oldest go.
  package static let capacity = 2_000

  /// The most lines that a row keeps, of however many moves it is; the oldest go.
  private static let mostLines = 500

  package private(set) var rows: [Shared<EventRow>] = []
  /// How many lines the log of the rows has.
  package private(set) var lineCount = 0
  private var nextID = 0

  package init() {}

  package var isEmpty: Bool { rows.isEmpty }

  /// The lines of all rows.
  package var lines: [Message] { rows.flatMap(\.lines) }

  /// Adds what was routed.
  ///
  /// - Parameters:
  ///   - record: An input and what followed from it.
  ///   - touches: What is known of the fingers that are down.
  package mutating func take(_ record: RoutedInput, _ touches: [EventTouch]) {
    var new = EventReading(record, touches).rows(from: nextID)
    nextID += new.count
    guard !new.isEmpty else { return }
    new[0].lines = Explanation.messages(for: record)
    lineCount += new[0].lines.count
    for row in new { add(row) }
    if rows.count > Self.capacity {
      let surplus = rows.count - Self.capacity
      lineCount -= rows.prefix(surplus).reduce(0) { $0 + $1.lines.count }
      rows.removeFirst(surplus)
    }
  }

  /// Adds a row, to the one before where both are moves with the same outcome.
  private mutating func add(_ row: EventRow) {
    guard let last = rows.indices.last(where: { rows[$0].finger == row.finger }),
      last >= rows.count - 2, rows[last].value.goesOn(with: row)
    else { return rows.append(Shared(row)) }
    var joined = rows[last].value
    joined.moves += row.moves
    joined.count = Counted.text(joined.moves, row.finger == nil ? "turn" : "move")
    joined.point = row.point
    joined.lines += row.lines
    let surplus = joined.lines.count - Self.mostLines
    if surplus > 0 {
      joined.lines.removeFirst(surplus)
      lineCount -= surplus
    }
    rows[last] = Shared(joined)
  }
}

/// What a list of events knows of a finger beside what is routed.
nonisolated package struct EventTouch: Hashable, Sendable {
  package var finger: Int
  /// The name of the view that has the touch.
  package var receiver: String?
  /// The name of the view that was meant and did not get it.
  package var missed: String?
  /// The recognizers that the framework made, and no app: their names, with those of their views.
  package var internalRecognizers: [String: String]
  /// The name of the disabled control that drops the messages of the touch.
  package var dropper: String?
  /// The name of the scroll view that kept the touch from the view.
  package var keeper: String?
  /// Whether whoever handles the messages is not here, as of a view of a dump.
  package var isImported = false

  package init(
    _ finger: Int,
    receiver: String?,
    missed: String?,
    internalRecognizers: [String: String]
  ) {
    self.finger = finger
    self.receiver = receiver
    self.missed = missed
    self.internalRecognizers = internalRecognizers
  }
}
