internal import Foundation
internal import HitControls
internal import HitResponders

extension Behaving {
  final class UIControl: HitControls.UIControl, @MainActor BehavingView {
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

  final class UIButton: HitControls.UIButton, @MainActor BehavingView {
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

  final class UISwitch: HitControls.UISwitch, @MainActor BehavingView {
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

  final class UISlider: HitControls.UISlider, @MainActor BehavingView {
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

  final class UIStepper: HitControls.UIStepper, @MainActor BehavingView {
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

  final class UISegmentedControl: HitControls.UISegmentedControl, @MainActor BehavingView {
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
}
