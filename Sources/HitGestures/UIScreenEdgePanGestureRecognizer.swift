internal import Foundation
public import HitGeometry
public import HitResponders

/// Recognizes a finger that is dragged inwards from an edge of the window.
///
/// > Source: UIKit, `UIScreenEdgePanGestureRecognizer`. Differs: the edges are the window's; how near
/// > to them the finger lands is a number of ours, as Apple keeps its own private.
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges that the finger may come from.
  open var edges: UIRectEdge = []

  private var touchedEdges: UIRectEdge = []

  /// Fails unless the first finger lands near one of the edges.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible, numberOfTouches == touches.count,
      let first = touches.inOrder.first, let window = first.window
    else { return }
    touchedEdges = edges.intersection(edgesNear(first.location(in: nil), in: window.bounds))
    if touchedEdges.isEmpty { move(to: .failed, because: .notAtEdge) }
  }

  private func edgesNear(_ point: CGPoint, in bounds: CGRect) -> UIRectEdge {
    let width = tuning.edgeWidth
    var near: UIRectEdge = []
    if width.reaches(point.x - bounds.minX) { near.insert(.left) }
    if width.reaches(bounds.maxX - point.x) { near.insert(.right) }
    if width.reaches(point.y - bounds.minY) { near.insert(.top) }
    if width.reaches(bounds.maxY - point.y) { near.insert(.bottom) }
    return near
  }

  /// Follows no scroll, which comes from no edge.
  package override func takesScroll(of type: UIScrollType) -> Bool { false }

  override func isAllowedDirection(_ offsetInWindow: CGPoint) -> Bool {
    let (across, down) = (offsetInWindow.x, offsetInWindow.y)
    return touchedEdges.contains(.left) && across >= abs(down)
      || touchedEdges.contains(.right) && -across >= abs(down)
      || touchedEdges.contains(.top) && down >= abs(across)
      || touchedEdges.contains(.bottom) && -down >= abs(across)
  }
}
