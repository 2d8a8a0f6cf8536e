import Foundation

/// Puts the fingers that change at one time together, as the touchscreen read them.
///
/// X tells each finger by itself and never says where a reading of the screen ends. A reading ends
/// where a finger that is in it changes again, where the server's time has gone on by more than a
/// reading takes, and where the server has answered a question: it takes none within a reading.
nonisolated struct TouchFrames {
  /// The fingers that changed at one time.
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
  /// Touchscreens read at most every four milliseconds; a driver stamps the fingers of a reading one
  /// after the other.
  private static let longestReading: TimeInterval = 0.003_5

  /// The fingers that are down, in the order they came.
  private var live: [Finger] = []
  /// The changes of the reading that is being put together, and the devices they came from.
  private var open: [(touch: X11Event.Touch, device: Int32)] = []
  private var start: TimeInterval = 0
  private var latest: TimeInterval = 0

  /// Whether a reading is being put together.
  var isOpen: Bool { !open.isEmpty }

  /// Takes a change of a finger.
  ///
  /// A finger nobody knows is left out: it was cancelled before.
  ///
  /// - Returns: The frame that this change shows to be complete.
  mutating func take(_ touch: X11Event.Touch, of device: Int32, at time: TimeInterval) -> Frame? {
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

  /// Ends the reading that is being put together, if there is one.
  mutating func close() -> Frame? {
    guard !open.isEmpty else { return nil }
    defer { open = [] }
    return Frame(touches: open.map(\.touch), timestamp: latest)
  }

  /// Cancels every finger that is down.
  ///
  /// - Returns: What is told of it: the reading before, then the end of all.
  mutating func cancelAll(at time: TimeInterval) -> [Frame] {
    let before = close()
    defer { live = [] }
    return [before, cancelled(live, at: time)].compactMap { $0 }
  }

  /// Cancels the fingers on a device that went away.
  ///
  /// The server lifts them itself just before it says that the device is gone: lifts in the reading
  /// that is open were none.
  mutating func cancel(device: Int32, at time: TimeInterval) -> [Frame] {
    for index in open.indices where open[index].device == device {
      if open[index].touch.phase == .ended { open[index].touch.phase = .cancelled }
    }
    let before = close()
    let gone = live.filter { $0.device == device }
    live.removeAll { $0.device == device }
    return [before, cancelled(gone, at: time)].compactMap { $0 }
  }

  private func cancelled(_ fingers: [Finger], at time: TimeInterval) -> Frame? {
    guard !fingers.isEmpty else { return nil }
    return Frame(
      touches: fingers.map {
        X11Event.Touch(id: $0.id, phase: .cancelled, locationInWindow: $0.location)
      },
      timestamp: time
    )
  }
}
