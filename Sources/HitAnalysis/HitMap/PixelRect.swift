/// A rectangle of whole pixels; left and top are inclusive, right and bottom exclusive.
nonisolated struct PixelRect: Hashable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  /// The rectangle without a pixel.
  static let none = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

  var width: Int { right - left }
  var height: Int { bottom - top }

  @inline(__always)
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The pixels of both.
  @inline(__always)
  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(left, other.left),
      top: max(top, other.top),
      right: min(right, other.right),
      bottom: min(bottom, other.bottom)
    )
  }

  /// Removes another rectangle's pixels, if the rest of this one is still a rectangle.
  @inline(__always)
  mutating func cut(_ other: PixelRect) {
    if other.left <= left, other.right >= right {
      if other.top <= top { top = max(top, min(other.bottom, bottom)) }
      if other.bottom >= bottom { bottom = min(bottom, max(other.top, top)) }
    } else if other.top <= top, other.bottom >= bottom {
      if other.left <= left { left = max(left, min(other.right, right)) }
      if other.right >= right { right = min(right, max(other.left, left)) }
    }
  }

  /// The smallest rectangle around both.
  func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      left: min(left, other.left),
      top: min(top, other.top),
      right: max(right, other.right),
      bottom: max(bottom, other.bottom)
    )
  }
}
