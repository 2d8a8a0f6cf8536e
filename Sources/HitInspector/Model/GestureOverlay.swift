package import Foundation
internal import HitResponders

/// What gestures draw over the scene at one time.
///
/// > Coordinates: screen points of the scene.
nonisolated package struct GestureOverlay: Hashable, Sendable {
  /// The tag of a recognizer at the corner of its view.
  package struct Tag: Hashable, Sendable {
    /// The words, as `pan began`.
    package var text: String
    package var shape: SceneShape
    /// Whether the gesture was recognized; else it failed.
    package var isRecognized: Bool
  }

  /// A circle around the place where a finger landed, as far as it may stray.
  package struct Slop: Hashable, Sendable {
    package var center: CGPoint
    package var radius: CGFloat
  }

  /// How much of a long press has passed, from 0 to 1, and where the finger is held.
  package struct Hold: Hashable, Sendable {
    package var center: CGPoint
    package var progress: CGFloat
  }

  package var tags: [Tag] = []
  /// How far a finger may stray while a tap or a long press may still win.
  package var slop: Slop?
  /// The long press that is waited for or has begun.
  package var hold: Hold?
  /// When the overlay changes by itself; `nil` where nothing in it depends on time.
  package var nextChange: TimeInterval?

  package init() {}
}

nonisolated extension GestureOverlay {
  /// How long the tag of a gesture that failed stays.
  static let failureDuration: TimeInterval = 1
  /// The time between two pictures of a closing ring.
  static let frameDuration: TimeInterval = 1.0 / 60

  /// Makes what recognizers, and fingers in the order they landed, show at a time of the session.
  package init(_ rows: [GestureRow], _ imprints: [TouchImprint], now: TimeInterval) {
    tags = rows.compactMap { row in
      if row.isRecognized {
        return Tag(text: "\(row.title) \(row.state.word)", shape: row.shape, isRecognized: true)
      }
      guard let text = Self.failure(row), let time = row.changeTime else { return nil }
      let end = time + Self.failureDuration
      if now >= end { return nil }
      wake(at: end)
      return Tag(text: text, shape: row.shape, isRecognized: false)
    }
    guard let first = imprints.first, first.isDown else { return }
    let radius = rows.lazy.filter(\.isOpen).compactMap(\.limits.slop).max()
    slop = radius.map { Slop(center: first.point, radius: $0) }
    hold =
      rows.lazy.compactMap { row in
        row.limits.holdDuration.flatMap { Self.hold(row, duration: $0, first, now: now) }
      }.first
    if let hold, hold.progress < 1 { wake(at: now + Self.frameDuration) }
  }

  private mutating func wake(at time: TimeInterval) {
    nextChange = min(time, nextChange ?? .infinity)
  }

  private static func failure(_ row: GestureRow) -> String? {
    guard row.part == .told, row.state == .failed || row.state == .cancelled else { return nil }
    return "\(row.title) \(row.state.word)" + (row.remark.map { ": \($0)" } ?? "")
  }

  private static func hold(
    _ row: GestureRow,
    duration: TimeInterval,
    _ imprint: TouchImprint,
    now: TimeInterval
  ) -> Hold? {
    if row.isRecognized, row.state.isGoingOn { return Hold(center: imprint.point, progress: 1) }
    guard row.isOpen, duration > 0 else { return nil }
    let share = (now - imprint.start) / duration
    return Hold(center: imprint.point, progress: min(max(CGFloat(share), 0), 1))
  }
}
