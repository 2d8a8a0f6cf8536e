internal import Foundation
internal import HitResponders
internal import HitScenes
internal import HitTrace

/// How the first view that decided otherwise saw a touch before, and how it does now: the point and
/// the bounds that it is in or beside.
struct PointArithmetic {
  private let view: String
  private let before: Place
  private let now: Place

  private struct Place {
    let point: CGPoint
    let bounds: CGRect
    /// Where the point is, as `inside` or `10 pt above`.
    let words: String

    /// - Returns: `nil` where the view is gone, or decided by something else than its bounds.
    init?(_ visit: HitComparison.Visit, in scene: Scene) {
      guard visit.x.isFinite, visit.y.isFinite, let view = scene.view(named: visit.view) else {
        return nil
      }
      (point, bounds) = (CGPoint(x: visit.x, y: visit.y), view.bounds)
      let distance = RectDistance(of: point, from: bounds)
      guard (distance != nil) == visit.verdicts.contains(.outside) else { return nil }
      words = distance?.text(decimals: 1) ?? "inside"
    }

    var text: String { "\(words) \(ShortNumber.rect(bounds, decimals: 1))" }
    var pointText: String { ShortNumber.point(point, decimals: 1) }
  }

  /// Takes the walks of a touch that goes to another view.
  ///
  /// - Returns: `nil` where no view said that the point is outside on one side alone.
  init?(_ comparison: HitComparison, before: Scene, now: Scene) {
    let pairs = zip(comparison.recorded, comparison.replayed)
    guard let (old, new) = pairs.first(where: { $0.view != $1.view || $0.verdicts != $1.verdicts }),
      old.view == new.view, old.verdicts.contains(.outside) != new.verdicts.contains(.outside),
      let one = Place(old, in: before), let other = Place(new, in: now)
    else { return nil }
    (view, self.before, self.now) = (old.view, one, other)
  }

  /// The sentence.
  ///
  /// - Parameters:
  ///   - time: When the touch began, in microseconds.
  ///   - finger: Whose it is.
  /// - Returns: The sentence's runs.
  func runs(at time: Int64, finger: Int) -> [RunData] {
    [
      RunData(text: "\(PlainPage.seconds(time)) s, touch \(finger). The point was "),
      RunData(text: "\(before.pointText) in "), RunData(text: view, role: "subject"),
      RunData(text: ", \(before.text); it is \(now.pointText), \(now.text)."),
    ]
  }
}
