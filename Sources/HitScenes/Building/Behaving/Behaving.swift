internal import Foundation
internal import HitControls
internal import HitResponders

/// The subclasses that override what a scene file says, one for each class of UIKit.
///
/// They are nested here under UIKit's own names because a responder without an identifier is named
/// by its class, and what a file calls a `UIView` must have that name everywhere. Swift has no
/// class whose superclass is a parameter, so each class has the same overrides.
enum Behaving {
  // Of a delegate and of controllers a file says nothing about motion and first responders.
  final class ApplicationDelegate: HitResponders.UIResponder, @MainActor BehavingObject,
    UIApplicationDelegate, NamedForRouting
  {
    var behaviour = Behaviour()
    var routingIdentifier: String?

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
  }

  final class UIView: HitResponders.UIView, @MainActor BehavingView {
    var behaviour = Behaviour()

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      behaviour.contains(point, bounds: bounds) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitResponders.UIView? {
      behaviour.answer(of: self, at: point, with: event) { super.hitTest(point, with: event) }
    }

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
  }

  final class UIWindow: HitResponders.UIWindow, @MainActor BehavingView {
    var behaviour = Behaviour()

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      behaviour.contains(point, bounds: bounds) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitResponders.UIView? {
      behaviour.answer(of: self, at: point, with: event) { super.hitTest(point, with: event) }
    }

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
  }

  final class UIScrollView: HitControls.UIScrollView, @MainActor BehavingView {
    var behaviour = Behaviour()

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      behaviour.contains(point, bounds: bounds) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitResponders.UIView? {
      behaviour.answer(of: self, at: point, with: event) { super.hitTest(point, with: event) }
    }

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
  }

  final class UILabel: HitControls.UILabel, @MainActor BehavingView {
    var behaviour = Behaviour()

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      behaviour.contains(point, bounds: bounds) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitResponders.UIView? {
      behaviour.answer(of: self, at: point, with: event) { super.hitTest(point, with: event) }
    }

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
  }

  final class UIImageView: HitControls.UIImageView, @MainActor BehavingView {
    var behaviour = Behaviour()

    override var canBecomeFirstResponder: Bool { mayBecome ?? super.canBecomeFirstResponder }
    override var canResignFirstResponder: Bool { mayResign ?? super.canResignFirstResponder }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      behaviour.contains(point, bounds: bounds) ?? super.point(inside: point, with: event)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> HitResponders.UIView? {
      behaviour.answer(of: self, at: point, with: event) { super.hitTest(point, with: event) }
    }

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
  }

  final class UIViewController: HitResponders.UIViewController, @MainActor BehavingObject {
    var behaviour = Behaviour()

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
  }
}
