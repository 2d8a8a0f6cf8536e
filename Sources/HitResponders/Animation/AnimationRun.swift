internal import Foundation

/// One call of `UIView.animate` or one property animator, from its call to its end.
///
/// A run knows its time and the views it moves; it reads no clock. It is held until an application
/// begins it, which then updates `shownProgress` by its own time and ends the run with a deadline.
final class AnimationRun {
  enum Pace {
    /// Time passes, from a share at a time; backwards where the rate is below zero.
    case moving(from: CGFloat, since: TimeInterval, rate: CGFloat)
    /// Time is stopped at a share.
    case held(CGFloat)
  }

  let duration: TimeInterval
  var pacing: AnimationPacing
  /// How many times the duration passes; forth and back counts as two.
  let cycles: CGFloat
  let autoreverses: Bool
  /// Whether views of the run receive touches: rules A5 and A8.
  var allowsInteraction: Bool
  /// Whether views that the run moves are hit where they are drawn: rule A9.
  var hitsAsShown = false
  var pace: Pace
  /// The progress that is drawn; follows the application's time.
  var shownProgress: CGFloat = 0
  /// Whether the run is between its call and its end.
  private(set) var isOpen = true
  private(set) var parts: [AnimationPart] = []
  weak var application: UIApplication?
  var deadline: Deadlines.Ticket?
  /// What happens when the time is over, instead of the run's end.
  var onDeadline: (() -> Void)?
  var completions: [(Bool) -> Void] = []

  init(
    duration: TimeInterval,
    pacing: AnimationPacing,
    allowsInteraction: Bool,
    cycles: CGFloat = 1,
    autoreverses: Bool = false
  ) {
    self.duration = max(duration, 0)
    self.pacing = pacing
    self.allowsInteraction = allowsInteraction
    self.cycles = cycles
    self.autoreverses = autoreverses
    pace = .held(0)
  }

  // MARK: Time

  /// When the run ends; infinite for one that is held or repeats for ever.
  var endTime: TimeInterval {
    guard case .moving(let share, let start, let rate) = pace else { return .infinity }
    if duration == 0 { return start.wholeMicroseconds }
    let rest = rate < 0 ? share / -rate : (cycles - share) / rate
    return (start + TimeInterval(rest) * duration).wholeMicroseconds
  }

  /// Returns the share of the duration that has passed; above 1 while the run repeats.
  func share(at time: TimeInterval) -> CGFloat {
    switch pace {
    case .held(let share): return share
    case .moving(let share, let start, let rate):
      if time < start { return share }
      if time >= endTime { return rate < 0 ? 0 : cycles }
      return min(max(share + CGFloat((time - start) / duration) * rate, 0), cycles)
    }
  }

  func progress(at time: TimeInterval) -> CGFloat {
    var share = share(at: time)
    if share > 1 || autoreverses {
      let isOver = share >= cycles
      let cycle = isOver ? cycles - 1 : share.rounded(.down)
      share -= cycle
      if autoreverses && cycle.truncatingRemainder(dividingBy: 2) == 1 { share = 1 - share }
    }
    return pacing.progress(at: share, of: duration)
  }

  /// Whether the run takes its views out of the hit test at a time: rules A1, A6, A7.
  ///
  /// It does not at its end itself, without a duration, or while it is held.
  func blocksTouches(at time: TimeInterval) -> Bool {
    if allowsInteraction || duration == 0 || !isOpen { return false }
    guard case .moving = pace else { return false }
    return time < endTime
  }

  /// When the next picture is due after the one at a time; `nil` where nothing more will move.
  func nextFrame(after time: TimeInterval, interval: TimeInterval) -> TimeInterval? {
    guard case .moving(_, let start, _) = pace, time < endTime,
      parts.contains(where: { $0.view != nil })
    else { return nil }
    return max(start, time + interval)
  }

  func shift(by seconds: TimeInterval) {
    guard case .moving(let share, let start, let rate) = pace else { return }
    pace = .moving(from: share, since: (start + seconds).wholeMicroseconds, rate: rate)
  }

  // MARK: Parts

  /// The application whose time the run follows: its first window's, else the shared one.
  var applicationOfViews: UIApplication {
    parts.lazy.compactMap { $0.view?.hostWindow?.application }.first ?? UIApplication.shared
  }

  func add(_ part: AnimationPart) { parts.append(part) }

  func remove(_ view: UIView) { parts.removeAll { $0.view === view } }

  /// The views that still exist, each once.
  var views: [UIView] { parts.compactMap(\.view).uniqued() }

  /// Whether it repeats for ever on views that no longer exist: it can be neither seen nor ended.
  var isForgotten: Bool {
    guard case .moving = pace, endTime == .infinity, deadline == nil else { return false }
    return parts.allSatisfy { $0.view == nil }
  }

  /// Closes the run and returns its completions; none is ever called twice.
  func close() -> [(Bool) -> Void] {
    isOpen = false
    defer {
      onDeadline = nil
      completions = []
      parts = []
    }
    return completions
  }
}

nonisolated extension AnimationRun: IdentityHashable {}
