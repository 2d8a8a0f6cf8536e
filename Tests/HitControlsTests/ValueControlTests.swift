import Foundation
import HitControls
import HitResponders
import ScenarioSupport
import Testing

@Suite("Controls with values")
struct ValueControlTests {
  private let desk = Desk()
  private let window: LoggedWindow

  init() {
    window = desk.window("W")
  }

  /// Puts a control at (100, 100) and lists what it sends.
  private func place(_ control: UIControl, width: CGFloat = 0) -> EventList {
    control.frame.origin = CGPoint(x: 100, y: 100)
    if width > 0 { control.bounds.size = CGSize(width: width, height: 34) }
    if width > 0 { control.frame.origin = CGPoint(x: 100, y: 100) }
    window.addSubview(control)
    let list = EventList()
    for event in [UIControl.Event.touchDown, .valueChanged, .touchUpInside, .touchUpOutside] {
      control.addAction(
        UIAction { [list] _ in list.names.append(event.firstName ?? "") },
        for: event
      )
    }
    return list
  }

  private final class EventList {
    var names: [String] = []

    func take() -> [String] {
      defer { names = [] }
      return names
    }
  }

  @Test("C19: a switch sends valueChanged by itself, for a tap and for a drag to the other side")
  func toggle() {
    let toggle = UISwitch()
    let list = place(toggle)
    desk.tap(110, 110)
    #expect(toggle.isOn && list.take() == ["touchDown", "valueChanged", "touchUpInside"])
    desk.began(140, 110, at: 20)
    desk.moved(112, 110)
    desk.ended(112, 110)
    #expect(!toggle.isOn && list.take() == ["touchDown", "valueChanged", "touchUpInside"])
    desk.began(110, 110, at: 40)
    desk.moved(140, 110)
    desk.moved(111, 110)
    desk.ended(111, 110)
    #expect(!toggle.isOn && list.take() == ["touchDown", "touchUpInside"])
    desk.began(110, 110, at: 60)
    desk.moved(112, 300)
    desk.ended(112, 300)
    #expect(!toggle.isOn && list.take() == ["touchDown", "touchUpOutside"])
    desk.began(110, 110, at: 80)
    desk.cancelled(110, 110)
    #expect(!toggle.isOn)
    toggle.setOn(true, animated: true)
    #expect(list.take() == ["touchDown"])
  }

  @Test("C19: a slider sends valueChanged while its thumb is dragged, or once at the end")
  func slider() {
    let slider = UISlider()
    let list = place(slider, width: 231)
    // The thumb is 27 wide on a track of 227, so its middle travels 200 points from 115.5.
    desk.tap(250, 117)
    #expect(slider.value == 0 && list.take().isEmpty)
    desk.began(120, 117, at: 20)
    desk.moved(220, 117)
    #expect(slider.value == 0.5)
    desk.moved(220, 130)
    desk.moved(999, 300)
    #expect(slider.value == 1)
    desk.ended(999, 300)
    #expect(list.take() == ["touchDown", "valueChanged", "valueChanged", "touchUpOutside"])
    slider.isContinuous = false
    desk.began(315, 117, at: 40)
    desk.moved(215, 117)
    desk.moved(115, 117)
    #expect(slider.value == 0 && list.take() == ["touchDown"])
    desk.ended(115, 117)
    #expect(list.take() == ["valueChanged", "touchUpInside"])
  }

  @Test("C19: a stepper sends valueChanged for each step, and repeats while it is held")
  func stepper() {
    let stepper = UIStepper()
    let list = place(stepper)
    stepper.stepValue = 5
    stepper.maximumValue = 20
    desk.tap(180, 115, at: 1)
    #expect(stepper.value == 5 && list.take() == ["valueChanged", "touchDown", "touchUpInside"])
    desk.tap(110, 115, at: 2)
    desk.tap(110, 115, at: 3)
    #expect(stepper.value == 0)
    desk.began(180, 115, at: 10)
    desk.application.advance(to: 10.45)
    #expect(stepper.value == 5)
    desk.application.advance(to: 10.75)
    #expect(stepper.value == 20)
    desk.moved(180, 300, at: 11)
    desk.ended(180, 300, at: 12)
    #expect(desk.application.nextDeadline == nil)
    _ = list.take()
    stepper.wraps = true
    desk.tap(180, 115, at: 20)
    #expect(stepper.value == 0)
    stepper.wraps = false
    stepper.isContinuous = false
    _ = list.take()
    desk.began(180, 115, at: 30)
    #expect(stepper.value == 5 && list.take() == ["touchDown"])
    stepper.removeFromSuperview()
    #expect(desk.application.nextDeadline == nil && list.take() == ["valueChanged"])
  }

