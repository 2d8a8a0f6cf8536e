internal import Foundation
internal import HitResponders

/// Counts, pixel by pixel, which view received a press before and which does now.
struct ReceiverTally {
  /// What became of a view's pixels.
  struct Counts {
    var kept = 0
    var won = 0
    var lost = 0
  }

  /// Two names; `nil` means no view.
  struct Pair: Hashable {
    let from: String?
    let to: String?
  }

  /// How many pixels both maps have.
  private(set) var pixelCount = 0
  /// How many of them go to another view.
  private(set) var changedCount = 0
  /// The changes by view, the largest first.
  private(set) var changes: [(name: String, counts: Counts)] = []
  /// The transfers between two views, the largest first.
  private(set) var transfers: [(pair: Pair, count: Int)] = []
  private(set) var changedRects: [PixelRect] = []

  init(_ before: MapReport, _ now: MapReport) {
    let width = min(before.map.width, now.map.width)
    let height = min(before.map.height, now.map.height)
    let (oldNames, newNames) = (Self.names(before), Self.names(now))
    pixelCount = width * height
    // Numbers that both maps share: each name has one, and no view is 0.
    var places: [String: Int] = [:]
    var names: [String?] = [nil]
    func place(of name: String) -> Int {
      if let place = places[name] { return place }
      names.append(name)
      places[name] = names.count - 1
      return names.count - 1
    }
    let old = oldNames.map(place)
    let new = newNames.map(place)
    var counts = [Counts](repeating: Counts(), count: names.count)
    var pairs: [Int: Int] = [:]
    var changed = [Int32](repeating: -1, count: width * height)
    before.map.withNumbers { oldNumbers in
      now.map.withNumbers { newNumbers in
        for row in 0..<height {
          guard let oldLine = oldNumbers.baseAddress.map({ $0 + row * before.map.width }),
            let newLine = newNumbers.baseAddress.map({ $0 + row * now.map.width })
          else { continue }
          var column = 0
          while column < width {
            let (oldNumber, newNumber) = (oldLine[column], newLine[column])
            let start = column
            while column < width, oldLine[column] == oldNumber, newLine[column] == newNumber {
              column += 1
            }
            let from = oldNumber < 0 ? 0 : old[Int(oldNumber)]
            let to = newNumber < 0 ? 0 : new[Int(newNumber)]
            let count = column - start
            if from == to {
              counts[to].kept += count
              continue
            }
            counts[from].lost += count
            counts[to].won += count
            pairs[from * names.count + to, default: 0] += count
            for place in start..<column { changed[row * width + place] = 0 }
            changedCount += count
          }
        }
      }
    }
    if width > 0 { changedRects = ReceiverBands(changed, width: width).rectangles(count: 1).rects }
    let ordered = names.indices.dropFirst().filter { counts[$0].won + counts[$0].lost > 0 }
    changes = ordered.map { (names[$0] ?? "", counts[$0]) }.sorted {
      ($1.1.won + $1.1.lost, $0.0) < ($0.1.won + $0.1.lost, $1.0)
    }
    transfers =
      pairs.map { key, count in
        (Pair(from: names[key / names.count], to: names[key % names.count]), count)
      }
      .sorted {
        ($1.1, $0.0.from ?? "", $0.0.to ?? "") < ($0.1, $1.0.from ?? "", $1.0.to ?? "")
      }
  }

  private static func names(_ report: MapReport) -> [String] {
    report.map.receivers.map { report.names[$0] }
  }
}
