internal import Foundation
internal import HitResponders

extension Behaving {
  final class ApplicationDelegate: HitResponders.UIResponder, @MainActor BehavingObject,
    UIApplicationDelegate, NamedForRouting
  {
    var behaviour = Behaviour([])

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }

    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      if behaviour.passesOn(touches, at: self) { super.touchesBegan(touches, with: event) }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      if behaviour.passesOn(touches, at: self) { super.touchesMoved(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      if behaviour.passesOn(touches, at: self) { super.touchesEnded(touches, with: event) }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      if behaviour.passesOn(touches, at: self) { super.touchesCancelled(touches, with: event) }
    }

    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if behaviour.passesMotionOn { super.motionBegan(motion, with: event) }
    }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if behaviour.passesMotionOn { super.motionEnded(motion, with: event) }
    }

    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if behaviour.passesMotionOn { super.motionCancelled(motion, with: event) }
    }

    override func remoteControlReceived(with event: UIEvent?) {
      if behaviour.passesMotionOn { super.remoteControlReceived(with: event) }
    }

    var routingIdentifier: String?
  }
}
