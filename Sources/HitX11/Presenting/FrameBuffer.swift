/// The pixels of a window, lent for the time it takes to paint them.
///
/// The pixels keep what was painted before, so painting only what changed is enough, unless
/// `isFresh` says that nothing is there yet.
///
/// > Units: device pixels of 32 bits: blue, green, red, alpha in memory, colours premultiplied.
public nonisolated struct FrameBuffer {
  /// The first byte of the top row; valid as long as `owner` is kept.
  public let pixels: UnsafeMutableRawPointer
  /// What keeps the pixels.
  public let owner: AnyObject
  /// The number of bytes from one row to the next.
  public let stride: Int
  /// The extent that the window shows.
  public let size: DeviceSize
  /// Whether the pixels hold nothing painted before, so that all must be painted.
  public let isFresh: Bool
}
