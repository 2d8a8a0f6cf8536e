public import Foundation
internal import HitResponders

/// Where presses go to other views in one map than in another.
///
/// Views are matched by their names. Where the screens differ in size, the common part is compared.
///
/// ```swift
/// let comparison = MapComparison(from: before, to: now)
/// print(comparison.changedShare, comparison.changes)
/// ```
///
/// > Units: areas are in square points.
public struct MapComparison {
  /// What a view won and lost.
  public struct Change: Hashable, Sendable {
    /// The view's name.
    public let view: String
    /// How much it received before, of what is compared.
    public let before: Double
    /// How much it receives now, of what is compared.
    public let now: Double
    /// How much it receives now and did not before.
    public let won: Double
    /// How much it received before and does not now.
    public let lost: Double
  }

  /// A part that went from one view to another.
  public struct Transfer: Hashable, Sendable {
    /// The view that received presses there before; `nil` where none did.
    public let from: String?
    /// The view that receives presses there now; `nil` where none does.
    public let to: String?
    /// How much it is.
    public let area: Double
  }

  /// An interactive view of which more is drawn and dead in one of the maps than in the other.
  public struct DeadZone: Hashable, Sendable {
    /// The view's name.
    public let view: String
    /// How much more of it is dead.
    public let area: Double
  }

  /// The earlier map.
  public let before: MapReport
  /// The later map.
  public let now: MapReport
  /// The views whose areas changed, the largest change first; equal ones by name.
  public let changes: [Change]
  /// The parts that went to another view, the largest first.
  public let transfers: [Transfer]
  /// How much goes to another view.
  public let changedArea: Double
  /// How much is compared.
  public let comparedArea: Double
  /// The parts that go to another view, as rectangles that do not overlap, in screen points.
  public let changedRects: [CGRect]
  /// The views of which more is dead now than before.
  public let newDeadZones: [DeadZone]
  /// The views of which less is dead now than before.
  public let fixedDeadZones: [DeadZone]

  /// Compares two maps of the same scale.
  public init(from before: MapReport, to now: MapReport) {
    precondition(before.map.scale == now.map.scale, "Maps are compared at one scale.")
    self.before = before
    self.now = now
    let tally = ReceiverTally(before, now)
    let pixel = 1 / Double(now.map.scale * now.map.scale)
    comparedArea = Double(tally.pixelCount) * pixel
    changedArea = Double(tally.changedCount) * pixel
    changedRects = tally.changedRects.map { $0.points(now.map.scale) }
    changes = tally.changes.map { name, counts in
      Change(
        view: name,
        before: Double(counts.kept + counts.lost) * pixel,
        now: Double(counts.kept + counts.won) * pixel,
        won: Double(counts.won) * pixel,
        lost: Double(counts.lost) * pixel
      )
    }
    transfers = tally.transfers.map { pair, count in
      Transfer(from: pair.from, to: pair.to, area: Double(count) * pixel)
    }
    newDeadZones = Self.zones(now.deadAreas, beyond: before.deadAreas)
    fixedDeadZones = Self.zones(before.deadAreas, beyond: now.deadAreas)
  }

  /// Which part of what is compared goes to another view, from 0 to 1.
  public var changedShare: Double { comparedArea > 0 ? changedArea / comparedArea : 0 }

  /// A sentence about screens of different sizes; `nil` where they are equal.
  public var note: String? {
    if before.size == now.size { return nil }
    let common = CGSize(
      width: min(before.size.width, now.size.width),
      height: min(before.size.height, now.size.height)
    )
    return "The screens differ in size, \(Self.text(before.size)) before and "
      + "\(Self.text(now.size)) now: the top left \(Self.text(common)) that both have is compared."
  }

  private static func text(_ size: CGSize) -> String {
    "\(ShortNumber.coordinate(size.width)) x \(ShortNumber.coordinate(size.height))"
  }

  /// The surplus of dead areas over those of the other map.
  private static func zones(
    _ areas: [(view: String, area: Double)],
    beyond others: [(view: String, area: Double)]
  ) -> [DeadZone] {
    let known = Dictionary(others.map { ($0.view, $0.area) }, uniquingKeysWith: +)
    return areas.compactMap { view, area in
      let more = area - (known[view] ?? 0)
      return more > 0 ? DeadZone(view: view, area: more) : nil
    }
  }
}
