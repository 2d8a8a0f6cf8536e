import UIKit

/// A row whose content is dragged aside; a short drag springs back.
class SwipeRow: UIView, UIGestureRecognizerDelegate {
  let content = UIView()
  private var isOpen = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(content)
    content.backgroundColor = .systemGray5
    content.accessibilityIdentifier = "content"
    let pan = UIPanGestureRecognizer(target: self, action: Selector("pan", SwipeRow.handlePan(_:)))
    pan.delegate = self
    content.addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) { fatalError() }

  deinit { NotificationCenter.default.post(name: .viewDied, object: "SwipeRow") }

  override func layoutSubviews() {
    super.layoutSubviews()
    content.bounds = bounds
    content.center = CGPoint(x: bounds.midX - (isOpen ? 80 : 0), y: bounds.midY)
  }

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    let velocity = pan.velocity(in: self)
    return abs(velocity.x) > abs(velocity.y)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    otherGestureRecognizer.view is UIScrollView
  }

  private func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .changed:
      content.center.x = bounds.midX + min(pan.translation(in: self).x, 0)
    case .ended, .cancelled, .failed:
      isOpen = pan.translation(in: self).x < -40
      accessibilityValue = isOpen ? "open" : "closed"
      UIView.animate(withDuration: 0.25) {
        self.setNeedsLayout()
        self.layoutIfNeeded()
      }
    default:
      break
    }
  }
}
