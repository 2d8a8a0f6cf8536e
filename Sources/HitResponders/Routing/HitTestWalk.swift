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
    public internal(set) var verdicts: [HitTestVerdict] = []
    /// What the view answered.
    public internal(set) var answer: UIView?
    /// Views that this view's code hit-tested by hand, with the framework's reasons.
    public internal(set) var asides: [(view: UIView, verdict: HitTestVerdict)] = []
    /// What the subview that was asked last during this turn answered; none if none was asked.
    package internal(set) var lastInnerAnswer: UIView??

    /// Whether the answer differs from what the framework's rules alone would give.
    public var isOverride: Bool {
      switch verdicts.last {
      case nil: true
      case .descended: answer !== ((lastInnerAnswer ?? nil) ?? view)
      case .some: answer != nil
      }
    }
  }

  /// The turns in the order the views were asked; windows have depth 0, front to back.
  public let visits: [Visit]

  /// The view that the walk found.
  public var hit: UIView? { visits.last { $0.depth == 0 }?.answer }

  init(visits: [Visit]) {
    self.visits = visits
  }

  /// Runs `body` and folds the steps it causes into a walk.
  public init(of body: () -> UIView?) {
    let watcher = Watcher()
    _ = Routing.watched(by: watcher, body)
    self = watcher.fold.take()
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
    var fold = WalkFold()

    func routing(_ step: RoutingStep) { fold.add(step) }
  }
}

/// Folds the flat steps of hit tests into the turns they make up.
struct WalkFold {
  private var visits: [HitTestWalk.Visit] = []
  /// The places in `visits` of the turns that are open, outermost first.
  private var open: [Int] = []

  mutating func add(_ step: RoutingStep) {
    switch step {
    case .asked(let view, let point):
      visits.append(HitTestWalk.Visit(view: view, point: point, depth: open.count))
      open.append(visits.count - 1)
    case .judged(let view, let verdict):
      guard let top = open.last else { return }
      if visits[top].view === view {
        visits[top].verdicts.append(verdict)
      } else {
        // A verdict on a view that nobody asked: user code hit-tests by hand, in its own name.
        visits[top].asides.append((view, verdict))
      }
    case .answered(_, let hit):
      guard let index = open.popLast() else { return }
      visits[index].answer = hit
      // What a view asked by hand found below itself is no answer to this turn's question.
      if let outer = open.last, visits[index].view.superview === visits[outer].view {
        visits[outer].lastInnerAnswer = .some(hit)
      }
    default: break
    }
  }

  /// Returns the walk so far and starts anew.
  mutating func take() -> HitTestWalk {
    defer {
      visits = []
      open = []
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
