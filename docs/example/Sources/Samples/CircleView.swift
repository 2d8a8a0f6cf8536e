import UIKit

/// A circle that is touched where it is seen, by a Bézier path.
class CircleView: UIView {
  var onTouch: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    commonInit()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    commonInit()
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    commonInit()
  }

  private func commonInit() {
    backgroundColor = .clear
    isOpaque = false
    contentMode = .redraw
  }

  private var circlePath: UIBezierPath {
    UIBezierPath(ovalIn: bounds)
  }

  override func draw(_ rect: CGRect) {
    tintColor.setFill()
    circlePath.fill()
    UIColor.secondaryLabel.setStroke()
    let edge = UIBezierPath(ovalIn: bounds.insetBy(dx: 1, dy: 1))
    edge.lineWidth = 2
    edge.stroke()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    circlePath.contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    onTouch?()
  }
}

/// A circle made of a corner radius, touched where it is seen, by Pythagoras.
class RoundView: UIView {
  private(set) var taps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemTeal
    layer.masksToBounds = true
    layer.borderWidth = 3
    layer.borderColor = UIColor.white.cgColor
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = min(bounds.width, bounds.height) / 2
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let radius = min(bounds.width, bounds.height) / 2
    return hypot(point.x - bounds.midX, point.y - bounds.midY) <= radius
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    taps += 1
  }
}

/// A shape of its own: a triangle made with a Core Graphics path.
class TriangleView: UIView {
  private(set) var touchCount = 0

  private var trianglePath: CGPath {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: bounds.midX, y: bounds.minY))
    path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.maxY))
    path.addLine(to: CGPoint(x: bounds.minX, y: bounds.maxY))
    path.closeSubpath()
    return path
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addPath(trianglePath)
    context.setFillColor(UIColor.systemOrange.cgColor)
    context.fillPath()
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    return trianglePath.contains(point)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCount += 1
  }
}

final class CirclesViewController: UIViewController {
  let circle = CircleView(frame: CGRect(x: 60, y: 40, width: 200, height: 120))
  let round = RoundView(frame: CGRect(x: 100, y: 190, width: 120, height: 120))
  let triangle = TriangleView(frame: CGRect(x: 100, y: 330, width: 120, height: 100))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.tintColor = .systemIndigo
    circle.accessibilityIdentifier = "circle"
    round.accessibilityIdentifier = "round"
    triangle.accessibilityIdentifier = "triangle"
    view.accessibilityIdentifier = "root"
    view.addSubview(circle)
    view.addSubview(round)
    view.addSubview(triangle)
    circle.onTouch = { [weak self] in
      self?.circle.tintColor = .systemPink
    }
  }
}
