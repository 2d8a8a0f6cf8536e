internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Squares of pixels, at the middle of each of which a view is asked.
nonisolated struct QuestionGrid: Hashable {
  private let box: PixelRect
  /// The side of a square, in pixels.
  private let step: Int
  let rows: Int
  let columns: Int

  /// The most squares in a box, about; larger boxes have larger squares.
  private static let mostSquares = 40_000

  /// Divides a box into as many squares as can be asked about in no time.
  init(_ box: PixelRect) {
    self.box = box
    let share = Double(max(box.width * box.height, 1)) / Double(Self.mostSquares)
    step = Int(share.squareRoot().rounded(.up))
    rows = max(box.height + step - 1, 0) / step
    columns = max(box.width + step - 1, 0) / step
  }

  /// A square's pixels; those at the far edges may be less than a square.
  func square(row: Int, column: Int) -> PixelRect {
    let (left, top) = (box.left + column * step, box.top + row * step)
    return PixelRect(
      left: left,
      top: top,
      right: min(left + step, box.right),
      bottom: min(top + step, box.bottom)
    )
  }

  /// The number of a square, row by row.
  func cell(row: Int, column: Int) -> Int { row * columns + column }

  /// Finds a square of another grid in this one; none where this one has not the very same.
  func place(ofRow row: Int, column: Int, in other: QuestionGrid) -> (row: Int, column: Int)? {
    if box == other.box { return (row, column) }
    guard step == 1, other.step == 1 else { return nil }
    let place = (row: row + other.box.top - box.top, column: column + other.box.left - box.left)
    let isInside = (0..<rows).contains(place.row) && (0..<columns).contains(place.column)
    return isInside ? place : nil
  }
}

/// Where the middles of a grid's squares are in a view's space, by the hit test's own steps.
///
/// Where each step only shifts, a column's place is the same in all rows, and the other way round.
@MainActor
final class QuestionPlaces {
  /// The view and all that it stands in, its window first.
  private let way: [UIView]
  private let grid: QuestionGrid
  private let scale: CGFloat
  private var xs: [CGFloat] = []
  private var ys: [CGFloat] = []

  init(_ view: UIView, _ grid: QuestionGrid, _ scale: CGFloat) {
    way = view.ancestry.reversed()
    self.grid = grid
    self.scale = scale
    guard way.allSatisfy(\.isOnlyShifted) else { return }
    xs = (0..<grid.columns).map { found(row: 0, column: $0).x }
    ys = (0..<grid.rows).map { found(row: $0, column: 0).y }
  }

  /// How many numbers are kept.
  var size: Int { xs.count + ys.count }

  subscript(row: Int, column: Int) -> CGPoint {
    xs.isEmpty ? found(row: row, column: column) : CGPoint(x: xs[column], y: ys[row])
  }

  private func found(row: Int, column: Int) -> CGPoint {
    var point = grid.square(row: row, column: column).middle(scale)
    for view in way { point = view.hitPoint(fromSuperview: point) }
    return point
  }
}

extension UIView {
  /// Whether the view is neither turned nor stretched in its superview.
  fileprivate var isOnlyShifted: Bool {
    let map = hitTransformToSuperview
    return map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1
  }
}
