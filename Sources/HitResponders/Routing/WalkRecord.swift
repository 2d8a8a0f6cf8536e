public import Foundation

/// A hit-test walk in names and numbers, which outlives the views.
nonisolated public struct WalkRecord: Hashable, Sendable {
  /// What became of one view in a walk.
  public struct Line: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// The point in the view's bounds space.
    public var point: CGPoint
    /// The framework's own reasons; empty when an override answered alone or nobody asked.
    public var verdicts: [HitTestVerdict]
    /// The name of the view that was answered.
    public var answer: String?
    /// How far the line is indented: how many turns it stands inside of.
    public var depth: Int
    /// Whether the view was asked; a view that was not would have contained the point.
    public var isAsked: Bool
    /// Whether the answer differs from what the framework's rules alone would give.
    public var isOverride: Bool
    /// Views that the view's code hit-tested by hand.
    public var asides: [Aside] = []
  }

  /// A view that another view's code hit-tested by hand, in its own name.
  public struct Aside: Hashable, Sendable {
    /// The view's name.
    public var view: String
    /// The framework's reason.
    public var verdict: HitTestVerdict
  }

  /// The lines in the order the views were asked.
  public var lines: [Line]

  /// The name of the view that the walk found.
  public var hit: String?
}

nonisolated extension WalkRecord {
  /// Writes down a walk.
  ///
  /// - Parameters:
  ///   - walk: The walk.
  ///   - includesUnasked: Whether views that nobody asked and that contain the point are written
  ///     down as well, in their places. They are asked whether the point is inside them, unwatched,
  ///     which calls their overrides.
  @preconcurrency @MainActor
  public init(_ walk: HitTestWalk, includesUnasked: Bool = false) {
    self.init(walk.lines(includesUnasked: includesUnasked).lines, of: walk)
  }

  /// Makes the record of a walk whose lines were written already.
  @MainActor
  package init(_ lines: [Line], of walk: HitTestWalk) {
    self.init(lines: lines, hit: walk.hit?.routingName)
  }
}

/// The lines of a walk's record, in the order the views were asked, and the view that each tells of.
package struct WrittenWalk {
  package private(set) var views: [UIView] = []
  package private(set) var lines: [WalkRecord.Line] = []

  init(capacity: Int) {
    views.reserveCapacity(capacity)
    lines.reserveCapacity(capacity)
  }

  mutating func append(_ view: UIView, _ line: WalkRecord.Line) {
    views.append(view)
    lines.append(line)
  }
}

extension HitTestWalk {
  /// Writes down the walk.
  ///
  /// - Parameters:
  ///   - includesUnasked: As a record's own.
  ///   - extents: Where the views are, if that is known; views that are elsewhere are then not
  ///     asked whether the point is inside them.
  /// - Returns: The lines in the order the views were asked, each with its view.
  package func lines(
    includesUnasked: Bool,
    within extents: HitExtents? = nil
  ) -> WrittenWalk {
    if includesUnasked { return WalkRecord.Unasked(self, extents).lines }
    var lines = WrittenWalk(capacity: visits.count)
    for visit in visits { lines.append(visit.view, WalkRecord.Line(visit)) }
    return lines
  }
}

extension WalkRecord.Line {
  /// Writes down the turn of a view that was asked.
  @MainActor
  init(_ visit: HitTestWalk.Visit) {
    self.init(
      view: visit.view.routingName,
      point: visit.point,
      verdicts: visit.verdicts,
      answer: visit.answer?.routingName,
      depth: visit.depth,
      isAsked: true,
      isOverride: visit.isOverride,
      asides: visit.asides.map {
        WalkRecord.Aside(view: $0.view.routingName, verdict: $0.verdict)
      }
    )
  }
}

nonisolated extension WalkRecord.Line {
  /// The line as every output shows it.
  public var message: Message {
    let kind: Message.Kind = !isAsked ? .notAsked : answer == nil ? .refused : .accepted
    return Message(kind, depth: depth, "\(name: view) \(point: point) \(outcome)")
  }

  /// The line as every output prints it.
  public var text: String { message.text }

  /// What the line says of its view and point.
  package var outcome: Wording {
    if !isAsked { return "not asked, would be inside" }
    var words: Wording = "\(reason) -> "
    words += answer.map { "\(name: $0)" } ?? "nil"
    if isOverride && !verdicts.isEmpty { words += " (override)" }
    for aside in asides { words += " (aside: \(name: aside.view) \(aside.verdict.words))" }
    return words
  }

  /// The framework's reasons, or `override` where there is none.
  package var reason: Wording {
    verdicts.isEmpty ? "override" : verdicts.map(\.words).joined(separator: "+")
  }
}
