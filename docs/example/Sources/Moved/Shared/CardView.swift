import QuartzCore
import UIKit

@MainActor
protocol CardViewDelegate: AnyObject {
  func cardViewDidSelect(_ card: CardView)
}

/// A card with a shadow that tells its delegate of a tap.
class CardView: UIView {
  weak var delegate: CardViewDelegate?
  private var pressBegan: CFTimeInterval = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    layer.cornerRadius = 12
    layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    layer.shadowOpacity = 0.2
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "CardView")
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    pressBegan = CACurrentMediaTime()
    setRaised(true)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    setRaised(false)
    guard let touch = touches.first, bounds.contains(touch.location(in: self)) else { return }
    accessibilityValue = String(format: "%.1f s", CACurrentMediaTime() - pressBegan)
    delegate?.cardViewDidSelect(self)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    setRaised(false)
  }

  private func setRaised(_ isRaised: Bool) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.shadowRadius = isRaised ? 8 : 2
    layer.zPosition = isRaised ? 1 : 0
    CATransaction.commit()
  }
}

class CardsViewController: UIViewController, CardViewDelegate {
  private(set) var selected: [String] = []

  override func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
    for index in 0..<3 {
      let card = CardView(frame: CGRect(x: 20, y: 40 + CGFloat(index) * 90, width: 280, height: 80))
      card.accessibilityIdentifier = "card\(index)"
      card.delegate = self
      view.addSubview(card)
    }
  }

  func cardViewDidSelect(_ card: CardView) {
    selected.append(card.accessibilityIdentifier ?? "")
    view.accessibilityValue = selected.joined(separator: " ")
    view.accessibilityIdentifier = "cards"
    view.bringSubviewToFront(card)
  }
}
