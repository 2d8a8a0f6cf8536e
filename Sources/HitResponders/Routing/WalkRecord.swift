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
    let lines = walk.lines(includesUnasked: includesUnasked).map(\.line)
    self.init(lines: lines, hit: walk.hit?.routingName)
  }
}

extension HitTestWalk {
  /// The lines of a walk's record, each with the view that it tells of.
  ///
  /// - Parameter includesUnasked: As a record's own.
  /// - Returns: The lines in the order the views were asked.
  package func lines(includesUnasked: Bool) -> [(view: UIView, line: WalkRecord.Line)] {
    let lines = visits.map { (view: $0.view, line: WalkRecord.Line($0)) }
    return includesUnasked ? WalkRecord.Unasked(self).merged(into: lines) : lines
  }
}

extension WalkRecord.Line {
  @MainActor
  fileprivate init(_ visit: HitTestWalk.Visit) {
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
  /// The line as every output prints it.
  public var text: String {
    let indent = String(repeating: "  ", count: depth)
    let place = "\(indent)\(view) \(ShortNumber.point(point))"
    if !isAsked { return "\(place) not asked, would be inside" }
    let mark = isOverride && !verdicts.isEmpty ? " (override)" : ""
    let notes = asides.map { " (aside: \($0.view) \($0.verdict.text))" }.joined()
    return "\(place) \(reason) -> \(answer ?? "nil")\(mark)\(notes)"
  }

  /// The reasons in words, or `override` where there is none.
  public var reason: String {
    if verdicts.isEmpty { return "override" }
    return verdicts.map(\.text).joined(separator: "+")
  }
}

nonisolated extension HitTestVerdict {
  /// The verdict's word, with the number that explains it.
  fileprivate var text: String {
    if case .transparent(let alpha) = self {
      return "transparent (alpha \(ShortNumber.exact(Double(alpha))))"
    }
    return word
  }
}
