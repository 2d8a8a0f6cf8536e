import UIKit

/// A gesture of one's own: down to the right, then up to the right, in one stroke.
class CheckmarkRecognizer: UIGestureRecognizer {
  private enum Stroke { case none, down, up }

  private var stroke = Stroke.none
  private var start = CGPoint.zero
  private weak var tracked: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard tracked == nil, touches.count == 1, let touch = touches.first else {
      for touch in touches where touch !== tracked { ignore(touch, for: event) }
      return
    }
    tracked = touch
    start = touch.location(in: view)
    stroke = .down
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .possible, let touch = tracked, touches.contains(touch) else { return }
    let new = touch.location(in: view)
    let old = touch.previousLocation(in: view)
    if new.x < old.x { state = .failed }
    switch stroke {
    case .down where new.y < old.y: stroke = .up
    case .up where new.y > old.y: state = .failed
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard state == .possible, let touch = tracked, touches.contains(touch) else { return }
    let isDone = stroke == .up && touch.location(in: view).y < start.y
    state = isDone ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    stroke = .none
    tracked = nil
  }
}

final class CheckmarkViewController: UIViewController {
  private(set) var checks = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "sheet"
    view.backgroundColor = .systemGray6
    view.isMultipleTouchEnabled = true
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 30))
    label.text = "Draw a check mark."
    view.addSubview(label)
    view.addGestureRecognizer(
      CheckmarkRecognizer(target: self, action: CheckmarkViewController.checked(_:))
    )
  }

  private func checked(_ recognizer: CheckmarkRecognizer) {
    checks += 1
    view.backgroundColor = .systemGreen
  }
}
