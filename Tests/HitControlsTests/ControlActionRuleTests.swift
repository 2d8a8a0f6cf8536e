import Foundation
import HitControls
import HitResponders
import ScenarioSupport
import Testing

@Suite("Rules of actions")
struct ControlActionRuleTests {
  private let desk = Desk()
  private let window: LoggedWindow
  private let parent: LoggedView
  private let button = TellingButton(frame: CGRect(x: 0, y: 0, width: 80, height: 40))

  /// A button that lists the actions which come through it.
  private final class TellingButton: UIButton {
    var sent: [String] = []
    var swallows = false

    override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
      sent.append("\(action) \(event == nil ? "without event" : "with event")")
      if !swallows { super.sendAction(action, to: target, for: event) }
    }
  }

  /// A target that lists its messages.
  private final class Target {
    var log: [String] = []
    nonisolated init() {}
    func down() { log.append("down") }
    func up(_ sender: UIButton) { log.append("up \(sender.currentTitle ?? "")") }
    func both(_ sender: Any?, event: UIEvent) { log.append("both \(event.type)") }
  }

  /// An application that lists the actions which come through it.
  private final class TellingApplication: UIApplication {
    var sent: [String] = []

    override func sendAction(
      _ action: Selector,
      to target: Any?,
      from sender: Any?,
      for event: UIEvent?
    ) -> Bool {
      sent.append("\(action)")
      return super.sendAction(action, to: target, from: sender, for: event)
    }
  }

  init() {
    window = desk.window("W")
    parent = desk.view("P", CGRect(x: 0, y: 0, width: 320, height: 480), in: window)
    parent.addSubview(button)
    desk.log.recorded = [.perform]
  }

  @Test("C10: events that fall together run each action once, in order of registration")
  func onePass() {
    let target = Target()
    button.addTarget(target, action: Selector("b", Target.down), for: .allTouchEvents)
    button.addTarget(target, action: Selector("a", Target.down), for: .touchDownRepeat)
    desk.tap(10, 10, at: 1)
    #expect(button.sent == ["b with event", "b with event"])
    button.sent = []
    desk.began(10, 10, at: 1.2)
    #expect(button.sent == ["b with event", "a with event"])
    desk.ended(10, 10)
  }

  @Test("C11: a button's touchUpInside is primaryActionTriggered too, in order of registration")
  func primary() {
    var log: [String] = []
    button.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    button.addAction(UIAction { _ in log.append("primary") }, for: .primaryActionTriggered)
    desk.tap(10, 10)
    #expect(log == ["up", "primary"])
    let control = UIControl(frame: CGRect(x: 100, y: 0, width: 80, height: 40))
    control.addAction(UIAction { _ in log.append("never") }, for: .primaryActionTriggered)
    parent.addSubview(control)
    desk.tap(110, 10)
    #expect(log.count == 2)
    let made = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in log = ["go"] })
    #expect(made.currentTitle == "Go")
    made.sendActions(for: .touchUpInside)
    #expect(log == ["go"])
  }

  @Test("C12: every action goes through the control's sendAction and the application's")
  func through() {
    let application = TellingApplication()
    let window = application.inForce { UIWindow(frame: CGRect(x: 0, y: 0, width: 99, height: 99)) }
    window.isHidden = false
    window.addSubview(button)
    let target = Target()
    button.addTarget(target, action: Selector("down", Target.down), for: .touchDown)
    button.addTarget(nil, action: "nobody", for: .touchDown)
    application.enqueue(.touches([.began(1, 5, 5)], at: 1))
    application.processQueue()
    #expect(button.sent == ["down with event", "nobody with event"])
    #expect(application.sent == ["down", "nobody"])
    #expect(target.log == ["down"])
    button.swallows = true
    button.sendActions(for: .touchDown)
    #expect(application.sent.count == 2 && target.log.count == 1)
  }

  @Test("C13: no target means the first responder, or the sender, and from there up the chain")
  func nilTarget() {
    let aside = desk.view("F", CGRect(x: 0, y: 100, width: 10, height: 10), in: window)
    aside.role.canBecomeFirst = true
    window.role.actions = ["save"]
    parent.role.actions = ["save"]
    button.addTarget(nil, action: "save", for: .touchDown)
    desk.tap(10, 10)
    #expect(desk.log.take() == ["perform save P"])
    #expect(aside.becomeFirstResponder())
    desk.tap(10, 10)
    #expect(desk.log.take() == ["perform save W"])
    desk.application.routingOptions.nilTargetStart = .sender
    desk.tap(10, 10)
    #expect(desk.log.take() == ["perform save P"])
    #expect(desk.application.sendAction("save", to: nil, from: button, for: nil))
    #expect(!desk.application.sendAction("open", to: nil, from: button, for: nil))
    _ = desk.log.take()
    desk.application.routingOptions.nilTargetStart = .firstResponder
    aside.role.actions = ["save"]
    desk.tap(10, 10)
    #expect(desk.log.take() == ["perform save F"])
  }

  @Test("C13: canPerformAction and target(forAction:withSender:) have their say on the way up")
  func overrides() {
    final class Refuser: UIView, ActionPerforming {
      func implements(_ action: Selector) -> Bool { true }
      func perform(_ action: Selector, with sender: Any?, for event: UIEvent?) {}
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
    }
    final class Redirector: UIView {
      var goal: UIResponder?
      override func target(forAction action: Selector, withSender sender: Any?) -> Any? { goal }
    }
    let redirector = Redirector(frame: CGRect(x: 0, y: 0, width: 99, height: 99))
    let refuser = Refuser(frame: redirector.bounds)
    parent.role.actions = ["save"]
    parent.addSubview(redirector)
    redirector.addSubview(refuser)
    refuser.addSubview(button)
    redirector.goal = desk.view("G", .zero)
    desk.view("H", .zero).role.actions = ["save"]
    redirector.goal = desk.responders["H"]
    #expect(button.target(forAction: "save", withSender: nil) as? UIView === redirector.goal)
    redirector.goal = nil
    #expect(button.target(forAction: "save", withSender: nil) == nil)
  }

  @Test("C14: a target that lacks the action is not searched further")
  func wrongTarget() {
    window.role.actions = ["x"]
    #expect(!desk.application.sendAction("x", to: parent, from: button, for: nil))
    #expect(desk.log.take().isEmpty)
    #expect(desk.application.sendAction("x", to: window, from: button, for: nil))
    #expect(desk.log.take() == ["perform x W"])
  }

  @Test("C15: targets are weak, and the same target and action are one entry")
  func targets() {
    let down = Selector("down", Target.down)
    var target: Target? = Target()
    button.addTarget(target, action: down, for: .touchDown)
    button.addTarget(target, action: down, for: .touchUpInside)
    button.addTarget(nil, action: "save", for: .valueChanged)
    #expect(button.actions(forTarget: target, forControlEvent: .touchDown) == ["down"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchUpInside) == ["down"])
    #expect(button.actions(forTarget: nil, forControlEvent: .valueChanged) == ["save"])
    #expect(button.actions(forTarget: target, forControlEvent: .touchCancel) == nil)
    #expect(button.allControlEvents == [.touchDown, .touchUpInside, .valueChanged])
    #expect(button.allTargets.count == 2 && button.allTargets.contains { $0.base is NSNull })
    var entries = 0
    button.enumerateEventHandlers { _, _, _, _ in entries += 1 }
    #expect(entries == 2)
    weak let gone = target
    target = nil
    #expect(gone == nil)
    desk.tap(10, 10)
    #expect(button.sent.isEmpty && button.allTargets.count == 1)
    #expect(button.allControlEvents == .valueChanged)
    let other = Target()
    button.addTarget(other, action: down, for: .allTouchEvents)
    button.removeTarget(other, action: nil, for: .touchDown)
    #expect(button.actions(forTarget: other, forControlEvent: .touchDown) == nil)
    #expect(button.actions(forTarget: other, forControlEvent: .touchCancel) == ["down"])
    button.removeTarget(nil, action: nil, for: .allEvents)
    #expect(button.allControlEvents.isEmpty && button.allTargets.isEmpty)
  }

  @Test("C16: closures run in order of registration among the targets, and know their sender")
  func closures() {
    let target = Target()
    var log: [String] = []
    button.addTarget(target, action: Selector("down", Target.down), for: .touchDown)
    let action = UIAction(identifier: UIAction.Identifier("one")) { [unowned button, target] in
      log = target.log + ["closure by \($0.sender as? UIButton === button)"]
    }
    button.addAction(action, for: [.touchDown, .touchDownRepeat])
    desk.tap(10, 10, at: 1)
    #expect(log == ["down", "closure by true"])
    #expect(action.sender == nil)
    button.addAction(
      UIAction(identifier: action.identifier) { _ in log = ["new"] },
      for: .touchDown
    )
    desk.tap(10, 10, at: 9)
    #expect(log == ["new"])
    button.removeAction(identifiedBy: action.identifier, for: .allEvents)
    log = []
    desk.tap(10, 10, at: 19)
    #expect(log.isEmpty)
  }

  @Test("C19: tracking never sends valueChanged; sendActions sends it once")
  func valueChanged() {
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: [.valueChanged, .editingChanged])
    desk.tap(10, 10)
    #expect(count == 0)
    button.sendActions(for: [.valueChanged, .editingChanged])
    #expect(count == 1)
  }

  @Test("methods of the three forms can be targets as they are")
  func typedTargets() {
    let target = Target()
    button.setTitle("Save", for: .normal)
    button.addTarget(target, action: Target.down, for: .touchDown)
    button.addTarget(target, action: Target.up(_:), for: .touchUpInside)
    button.addTarget(target, action: Target.both, for: .touchUpInside)
    desk.tap(10, 10)
    #expect(target.log == ["down", "up Save", "both touches"])
  }
}
