import Foundation
import HitResponders
import ScenarioSupport

/// A recognizer that logs what it is told and what its action says, and does as a test says.
class ProbeRecognizer: UIGestureRecognizer {
  /// What it makes of touches.
  enum Manner {
    /// Nothing by itself.
    case idle
    /// Recognizes once when its last finger is lifted.
    case tap
    /// Begins with the first move and ends with the last finger.
    case pan
  }

  let log: EventLog
  let manner: Manner
  /// Runs in each touches method.
  var onTouches: ((UITouch.Phase, Set<UITouch>, UIEvent) -> Void)?
  /// Runs in the action, after its line.
  var onAction: ((State) -> Void)?
  var resets = 0

  init(_ name: String, _ manner: Manner, on view: UIView, log: EventLog) {
    self.log = log
    self.manner = manner
    super.init(target: nil, action: nil)
    self.name = name
    addAction { [unowned self] _ in
      log.write(.action, "action \(name) \(state)")
      onAction?(state)
    }
    view.addGestureRecognizer(self)
  }

  private func told(_ phase: UITouch.Phase, _ touches: Set<UITouch>, _ event: UIEvent) {
    log.write(.gesture, "\(name ?? "") \(phase) \(touches.map(\.finger).sorted())")
    switch (manner, phase) {
    case (.tap, .ended): if numberOfTouches == 0 { state = .ended }
    case (.pan, .moved): state = state == .possible ? .began : .changed
    case (.pan, .ended): if numberOfTouches == 0 { state = state == .possible ? .failed : .ended }
    default: break
    }
    onTouches?(phase, touches, event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.began, touches, event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.moved, touches, event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.ended, touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    told(.cancelled, touches, event)
  }

  override func reset() { resets += 1 }
}

/// A delegate whose answers are closures.
final class ProbeDelegate: UIGestureRecognizerDelegate {
  var receives: (UITouch) -> Bool = { _ in true }
  var begins: () -> Bool = { true }
  var isSimultaneous = false
  var requires: (UIGestureRecognizer) -> Bool = { _ in false }
  var isRequired: (UIGestureRecognizer) -> Bool = { _ in false }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins() }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isSimultaneous }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { requires(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isRequired(otherGestureRecognizer) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldReceive touch: UITouch
  ) -> Bool { receives(touch) }
}

/// A window with one view in another, and recognizers to be put on them.
struct GestureDesk {
  let desk = Desk()
  let window: LoggedWindow
  let p: LoggedView
  let a: LoggedView

  init() {
    window = desk.window("W")
    p = desk.view("P", CGRect(x: 0, y: 0, width: 200, height: 200), in: window)
    a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: p)
    desk.log.recorded = [.touch, .action]
    desk.log.showsPoints = false
  }

  func probe(
    _ name: String,
    _ manner: ProbeRecognizer.Manner,
    on view: UIView? = nil
  ) -> ProbeRecognizer {
    ProbeRecognizer(name, manner, on: view ?? a, log: desk.log)
  }

  func take() -> [String] { desk.log.take() }
}
