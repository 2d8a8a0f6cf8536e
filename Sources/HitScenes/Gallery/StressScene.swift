internal import Foundation
internal import HitResponders

/// Three thousand views: a wall of tiles, each a small tree, the same on every machine.
///
/// It is in Swift because the file would have three thousand lines.
enum StressScene: SwiftScene {
  static let name = "stress"
  static let about = "3,000 views, for speed."

  /// How many views there are, the window not counted.
  static let viewCount = 3_000
  private static let columns = 25
  private static let viewsPerTile = 6

  static let tries = [
    SceneTry(
      press: CGPoint(x: 400, y: 300),
      note: "about half of the tiles are asked before it",
      say: "Press the middle of the wall.",
      receivers: [.view("Wall")]
    ),
    SceneTry(
      press: CGPoint(x: 8, y: 8),
      note: "the tile that is asked last",
      say: "Press the first tile.",
      receivers: [.view("UIView")]
    ),
  ]

  static func build(on stage: SceneStage) {
    let root = stage.makeRoot(named: "Wall")
    var random = TileNumbers()
    var made = 1
    var tile = 0
    while made < viewCount {
      let place = CGRect(
        x: Double(tile % columns) * 32,
        y: Double(tile / columns) * 30,
        width: 32,
        height: 30
      )
      let count = min(viewsPerTile, viewCount - made)
      root.addSubview(makeTile(number: tile, in: place, count: count, &random))
      made += count
      tile += 1
    }
  }

  /// Makes a tile of nested and neighbouring views that stay inside it.
  private static func makeTile(
    number: Int,
    in frame: CGRect,
    count: Int,
    _ random: inout TileNumbers
  ) -> UIView {
    let tile = UIView(frame: frame.insetBy(dx: 1, dy: 1))
    tile.accessibilityIdentifier = "Tile\(number)"
    tile.backgroundColor = DepthPalette.color(atDepth: 2 + random.next(below: 3))
    var parents = [tile]
    for _ in 1..<max(count, 1) {
      let parent = parents[random.next(below: parents.count)]
      let room = parent.bounds.insetBy(dx: 1, dy: 1)
      let width = max(2, room.width * Double(4 + random.next(below: 5)) / 10)
      let height = max(2, room.height * Double(4 + random.next(below: 5)) / 10)
      let view = UIView(
        frame: CGRect(
          x: 1 + (room.width - width) * Double(random.next(below: 11)) / 10,
          y: 1 + (room.height - height) * Double(random.next(below: 11)) / 10,
          width: width,
          height: height
        )
      )
      view.backgroundColor = DepthPalette.color(atDepth: 3 + random.next(below: 7))
      parent.addSubview(view)
      parents.append(view)
    }
    return tile
  }
}

/// A small generator of numbers that are the same everywhere.
private struct TileNumbers {
  private var state: UInt32 = 24

  mutating func next(below bound: Int) -> Int {
    state = state &* 1_664_525 &+ 1_013_904_223
    return Int(state >> 8) % bound
  }
}
