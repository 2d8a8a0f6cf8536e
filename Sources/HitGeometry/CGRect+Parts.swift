package import Foundation

extension CGRect {
  /// Whether the two share an area; rectangles that only touch do not, nor does one whose place is
  /// not a number.
  package func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The parts of this rectangle that lie outside another, as rectangles that do not overlap.
  package func without(_ other: CGRect) -> [CGRect] {
    let common = intersection(other)
    guard !common.isNull, !common.isEmpty else { return [self] }
    let strips = [
      CGRect(x: minX, y: minY, width: width, height: common.minY - minY),
      CGRect(x: minX, y: common.maxY, width: width, height: maxY - common.maxY),
      CGRect(x: minX, y: common.minY, width: common.minX - minX, height: common.height),
      CGRect(x: common.maxX, y: common.minY, width: maxX - common.maxX, height: common.height),
    ]
    return strips.filter { $0.width > 0 && $0.height > 0 }
  }
}
