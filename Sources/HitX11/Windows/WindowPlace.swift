internal import CHitX11

/// Where a window lies and how large it will be, as the server tells piece by piece.
///
/// > Units: device pixels.
struct WindowPlace {
  /// The place on the screen; none before it was told.
  private(set) var origin: DevicePoint?
  /// Whether a window manager put its frame around the window.
  private var isFramed = false
  private var pendingSize: DeviceSize?

  /// Notes whether the window is in a frame.
  mutating func note(isFramed new: Bool) { isFramed = new }

  /// Takes a place and a size, which is held back until it is asked for.
  ///
  /// Inside a window manager's frame the server gives places in the frame; the manager itself sends
  /// those on the screen.
  ///
  /// - Returns: The place, if the window was moved there.
  mutating func take(_ event: XConfigureEvent) -> DevicePoint? {
    pendingSize = DeviceSize(width: event.width, height: event.height)
    guard event.send_event != 0 || !isFramed else { return nil }
    let place = DevicePoint(x: event.x, y: event.y)
    if place == origin { return nil }
    // The first place is where the window was opened.
    defer { origin = place }
    return origin == nil ? nil : place
  }

  /// Hands out the latest size that was told since this was asked last.
  mutating func takeSize() -> DeviceSize? {
    defer { pendingSize = nil }
    return pendingSize
  }
}
