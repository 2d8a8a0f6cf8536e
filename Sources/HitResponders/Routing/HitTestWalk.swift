public import Foundation

/// The explanation of one hit test: every view asked, in order, and why each answered as it did.
///
/// A walk is folded from routing steps after the fact, so producing one never changes routing. The
/// turns are kept flat, in the order the views were asked, so that a walk of any depth is cheap to
/// hold and to let go.
public struct HitTestWalk {
  /// One view's turn in the walk.
  public struct Visit {
    /// The view that was asked.
    public let view: UIView
    /// The point put to the view, in its bounds space.
    public let point: CGPoint
    /// How many turns were open when this one began.
    public let depth: Int
    /// The framework's own reasons; empty when an override answered alone.
    public let verdicts: [HitTestVerdict]
    /// What the view answered.
    public let answer: UIView?
    /// Views that this view's code hit-tested by hand, with the framework's reasons.
    public fileprivate(set) var asides: [(view: UIView, verdict: HitTestVerdict)] = []
    /// Whether the answer differs from what the framework's rules alone would give.
    public let isOverride: Bool
    /// Whether a subview was asked during this turn.
    package let hasAskedBelow: Bool
  }

  /// The turns in the order the views were asked; windows have depth 0, front to back.
  public let visits: [Visit]

  /// The view that the walk found.
  public let hit: UIView?

  init(visits: [Visit]) {
    self.visits = visits
    var last = visits.count - 1
    while last >= 0, visits[last].depth > 0 { last -= 1 }
    hit = last >= 0 ? visits[last].answer : nil
  }

  /// Runs `body` and folds the steps it causes into a walk.
  public init(of body: () -> UIView?) {
    let watcher = Watcher()
    _ = Routing.watched(by: watcher, body)
    self = watcher.walk.take()
  }

  /// Asks the visible windows of an application as a touch at a point would, and sends nothing.
  ///
  /// > Coordinates: `point` is in screen points.
  public init(at point: CGPoint, in application: UIApplication) {
    self.init {
      application.inForce {
        for window in application.windowsFrontToBack {
          if let hit = window.ask(window.hitPoint(fromSuperview: point), with: nil) {
            return hit
          }
        }
        return nil
      }
    }
  }

  private final class Watcher: RoutingObserver {
    let interests: RoutingInterests = .hitTests
    var walk = LiveWalk()

    func routing(_ step: RoutingStep) { walk.add(step) }
  }
}

/// A walk that goes on, with the views of its turns.
struct LiveWalk {
  private var fold = WalkFold()
  private var views: [UIView] = []

  mutating func add(_ step: RoutingStep) {
    switch step {
    case .asked(let view, let point): fold.ask(view, number: number(view), at: point)
    case .judged(let view, let verdict): fold.judge(view, number: number(view), verdict)
    case .answered(let view, let hit): fold.answer(view, hit, number: hit.map { number($0) })
    default: break
    }
  }

  private mutating func number(_ view: UIView) -> Int {
    views.append(view)
    return views.count - 1
  }

  /// Returns the walk so far and starts anew.
  mutating func take() -> HitTestWalk {
    defer { self = LiveWalk() }
    var visits: [HitTestWalk.Visit] = []
    visits.reserveCapacity(fold.turns.count)
    for turn in fold.turns {
      var verdicts = turn.earlierVerdicts
      if let verdict = turn.verdict { verdicts.append(verdict) }
      if turn.isAside {
        // It was hit-tested by the code of the turn that was open last then.
        guard let place = visits.lastIndex(where: { $0.depth == turn.depth - 1 }) else { continue }
        visits[place].asides += verdicts.map { (views[turn.view], $0) }
        continue
      }
      visits.append(
        HitTestWalk.Visit(
          view: views[turn.view],
          point: turn.point,
          depth: turn.depth,
          verdicts: verdicts,
          answer: turn.answer.map { views[$0] },
          isOverride: turn.isOverride,
          hasAskedBelow: turn.hasAskedBelow
        )
      )
    }
    return HitTestWalk(visits: visits)
  }
}

extension HitTestWalk: @MainActor CustomStringConvertible {
  /// One indented line a turn, such as `  badge (5, 5) outside -> nil`.
  public var description: String {
    WalkRecord(self).lines.map(\.text).joined(separator: "\n")
  }
}
