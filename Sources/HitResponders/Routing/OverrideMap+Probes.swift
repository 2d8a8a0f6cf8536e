internal import Foundation

extension OverrideMap {
  /// Subclasses that override one member each, so that the member's place can be measured.
  ///
  /// None is ever instantiated. The bodies call `super`, because an empty body could be merged with
  /// the framework's own code by an optimiser.
  enum Probes {
    struct Trio {
      let base: AnyClass
      let plain: AnyClass
      let probe: AnyClass
    }

    static func classes(for member: RoutingMember) -> Trio {
      member.isOfViews
        ? Trio(base: UIView.self, plain: PlainView.self, probe: viewProbe(member))
        : Trio(base: UIResponder.self, plain: Plain.self, probe: responderProbe(member))
    }

    private static func viewProbe(_ member: RoutingMember) -> AnyClass {
      switch member {
      case .hitTest: HitTest.self
      case .pointInside: PointInside.self
      case .isHidden: Hidden.self
      case .isUserInteractionEnabled: Interaction.self
      case .draw: Draw.self
      default: Alpha.self
      }
    }

    private static func responderProbe(_ member: RoutingMember) -> AnyClass {
      switch member {
      case .touchesBegan: TouchesBegan.self
      case .touchesMoved: TouchesMoved.self
      case .touchesEnded: TouchesEnded.self
      case .touchesCancelled: TouchesCancelled.self
      case .pressesBegan: PressesBegan.self
      case .pressesChanged: PressesChanged.self
      case .pressesEnded: PressesEnded.self
      case .pressesCancelled: PressesCancelled.self
      case .motionBegan: MotionBegan.self
      case .motionEnded: MotionEnded.self
      case .motionCancelled: MotionCancelled.self
      case .remoteControlReceived: RemoteControlReceived.self
      case .targetForAction: TargetForAction.self
      default: Next.self
      }
    }
  }
}

private final class Plain: UIResponder {}

private final class Next: UIResponder {
  override var next: UIResponder? { super.next }
}

private final class TouchesBegan: UIResponder {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
}

private final class TouchesMoved: UIResponder {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
}

private final class TouchesEnded: UIResponder {
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
}

private final class TouchesCancelled: UIResponder {
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
  }
}

private final class PressesBegan: UIResponder {
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
}

private final class PressesChanged: UIResponder {
  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesChanged(presses, with: event)
  }
}

private final class PressesEnded: UIResponder {
  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesEnded(presses, with: event)
  }
}

private final class PressesCancelled: UIResponder {
  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesCancelled(presses, with: event)
  }
}

private final class MotionBegan: UIResponder {
  override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionBegan(motion, with: event)
  }
}

private final class MotionEnded: UIResponder {
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
}

private final class MotionCancelled: UIResponder {
  override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionCancelled(motion, with: event)
  }
}

private final class RemoteControlReceived: UIResponder {
  override func remoteControlReceived(with event: UIEvent?) {
    super.remoteControlReceived(with: event)
  }
}

private final class TargetForAction: UIResponder {
  override func target(forAction action: Selector, withSender sender: Any?) -> Any? {
    super.target(forAction: action, withSender: sender)
  }
}

private class PlainView: UIView {}

private final class HitTest: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}

private final class PointInside: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}

private final class Hidden: UIView {
  override var isHidden: Bool {
    get { super.isHidden }
    set { super.isHidden = newValue }
  }
}

private final class Interaction: UIView {
  override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set { super.isUserInteractionEnabled = newValue }
  }
}

private final class Alpha: UIView {
  override var alpha: CGFloat {
    get { super.alpha }
    set { super.alpha = newValue }
  }
}

private final class Draw: UIView {
  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }
}
