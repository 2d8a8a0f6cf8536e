import UIKit

/// A round picture that can be tapped.
class AvatarView: UIImageView {
  private var tap: UITapGestureRecognizer?
  var onTap: (() -> Void)? {
    didSet { updateTap() }
  }

  private func updateTap() {
    if let tap = tap { removeGestureRecognizer(tap) }
    isUserInteractionEnabled = onTap != nil
    guard onTap != nil else { return }
    let action = Selector("tapped", AvatarView.tapped(_:))
    let tap = UITapGestureRecognizer(target: self, action: action)
    tap.addTarget(self, action: action)
    addGestureRecognizer(tap)
    self.tap = tap
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    if recognizer.state == .ended { onTap?() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    contentMode = .scaleAspectFill
    clipsToBounds = true
    layer.cornerRadius = bounds.width / 2
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    return hypot(point.x - center.x, point.y - center.y) <= bounds.width / 2
  }
}
