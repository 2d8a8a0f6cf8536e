import UIKit

/// Counts presses; its button is set up each time it appears, and let go of when the count is full.
class PillViewController: UIViewController {
  private let button = PillButton(frame: CGRect(x: 60, y: 200, width: 200, height: 44))
  private let countLabel = UILabel()
  private var count = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Press", for: .normal)
    button.accessibilityIdentifier = "pill"
    countLabel.accessibilityIdentifier = "count"
    countLabel.text = "0"
    view.addSubview(button)
    view.addSubview(countLabel)
    countLabel.pin(below: button, spacing: 20)
    bind()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    bind()
  }

  private func bind() {
    let pressed = Selector("pressed", PillViewController.pressed(_:))
    button.addTarget(self, action: pressed, for: .touchUpInside)
  }

  private func pressed(_ sender: UIButton) {
    count += 1
    countLabel.text = "\(count)"
    guard count == 3 else { return }
    let pressed = Selector("pressed", PillViewController.pressed(_:))
    sender.removeTarget(self, action: pressed, for: .touchUpInside)
  }
}
