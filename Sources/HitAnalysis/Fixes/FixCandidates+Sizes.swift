internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders
internal import HitScenes

// A view that is too small, or has no area at all, is reached once it is larger.
extension FixCandidates {
  /// Changes for a view without area that contains views.
  func filled(_ view: UIView) -> [FixCandidate] {
    guard let description = description(view), let place = index(view) else { return [] }
    let held = view.subviews.reduce(CGRect.null) { $0.union($1.frame) }
    var candidates: [FixCandidate] = []
    if !held.isNull, view.transform.isIdentity, !(view is UIScrollView) {
      let frame = CGRect(
        x: description.frame.minX + held.minX - view.bounds.minX,
        y: description.frame.minY + held.minY - view.bounds.minY,
        width: held.width,
        height: held.height
      )
      let size = "\(LintNumber.text(held.width)) × \(LintNumber.text(held.height)) pt"
      candidates.append(candidate("Make \(name(view)) \(size)", framed(view, frame)))
    }
    if mayOverride(view) {
      candidates.append(
        candidate(
          "\(name(view)): override point(inside:with:) for its subviews",
          [.set(.hitTest(.childrenOutside), view: place)]
        )
      )
    }
    return candidates
  }

  /// Changes that make a view larger, on screen or for fingers alone.
  func enlarged(_ view: UIView) -> [FixCandidate] {
    guard let description = description(view), let place = index(view) else { return [] }
    let least = minTarget.side
    let bounds = view.bounds
    let (dx, dy) = (max(least - bounds.width, 0), max(least - bounds.height, 0))
    if dx == 0 && dy == 0 { return [] }
    var candidates: [FixCandidate] = []
    if mayOverride(view) {
      let insets = UIEdgeInsets(top: -dy / 2, left: -dx / 2, bottom: -dy / 2, right: -dx / 2)
      candidates.append(
        candidate(
          "\(name(view)): override point(inside:with:) to take \(beyond(dx / 2, dy / 2))",
          [.set(.pointInside(.inset(insets)), view: place)]
        )
      )
    }
    if view.transform.isIdentity {
      let size = "\(LintNumber.text(bounds.width + dx)) × \(LintNumber.text(bounds.height + dy)) pt"
      let frame = description.frame.insetBy(dx: -dx / 2, dy: -dy / 2)
      candidates.append(candidate("Make \(name(view)) \(size)", framed(view, frame)))
    }
    return candidates
  }

  private func beyond(_ dx: CGFloat, _ dy: CGFloat) -> String {
    let sides = [(dx, "left and right"), (dy, "above and below")].filter { $0.0 > 0 }
    return sides.map { "\(LintNumber.text($0.0)) pt more \($0.1)" }.joined(separator: ", ")
  }
}
