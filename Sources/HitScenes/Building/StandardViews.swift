internal import Foundation
internal import HitCanvas
internal import HitControls
internal import HitResponders

/// UIKit's own classes as a scene file names them, plain or behaving.
enum StandardViews {
  static func make(_ base: SceneClasses.Base, behaviour: Behaviour?) -> UIView {
    let (plain, behaving) = classes(base)
    guard let behaviour else { return plain() }
    let view = behaving()
    view.behaviour = behaviour
    return view
  }

  private static func classes(
    _ base: SceneClasses.Base
  ) -> (plain: () -> UIView, behaving: () -> any BehavingView) {
    switch base {
    case .view: ({ UIView() }, { Behaving.UIView() })
    case .window: ({ UIWindow() }, { Behaving.UIWindow() })
    case .control: ({ UIControl() }, { Behaving.UIControl() })
    case .button: ({ UIButton() }, { Behaving.UIButton() })
    case .toggle: ({ UISwitch() }, { Behaving.UISwitch() })
    case .slider: ({ UISlider() }, { Behaving.UISlider() })
    case .label: ({ UILabel() }, { Behaving.UILabel() })
    case .imageView: ({ UIImageView() }, { Behaving.UIImageView() })
    case .stepper: ({ UIStepper() }, { Behaving.UIStepper() })
    case .segments: ({ UISegmentedControl() }, { Behaving.UISegmentedControl() })
    case .scrollView: ({ UIScrollView() }, { Behaving.UIScrollView() })
    }
  }
}

// MARK: - What a class adds

extension StandardViews {
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
