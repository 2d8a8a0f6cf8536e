internal import Foundation
internal import HitResponders

/// Counts which view received a press before and which does now, for the pixels of two maps.
struct ReceiverTally {
  /// What became of a view's pixels.
  nonisolated struct Counts {
    var kept = 0
    var won = 0
    var lost = 0
  }

  /// Two names; `nil` means no view.
  nonisolated struct Pair: Hashable {
    let from: String?
    let to: String?
  }

  /// How many pixels both maps have.
  let pixelCount: Int
  /// How many of them go to another view.
  let changedCount: Int
  /// The changes by view, the largest first.
  let changes: [(name: String, counts: Counts)]
  /// The transfers between two views, the largest first.
  let transfers: [(pair: Pair, count: Int)]
  let changedRects: [PixelRect]

  init(_ before: MapReport, _ now: MapReport) {
    var names = SharedNames(before.names, now.names)
    let (old, new) = (
      names.numbers(of: before.regions.index, in: before.names),
      names.numbers(of: now.regions.index, in: now.names)
    )
    let tally = PixelTally(
      (before.regions.index.bands, old),
      (now.regions.index.bands, new),
      count: names.count
    )
    pixelCount = tally.pixelCount
    changedCount = tally.changedCount
    changedRects = tally.changedRects
    changes = tally.changes(names)
    transfers = tally.transfers(names)
  }
}

/// Counts the pixels of two maps by the numbers of their receivers before and now.
nonisolated private struct PixelTally {
  private(set) var pixelCount = 0
  private(set) var changedCount = 0
  private(set) var changedRects: [PixelRect] = []
  private var counts: [ReceiverTally.Counts]
  private var pairs: [Int: Int] = [:]

  /// A map's runs, and for each of its receivers the number that both maps have it by.
  typealias Side = (bands: ReceiverBands, numbers: [Int])

  /// Counts the pixels that both maps have; of `count` numbers, 0 means no view.
  init(_ before: Side, _ now: Side, count: Int) {
    counts = Array(repeating: ReceiverTally.Counts(), count: count)
    var changed = RectangleMerging()
    before.bands.forEachPart(with: now.bands) { rect, old, new in
      let from = old < 0 ? 0 : before.numbers[old]
      let to = new < 0 ? 0 : now.numbers[new]
      pixelCount += rect.pixelCount
      if from == to {
        counts[to].kept += rect.pixelCount
        return
      }
      counts[from].lost += rect.pixelCount
      counts[to].won += rect.pixelCount
      pairs[from * count + to, default: 0] += rect.pixelCount
      changedCount += rect.pixelCount
      changed.add(rect)
    }
    changedRects = changed.take()
  }

  /// The changes of all but no view, the largest first.
  func changes(_ names: SharedNames) -> [(name: String, counts: ReceiverTally.Counts)] {
    let changed = counts.indices.dropFirst().filter { counts[$0].won + counts[$0].lost > 0 }
    return changed.map { (names[$0] ?? "", counts[$0]) }.sorted {
      ($1.1.won + $1.1.lost, $0.0) < ($0.1.won + $0.1.lost, $1.0)
    }
  }

  /// The transfers between two, the largest first.
  func transfers(_ names: SharedNames) -> [(pair: ReceiverTally.Pair, count: Int)] {
    pairs.map { key, count in
      (.init(from: names[key / names.count], to: names[key % names.count]), count)
    }.sorted {
      ($1.1, $0.0.from ?? "", $0.0.to ?? "") < ($0.1, $1.0.from ?? "", $1.0.to ?? "")
    }
  }
}
