/// A place in a window, in device pixels from its top left corner, y down.
///
/// Only this module counts in pixels; every event leaves it in points.
public nonisolated struct DevicePoint: Sendable, Hashable {
  /// The distance from the left edge, in pixels.
  public var x: Int32
  /// The distance from the top edge, in pixels.
  public var y: Int32

  /// Creates a place from its distances in pixels.
  public init(x: Int32, y: Int32) {
    self.x = x
    self.y = y
  }
}

/// An extent in device pixels.
public nonisolated struct DeviceSize: Sendable, Hashable {
  /// The number of pixels across.
  public var width: Int32
  /// The number of pixels down.
  public var height: Int32

  /// Creates an extent from its numbers of pixels.
  public init(width: Int32, height: Int32) {
    self.width = width
    self.height = height
  }

  /// Whether both numbers of pixels are above zero.
  var isPositive: Bool { width > 0 && height > 0 }
}

/// A rectangle of device pixels in a window, y down.
public nonisolated struct DeviceRect: Sendable, Hashable {
  /// The top left corner.
  public var origin: DevicePoint
  /// The extent to the right and down.
  public var size: DeviceSize

  /// Creates a rectangle from its corner and extent, all in pixels.
  public init(x: Int32, y: Int32, width: Int32, height: Int32) {
    origin = DevicePoint(x: x, y: y)
    size = DeviceSize(width: width, height: height)
  }

  /// Creates the rectangle at the origin that covers an extent.
  public init(covering size: DeviceSize) {
    origin = DevicePoint(x: 0, y: 0)
    self.size = size
  }

  /// Whether the rectangle covers no pixel.
  public var isEmpty: Bool { !size.isPositive }

  /// Returns the pixels both rectangles cover, or an empty rectangle.
  public func intersection(_ other: DeviceRect) -> DeviceRect {
    // Int64: a caller's rectangle may reach past Int32 when its corner and extent are added.
    let left = max(Int64(origin.x), Int64(other.origin.x))
    let top = max(Int64(origin.y), Int64(other.origin.y))
    let right = min(self.right, other.right)
    let bottom = min(self.bottom, other.bottom)
    guard !isEmpty, !other.isEmpty, right > left, bottom > top else {
      return DeviceRect(x: 0, y: 0, width: 0, height: 0)
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
