import UIKit

/// A row of stars that a tap or a sliding finger fills.
class RatingControl: UIControl {
  private(set) var rating = 0 {
    didSet { updateStars() }
  }
  private var stars: [UIButton] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    setup()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setup()
  }

  private func setup() {
    for index in 0..<5 {
      let star = UIButton(type: .custom)
      star.setTitle("☆", for: .normal)
      star.setTitle("★", for: .selected)
      star.setTitleColor(.systemOrange, for: .normal)
      star.titleLabel?.font = .systemFont(ofSize: 28)
      star.isUserInteractionEnabled = false
      star.translatesAutoresizingMaskIntoConstraints = false
      addSubview(star)
      NSLayoutConstraint.activate([
        star.topAnchor.constraint(equalTo: topAnchor),
        star.bottomAnchor.constraint(equalTo: bottomAnchor),
        star.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.2),
        star.leadingAnchor.constraint(equalTo: stars.last?.trailingAnchor ?? leadingAnchor),
      ])
      star.tag = index + 1
      stars.append(star)
    }
  }

  override var intrinsicContentSize: CGSize { CGSize(width: 5 * 44, height: 44) }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    rate(touch)
    return true
  }

  private func rate(_ touch: UITouch) {
    let place = touch.location(in: self).x / bounds.width
    let wanted = min(max(Int((place * 5).rounded(.up)), 0), 5)
    guard wanted != rating else { return }
    rating = wanted
    UISelectionFeedbackGenerator().selectionChanged()
    sendActions(for: .valueChanged)
  }

  private func updateStars() {
    for star in stars { star.isSelected = star.tag <= rating }
  }
}

final class RatingViewController: UIViewController {
  let rating = RatingControl()
  let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    rating.accessibilityIdentifier = "rating"
    label.accessibilityIdentifier = "label"
    label.font = .preferredFont(forTextStyle: .headline)
    for view in [rating, label] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      rating.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      rating.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 100),
      rating.heightAnchor.constraint(equalToConstant: 44),
      label.topAnchor.constraint(equalTo: rating.bottomAnchor, constant: 12),
      label.centerXAnchor.constraint(equalTo: rating.centerXAnchor),
    ])
    rating.addTarget(self, action: RatingViewController.rated(_:), for: .valueChanged)
  }

  private func rated(_ sender: RatingControl) {
    label.text = "\(sender.rating) of 5"
  }
}
