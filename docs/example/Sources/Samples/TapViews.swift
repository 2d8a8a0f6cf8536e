import UIKit

/// A picture that likes one tap and two taps, and never takes two for one.
class TapsView: UIView {
  private(set) var singleTaps = 0
  private(set) var doubleTaps = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBlue

    let singleTap = UITapGestureRecognizer(target: self, action: TapsView.handleSingleTap(_:))
    singleTap.numberOfTapsRequired = 1
    addGestureRecognizer(singleTap)

    let doubleTap = UITapGestureRecognizer(target: self, action: TapsView.handleDoubleTap(_:))
    doubleTap.numberOfTapsRequired = 2
    addGestureRecognizer(doubleTap)

    singleTap.require(toFail: doubleTap)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func handleSingleTap(_ sender: UITapGestureRecognizer) {
    singleTaps += 1
    backgroundColor = .systemBlue
  }

  private func handleDoubleTap(_ sender: UITapGestureRecognizer) {
    doubleTaps += 1
    backgroundColor = .systemRed
  }
}

/// A view that answers a long press with a menu of views.
class LongPressMenuView: UIView {
  let menu = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
  private(set) var states: [UIGestureRecognizer.State] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray3
    menu.backgroundColor = .darkGray
    menu.layer.cornerRadius = 10
    menu.isHidden = true
    addSubview(menu)
    let press = UILongPressGestureRecognizer(target: self, action: LongPressMenuView.handlePress(_:))
    press.minimumPressDuration = 0.5
    addGestureRecognizer(press)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func handlePress(_ gesture: UILongPressGestureRecognizer) {
    states.append(gesture.state)
    switch gesture.state {
    case .began:
      menu.center = gesture.location(in: self)
      menu.isHidden = false
    case .changed:
      menu.center = gesture.location(in: self)
    case .ended, .cancelled, .failed:
      menu.isHidden = true
    default:
      break
    }
  }
}

/// A card that is swiped away to the left or to the right.
class SwipeCardView: UIView {
  private(set) var directions: [UISwipeGestureRecognizer.Direction] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemYellow
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up] {
      let swipe = UISwipeGestureRecognizer(target: self, action: SwipeCardView.handleSwipe(_:))
      swipe.direction = direction
      addGestureRecognizer(swipe)
    }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func handleSwipe(_ gesture: UISwipeGestureRecognizer) {
    directions.append(gesture.direction)
    if gesture.direction == .left { center.x -= 100 }
    if gesture.direction == .right { center.x += 100 }
  }
}

final class TapsViewController: UIViewController {
  let taps = TapsView(frame: CGRect(x: 20, y: 20, width: 280, height: 120))
  let press = LongPressMenuView(frame: CGRect(x: 20, y: 160, width: 280, height: 140))
  let card = SwipeCardView(frame: CGRect(x: 60, y: 320, width: 200, height: 120))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    taps.accessibilityIdentifier = "taps"
    press.accessibilityIdentifier = "press"
    card.accessibilityIdentifier = "card"
    view.addSubview(taps)
    view.addSubview(press)
    view.addSubview(card)
  }
}
