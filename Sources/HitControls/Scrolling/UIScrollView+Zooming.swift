internal import Foundation
internal import HitGeometry
internal import HitGestures
internal import HitResponders

/// A pinch of a scroll view's content; its start is kept so that rounding errors do not add up.
struct ZoomGrip {
  /// The scale when the pinch began.
  let scale: CGFloat
  /// The point of the content, at scale 1, that stays under the middle of the fingers.
  let point: CGPoint
}

/// The pinch of a scroll view, which is recognized together with its drag.
final class ZoomPinch: UIPinchGestureRecognizer {
  private var isOwnPan: (UIGestureRecognizer) -> Bool = { _ in false }

  convenience init(beside pan: UIGestureRecognizer) {
    self.init()
    name = "pinch"
    isOwnPan = { [unowned pan] in $0 === pan }
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOwnPan(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isOwnPan(preventingGestureRecognizer)
  }
}

extension UIScrollView {
  /// Makes the pinch once more than one scale is allowed.
  final func prepareZooming() {
    guard pinch == nil, maximumZoomScale > minimumZoomScale else { return }
    isMultipleTouchEnabled = true
    let pinch = ZoomPinch(beside: panGestureRecognizer)
    pinch.addAction { [weak self] _ in self?.followPinch() }
    addGestureRecognizer(pinch)
    self.pinch = pinch
  }

  /// The view that is scaled, where the delegate names one.
  private final var zoomedView: UIView? { delegate?.viewForZooming(in: self) }

  private final func allowed(_ scale: CGFloat) -> CGFloat {
    min(max(scale, minimumZoomScale), max(maximumZoomScale, minimumZoomScale))
  }

  /// Scales the content by the pinch's scale.
  private final func followPinch() {
    guard let pinch, let view = zoomedView else { return }
    switch pinch.state {
    case .began:
      halt()
      let point = pinch.location(in: self) / scaleOfContent
      grip = ZoomGrip(scale: scaleOfContent, point: point)
      delegate?.scrollViewWillBeginZooming(self, with: view)
    case .changed:
      guard let grip else { return }
      let wanted = grip.scale * pinch.scale
      let nearest = allowed(wanted)
      // Beyond the allowed scales the content resists, more the farther it goes.
      zoom(view, to: bouncesZoom ? nearest * (wanted / nearest).squareRoot() : nearest, grip)
    case .ended, .cancelled: endPinch(of: view)
    default: break
    }
  }

  private final func endPinch(of view: UIView) {
    guard let grip else { return }
    let scale = allowed(scaleOfContent)
    if scale != scaleOfContent { zoom(view, to: scale, grip) }
    self.grip = nil
    if flight == nil || scale != scaleOfContent {
      halt()
      contentOffset = scrollRange.nearest(to: contentOffset)
    }
    // A finger that stays continues the drag from where the pinch left the content.
    if drag != nil {
      drag?.start = contentOffset
      panGestureRecognizer.setTranslation(.zero, in: self)
    }
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scaleOfContent)
  }

  /// Scales the content and keeps a point of it under the fingers.
  private final func zoom(_ view: UIView, to scale: CGFloat, _ grip: ZoomGrip) {
    let onScreen = (pinch?.location(in: self) ?? .zero) - contentOffset
    scaleContent(view, to: scale)
    contentOffset = grip.point * scale - onScreen
    delegate?.scrollViewDidZoom(self)
  }

  /// Scales the content about a point of it, at scale 1, that is shown in the view's middle.
  final func zoom(to scale: CGFloat, middle: CGPoint?, animated: Bool) {
    guard let view = zoomedView else { return }
    let half = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
    let middle = middle ?? (contentOffset + half) / scaleOfContent
    let scale = allowed(scale)
    halt()
    let change = { [self] in
      scaleContent(view, to: scale)
      contentOffset = scrollRange.nearest(to: middle * scale - half)
    }
    if animated, window != nil {
      UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) { change() }
    } else {
      change()
    }
    delegate?.scrollViewDidZoom(self)
    delegate?.scrollViewDidEndZooming(self, with: view, atScale: scale)
  }

  /// Sets the content's scale; its corner keeps its place in the scaled content.
  private final func scaleContent(_ view: UIView, to scale: CGFloat) {
    let ratio = scale / scaleOfContent
    guard ratio.isFinite, ratio > 0 else { return }
    let frame = view.frame
    scaleOfContent = scale
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    let anchor = view.anchorPoint
    let shift = CGPoint(x: frame.width * anchor.x, y: frame.height * anchor.y)
    view.center = (frame.origin + shift) * ratio
    contentSize = CGSize(width: contentSize.width * ratio, height: contentSize.height * ratio)
  }
}
