import UIKit

/// A button that takes touches on 44 × 44 points at least.
class LargeHitButton: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let minimum: CGFloat = 44
    let dx = max(minimum - bounds.width, 0) / 2
    let dy = max(minimum - bounds.height, 0) / 2
    return bounds.insetBy(dx: -dx, dy: -dy).contains(point)
  }
}

/// A button whose touch area is set by insets; negative ones enlarge it.
@IBDesignable
class InsetButton: UIButton {
  var touchAreaInsets = UIEdgeInsets(top: -10, left: -10, bottom: -10, right: -10)

  @IBInspectable var outset: CGFloat = 10 {
    didSet {
      touchAreaInsets = UIEdgeInsets(top: -outset, left: -outset, bottom: -outset, right: -outset)
    }
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    if touchAreaInsets == .zero || !isEnabled || isHidden {
      return super.point(inside: point, with: event)
    }
    return bounds.inset(by: touchAreaInsets).contains(point)
  }
}

final class LargeHitViewController: UIViewController {
  let small = LargeHitButton(frame: CGRect(x: 100, y: 100, width: 20, height: 20))
  let inset = InsetButton(frame: CGRect(x: 100, y: 200, width: 60, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "root"
    view.backgroundColor = UIColor(white: 0.96, alpha: 1)
    small.accessibilityIdentifier = "small"
    small.backgroundColor = .systemRed
    inset.accessibilityIdentifier = "inset"
    inset.backgroundColor = .systemBlue
    inset.outset = 20
    view.addSubview(small)
    view.addSubview(inset)
  }
}
