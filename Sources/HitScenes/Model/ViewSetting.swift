public import Foundation
public import HitGeometry
public import HitResponders

/// One thing that a scene file or a script step says about a view.
///
/// A view's settings are those in the file and no more, so a view without settings has UIKit's
/// defaults.
nonisolated public enum ViewSetting: Hashable, Sendable {
  /// `frame`, in the superview's space.
  case frame(CGRect)
  /// `boundsOrigin`, set after the frame.
  case boundsOrigin(CGPoint)
  /// `transform`, set after the frame.
  indirect case transform(CGAffineTransform)
  /// `hidden`.
  case hidden(Bool)
  /// `alpha`.
  case alpha(CGFloat)
  /// `interaction`: `isUserInteractionEnabled`.
  case interaction(Bool)
  /// `multiTouch`: `isMultipleTouchEnabled`.
  case multiTouch(Bool)
  /// `exclusive`: `isExclusiveTouch`.
  case exclusive(Bool)
  /// `clips`: `clipsToBounds`.
  case clips(Bool)
  /// `enabled`, of a control.
  case enabled(Bool)
  /// `contentSize`, of a scroll view.
  case contentSize(CGSize)
  /// `contentOffset`, of a scroll view.
  case contentOffset(CGPoint)
  /// `color`: the background.
  case color(UIColor)
  /// `border`: the colour of a border one point wide.
  case border(UIColor)
  /// `radius`: the corner radius.
  case radius(CGFloat)
  /// `text`: the caption.
  case text(String)
  /// `pointInside`.
  indirect case pointInside(PointInsideRule)
  /// `hitTest`.
  case hitTest(HitTestRule)
  /// `touches`.
  case touches(TouchesRule)
  /// `motion`.
  case motion(MotionRule)
  /// `canBecomeFirstResponder`.
  case canBecomeFirstResponder(Bool)
  /// `canResignFirstResponder`.
  case canResignFirstResponder(Bool)
  /// `handles`: the action names that the view implements.
  case handles([String])
  /// `gestures`.
  case gestures([GestureDescription])
  /// `actions`, of a control.
  case actions([ActionDescription])
  /// `animate`.
  indirect case animate(AnimationDescription)
  /// `interactive`: a hint for analysis.
  case interactive(Bool)
  /// `lint`: findings switched off.
  case lint([LintSuppression])
  /// `level`, of a window.
  case level(CGFloat)
  /// `key`, of a window.
  case key(Bool)
}

nonisolated extension ViewSetting {
  /// The rank by which a view's settings are ordered: geometry in the order in which it is applied.
  var rank: Int {
    switch self {
    case .frame: 0
    case .boundsOrigin, .contentSize: 1
    case .contentOffset: 3
    case .transform: 4
    default: 2
    }
  }
}
