internal import Foundation
internal import HitResponders

/// UIKit's own classes as a scene file names them, plain or behaving.
enum StandardViews {
  /// Makes a view of one of UIKit's classes.
  static func make(_ base: SceneClasses.Base, behaviour: Behaviour?) -> UIView {
    let view: UIView
    if let behaviour {
      let behaving = behaving(base)
      behaving.behaviour = behaviour
      view = behaving
    } else {
      view = plain(base)
    }
    // Rule H14, for as long as the classes themselves are not there.
    if base == .label || base == .imageView { view.isUserInteractionEnabled = false }
    return view
  }

  private static func plain(_ base: SceneClasses.Base) -> UIView {
    switch base {
    case .window: UIWindow(frame: .zero)
    default: UIView(frame: .zero)
    }
  }

  private static func behaving(_ base: SceneClasses.Base) -> any BehavingObject & UIView {
    switch base {
    case .window: Behaving.UIWindow(frame: .zero)
    default: Behaving.UIView(frame: .zero)
    }
  }

  static func setEnabled(_ isEnabled: Bool, of view: UIView) {
    view.isDisabledControl = !isEnabled
  }

  static func setContentSize(_ size: CGSize, of view: UIView) {}

  static func setContentOffset(_ offset: CGPoint, of view: UIView) {
    view.bounds.origin = offset
  }

  static func setText(_ text: String, of view: UIView) {
    view.caption = text
  }
}
