internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The lines that lead from the rows of a walk to the rows of views in them.
struct WalkLines {
  struct Row {
    var rect: CGRect
    var depth: Int
    /// The depths of later rows whose lines pass this one, as bits.
    var passing: UInt64
  }

  let rows: [Row]

  /// The depth up to which each level is indented in full.
  private static let fullDepth = 8
  /// The depth beyond which no lines are drawn.
  private static let lastConnected = 40

  /// Where the number of a row stands.
  static func centerX(_ depth: Int) -> CGFloat {
    let full = CGFloat(min(depth, fullDepth)) * Theme.walkIndent
    return 18 + full + min(CGFloat(max(0, depth - fullDepth)) * 2, 20)
  }

  /// Returns, for each row, the depths whose lines run on below it.
  static func passing(_ depths: [Int]) -> [UInt64] {
    var result = Array(repeating: UInt64(0), count: depths.count)
    var pending: UInt64 = 0
    for index in depths.indices.reversed() {
      result[index] = pending
      let depth = min(max(0, depths[index]), 63)
      let own = UInt64(1) << UInt64(depth)
      pending = (pending & (own - 1)) | own
    }
    return result
  }

  func paint(on canvas: Canvas) {
    canvas.setStrokeColor(Theme.connector)
    canvas.setLineWidth(1)
    canvas.setLineCap(.butt)
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.beginPath()
    for row in rows where row.depth < Self.lastConnected { add(row, to: canvas) }
    canvas.strokePath()
  }

  private func add(_ row: Row, to canvas: Canvas) {
    let center = (row.rect.midY + 0.5).rounded(.down)
    for level in 1...Self.lastConnected where row.passing & (1 << UInt64(level)) != 0 {
      let x = Self.lineX(level)
      if level < row.depth {
        line(x, from: row.rect.minY, to: row.rect.maxY, on: canvas)
      } else if level == row.depth {
        line(x, from: center, to: row.rect.maxY, on: canvas)
      } else {
        line(x, from: center + 9, to: row.rect.maxY, on: canvas)
      }
    }
    guard row.depth > 0 else { return }
    let x = Self.lineX(row.depth)
    line(x, from: row.rect.minY, to: center, on: canvas)
    canvas.move(to: CGPoint(x: x, y: center))
    canvas.addLine(to: CGPoint(x: x + 4, y: center))
  }

  /// The line to the rows of a depth runs down from the number above them.
  private static func lineX(_ depth: Int) -> CGFloat { centerX(depth - 1) + 3 }

  private func line(_ x: CGFloat, from top: CGFloat, to bottom: CGFloat, on canvas: Canvas) {
    canvas.move(to: CGPoint(x: x, y: top))
    canvas.addLine(to: CGPoint(x: x, y: bottom))
  }
}
