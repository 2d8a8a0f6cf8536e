import UIKit

/// A view that is moved, pinched and turned, all at the same time.
class TransformableView: UIView, UIGestureRecognizerDelegate {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemOrange
    layer.borderWidth = 2
    layer.borderColor = UIColor.black.cgColor
    isUserInteractionEnabled = true
    isMultipleTouchEnabled = true

    let pan = UIPanGestureRecognizer(target: self, action: TransformableView.handlePan(_:))
    let pinch = UIPinchGestureRecognizer(target: self, action: TransformableView.handlePinch(_:))
    let rotate = UIRotationGestureRecognizer(
      target: self, action: TransformableView.handleRotate(_:))
    for gesture in [pan, pinch, rotate] as [UIGestureRecognizer] {
      gesture.delegate = self
      addGestureRecognizer(gesture)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func handlePan(_ gesture: UIPanGestureRecognizer) {
    guard let view = gesture.view else { return }
    let translation = gesture.translation(in: view.superview)
    view.center = CGPoint(x: view.center.x + translation.x, y: view.center.y + translation.y)
    gesture.setTranslation(.zero, in: view.superview)
  }

  private func handlePinch(_ gesture: UIPinchGestureRecognizer) {
    guard gesture.state == .began || gesture.state == .changed else { return }
    transform = transform.scaledBy(x: gesture.scale, y: gesture.scale)
    gesture.scale = 1
  }

  private func handleRotate(_ gesture: UIRotationGestureRecognizer) {
    guard let view = gesture.view else { return }
    view.transform = view.transform.rotated(by: gesture.rotation)
    gesture.rotation = 0
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}

/// A view that only zooms, between half and four times its size.
class ZoomView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGreen
    isMultipleTouchEnabled = true
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: ZoomView.pinched(_:)))
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func pinched(_ sender: UIPinchGestureRecognizer) {
    let current = sqrt(transform.a * transform.a + transform.c * transform.c)
    let wanted = min(max(current * sender.scale, 0.5), 4)
    transform = transform.scaledBy(x: wanted / current, y: wanted / current)
    sender.scale = 1
  }
}

/// A dot that is dragged by a pan and stays inside its superview.
class PannableView: UIView {
  private var startCenter = CGPoint.zero

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemPurple
    let pan = UIPanGestureRecognizer(target: self, action: PannableView.didPan(_:))
    addGestureRecognizer(pan)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func didPan(_ recognizer: UIPanGestureRecognizer) {
    guard let superview = superview else { return }
    let translation = recognizer.translation(in: superview)
    switch recognizer.state {
    case .began:
      startCenter = center
      fallthrough
    case .changed:
      let free = superview.bounds.insetBy(dx: bounds.width / 2, dy: bounds.height / 2)
      center = CGPoint(
        x: min(max(startCenter.x + translation.x, free.minX), free.maxX),
        y: min(max(startCenter.y + translation.y, free.minY), free.maxY)
      )
    case .cancelled:
      center = startCenter
    default:
      break
    }
  }
}

final class TransformViewController: UIViewController {
  let card = TransformableView(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
  let zoom = ZoomView(frame: CGRect(x: 110, y: 300, width: 100, height: 100))
  let dot = PannableView(frame: CGRect(x: 10, y: 420, width: 50, height: 50))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.accessibilityIdentifier = "card"
    zoom.accessibilityIdentifier = "zoom"
    dot.accessibilityIdentifier = "dot"
    view.addSubview(card)
    view.addSubview(zoom)
    view.addSubview(dot)
  }
}
