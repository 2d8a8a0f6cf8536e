internal import Foundation
internal import HitResponders

// README: begin
/// A view that lets touches through where none of its subviews is hit.
final class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
// README: end

extension PassThroughView: CheckpointedView {}
