import UIKit

/// A view that follows the finger by its touches alone.
class DraggableView: UIView {
  private var lastLocation = CGPoint.zero
  private(set) var isDragging = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(
      red: CGFloat(0x34) / 255, green: CGFloat(0xc7) / 255, blue: CGFloat(0x59) / 255, alpha: 1)
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMaxYCorner]
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = true
    superview?.bringSubviewToFront(self)
    lastLocation = center
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let location = touch.location(in: superview)
    let previous = touch.previousLocation(in: superview)
    center = CGPoint(
      x: center.x + location.x - previous.x,
      y: center.y + location.y - previous.y
    )
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = false
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    isDragging = false
    center = lastLocation
  }
}

final class DraggableViewController: UIViewController {
  let first = DraggableView(frame: CGRect(x: 40, y: 40, width: 100, height: 100))
  let second = DraggableView(frame: CGRect(x: 110, y: 110, width: 100, height: 100))

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    first.accessibilityIdentifier = "first"
    second.accessibilityIdentifier = "second"
    second.backgroundColor = .systemPurple
    view.addSubview(first)
    view.addSubview(second)
  }
}
