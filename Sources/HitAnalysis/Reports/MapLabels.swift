internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The names and areas that are written into the parts of a map, where there is room for them.
///
/// > Units: points of the screen.
struct MapLabels {
  nonisolated struct Label {
    let layout: TextLayout
    let frame: CGRect
    let isFaint: Bool
    /// The receiver's number.
    let number: Int

    var origin: CGPoint { frame.origin }
    /// The text with a ground around it.
    var box: CGRect { frame.insetBy(dx: -4, dy: -1) }
  }

  /// The smallest room that is considered.
  static let least = CGSize(width: 12, height: 12)

  let labels: [Label]

  /// Finds a place for each receiver's name.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - room: Where something may be written.
  ///   - letterScale: How many times as large as else letters are.
  init(_ report: MapReport, in room: LabelRoom, letterScale: CGFloat = 1) {
    guard room.isThere else {
      labels = []
      return
    }
    let receivers = report.receivers
    // The place of each number among the receivers.
    var places = [Int?](repeating: nil, count: report.map.receivers.count)
    for place in receivers.indices { places[receivers[place].number] = place }
    var fits: [Int: LabelFit] = [:]
    let scale = report.map.scale
    var room = room
    Self.forEachRoom(rows: report.map.height, line: { room.line($0) }) { number, room in
      let size = room.points(scale).size
      guard size.width >= Self.least.width, size.height >= Self.least.height else { return }
      if fits[number] == nil, let place = places[number] {
        fits[number] = LabelFit(receivers[place], letterScale: letterScale)
      }
      fits[number]?.offer(room, size)
    }
    labels = fits.keys.sorted().flatMap { fits[$0]?.labels(scale: scale) ?? [] }
  }

  // MARK: Room

  /// Columns side by side of a row that have one number, as high up as each other.
  private struct Stretch {
    let columns: Range<Int>
    let number: Int32
    /// How many rows have the number in these columns, this row and those above it.
    var height: Int
  }

  /// Calls `body` with rectangles of one number that cannot grow: to the left, to the right, up, and
  /// down among rows that are alike.
  ///
  /// - Parameters:
  ///   - rows: How many rows there are.
  ///   - line: Returns the numbers of a row, or nothing where they are those of the row above;
  ///     called once for each row, from the top.
  ///   - body: Called with each rectangle, from top to bottom by their lower edges.
  static func forEachRoom(
    rows: Int,
    line: (_ row: Int) -> [Int32]?,
    _ body: (_ number: Int, _ room: PixelRect) -> Void
  ) {
    var stretches: [Stretch] = []
    for row in 0..<rows {
      if let line = line(row) {
        forEachRoom(stretches, bottom: row, body)
        stretches = Self.stretches(of: line, below: stretches)
      } else {
        for index in stretches.indices { stretches[index].height += 1 }
      }
    }
    forEachRoom(stretches, bottom: rows, body)
  }

  /// Calls `body` with the rectangles that end above a row.
  private static func forEachRoom(
    _ stretches: [Stretch],
    bottom: Int,
    _ body: (_ number: Int, _ room: PixelRect) -> Void
  ) {
    var open: [(left: Int, height: Int)] = []
    var place = 0
    while place < stretches.count {
      let number = stretches[place].number
      var next = place
      while next < stretches.count, stretches[next].number == number { next += 1 }
      defer { place = next }
      if number < 0 { continue }
      open.removeAll(keepingCapacity: true)
      for index in place...next {
        let column =
          index < next
          ? stretches[index].columns.lowerBound
          : stretches[next - 1].columns.upperBound
        let high = index < next ? stretches[index].height : 0
        var left = column
        while let last = open.last, last.height > high {
          open.removeLast()
          left = last.left
          body(Int(number), PixelRect(columns: left..<column, rows: bottom - last.height..<bottom))
        }
        if high > 0, open.last?.height != high { open.append((left, high)) }
      }
    }
  }

  /// Returns the stretches of a row.
  private static func stretches(of line: [Int32], below earlier: [Stretch]) -> [Stretch] {
    var stretches: [Stretch] = []
    var (over, column) = (0, 0)
    while column < line.count {
      let number = line[column]
      var end = column + 1
      while end < line.count, line[end] == number { end += 1 }
      // Of one number, columns are apart where those above are of other heights.
      while column < end {
        while over < earlier.count, earlier[over].columns.upperBound <= column { over += 1 }
        let above = over < earlier.count ? earlier[over] : nil
        let right = min(above?.columns.upperBound ?? end, end)
        let height = above?.number == number ? (above?.height ?? 0) + 1 : 1
        if let last = stretches.last, last.number == number, last.height == height {
          stretches.removeLast()
          column = last.columns.lowerBound
        }
        stretches.append(Stretch(columns: column..<right, number: number, height: height))
        column = right
      }
    }
    return stretches
  }
}
