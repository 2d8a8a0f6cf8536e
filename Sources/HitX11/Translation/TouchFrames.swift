import Foundation

/// Groups the fingers that change at one time, as the touchscreen read them.
///
/// X reports each finger separately and never where a reading of the screen ends. A reading ends
/// when a finger in it changes again, when the server's time has advanced by more than a reading
/// takes, and when the server has answered a request: it serves none within a reading.
nonisolated struct TouchFrames {
  struct Frame: Equatable {
    var touches: [X11Event.Touch]
    var timestamp: TimeInterval
  }

  private struct Finger {
    var id: UInt32
    var device: Int32
    var location: CGPoint
  }

  /// The longest time between the first and the last finger of one reading.
  ///
  /// Touchscreens read at most every four milliseconds; a driver stamps the fingers of a reading
  /// one after the other.
  private static let longestReading: TimeInterval = 0.003_5

  /// The fingers that are down, in order of arrival.
  private var live: [Finger] = []
  /// The changes of the current reading, and the devices they came from.
  private var open: [(touch: X11Event.Touch, device: Int32)] = []
  private var start: TimeInterval = 0
  private var latest: TimeInterval = 0

  /// Whether a reading has begun and not ended.
  var isOpen: Bool { !open.isEmpty }

  /// Adds a change of a finger.
  ///
  /// A finger that is not known is ignored: it was cancelled before.
  ///
  /// - Returns: The frame that this change shows to be complete.
  mutating func add(_ touch: X11Event.Touch, of device: Int32, at time: TimeInterval) -> Frame? {
    let index = live.firstIndex { $0.id == touch.id }
    guard (index == nil) == (touch.phase == .began) else { return nil }
    let isSameReading =
      time - start <= Self.longestReading && !open.contains { $0.touch.id == touch.id }
    let complete = isSameReading ? nil : close()
    if open.isEmpty { start = time }
    latest = time
    open.append((touch, device))
    switch (touch.phase, index) {
    case (.moved, let index?): live[index].location = touch.locationInWindow
    case (_, let index?): live.remove(at: index)
    case (_, nil):
      live.append(Finger(id: touch.id, device: device, location: touch.locationInWindow))
    }
    return complete
  }

  /// Ends the current reading, if there is one.
  mutating func close() -> Frame? {
    guard !open.isEmpty else { return nil }
    defer { open = [] }
    return Frame(touches: open.map(\.touch), timestamp: latest)
  }

  /// Cancels every finger that is down.
  ///
  /// - Returns: What to report: the current reading, then the end of all fingers.
  mutating func cancelAll(at time: TimeInterval) -> [Frame] {
    cancel(at: time) { _ in true }
  }

  /// Cancels the fingers on a device that went away.
  ///
  /// The server lifts them itself just before it reports the loss: lifts in the current reading
  /// count as cancelled.
  mutating func cancel(device: Int32, at time: TimeInterval) -> [Frame] {
    for index in open.indices where open[index].device == device {
      if open[index].touch.phase == .ended { open[index].touch.phase = .cancelled }
    }
    return cancel(at: time) { $0.device == device }
  }

  private mutating func cancel(at time: TimeInterval, _ isGone: (Finger) -> Bool) -> [Frame] {
    var frames = close().map { [$0] } ?? []
    let ends = live.filter(isGone).map {
      X11Event.Touch(id: $0.id, phase: .cancelled, locationInWindow: $0.location)
    }
    live.removeAll(where: isGone)
    if !ends.isEmpty { frames.append(Frame(touches: ends, timestamp: time)) }
    return frames
  }
}
