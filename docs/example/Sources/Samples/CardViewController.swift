import UIKit

/// A card that is thrown away by a fast or wide drag, and springs back otherwise.
final class CardViewController: UIViewController {
  let card = UIView(frame: CGRect(x: 60, y: 120, width: 200, height: 240))
  private(set) var thrown = 0
  private var home = CGPoint.zero
  private var animator: UIViewPropertyAnimator?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    card.accessibilityIdentifier = "card"
    card.backgroundColor = #colorLiteral(red: 0.2, green: 0.5, blue: 0.9, alpha: 1)
    card.layer.cornerRadius = 16
    card.layer.cornerCurve = .continuous
    card.layer.shadowOpacity = 0.3
    card.layer.shadowOffset = CGSize(width: 0, height: 4)
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: CardViewController.panned(_:))
    )
    view.addSubview(card)
    home = card.center
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    let way = pan.translation(in: view)
    switch pan.state {
    case .began:
      animator?.stopAnimation(true)
    case .changed:
      card.center = CGPoint(x: home.x + way.x, y: home.y + way.y)
      card.transform = CGAffineTransform(rotationAngle: way.x / view.bounds.width * 0.6)
    case .ended, .cancelled:
      let speed = pan.velocity(in: view).x
      if pan.state == .ended, abs(way.x) > 120 || abs(speed) > 900 {
        throwAway(to: way.x > 0 ? 400 : -400)
      } else {
        springBack()
      }
    default: break
    }
  }

  private func throwAway(to x: CGFloat) {
    thrown += 1
    UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseIn) {
      self.card.center.x += x
      self.card.alpha = 0
    } completion: { _ in
      self.card.transform = .identity
      self.card.center = self.home
      self.card.alpha = 1
    }
  }

  private func springBack() {
    let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.6) {
      self.card.center = self.home
      self.card.transform = .identity
    }
    animator.startAnimation()
    self.animator = animator
  }
}
