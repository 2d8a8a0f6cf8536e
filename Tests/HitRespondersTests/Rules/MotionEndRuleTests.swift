import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("M: how a motion ends")
struct MotionEndRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let f: LoggedView
  let g: LoggedView

  init() {
    window = desk.window("W")
    f = desk.view("F", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    g = desk.view("G", CGRect(x: 50, y: 0, width: 50, height: 50), in: window)
    f.role.canBecomeFirst = true
    g.role.canBecomeFirst = true
    f.becomeFirstResponder()
  }

  private func shake(_ phase: MotionPhase) {
    desk.application.enqueue(ApplicationInput(.motion(phase, .motionShake), at: 0))
    desk.application.processQueue()
  }

  @Test(
    "M3: whoever was told began is told the end, whoever is first responder then",
    arguments: [MotionPhase.ended, .cancelled],
    ["another", "resigns", "key"]
  )
  func otherFirstResponder(end: MotionPhase, change: String) {
    shake(.began)
    switch change {
    case "another": g.becomeFirstResponder()
    case "resigns": f.resignFirstResponder()
    default: desk.window("W2", level: 1, handling: .log).makeKey()
    }
    shake(end)
    #expect(desk.log.take() == ["motion began F", "motion \(end.rawValue) F"])
  }

  @Test("M3: a second shake cancels the first where that was told, and begins anew")
  func secondShake() {
    shake(.began)
    g.becomeFirstResponder()
    shake(.began)
    shake(.ended)
    #expect(
      desk.log.take() == [
        "motion began F", "motion cancelled F", "motion began G", "motion ended G",
      ]
    )
  }

  @Test(
    "M3: a first responder that leaves its window is told cancelled first, and so is its chain",
    arguments: ["itself", "above", "moved", "controller"]
  )
  func leaving(who: String) {
    let middle = desk.view("M", window.bounds, in: window, handling: .logAndForward)
    let outer = desk.view("O", window.bounds, in: window, handling: .logAndForward)
    outer.addSubview(middle)
    middle.addSubview(f)
    f.role.motion = .logAndForward
    f.becomeFirstResponder()
    var name = "F"
    if who == "controller" {
      let controller = desk.controller("C", view: f, handling: .logAndForward)
      controller.role.canBecomeFirst = true
      controller.becomeFirstResponder()
      name = "C"
    }
    shake(.began)
    switch who {
    case "above": middle.removeFromSuperview()
    case "moved": desk.hiddenWindow("W2").addSubview(f)
    default: f.removeFromSuperview()
    }
    #expect(f.window !== window)
    shake(.ended)
    #expect(
      desk.log.take() == [
        "motion began \(name)", "motion began M", "motion began O",
        "motion cancelled \(name)", "motion cancelled M", "motion cancelled O",
      ]
    )
  }

  @Test("M3: a view elsewhere that leaves ends no motion")
  func elsewhere() {
    shake(.began)
    g.removeFromSuperview()
    shake(.ended)
    #expect(desk.log.take() == ["motion began F", "motion ended F"])
  }

  @Test("M3: what is cancelled in motionBegan itself is told once, and its end is dropped")
  func inBegan() {
    final class Leaver: UIView {
      var told: [String] = []
      override var canBecomeFirstResponder: Bool { true }
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        told.append("began")
        removeFromSuperview()
      }
      override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        told.append("ended")
      }
      override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        told.append("cancelled")
        removeFromSuperview()
      }
    }
    let leaver = Leaver()
    window.addSubview(leaver)
    leaver.becomeFirstResponder()
    shake(.began)
    shake(.ended)
    #expect(leaver.told == ["began", "cancelled"] && leaver.superview == nil)
  }

  @Test("M3: who was not told began, for want of a key window or of super, is not told the end")
  func untold() {
    final class Keeper: UIWindow {
      var keepsEvents = true
      override func sendEvent(_ event: UIEvent) { if !keepsEvents { super.sendEvent(event) } }
    }
    let keeper = desk.application.inForce { Keeper(frame: window.bounds) }
    let h = desk.view("H", keeper.bounds, in: keeper)
    h.role.canBecomeFirst = true
    keeper.makeKeyAndVisible()
    h.becomeFirstResponder()
    shake(.began)
    keeper.keepsEvents = false
    shake(.ended)
    #expect(desk.log.take() == [])

    let empty = Desk()
    empty.application.enqueue(ApplicationInput(.motion(.began, .motionShake), at: 0))
    empty.application.processQueue()
    _ = empty.window("W", handling: .log)
    empty.application.enqueue(ApplicationInput(.motion(.ended, .motionShake), at: 0))
    empty.application.processQueue()
    #expect(empty.log.take() == [])
  }
}
