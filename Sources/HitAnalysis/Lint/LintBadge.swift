package import Foundation
internal import HitResponders

/// What is the matter with a view, short enough for a badge beside its name.
nonisolated package struct LintBadge: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// So much of what is drawn cannot be touched, from 0 to 1.
    case dead(CGFloat)
    /// Views in front take so much of it, from 0 to 1.
    case covered(CGFloat)
    /// It drops touches that are meant for so many other views.
    case covers(Int)
    /// No larger square than one of so many points can be touched.
    case small(CGFloat)
  }

  package var kind: Kind
  package var level: LintLevel

  /// The badge's words.
  package var text: String {
    switch kind {
    case .dead(let share): share < 1 ? "\(Self.percent(share)) dead" : "dead"
    case .covered(let share): share < 1 ? "\(Self.percent(share)) covered" : "covered"
    case .covers(let count): "covers \(count)"
    case .small(let side): "\(LintNumber.text(side)) pt"
    }
  }

  /// Whole percents, which say of a part neither that it is nothing nor that it is all.
  private static func percent(_ share: CGFloat) -> String {
    "\(Int(min(99, max(1, (share * 100).rounded())))) %"
  }
}

extension LintFinding {
  /// Adds a badge of the view that the finding is about, unless others tell as much.
  ///
  /// - Parameter regions: Where that view is drawn and reached.
  /// - Returns: The finding with its badge.
  func badged(_ regions: ViewRegions?) -> LintFinding {
    var finding = self
    finding.badge = regions.flatMap(kind).map { LintBadge(kind: $0, level: level) }
    return finding
  }

  private func kind(_ regions: ViewRegions) -> LintBadge.Kind? {
    let drawn = regions.drawnSize
    /// The share of what is drawn that the finding is about.
    var share: CGFloat { drawn > 0 ? min(1, parts.reduce(0) { $0 + $1.size } / drawn) : 1 }
    return switch rule {
    case LintRule.partlyDeadTarget.id: .dead(share)
    case LintRule.disabledAncestor.id: .dead(1)
    case LintRule.coveredTarget.id: regions.isBackdrop ? nil : .covered(1)
    case LintRule.partlyCovered.id: .covered(share)
    case LintRule.swallowedTouch.id: coveredCount > 0 ? .covers(coveredCount) : nil
    case LintRule.smallTarget.id, LintRule.sliverTarget.id:
      .small(regions.reachable.largestSide)
    default: nil
    }
  }
}
