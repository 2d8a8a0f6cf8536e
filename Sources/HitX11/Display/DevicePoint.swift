/// A place in a window, in device pixels from its top left corner, y down.
///
/// Every event leaves this module in points.
package nonisolated struct DevicePoint: Sendable, Hashable {
  package var x: Int32
  package var y: Int32
}

/// An extent in device pixels.
package nonisolated struct DeviceSize: Sendable, Hashable {
  package var width: Int32
  package var height: Int32

  static let zero = DeviceSize(width: 0, height: 0)

  var isPositive: Bool { width > 0 && height > 0 }
}

/// A rectangle of device pixels in a window, y down.
package nonisolated struct DeviceRect: Sendable, Hashable {
  package var origin: DevicePoint
  package var size: DeviceSize

  package init(x: Int32, y: Int32, width: Int32, height: Int32) {
    origin = DevicePoint(x: x, y: y)
    size = DeviceSize(width: width, height: height)
  }

  /// Creates the rectangle at the origin that covers an extent.
  package init(covering size: DeviceSize) {
    origin = DevicePoint(x: 0, y: 0)
    self.size = size
  }

  package var isEmpty: Bool { !size.isPositive }

  /// Returns the pixels both rectangles cover, or an empty rectangle.
  package func intersection(_ other: DeviceRect) -> DeviceRect {
    // Int64: a caller's rectangle may reach past Int32 when its corner and extent are added.
    let left = max(Int64(origin.x), Int64(other.origin.x))
    let top = max(Int64(origin.y), Int64(other.origin.y))
    let right = min(self.right, other.right)
    let bottom = min(self.bottom, other.bottom)
    guard !isEmpty, !other.isEmpty, right > left, bottom > top else {
      return DeviceRect(covering: .zero)
    }
    return DeviceRect(
      x: Int32(left),
      y: Int32(top),
      width: Int32(clamping: right - left),
      height: Int32(clamping: bottom - top)
    )
  }

  /// Returns the smallest rectangle that covers both.
  func union(_ other: DeviceRect) -> DeviceRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = min(origin.x, other.origin.x)
    let top = min(origin.y, other.origin.y)
    return DeviceRect(
      x: left,
      y: top,
      width: Int32(clamping: max(right, other.right) - Int64(left)),
      height: Int32(clamping: max(bottom, other.bottom) - Int64(top))
    )
  }

  private var right: Int64 { Int64(origin.x) + Int64(size.width) }
  private var bottom: Int64 { Int64(origin.y) + Int64(size.height) }
}
