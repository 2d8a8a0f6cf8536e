internal import Foundation
internal import HitCanvas
internal import HitControls
internal import HitResponders

/// UIKit's own classes as a scene file names them, plain or behaving.
enum StandardViews {
  static func make(_ base: SceneClasses.Base, behaviour: Behaviour?) -> UIView {
    guard let behaviour else { return plain(base) }
    let view = behaving(base)
    view.behaviour = behaviour
    return view
  }

  private static func plain(_ base: SceneClasses.Base) -> UIView {
    switch base {
    case .view: UIView()
    case .window: UIWindow()
    case .control: UIControl()
    case .button: UIButton()
    case .toggle: UISwitch()
    case .slider: UISlider()
    case .label: UILabel()
    case .imageView: UIImageView()
    case .stepper: UIStepper()
    case .segments: UISegmentedControl()
    case .scrollView: UIScrollView()
    }
  }

  private static func behaving(_ base: SceneClasses.Base) -> any BehavingObject & UIView {
    switch base {
    case .view: Behaving.UIView()
    case .window: Behaving.UIWindow()
    case .control: Behaving.UIControl()
    case .button: Behaving.UIButton()
    case .toggle: Behaving.UISwitch()
    case .slider: Behaving.UISlider()
    case .label: Behaving.UILabel()
    case .imageView: Behaving.UIImageView()
    case .stepper: Behaving.UIStepper()
    case .segments: Behaving.UISegmentedControl()
    case .scrollView: Behaving.UIScrollView()
    }
  }
}

// MARK: - What a class adds

extension StandardViews {
  static func setEnabled(_ isEnabled: Bool, of view: UIView) {
    (view as? UIControl)?.isEnabled = isEnabled
  }

  static func setContentSize(_ size: CGSize, of view: UIView) {
    (view as? UIScrollView)?.contentSize = size
  }

  static func setContentOffset(_ offset: CGPoint, of view: UIView) {
    (view as? UIScrollView)?.contentOffset = offset
  }

  /// Gives a view its text: its own where its class has one, else a caption.
  static func setText(_ text: String, of view: UIView) {
    switch view {
    case let label as UILabel:
      label.text = text
      label.textAlignment = .center
      label.font = font
    case let button as UIButton:
      button.setTitle(text, for: .normal)
      button.titleLabel?.font = font
    case let control as UISegmentedControl:
      control.removeAllSegments()
      for title in text.split(separator: "|") {
        let title = title.trimmingCharacters(in: .whitespaces)
        control.insertSegment(withTitle: title, at: control.numberOfSegments, animated: false)
      }
    default: view.caption = text
    }
  }

  private static let font = UIFont.systemFont(ofSize: 12)

  /// Sets a label's or button's text colour to the one that reads best on its background.
  static func chooseInk(of view: UIView) {
    switch view {
    case let label as UILabel: label.textColor = ground(of: view).readableInk
    case let button as UIButton: button.setTitleColor(ground(of: view).readableInk, for: .normal)
    default: break
    }
  }

  /// The colour of the first opaque view, from this one up.
  private static func ground(of view: UIView) -> UIColor {
    view.ancestry.lazy.compactMap(\.backgroundColor).first { $0.alpha >= 0.5 } ?? .black
  }
}
