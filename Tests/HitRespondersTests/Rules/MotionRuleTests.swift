import Foundation
import HitResponders
import ScenarioSupport
import Testing

private final class Presser: UIView {
  var told: [String] = []

  override var canBecomeFirstResponder: Bool { true }

  private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
    let types = presses.map { "\($0.type)" }.sorted().joined(separator: " ")
    told.append("\(word) \(types) of \(event?.allPresses.count ?? -1)")
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("began", presses, event)
  }

  override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("changed", presses, event)
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("ended", presses, event)
  }

  override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    note("cancelled", presses, event)
    super.pressesCancelled(presses, with: event)
  }
}

@Suite("M: motion, presses and remote control")
struct MotionRuleTests {
  let desk = Desk()

  private func send(_ content: ApplicationInput.Content) {
    desk.application.enqueue(ApplicationInput(content, at: desk.application.now))
    desk.application.processQueue()
  }

  private func shake() {
    send(.motion(.began, .motionShake))
    send(.motion(.ended, .motionShake))
  }

  @Test("M1: a shake starts at the key window's first responder, else at that window")
  func start() {
    shake()
    #expect(desk.log.take() == [])
    let window = desk.window("W", handling: .log)
    let f = desk.view("F", window.bounds, in: window)
    f.role.canBecomeFirst = true
    shake()
    #expect(desk.log.take() == ["motion began W", "motion ended W"])
    f.becomeFirstResponder()
    shake()
    #expect(desk.log.take() == ["motion began F", "motion ended F"])
  }

  @Test("M2: motion climbs the chain with the same arguments")
  func climbing() {
    final class Witness: UIView {
      var seen: [(UIEvent.EventSubtype, UIEvent?)] = []
      override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        seen.append((motion, event))
        super.motionBegan(motion, with: event)
      }
    }
    final class Starter: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let window = desk.window("W")
    let outer = Witness()
    let inner = Witness()
    let starter = Starter()
    window.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(starter)
    starter.becomeFirstResponder()
    shake()
    #expect(outer.seen.count == 1 && inner.seen.count == 1)
    #expect(outer.seen.first?.0 == .motionShake && outer.seen.first?.1?.type == .motion)
    #expect(outer.seen.first?.1 === inner.seen.first?.1)
  }

  @Test("M3: a motion that began ends or is cancelled exactly once; one that did not is dropped")
  func ending() {
    _ = desk.window("W", handling: .log)
    send(.motion(.ended, .motionShake))
    send(.motion(.began, .motionShake))
    send(.motion(.cancelled, .motionShake))
    send(.motion(.ended, .motionShake))
    #expect(desk.log.take() == ["motion began W", "motion cancelled W"])
    send(.motion(.began, .motionShake))
    send(.motion(.began, .motionShake))
    send(.motion(.ended, .motionShake))
    send(.motion(.cancelled, .motionShake))
    #expect(
      desk.log.take() == [
        "motion began W", "motion cancelled W", "motion began W", "motion ended W",
      ]
    )
  }

  @Test("M4: remote events are delivered only while the application asked for them")
  func remote() {
    _ = desk.window("W", handling: .log)
    send(.remoteControl(.remoteControlPlay))
    #expect(desk.log.take() == [])
    desk.application.beginReceivingRemoteControlEvents()
    send(.remoteControl(.remoteControlPlay))
    #expect(desk.log.take() == ["remote play W"])
    desk.application.endReceivingRemoteControlEvents()
    send(.remoteControl(.remoteControlPlay))
    #expect(desk.log.take() == [])
  }

  @Test("M5: presses come as sets and are not hit-tested")
  func presses() {
    let window = desk.window("W")
    let presser = Presser()
    window.addSubview(presser)
    presser.becomeFirstResponder()
    send(.presses([PressSample(type: .select, phase: .began)]))
    send(
      .presses([
        PressSample(type: .menu, phase: .began), PressSample(type: .select, phase: .changed),
      ])
    )
    send(.presses([PressSample(type: .select, phase: .ended)]))
    send(.presses([PressSample(type: .menu, phase: .cancelled)]))
    send(.presses([PressSample(type: .menu, phase: .ended)]))
    #expect(
      presser.told == [
        "began select of 1", "began menu of 2", "changed select of 2", "ended select of 2",
        "cancelled menu of 1",
      ]
    )
    #expect(desk.log.take() == [])
  }

  @Test("M5: two keys are two presses, told apart by their codes")
  func keys() {
    let window = desk.window("W")
    let presser = Presser()
    window.addSubview(presser)
    presser.becomeFirstResponder()
    func key(_ code: UIKeyboardHIDUsage, _ phase: UIPress.Phase) -> PressSample {
      let key = UIKey(characters: "", charactersIgnoringModifiers: "", keyCode: code)
      return PressSample(type: .keyboard, phase: phase, key: key)
    }
    send(.presses([key(.keyboardA, .began), key(.keyboardB, .began)]))
    send(.presses([key(.keyboardA, .ended)]))
    #expect(presser.told == ["began keyboard keyboard of 2", "ended keyboard of 2"])
  }

  @Test("M5: each press ends once, whatever one input or a key that is down already says")
  func pressesEndOnce() {
    let window = desk.window("W")
    let presser = Presser()
    window.addSubview(presser)
    presser.becomeFirstResponder()
    func select(_ phases: UIPress.Phase...) {
      send(.presses(phases.map { PressSample(type: .select, phase: $0) }))
    }
    select(.began, .ended)
    #expect(presser.told == ["began select of 1", "ended select of 1"])
    presser.told = []
    select(.began)
    select(.began)
    select(.changed, .ended)
    #expect(
      presser.told == [
        "began select of 1", "cancelled select of 1", "began select of 1", "changed select of 1",
        "ended select of 1",
      ]
    )
  }

  @Test("M5: a press that begins with no key window is dropped for life")
  func nobody() {
    send(.presses([PressSample(type: .select, phase: .began)]))
    let window = desk.window("W")
    let presser = Presser()
    window.addSubview(presser)
    presser.becomeFirstResponder()
    send(.presses([PressSample(type: .select, phase: .ended)]))
    #expect(presser.told == [])
  }

  @Test("M6: neither guards nor windows in front change the way of a shake")
  func unhindered() {
    let window = desk.window("W")
    let f = desk.view("F", window.bounds, in: window)
    f.role.canBecomeFirst = true
    f.becomeFirstResponder()
    f.isHidden = true
    f.isUserInteractionEnabled = false
    window.alpha = 0
    _ = desk.window("W2", level: 9, handling: .log)
    shake()
    #expect(desk.log.take() == ["motion began F", "motion ended F"])
  }
}
