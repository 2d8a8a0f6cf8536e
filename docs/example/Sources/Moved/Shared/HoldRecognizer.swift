import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A long press that lets other gestures of its view go on.
class HoldRecognizer: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.3
    allowableMovement = 30
  }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "HoldRecognizer")
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer.view !== view
  }
}

class HoldView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityIdentifier = "hold"
    let held = Selector("held", HoldView.held(_:))
    addGestureRecognizer(HoldRecognizer(target: self, action: held))
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func held(_ recognizer: HoldRecognizer) {
    switch recognizer.state {
    case .began: accessibilityValue = "held"
    case .ended: accessibilityValue = "let go at \(Int(recognizer.location(in: self).x))"
    default: break
    }
  }
}
