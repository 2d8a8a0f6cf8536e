import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("F: the first responder")
struct FirstResponderRuleTests {
  let desk = Desk()
  let window: LoggedWindow
  let f: LoggedView
  let k: LoggedView

  init() {
    window = desk.window("W")
    f = desk.view("F", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    k = desk.view("K", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    f.role.canBecomeFirst = true
    k.role.canBecomeFirst = true
  }

  @Test("F1: nobody may become first responder unless it says so and is in a window")
  func consent() {
    #expect(!UIView().canBecomeFirstResponder && UIView().canResignFirstResponder)
    f.role.canBecomeFirst = false
    #expect(!f.becomeFirstResponder())
    f.role.canBecomeFirst = true
    f.removeFromSuperview()
    #expect(!f.becomeFirstResponder() && !f.isFirstResponder)
    window.addSubview(f)
    #expect(f.becomeFirstResponder() && f.isFirstResponder)
  }

  @Test("F2: a window has one first responder, and the key window's is the one asked")
  func one() {
    #expect(f.becomeFirstResponder() && k.becomeFirstResponder())
    #expect(!f.isFirstResponder && k.isFirstResponder)
    let other = desk.window("W2")
    let g = desk.view("G", CGRect(x: 0, y: 0, width: 9, height: 9), in: other)
    g.role.canBecomeFirst = true
    #expect(g.becomeFirstResponder() && k.isFirstResponder)
    #expect(desk.application.eventReceiver === k)
    other.makeKey()
    #expect(desk.application.eventReceiver === g)
  }

  @Test("F3: the current one must agree, else nothing changes")
  func agreement() {
    #expect(k.becomeFirstResponder())
    k.role.canResign = false
    #expect(!f.becomeFirstResponder())
    #expect(k.isFirstResponder && !f.isFirstResponder)
    #expect(!k.resignFirstResponder())
    k.role.canResign = true
    #expect(k.resignFirstResponder() && !k.isFirstResponder)
    #expect(k.resignFirstResponder(), "one that is not first has nothing to refuse")
  }

  @Test("F3: an override of resignFirstResponder that says no keeps its place")
  func stubborn() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
    }
    let stubborn = Stubborn()
    window.addSubview(stubborn)
    #expect(stubborn.becomeFirstResponder() && !f.becomeFirstResponder())
    #expect(stubborn.isFirstResponder)
  }

  @Test("F3: one that is taken out of the window by the other's resigning does not become first")
  func takenOut() {
    final class Spoiler: UIView {
      var victim: UIView?
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool {
        victim?.removeFromSuperview()
        return super.resignFirstResponder()
      }
    }
    let spoiler = Spoiler()
    spoiler.victim = f
    window.addSubview(spoiler)
    #expect(spoiler.becomeFirstResponder() && !f.becomeFirstResponder())
    #expect(window.firstResponder == nil)
  }

  @Test("F4: becoming what one already is succeeds and asks nobody")
  func again() {
    final class Counting: UIView {
      var asked = 0
      override var canBecomeFirstResponder: Bool {
        asked += 1
        return asked == 1
      }
      override func resignFirstResponder() -> Bool {
        asked += 100
        return super.resignFirstResponder()
      }
    }
    let counting = Counting()
    window.addSubview(counting)
    #expect(counting.becomeFirstResponder() && counting.becomeFirstResponder())
    #expect(counting.asked == 1)
  }

  @Test("F5: a first responder in a subtree that leaves the window resigns, unasked")
  func leaving() {
    f.addSubview(k)
    k.role.canResign = false
    #expect(k.becomeFirstResponder())
    f.removeFromSuperview()
    #expect(!k.isFirstResponder && window.firstResponder == nil)
    window.addSubview(f)
    #expect(!k.isFirstResponder)
    #expect(desk.application.eventReceiver === window)
  }

  @Test("F5: one outside the leaving subtree keeps its place")
  func staying() {
    #expect(k.becomeFirstResponder())
    f.removeFromSuperview()
    #expect(k.isFirstResponder)
  }

  @Test("F6: a tap does not change the first responder")
  func tap() {
    desk.tap(5, 5)
    #expect(!f.isFirstResponder && window.firstResponder == nil)
    #expect(k.becomeFirstResponder())
    desk.tap(5, 5)
    #expect(k.isFirstResponder)
  }

  @Test("F7: a controller counts by the window of its loaded view")
  func controllers() {
    let controller = desk.controller("VC")
    controller.role.canBecomeFirst = true
    #expect(!controller.becomeFirstResponder() && !controller.isViewLoaded)
    let view = controller.view
    #expect(!controller.becomeFirstResponder())
    if let view { window.addSubview(view) }
    #expect(controller.becomeFirstResponder() && window.firstResponder === controller)
    view?.removeFromSuperview()
    #expect(!controller.isFirstResponder)
  }

  @Test("F7: a window may be its own first responder; a responder without a place may not")
  func others() {
    window.role.canBecomeFirst = true
    #expect(window.becomeFirstResponder() && window.isFirstResponder)
    let delegate = desk.delegate("D")
    #expect(!delegate.becomeFirstResponder())
  }
}
