package import Foundation

/// Folds the flat steps of a hit test into the turns they make up.
///
/// It keeps no view. The caller gives each view a number, which is its place in a list of views
/// or of names; turns with one view may have several numbers.
package struct WalkFold {
  /// One view's turn.
  package struct Turn {
    /// The number of the view.
    package let view: Int
    /// The point put to the view, in its bounds space.
    package let point: CGPoint
    /// How many turns were open when this one began.
    package let depth: Int
    /// Whether the framework did not ask the view: code of the turn around it hit-tested it by
    /// hand.
    package let isAside: Bool
    /// The framework's last reason; none when an override answered alone.
    package fileprivate(set) var verdict: HitTestVerdict?
    /// The reasons before that, where an override asked `super` more than once.
    package fileprivate(set) var earlierVerdicts: [HitTestVerdict] = []
    /// The number of what the view answered.
    package fileprivate(set) var answer: Int?
    /// Whether a subview was asked during this turn.
    package fileprivate(set) var hasAskedBelow = false
    fileprivate let object: ObjectIdentifier
    private var found: ObjectIdentifier?
    /// What the subview that was asked last found.
    private var foundBelow: ObjectIdentifier?

    fileprivate init(_ object: UIView, _ view: Int, _ point: CGPoint, depth: Int, isAside: Bool) {
      self.object = ObjectIdentifier(object)
      self.view = view
      self.point = point
      self.depth = depth
      self.isAside = isAside
    }

    /// Whether the answer differs from what the framework's rules alone would give.
    package var isOverride: Bool {
      switch verdict {
      case nil: true
      case .descended: found != foundBelow ?? object
      case .some: found != nil
      }
    }

    fileprivate mutating func judge(_ reason: HitTestVerdict) {
      if let verdict { earlierVerdicts.append(verdict) }
      verdict = reason
    }

    fileprivate mutating func answer(_ hit: UIView?, _ number: Int?) {
      found = hit.map { ObjectIdentifier($0) }
      answer = number
    }

    fileprivate mutating func noteBelow(_ hit: UIView?) {
      hasAskedBelow = true
      foundBelow = hit.map { ObjectIdentifier($0) }
    }
  }

  /// The turns in the order in which they began.
  package private(set) var turns: [Turn] = []
  /// The places in `turns` of those that are open, outermost first.
  private var open: [Int] = []

  /// Makes a fold of nothing.
  package init() {}

  /// Forgets all turns.
  package mutating func removeAll() {
    if turns.isEmpty { return }
    turns.removeAll(keepingCapacity: true)
    open.removeAll(keepingCapacity: true)
  }

  /// Begins a turn.
  package mutating func ask(_ view: UIView, number: Int, at point: CGPoint) {
    turns.append(Turn(view, number, point, depth: open.count, isAside: false))
    open.append(turns.count - 1)
  }

  /// Adds a reason: of the turn that is open, or of a view that was not asked.
  package mutating func judge(_ view: UIView, number: Int, _ verdict: HitTestVerdict) {
    guard let top = open.last else { return }
    if turns[top].object == ObjectIdentifier(view) { return turns[top].judge(verdict) }
    turns.append(Turn(view, number, .zero, depth: open.count, isAside: true))
    turns[turns.count - 1].judge(verdict)
  }

  /// Ends a turn.
  package mutating func answer(_ view: UIView, _ hit: UIView?, number: Int?) {
    guard let index = open.popLast() else { return }
    turns[index].answer(hit, number)
    // What a view asked by hand found below itself is no answer to this turn's question.
    guard let outer = open.last, let superview = view.superview,
      turns[outer].object == ObjectIdentifier(superview)
    else { return }
    turns[outer].noteBelow(hit)
  }
}
