import Foundation
import HitControls
import HitResponders
import Testing

@Suite("Control rules")
struct ControlRulesTests {
  private let application = UIApplication()
  private let window: UIWindow
  private let parent = Listener(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let button = UIButton(frame: CGRect(x: 10, y: 10, width: 80, height: 40))

  /// A view that counts the touch messages that reach it.
  private final class Listener: UIView {
    var messages: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      messages.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      messages.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      messages.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      messages.append("cancelled")
    }
  }

  init() {
    window = application.inForce { UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200)) }
    window.addSubview(parent)
    parent.addSubview(button)
    window.isHidden = false
  }

  private func touch(_ phase: UITouch.Phase, _ x: CGFloat, _ y: CGFloat, at time: TimeInterval) {
    let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: CGPoint(x: x, y: y))
    application.enqueue(ApplicationInput(.touches([sample]), at: time))
    application.processQueue()
  }

  private func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? {
    application.inForce { window.hitTest(CGPoint(x: x, y: y), with: nil) }
  }

  @Test("H13: a disabled control is hit and passes nothing on; the option treats it as untouchable")
  func disabledControl() {
    button.isEnabled = false
    #expect(hit(20, 20) === button)
    touch(.began, 20, 20, at: 0)
    touch(.ended, 20, 20, at: 0.1)
    #expect(parent.messages.isEmpty)

    application.routingOptions.disabledControlsAreHit = false
    #expect(hit(20, 20) === parent)
    button.isEnabled = true
    #expect(hit(20, 20) === button)
  }

  @Test("H14: labels and image views begin without interaction, other views with it")
  func interactionDefaults() {
    #expect(!UILabel(frame: .zero).isUserInteractionEnabled)
    #expect(!UIImageView(frame: .zero).isUserInteractionEnabled)
    #expect(!UIImageView(image: nil).isUserInteractionEnabled)
    for view in [UIControl(), UIButton(), UISwitch(), UISlider(), UIScrollView(), window] {
      #expect(view.isUserInteractionEnabled)
    }
    let picture = UIImageView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
    parent.addSubview(picture)
    picture.addSubview(button)
    #expect(hit(115, 115) === parent)
    picture.isUserInteractionEnabled = true
    #expect(hit(115, 115) === button)
  }

  @Test(
    "R11: a control takes its touches and forwards none, enabled or not",
    arguments: [true, false]
  )
  func consumes(isEnabled: Bool) {
    button.isEnabled = isEnabled
    touch(.began, 20, 20, at: 0)
    touch(.moved, 25, 25, at: 0.05)
    touch(.ended, 25, 25, at: 0.1)
    #expect(parent.messages.isEmpty)
    touch(.began, 150, 150, at: 0.2)
    #expect(parent.messages == ["began"])
    touch(.ended, 150, 150, at: 0.3)
  }

  @Test("C1: a control begins enabled; its state is the union of its flags")
  func states() {
    let control = UIControl()
    #expect(control.isEnabled && !control.isHighlighted && !control.isSelected)
    #expect(control.state == .normal && control.state.rawValue == 0)
    control.isHighlighted = true
    #expect(control.state.rawValue == 1)
    control.isHighlighted = false
    control.isEnabled = false
    control.isSelected = true
    #expect(control.state.rawValue == 6)
    #expect(control.state == [.disabled, .selected])
  }

  @Test("C18: events have UIKit's raw values")
  func eventValues() {
    let values: [(UIControl.Event, UInt)] = [
      (.touchDown, 1), (.touchDownRepeat, 2), (.touchDragInside, 4), (.touchDragOutside, 8),
      (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64), (.touchUpOutside, 128),
      (.touchCancel, 256), (.valueChanged, 4096), (.primaryActionTriggered, 8192),
      (.allTouchEvents, 0xFFF),
    ]
    for (event, value) in values { #expect(event.rawValue == value) }
  }

  @Test("the label of a button that is gone can still be changed")
  func orphanedLabel() {
    let label = UIButton().titleLabel
    label?.numberOfLines = 2
    #expect(label?.numberOfLines == 2)
  }
}
