internal import Foundation
internal import HitGeometry

/// Where the list of the views at a point stands: beside the parent of the view that is asked about,
/// and in no case on that view.
///
/// > Coordinates: window space.
nonisolated struct ViewStackPlace {
  static let width: CGFloat = 316
  static let head: CGFloat = 28
  static let row: CGFloat = 23
  static let foot: CGFloat = 31
  /// The most rows; more scroll.
  static let mostRows = 12
  /// How far its shadow reaches.
  static let shadow: CGFloat = 10
  private static let gap: CGFloat = 8

  /// The list without its shadow.
  let rect: CGRect

  /// Finds a place on a canvas for a number of rows.
  ///
  /// - Parameters:
  ///   - rows: The number of rows there are.
  ///   - asked: The view that is asked about.
  ///   - parent: Its superview's bounds, if it has one.
  ///   - canvas: Where the list is to be seen.
  init(rows: Int, asked: CGRect, parent: CGRect?, canvas: CGRect) {
    let room = canvas.insetBy(dx: 4, dy: 4)
    let frame = Self.head + Self.foot
    let fitting = max(1, Int((room.height - frame) / Self.row))
    let count = min(rows, Self.mostRows, fitting)
    let size = CGSize(width: Self.width, height: frame + CGFloat(count) * Self.row)
    func places(beside box: CGRect) -> [CGRect] {
      let y = min(max(asked.midY - size.height / 2, room.minY), room.maxY - size.height)
      let x = min(max(asked.midX - size.width / 2, room.minX), room.maxX - size.width)
      return [
        CGPoint(x: box.maxX + Self.gap, y: y), CGPoint(x: box.minX - Self.gap - size.width, y: y),
        CGPoint(x: x, y: box.maxY + Self.gap), CGPoint(x: x, y: box.minY - Self.gap - size.height),
      ].map { CGRect(origin: CGPoint(x: $0.x.rounded(), y: $0.y.rounded()), size: size) }
    }
    let candidates = (parent.map { places(beside: $0) } ?? []) + places(beside: asked)
    if let free = candidates.first(where: { room.contains($0) && !$0.overlaps(asked) }) {
      rect = free
      return
    }
    // A view that takes all of the canvas leaves no place beside it: the corner it has least of.
    let corners = [
      CGPoint(x: room.maxX - size.width, y: room.maxY - size.height),
      CGPoint(x: room.maxX - size.width, y: room.minY),
      CGPoint(x: room.minX, y: room.maxY - size.height), CGPoint(x: room.minX, y: room.minY),
    ].map { CGRect(origin: $0, size: size) }
    func covered(_ rect: CGRect) -> CGFloat {
      let common = rect.intersection(asked)
      return common.isNull ? 0 : common.width * common.height
    }
    rect = corners.min { covered($0) < covered($1) } ?? CGRect(origin: room.origin, size: size)
  }
}
