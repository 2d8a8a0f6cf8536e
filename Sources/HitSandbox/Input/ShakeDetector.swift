internal import Foundation

/// Tells from where a window was, and when, that somebody shakes it.
///
/// A stroke is a way of some length to the left or right, or up or down. Four strokes, each against
/// the one before and none later than a second after the first, are a shake; it goes on with every
/// further stroke and ends where none has come for half a second. A window that is dragged to
/// another place, or put there and back, is not shaken.
///
/// > Units: points and seconds.
struct ShakeDetector {
  /// What a place or the passing of time says of a shake.
  enum Sign: Equatable {
    case began
    case ended
  }

  /// One of the two directions in which a window goes there and back.
  private struct Axis {
    /// The farthest place of the present stroke.
    var turn: CGFloat
    /// The sign of that stroke; none before the first.
    var direction: CGFloat = 0
    /// When the strokes began that go against each other.
    var strokes: [TimeInterval] = []

    /// Takes a place, and returns whether a stroke came to count with it.
    mutating func take(_ place: CGFloat, at time: TimeInterval) -> Bool {
      let way = place - turn
      if way * direction > 0 {
        turn = place
        return false
      }
      guard abs(way) >= ShakeDetector.shortestStroke else { return false }
      direction = way < 0 ? -1 : 1
      turn = place
      strokes = strokes.filter { time - $0 <= ShakeDetector.longestShake } + [time]
      return true
    }
  }

  /// The shortest way that counts as a stroke.
  private static let shortestStroke: CGFloat = 24
  /// The longest time from the first stroke to the one that makes it a shake.
  private static let longestShake: TimeInterval = 1
  private static let strokesNeeded = 4
  /// How long after the last stroke a shake ends.
  static let rest: TimeInterval = 0.5

  private var axes: [Axis] = []
  private var lastStroke: TimeInterval = 0
  private(set) var isShaking = false

  /// When the present shake ends unless another stroke comes.
  var end: TimeInterval? { isShaking ? lastStroke + Self.rest : nil }

  /// Takes where the window is.
  mutating func take(_ origin: CGPoint, at time: TimeInterval) -> [Sign] {
    var signs = advance(to: time)
    let places = [origin.x, origin.y]
    guard !axes.isEmpty else {
      axes = places.map { Axis(turn: $0) }
      return signs
    }
    for index in axes.indices where axes[index].take(places[index], at: time) {
      lastStroke = time
      if !isShaking, axes[index].strokes.count >= Self.strokesNeeded {
        isShaking = true
        signs.append(.began)
      }
    }
    return signs
  }

  mutating func advance(to time: TimeInterval) -> [Sign] {
    guard let end, time >= end else { return [] }
    self = ShakeDetector()
    return [.ended]
  }
}
