internal import Foundation
internal import HitResponders

/// The ticks of a ruler: as many as have room, at round times.
nonisolated struct TimeRuler {
  struct Tick: Hashable {
    var x: CGFloat
    /// The time in words; nothing half way between two.
    var words: String?
  }

  private let scale: TimeScale

  init(scale: TimeScale) { self.scale = scale }

  /// The steps between two times that are told, in microseconds.
  private static let steps: [Double] =
    [1e3, 2e3, 5e3, 1e4, 2e4, 5e4, 1e5, 2e5, 5e5].map { $0 }
    + [1, 2, 5, 10, 20, 30, 60, 120, 300, 600, 1200, 1800, 3600, 7200].map { $0 * 1e6 }

  /// The least room, in points, from one tick that is told to the next: wider than any of their
  /// words.
  static let room: Double = 62

  /// The time from one tick that is told to the next.
  var step: Double {
    Self.steps.first { $0 >= scale.pitch * Self.room } ?? Self.steps[Self.steps.count - 1]
  }

  var ticks: [Tick] {
    let half = step / 2
    let first = Int((max(0, scale.window.start) / half).rounded(.up))
    let last = Int((scale.window.end / half).rounded(.down))
    guard first <= last, last - first < 400 else { return [] }
    return (first...last).map { number in
      let time = Double(number) * half
      return Tick(x: scale.x(time).rounded(.down), words: number % 2 == 0 ? words(time) : nil)
    }
  }

  private func words(_ time: Double) -> String {
    step >= 60e6 ? Self.clock(time) : ShortNumber.text((time / 1e3).rounded() / 1e3)
  }

  /// A time as `29:06`.
  static func clock(_ time: Double) -> String {
    let seconds = Int((time / 1e6).rounded(.down))
    let rest = seconds % 60
    return "\(seconds / 60):\(rest < 10 ? "0" : "")\(rest)"
  }
}
