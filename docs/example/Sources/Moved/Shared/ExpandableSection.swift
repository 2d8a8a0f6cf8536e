import UIKit

/// A header that shows and hides what is below it.
class ExpandableSection: UIStackView {
  private let header = UIControl()
  private let detail = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    axis = .vertical
    spacing = 4
    header.accessibilityIdentifier = "header"
    detail.accessibilityIdentifier = "detail"
    detail.isHidden = true
    addArrangedSubview(header)
    addArrangedSubview(detail)
    NSLayoutConstraint.activate([
      header.heightAnchor.constraint(equalToConstant: 44),
      detail.heightAnchor.constraint(equalToConstant: 100),
    ])
    let toggle = Selector("toggle", ExpandableSection.toggle)
    header.addTarget(self, action: toggle, for: .touchUpInside)
  }

  required init(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "ExpandableSection")
  }

  private func toggle() {
    detail.isHidden.toggle()
    setNeedsLayout()
    layoutIfNeeded()
    accessibilityValue = detail.isHidden ? "closed" : "open"
  }
}
