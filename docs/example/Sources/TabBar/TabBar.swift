import HitScope

/// A bar whose centre button sticks out at the top and takes touches there as well.
public final class TabBar: UIView {
  private let button = CenterButton(frame: .zero)

  /// Makes a bar with its button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(red: 0.15, green: 0.2, blue: 0.26, alpha: 1)
    button.accessibilityIdentifier = "CenterButton"
    addSubview(button)
  }

  /// Makes a bar with its button; archives hold nothing here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(button)
  }

  /// Puts the button in the middle, a part of it above the bar.
  public override func layoutSubviews() {
    button.frame = CGRect(x: bounds.midX - 32, y: -18, width: 64, height: 64)
  }

  /// Asks the button first, also where it sticks out.
  ///
  /// What lies outside its superview's bounds is dead by default.
  public override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let pointInButton = convert(point, to: button)
    if button.point(inside: pointInButton, with: event) { return button }
    return super.hitTest(point, with: event)
  }
}

/// A round button that counts its presses.
final class CenterButton: UIView {
  private(set) var presses = 0

  override func draw(_ rect: CGRect) {
    UIColor.systemOrange.setFill()
    UIBezierPath(ovalIn: bounds).fill()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    UIBezierPath(ovalIn: bounds).contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    presses += 1
  }
}
