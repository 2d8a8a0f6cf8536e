import UIKit

/// A switch with a label beside it; a press anywhere turns it.
final class ToggleRow: UIControl {
  let toggle = UISwitch()
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.text = "Sound"
    toggle.isUserInteractionEnabled = false
    for view in [label, toggle] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.centerYAnchor.constraint(equalTo: centerYAnchor),
      toggle.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
      toggle.centerYAnchor.constraint(equalTo: centerYAnchor),
    ])
    addAction(
      UIAction { [weak self] _ in
        guard let self = self else { return }
        self.toggle.setOn(!self.toggle.isOn, animated: true)
        self.accessibilityValue = self.toggle.isOn ? "on" : "off"
      },
      for: .touchUpInside
    )
  }

  required init?(coder: NSCoder) { fatalError() }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override func accessibilityActivate() -> Bool {
    sendActions(for: .touchUpInside)
    return true
  }
}
