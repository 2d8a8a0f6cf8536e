internal import Foundation
internal import HitControls
internal import HitGeometry
internal import HitResponders

extension ViewSetting {
  /// Sets a property of a view; those of its class alone are left to the builder.
  func apply(to view: UIView) {
    switch self {
    case .frame(let frame): view.frame = frame
    case .boundsOrigin(let origin): view.bounds.origin = origin
    case .transform(let transform): view.transform = transform
    case .hidden(let isHidden): view.isHidden = isHidden
    case .alpha(let alpha): view.alpha = alpha
    case .interaction(let isEnabled): view.isUserInteractionEnabled = isEnabled
    case .multiTouch(let isEnabled): view.isMultipleTouchEnabled = isEnabled
    case .exclusive(let isExclusive): view.isExclusiveTouch = isExclusive
    case .clips(let clips): view.clipsToBounds = clips
    case .enabled(let isEnabled): (view as? UIControl)?.isEnabled = isEnabled
    case .contentSize(let size): (view as? UIScrollView)?.contentSize = size
    case .contentOffset(let offset):
      // It ends a scroll that goes on by itself, which the property does not.
      (view as? UIScrollView)?.setContentOffset(offset, animated: false)
    case .color(let color): view.backgroundColor = color
    case .border(let color):
      view.layer.borderColor = color.cgColor
      view.layer.borderWidth = 1
    case .radius(let radius): view.layer.cornerRadius = radius
    case .text(let text): StandardViews.setText(text, of: view)
    case .level(let level): (view as? UIWindow)?.windowLevel = UIWindow.Level(rawValue: level)
    case .animate(let animation):
      UIView.animate(
        withDuration: animation.duration,
        delay: animation.delay,
        options: animation.allowsInteraction ? .allowUserInteraction : [],
        animations: {
          view.center = CGPoint(x: view.center.x + animation.dx, y: view.center.y + animation.dy)
        }
      )
    case .pointInside, .hitTest, .touches, .motion, .canBecomeFirstResponder,
      .canResignFirstResponder, .handles, .gestures, .actions, .interactive, .lint, .key:
      break
    }
  }
}
