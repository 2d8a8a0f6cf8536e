import Foundation
import HitControls
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("Controls under recognizers")
struct ControlGestureRuleTests {
  private let desk = Desk()
  private let window: LoggedWindow
  private let tap = UITapGestureRecognizer()
  private let pan = UIPanGestureRecognizer()
  private let swipe = UISwipeGestureRecognizer()

  init() {
    window = desk.window("W")
    for (recognizer, name) in [(tap, "tap"), (swipe, "swipe"), (pan, "pan")] as [(_, String)] {
      attach(recognizer, name)
    }
    desk.log.recorded = [.action]
  }

  private func attach(_ recognizer: UIGestureRecognizer, _ name: String) {
    recognizer.name = name
    window.addGestureRecognizer(recognizer)
    desk.log(recognizer)
  }

  private func place(_ control: UIControl) {
    control.frame = CGRect(x: 100, y: 100, width: 100, height: 34)
    window.addSubview(control)
  }

  /// A drag in four moves, which ends 60 points from its start.
  private func drag(from x: CGFloat, _ y: CGFloat, by dx: CGFloat, _ dy: CGFloat, at time: Double) {
    desk.began(x, y, at: time)
    for step in 1...4 {
      let part = CGFloat(step) / 4
      desk.moved(x + dx * part, y + dy * part, at: time + Double(step) * 0.02)
    }
    desk.ended(x + dx, y + dy, at: time + 0.1)
  }

  @Test("G20: controls that are tapped keep a tap from elsewhere, while they are enabled")
  func taps() {
    let controls = [
      UIButton(), UISwitch(), UIStepper(), UISegmentedControl(items: ["a", "b"]), UIPageControl(),
    ]
    for (index, control) in controls.enumerated() {
      place(control)
      desk.tap(110, 110, at: Double(index) * 10)
      #expect(desk.log.take() == [], "\(control)")
      control.isEnabled = false
      desk.tap(110, 110, at: Double(index) * 10 + 5)
      #expect(desk.log.take() == ["action tap ended"], "\(control)")
      control.removeFromSuperview()
    }
    for (index, control) in [UIControl(), UISlider()].enumerated() {
      place(control)
      desk.tap(110, 110, at: 50 + Double(index) * 10)
      #expect(desk.log.take() == ["action tap ended"], "\(control)")
      control.removeFromSuperview()
    }
  }

  @Test("G20: a recognizer of the control itself, and one of two fingers, are not refused")
  func own() {
    let button = UIButton()
    place(button)
    button.addGestureRecognizer(tap)
    desk.tap(110, 110)
    #expect(desk.log.take() == ["action tap ended"])
    window.addGestureRecognizer(tap)
    tap.numberOfTouchesRequired = 2
    desk.began(1, 110, 110, at: 20)
    desk.began(2, 20, 20, at: 20)
    desk.ended(1, 110, 110, at: 20.1)
    desk.ended(2, 20, 20, at: 20.1)
    #expect(desk.log.take() == ["action tap ended"])
  }

  @Test("G20: a switch keeps a drag along it, and leaves one across it")
  func switches() {
    let toggle = UISwitch()
    place(toggle)
    swipe.isEnabled = false
    drag(from: 110, 110, by: 60, 0, at: 1)
    #expect(desk.log.take() == [])
    #expect(toggle.isOn)
    drag(from: 110, 110, by: 0, 60, at: 5)
    #expect(desk.log.take().first == "action pan began")
    #expect(toggle.isOn)
  }

  @Test("G20: a slider keeps a swipe along its track while its thumb is held")
  func sliders() {
    let slider = UISlider()
    place(slider)
    pan.isEnabled = false
    drag(from: 115, 117, by: 60, 0, at: 1)
    #expect(desk.log.take() == [])
    #expect(slider.value > 0.5)
    slider.value = 0
    drag(from: 150, 117, by: 60, 0, at: 5)
    #expect(desk.log.take() == ["action swipe ended"], "beside the thumb nothing is held")
    swipe.direction = .down
    drag(from: 115, 117, by: 0, 60, at: 9)
    #expect(desk.log.take() == ["action swipe ended"])
  }
}
