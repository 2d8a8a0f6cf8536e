internal import Foundation
internal import HitResponders

/// A view that is hit on the largest disc in its bounds, its rim included.
final class DiscView: UIView, CheckpointedView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    let (x, y) = (point.x - bounds.midX, point.y - bounds.midY)
    return x * x + y * y <= radius * radius
  }
}
