import UIKit

/// A button in the shape of a pill, which sinks while it is pressed.
class PillButton: UIButton {
  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "PillButton")
  }

  private func setUp() {
    backgroundColor = .systemBlue
    setTitleColor(.white, for: .normal)
    setTitleColor(.lightGray, for: .highlighted)
    titleLabel?.font = .boldSystemFont(ofSize: 16)
  }

  override var isHighlighted: Bool {
    didSet { transform = isHighlighted ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity }
  }

  override var accessibilityTraits: UIAccessibilityTraits {
    get { isEnabled ? .button : [.button, .notEnabled] }
    set { super.accessibilityTraits = newValue }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = bounds.height / 2
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
