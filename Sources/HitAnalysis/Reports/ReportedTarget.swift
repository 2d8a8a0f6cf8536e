public import Foundation
public import HitResponders

/// An interactive view of a report, with the parts in which it is drawn and lost.
public struct ReportedTarget {
  /// The kind of a lost part.
  public enum LossKind: String {
    /// The view is drawn and a press there is lost: refused on the way, or taken from a view of
    /// which hardly anything is left.
    case dead
    /// A view in front takes the press and no responder does anything with it.
    case dropped
    /// A view in front takes the press and handles it, as views in front do.
    case covered
    /// The view is behind a dimming view, as is everything behind a sheet.
    case behind
  }

  /// A lost part.
  public struct Loss {
    /// The kind.
    public let kind: LossKind
    /// Where it is, who receives the press there, and why.
    public let region: RegionLoss
  }

  /// The view's regions.
  public let regions: ViewRegions
  /// The lost parts, the largest first.
  public let losses: [Loss]

  /// The part of the drawn area below which a covered view counts as dead where it is covered.
  private static let leastShare: CGFloat = 0.6

  /// The dimming view in front of the view.
  public let backdrop: UIView?

  init(_ regions: ViewRegions) {
    self.regions = regions
    let backdrop = regions.backdrop
    self.backdrop = backdrop
    let lost = regions.losses
    if lost.isEmpty {
      losses = []
      return
    }
    let isStarving = regions.reachedSize(losing: lost) < Self.leastShare * regions.drawnSize
    losses = lost.map { loss in
      let kind: LossKind =
        if loss.cause == .covered, backdrop != nil {
          .behind
        } else if loss.cause == .covered, regions.isBackdrop {
          .covered
        } else if loss.cause != .covered || isStarving {
          .dead
        } else if let receiver = loss.receiver, !receiver.isHandled(upTo: regions.view) {
          .dropped
        } else {
          .covered
        }
      return Loss(kind: kind, region: loss)
    }
  }

  /// How much of the view is drawn and dead, in square points.
  public var deadSize: CGFloat { deadAreas.reduce(0) { $0 + $1.size } }

  /// Where the view is drawn and dead.
  var deadAreas: [HitArea] { losses.filter { $0.kind == .dead }.map(\.region.area) }
}
