import UIKit

/// A label with room around its text, which tells when it is tapped.
class BadgeLabel: UILabel {
  var insets = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: insets))
  }

  override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return CGSize(
      width: size.width + insets.left + insets.right,
      height: size.height + insets.top + insets.bottom
    )
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    intrinsicContentSize
  }

  override var text: String? {
    didSet { sizeToFit() }
  }

  override var accessibilityLabel: String? {
    get { text.map { "\($0) unread" } }
    set {}
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let number = Int(text ?? "") ?? 0
    text = "\(number - 1)"
  }
}
