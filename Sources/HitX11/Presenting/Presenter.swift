internal import CHitX11

/// Keeps the pixels of one window and shows their damaged parts.
///
/// There is one image. The server reports when it has read a shared one; until then nothing is
/// written where it may still read.
final class Presenter {
  private let connection: X11Connection
  private let window: WindowHandle
  private var buffer: ImageBuffer?
  private var isSharingRefused = false
  /// The extent whose pixels were painted; nothing beyond it may be shown.
  private var paintedSize = DeviceSize.zero
  /// What the server may still have to read, with the numbers of the requests.
  private var unread: [(place: DeviceRect, serial: UInt)] = []

  init(of window: WindowHandle, on connection: X11Connection) {
    self.window = window
    self.connection = connection
  }

  /// Whether the server reads the pixels from shared memory.
  var isShared: Bool { buffer?.isShared ?? false }

  /// Lends the pixels to `paint` and shows the rectangles that it returns.
  ///
  /// - Parameters:
  ///   - size: The size of the window.
  ///   - places: Where a buffer that is not fresh is written; `nil` is anywhere.
  ///   - paint: Paints, and returns what it changed.
  /// - Returns: Whether there were pixels to lend.
  func draw(
    _ size: DeviceSize,
    within places: [DeviceRect]?,
    _ paint: (FrameBuffer) -> [DeviceRect]
  ) -> Bool {
    guard !connection.isLost, size.isPositive else { return false }
    if paintedSize != size || mayRead(places) { waitUntilRead() }
    guard let buffer = buffer(for: size) else { return false }
    let isFresh = paintedSize != size
    let damage = paint(FrameBuffer(buffer, size: size, isFresh: isFresh))
    paintedSize = size
    show(isFresh ? [DeviceRect(covering: size)] : damage)
    return true
  }

  /// Shows again what was painted, where the server lost it.
  func show(_ places: [DeviceRect]) {
    guard !connection.isLost, let buffer else { return }
    let painted = DeviceRect(covering: paintedSize)
    let places = places.map { $0.intersection(painted) }.filter { !$0.isEmpty }
    for (index, place) in places.enumerated() {
      put(place, of: buffer, isLast: index == places.count - 1)
    }
  }

  /// Records that the server has read the pixels of a request and of all before it.
  func finish(upTo serial: UInt) {
    unread.removeAll { $0.serial <= serial }
  }

  /// Whether the server may still have to read pixels in some places.
  private func mayRead(_ places: [DeviceRect]?) -> Bool {
    guard let places else { return !unread.isEmpty }
    return unread.contains { one in places.contains { !$0.intersection(one.place).isEmpty } }
  }

  private func put(_ place: DeviceRect, of buffer: ImageBuffer, isLast: Bool) {
    let (x, y) = (place.origin.x, place.origin.y)
    let (width, height) = (UInt32(place.size.width), UInt32(place.size.height))
    let (id, context, image) = (window.id, window.context, buffer.image)
    if buffer.isShared {
      let display = connection.request("XShmPutImage")
      unread.append((place, XNextRequest(display)))
      let reports: Int32 = isLast ? 1 : 0
      XShmPutImage(display, id, context, image, x, y, x, y, width, height, reports)
    } else {
      let display = connection.request("XPutImage")
      XPutImage(display, id, context, image, x, y, x, y, width, height)
    }
  }

  /// Waits until the server has read the pixels it was shown.
  ///
  /// The answer of a round trip proves it: the server answers in order. Usually the completion
  /// event has come long before and there is nothing to wait for.
  private func waitUntilRead() {
    if unread.isEmpty { return }
    connection.roundTrip()
    unread = []
  }

  private func buffer(for size: DeviceSize) -> ImageBuffer? {
    if let buffer, buffer.capacity.holds(size), !buffer.capacity.isWasteful(for: size) {
      return buffer
    }
    buffer = nil
    paintedSize = .zero
    let capacity = size.roundedUp
    if connection.sharedMemory != nil, !isSharingRefused {
      buffer = ImageBuffer(sharedOn: connection, capacity: capacity)
      isSharingRefused = buffer == nil
    }
    buffer = buffer ?? ImageBuffer(privateOn: connection, capacity: capacity)
    return buffer
  }
}

extension DeviceSize {
  /// Pixels are added in steps of this many, so that resizing seldom needs a new image.
  private static var step: Int32 { 256 }

  fileprivate var roundedUp: DeviceSize {
    DeviceSize(
      width: (width + Self.step - 1) / Self.step * Self.step,
      height: (height + Self.step - 1) / Self.step * Self.step
    )
  }

  fileprivate func holds(_ size: DeviceSize) -> Bool {
    width >= size.width && height >= size.height
  }

  fileprivate func isWasteful(for size: DeviceSize) -> Bool {
    let need = size.roundedUp
    return Int(width) * Int(height) > 4 * Int(need.width) * Int(need.height)
  }
}

/// The pixels of a window, lent for the time it takes to paint them.
///
/// The pixels keep what was painted before, so painting only what changed is enough, unless
/// `isFresh` says that nothing is there yet.
///
/// > Units: device pixels of 32 bits: blue, green, red, alpha in memory, colours premultiplied.
package nonisolated struct FrameBuffer {
  private let buffer: ImageBuffer
  /// The extent that the window shows.
  package let size: DeviceSize
  /// Whether the pixels hold nothing painted before, so that all must be painted.
  package let isFresh: Bool

  fileprivate init(_ buffer: ImageBuffer, size: DeviceSize, isFresh: Bool) {
    self.buffer = buffer
    self.size = size
    self.isFresh = isFresh
  }

  /// The first byte of the top row; valid as long as `owner` is kept.
  package var pixels: UnsafeMutableRawPointer { buffer.pixels }
  /// What keeps the pixels.
  package var owner: AnyObject { buffer }
  /// The number of bytes from one row to the next.
  package var stride: Int { buffer.stride }
}
