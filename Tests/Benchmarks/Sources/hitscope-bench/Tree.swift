import Foundation
import HitScope

/// A view tree and the points to ask it for.
///
/// Files have a line `W H N M`, N lines `parent x y w h angle flags` with parents first, and M lines
/// `x y`; flags are 1 hidden, 2 transparent, 4 without interaction.
struct Tree {
  let name: String
  let root: UIView
  let count: Int
  let points: [CGPoint]
  let bytesPerView: Double
  /// All views, superviews first.
  let views: [UIView]
  let size: CGSize

  /// Builds a tree.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - numbers: The file's numbers.
  ///   - heapBytes: Tells how much memory is in use.
  ///   - make: Makes the view of an index.
  init(
    name: String,
    numbers: [Int],
    heapBytes: () -> Int = { 0 },
    make: (Int, CGRect) -> UIView = { UIView(frame: $1) }
  ) {
    self.name = name
    count = numbers[2]
    size = CGSize(width: numbers[0], height: numbers[1])
    var views: [UIView] = []
    views.reserveCapacity(count)
    let before = heapBytes()
    var next = 4
    for index in 0..<count {
      let row = numbers[next..<next + 7].map { $0 }
      next += 7
      let view = make(index, CGRect(x: row[1], y: row[2], width: row[3], height: row[4]))
      if row[5] != 0 {
        view.transform = CGAffineTransform(rotationAngle: CGFloat(row[5]) * .pi / 180)
      }
      if row[6] & 1 != 0 { view.isHidden = true }
      if row[6] & 2 != 0 { view.alpha = 0 }
      if row[6] & 4 != 0 { view.isUserInteractionEnabled = false }
      if row[0] >= 0 { views[row[0]].addSubview(view) }
      views.append(view)
    }
    bytesPerView = Double(heapBytes() - before) / Double(count)
    self.views = views
    root = views[0]
    points = (0..<numbers[3]).map { index in
      CGPoint(
        x: Double(numbers[next + 2 * index]) + 0.5,
        y: Double(numbers[next + 2 * index + 1]) + 0.5
      )
    }
  }
}

extension Tree {
  /// The name of a file's tree.
  static func name(of file: String) -> String {
    URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
  }

  /// Reads a file's numbers.
  static func numbers(of file: String) throws -> [Int] {
    try String(contentsOfFile: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
      .compactMap { Int($0) }
  }
}

/// Trees of our own for machines without the peers' files: the same shapes, made from a seed.
enum GeneratedTree {
  static let names = ["flat_1000", "deep_100", "deep_1000", "real_300", "real_3000", "real_30000"]

  static func numbers(_ name: String) -> [Int] {
    let parts = name.split(separator: "_")
    let count = Int(parts[1]) ?? 300
    var random = Random(state: UInt64(count))
    var rows = [[-1, 0, 0, 1280, 800, 0, 0]]
    switch parts[0] {
    case "flat":
      for _ in 0..<count {
        rows.append([0, random.below(1240), random.below(760), 40, 40, 0, 0])
      }
    case "deep":
      for index in 0..<count {
        let inset = index % max(1, count / 100) == 0 ? 1 : 0
        let outer = rows[index]
        rows.append([index, inset, inset, outer[3] - 2 * inset, outer[4] - 2 * inset, 0, 0])
      }
    case "rot":
      for index in 0..<count {
        let (column, row) = (index % 40, index / 40)
        rows.append([0, column * 32, row * 32, 48, 48, random.below(180) - 90, 0])
      }
    case "realrot":
      fill(&rows, 0, count - 1, 1, &random)
      for index in 1..<rows.count where random.below(7) == 0 {
        rows[index][5] = random.below(60) - 30
      }
    default: fill(&rows, 0, count - 1, 1, &random)
    }
    let points = (0..<4096).flatMap { _ in [random.below(1280), random.below(800)] }
    return [1280, 800, rows.count, 4096] + rows.flatMap { $0 } + points
  }

  /// Rows, columns and cards inside each other, as applications nest them.
  private static func fill(
    _ rows: inout [[Int]],
    _ node: Int,
    _ budget: Int,
    _ depth: Int,
    _ random: inout Random
  ) {
    let (width, height) = (rows[node][3], rows[node][4])
    guard budget > 0 else { return }
    guard depth < 12, width >= 6, height >= 6 else {
      for _ in 0..<budget {
        rows.append([
          node, random.below(max(1, width / 2)), random.below(max(1, height / 2)),
          max(2, width / 2),
          max(2, height / 2), 0, leafFlags(&random),
        ])
      }
      return
    }
    let number = min(budget, [2, 3, 3, 4, 5, 6, 8, 12][random.below(8)])
    let isRow = random.below(2) == 0
    let first = rows.count
    for index in 0..<number {
      let extent = isRow ? height : width
      let start = extent * index / number
      let length = max(2, extent * (index + 1) / number - start)
      rows.append(
        isRow ? [node, 0, start, width, length, 0, 0] : [node, start, 0, length, height, 0, 0]
      )
    }
    let left = budget - number
    for index in 0..<number {
      let share = left * (index + 1) / number - left * index / number
      if share == 0 { rows[first + index][6] = leafFlags(&random) }
      fill(&rows, first + index, share, depth + 1, &random)
    }
  }

  private static func leafFlags(_ random: inout Random) -> Int {
    switch random.below(100) {
    case 0..<4: 1
    case 4..<6: 2
    case 6..<30: 4
    default: 0
    }
  }
}

/// A small generator with a fixed sequence.
struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
