internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The names and areas that are written into the parts of a map, where there is room for them.
///
/// > Units: points of the screen.
struct MapLabels {
  struct Label {
    let layout: TextLayout
    let origin: CGPoint
    let isFaint: Bool
    /// The receiver's number.
    let number: Int

    var frame: CGRect { CGRect(origin: origin, size: layout.size) }
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
    let texts = Dictionary(uniqueKeysWithValues: report.receivers.map { ($0.number, $0) })
    var fits: [Int: LabelFit] = [:]
    let scale = report.map.scale
    Self.forEachRoom(numbers, width: report.map.width) { number, room in
      let size = room.points(scale).size
      guard size.width >= Self.least.width, size.height >= Self.least.height else { return }
      if fits[number] == nil, let receiver = texts[number] { fits[number] = LabelFit(receiver) }
      fits[number]?.offer(room, size)
    }
    labels = fits.keys.sorted().flatMap { fits[$0]?.labels(scale: scale) ?? [] }
  }

  // MARK: Room

  /// Calls `body` with every rectangle of one number that cannot grow to the left, right or top.
  private static func forEachRoom(
    _ numbers: [Int32],
    width: Int,
    _ body: (_ number: Int, _ room: PixelRect) -> Void
  ) {
    var heights = [Int](repeating: 0, count: width)
    var open: [(left: Int, height: Int)] = []
    let height = width > 0 ? numbers.count / width : 0
    for row in 0..<height {
      let base = row * width
      for column in 0..<width {
        let isSame = row > 0 && numbers[base + column] == numbers[base - width + column]
        heights[column] = isSame ? heights[column] + 1 : 1
      }
      var start = 0
      while start < width {
        let number = numbers[base + start]
        var end = start + 1
        while end < width, numbers[base + end] == number { end += 1 }
        defer { start = end }
        if number < 0 { continue }
        open.removeAll(keepingCapacity: true)
        for column in start...end {
          let high = column < end ? heights[column] : 0
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
}
