internal import Foundation
internal import HitResponders

/// A view that becomes first responder when it is touched, and shows the events it receives.
final class MotionCard: UIView {
  private let passesOn: Bool
  private var counts: [String: Int] = [:]

  init(passesOn: Bool) {
    self.passesOn = passesOn
    super.init(frame: .zero)
    caption = "touch, then shake"
    layer.borderColor = UIColor.white.cgColor
  }

  required init?(coder: NSCoder) { nil }

  override var canBecomeFirstResponder: Bool { true }

  override func becomeFirstResponder() -> Bool {
    let became = super.becomeFirstResponder()
    if became { layer.borderWidth = 3 }
    return became
  }

  override func resignFirstResponder() -> Bool {
    let resigned = super.resignFirstResponder()
    if resigned { layer.borderWidth = 0 }
    return resigned
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if becomeFirstResponder() { caption = "first responder" }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    caption = "shaking"
    if passesOn { super.motionBegan(motion, with: event) }
  }

  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    count("shake")
    if passesOn { super.motionEnded(motion, with: event) }
  }

  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    count("broken-off shake")
    if passesOn { super.motionCancelled(motion, with: event) }
  }

  override func remoteControlReceived(with event: UIEvent?) {
    if let event { count(event.subtype.word) }
    if passesOn { super.remoteControlReceived(with: event) }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    count("key")
    if passesOn { super.pressesBegan(presses, with: event) }
  }

  private func count(_ what: String) {
    counts[what, default: 0] += 1
    caption = "\(what) \(counts[what, default: 0])"
  }
}
