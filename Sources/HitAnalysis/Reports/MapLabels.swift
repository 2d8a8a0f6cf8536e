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
  private static let least = CGSize(width: 12, height: 12)

  let labels: [Label]

  /// Finds a place for each receiver's name.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - numbers: The receivers' numbers, row by row; negative where nothing may be written.
  init(_ report: MapReport, numbers: [Int32]) {
    var receivers = [MapReport.Receiver?](repeating: nil, count: report.map.receivers.count)
    for receiver in report.receivers { receivers[receiver.number] = receiver }
    var fits: [Int: LabelFit] = [:]
    let scale = report.map.scale
    Self.forEachRoom(numbers, width: report.map.width) { number, room in
      let size = room.points(scale).size
      guard size.width >= Self.least.width, size.height >= Self.least.height else { return }
      if fits[number] == nil, let receiver = receivers[number] { fits[number] = LabelFit(receiver) }
      fits[number]?.offer(room, size)
    }
    labels = fits.keys.sorted().flatMap { fits[$0]?.labels(scale: scale) ?? [] }
  }

  // MARK: Room

  /// Columns side by side of a row that have one number, as high up as each other.
  private struct Stretch {
    let start: Int
    let number: Int32
    /// How many rows have the number in these columns, this row and those above it.
    var height: Int
  }

  /// Calls `body` with every rectangle of one number that cannot grow to the left, right or top.
  static func forEachRoom(
    _ numbers: [Int32],
    width: Int,
    _ body: (_ number: Int, _ room: PixelRect) -> Void
  ) {
    let height = width > 0 ? numbers.count / width : 0
    var stretches: [Stretch] = []
    var open: [(left: Int, height: Int)] = []
    for row in 0..<height {
      stretches = Self.stretches(of: row, numbers, width: width, below: stretches)
      var place = 0
      while place < stretches.count {
        let number = stretches[place].number
        var next = place
        while next < stretches.count, stretches[next].number == number { next += 1 }
        defer { place = next }
        if number < 0 { continue }
        open.removeAll(keepingCapacity: true)
        for index in place...next {
          let column = index < stretches.count ? stretches[index].start : width
          let high = index < next ? stretches[index].height : 0
          var left = column
          while let last = open.last, last.height > high {
            open.removeLast()
            left = last.left
            body(
              Int(number),
              PixelRect(left: left, top: row + 1 - last.height, right: column, bottom: row + 1)
            )
          }
          if high > 0, open.last?.height != high { open.append((left, high)) }
        }
      }
    }
  }

  /// Returns the stretches of a row, of which rows that are equal have the same.
  private static func stretches(
    of row: Int,
    _ numbers: [Int32],
    width: Int,
    below earlier: [Stretch]
  ) -> [Stretch] {
    numbers.withUnsafeBufferPointer { numbers in
      if row > 0, let base = numbers.baseAddress.map({ $0 + row * width }),
        memcmp(base, base - width, width * MemoryLayout<Int32>.size) == 0
      {
        var stretches = earlier
        for index in stretches.indices { stretches[index].height += 1 }
        return stretches
      }
      var stretches: [Stretch] = []
      var (over, column) = (0, 0)
      while column < width {
        let number = numbers[row * width + column]
        var end = column + 1
        while end < width, numbers[row * width + end] == number { end += 1 }
        // Of one number, columns are apart where those above are of other heights.
        while column < end {
          while over + 1 < earlier.count, earlier[over + 1].start <= column { over += 1 }
          let isSame = row > 0 && earlier[over].number == number
          let height = isSame ? earlier[over].height + 1 : 1
          if stretches.last.map({ $0.number != number || $0.height != height }) ?? true {
            stretches.append(Stretch(start: column, number: number, height: height))
          }
          column = over + 1 < earlier.count ? min(earlier[over + 1].start, end) : end
        }
      }
      return stretches
    }
  }
}
