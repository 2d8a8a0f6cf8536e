import CoreGraphics
import UIKit

/// Tags in lines, as many in each as fit.
final class TagListView: UIView {
  var tags: [String] = [] {
    didSet { rebuild() }
  }

  var onSelect: ((String) -> Void)?

  private var buttons: [UIButton] = []
  private let gap: CGFloat = 8

  private func rebuild() {
    buttons.forEach { $0.removeFromSuperview() }
    buttons = tags.map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = title
      button.addAction(UIAction { [weak self] _ in self?.onSelect?(title) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var origin = CGPoint.zero
    for button in buttons {
      let size = CGSize(width: button.intrinsicContentSize.width + 2 * gap, height: 32)
      if origin.x > 0, origin.x + size.width > bounds.width {
        origin = CGPoint(x: 0, y: origin.y + size.height + gap)
      }
      button.frame = CGRect(origin: origin, size: size).integral
      origin.x += size.width + gap
    }
  }
}