  @Test("C19: a stepper that its own change takes away counts no further", arguments: [10.0, 10.6])
  func removed(time: Double) {
    let stepper = UIStepper()
    _ = place(stepper)
    let remove = UIAction { [desk] _ in
      if desk.application.now >= time { stepper.removeFromSuperview() }
    }
    stepper.addAction(remove, for: .valueChanged)
    desk.began(180, 115, at: 10)
    desk.application.advance(to: 20)
    #expect(stepper.window == nil && stepper.value == (time == 10 ? 1 : 3))
    #expect(desk.application.nextDeadline == nil)
  }

  @Test("C19: a segmented control sends valueChanged when a lift chooses another segment")
  func segments() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    let list = place(control, width: 300)
    #expect(control.numberOfSegments == 3 && control.titleForSegment(at: 1) == "Week")
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    desk.tap(250, 110)
    #expect(control.selectedSegmentIndex == 1)
    #expect(list.take() == ["touchDown", "valueChanged", "touchUpInside"])
    desk.tap(250, 110)
    #expect(list.take() == ["touchDown", "touchUpInside"])
    desk.began(250, 110)
    desk.moved(390, 110)
    desk.ended(390, 110)
    #expect(control.selectedSegmentIndex == 2)
    control.setEnabled(false, forSegmentAt: 0)
    desk.tap(110, 110)
    #expect(control.selectedSegmentIndex == 2)
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 3)
    control.setTitle("Year", forSegmentAt: 9)
    #expect(control.titleForSegment(at: 3) == "Year" && control.isEnabledForSegment(at: 9))
    control.removeSegment(at: 9, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    _ = list.take()
    control.isMomentary = true
    desk.tap(110, 110)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(list.take() == ["touchDown", "valueChanged", "touchUpInside"])
  }

  @Test("C19: a page control sends valueChanged when a lift turns a page")
  func pages() {
    let pages = UIPageControl()
    pages.currentPage = 2
    #expect(pages.currentPage == 0)
    pages.numberOfPages = 3
    let list = place(pages, width: 100)
    desk.tap(180, 110, at: 1)
    desk.tap(180, 110, at: 2)
    #expect(pages.currentPage == 2)
    _ = list.take()
    desk.tap(180, 110, at: 3)
    #expect(pages.currentPage == 2 && list.take() == ["touchDown", "touchUpInside"])
    desk.tap(110, 110, at: 4)
    #expect(pages.currentPage == 1)
    #expect(list.take() == ["touchDown", "valueChanged", "touchUpInside"])
    desk.began(110, 110, at: 5)
    desk.moved(110, 300)
    desk.ended(110, 300)
    #expect(pages.currentPage == 1 && list.take() == ["touchDown", "touchUpOutside"])
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0 && pages.size(forNumberOfPages: 2).width == 32)
  }

  @Test("what a finger does shows: pressed controls look different and look the same afterwards")
  func pressedLooks() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 80, height: 34))
    button.backgroundColor = .systemOrange
    let segments = UISegmentedControl(items: ["A", "B"])
    for control in [button, UISwitch(), UIStepper(), UISlider(), segments] {
      _ = place(control, width: control is UISlider || control is UISegmentedControl ? 90 : 0)
      let calm = try ControlPicture.pixels(of: control)
      desk.began(112, 115)
      #expect(try ControlPicture.pixels(of: control) != calm, "\(control)")
      desk.cancelled(112, 115)
      if let stepper = control as? UIStepper { stepper.value = 0 }
      #expect(try ControlPicture.pixels(of: control) == calm, "\(control)")
      control.removeFromSuperview()
    }
  }
}
