import UIKit

/// A control whose value follows the finger from left to right.
class DialControl: UIControl {
  private(set) var value: CGFloat = 0 {
    didSet { if value != oldValue { setNeedsDisplay() } }
  }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "DialControl")
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard super.beginTracking(touch, with: event) else { return false }
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func cancelTracking(with event: UIEvent?) {
    value = 0
  }

  private func follow(_ touch: UITouch) {
    value = min(max(touch.location(in: self).x / bounds.width, 0), 1)
    sendActions(for: .valueChanged)
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: bounds.width * value, height: bounds.height))
  }

  override var isAccessibilityElement: Bool {
    get { true }
    set {}
  }

  override var accessibilityValue: String? {
    get { "\(Int((value * 100).rounded())) %" }
    set {}
  }

  override func accessibilityIncrement() {
    value = min(value + 0.1, 1)
    sendActions(for: .valueChanged)
  }
}

class DialViewController: UIViewController {
  let dial = DialControl(frame: CGRect(x: 10, y: 100, width: 300, height: 40))
  let label = UILabel(frame: CGRect(x: 10, y: 160, width: 300, height: 30))

  override func viewDidLoad() {
    super.viewDidLoad()
    dial.accessibilityIdentifier = "dial"
    label.accessibilityIdentifier = "changes"
    view.addSubview(dial)
    view.addSubview(label)
    let changed = Selector("changed", DialViewController.changed)
    dial.addTarget(self, action: changed, for: .valueChanged)
    dial.addTarget(self, action: changed, for: .valueChanged)
  }

  private var changes = 0

  private func changed() {
    changes += 1
    label.text = "\(changes)"
  }
}
