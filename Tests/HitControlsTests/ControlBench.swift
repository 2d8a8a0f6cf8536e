import Foundation
import HitControls
import HitResponders
import ScenarioSupport

/// A desk with one control of 100 by 100 points at (100, 100) that logs events and tracking.
final class ControlBench {
  let desk = Desk()
  let window: LoggedWindow
  let role: Role
  let control: LoggedControl

  init() {
    window = desk.window("W")
    role = Role("ctl", log: desk.log, handling: .forward)
    control = LoggedControl(role, frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    window.addSubview(control)
    desk.log.recorded = [.control, .tracking, .perform]
    for (event, name) in UIControl.Event.named {
      control.addAction(UIAction { [log = desk.log] _ in log.write(.control, name) }, for: event)
    }
  }

  /// The lines so far, without the control's own name.
  func take() -> [String] {
    desk.log.take().map { $0.replacingOccurrences(of: "tracking ctl ", with: "") }
  }
}
