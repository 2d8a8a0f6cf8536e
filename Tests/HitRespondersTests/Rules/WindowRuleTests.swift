import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("W: windows")
struct WindowRuleTests {
  let desk = Desk()

  @Test("W1: a new window is hidden until it is shown")
  func hidden() {
    let window = desk.hiddenWindow("W", handling: .log)
    #expect(window.isHidden && desk.application.windows.isEmpty)
    desk.tap(5, 5)
    #expect(desk.log.take() == [])
    window.makeKeyAndVisible()
    #expect(!window.isHidden && window.isKeyWindow && desk.application.windows == [window])
    desk.tap(5, 5)
    #expect(desk.log.take().count == 4)
  }

  @Test("W2: higher levels are in front; of equal levels the one that came to the front last")
  func levels() {
    let low = desk.window("low", level: -1)
    let first = desk.window("first")
    let alert = desk.window("alert", level: UIWindow.Level.alert.rawValue)
    let second = desk.window("second")
    #expect(desk.application.windows == [low, first, second, alert])
    first.makeKeyAndVisible()
    #expect(desk.application.windows == [low, second, first, alert])
    second.isHidden = true
    second.isHidden = false
    #expect(desk.application.windows == [low, first, second, alert])
    low.windowLevel = .statusBar
    #expect(desk.application.windows == [first, second, low, alert])
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
  }

  @Test("W3: a window that answers nil lets the next one be asked")
  func next() {
    let back = desk.window("back", handling: .log)
    let front = desk.window("front", handling: .log)
    front.role.walk = .nilIfSelf
    desk.tap(5, 5)
    #expect(
      desk.log.take() == [
        "hit front", "inside front yes", "hit back", "inside back yes", "touch began back [1@5,5]",
        "touch ended back [1@5,5]",
      ]
    )
    #expect(back.isKeyWindow)
  }

  @Test("W4: the key window has no privilege for touches")
  func key() {
    let key = desk.window("key", handling: .log)
    let front = desk.window("front", handling: .log)
    #expect(key.isKeyWindow && !front.isKeyWindow)
    desk.began(5, 5)
    #expect(desk.log.take().last == "touch began front [1@5,5]")
  }

  @Test("W5: each affected window gets the same event through its own sendEvent")
  func sameEvent() {
    final class Recorder: UIWindow {
      var events: [UIEvent] = []
      override func sendEvent(_ event: UIEvent) {
        events.append(event)
        super.sendEvent(event)
      }
    }
    let windows = desk.application.inForce {
      [0.0, 100, 200].map { Recorder(frame: CGRect(x: $0, y: 0, width: 100, height: 100)) }
    }
    for window in windows { window.isHidden = false }
    desk.frame(.began(1, 5, 5), .began(2, 105, 5))
    #expect(windows.map(\.events.count) == [1, 1, 0])
    #expect(windows[0].events.first === windows[1].events.first)
  }

  @Test("W6: at most one window is key, and both are told when that changes")
  func oneKey() {
    final class Told: UIWindow {
      var told: [String] = []
      override func becomeKey() { told.append("become \(isKeyWindow)") }
      override func resignKey() { told.append("resign") }
    }
    let (one, two) = desk.application.inForce { (Told(), Told()) }
    one.makeKeyAndVisible()
    two.makeKeyAndVisible()
    two.makeKey()
    #expect(one.told == ["become true", "resign"] && two.told == ["become true"])
    #expect(!one.isKeyWindow && desk.application.keyWindow === two)
  }

  @Test("W6: each window keeps its own first responder")
  func ownFirstResponder() {
    let one = desk.window("W1")
    let two = desk.window("W2")
    let f = desk.view("F", CGRect(x: 0, y: 0, width: 9, height: 9), in: one)
    let g = desk.view("G", CGRect(x: 0, y: 0, width: 9, height: 9), in: two)
    f.role.canBecomeFirst = true
    g.role.canBecomeFirst = true
    #expect(f.becomeFirstResponder() && g.becomeFirstResponder())
    two.makeKey()
    #expect(f.isFirstResponder && g.isFirstResponder)
  }

  @Test("W7: the root controller's view is the backmost subview, with the window's bounds")
  func root() {
    let window = desk.window("W", CGRect(x: 10, y: 20, width: 200, height: 100))
    let hud = desk.view("hud", CGRect(x: 0, y: 0, width: 9, height: 9), in: window)
    let controller = desk.controller("VC")
    window.rootViewController = controller
    #expect(window.subviews == [controller.view, hud])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    let next = desk.controller("next")
    window.rootViewController = next
    #expect(window.subviews == [next.view, hud] && controller.view.superview == nil)
    window.rootViewController = nil
    #expect(window.subviews == [hud])
  }

  @Test("W7: the root controller's view follows the window's size, whatever its mask says")
  func rootFollows() {
    let window = desk.window("W", CGRect(x: 0, y: 0, width: 200, height: 100))
    let controller = desk.controller("VC")
    window.rootViewController = controller
    controller.view.autoresizingMask = []
    let right = desk.view("right", CGRect(x: 150, y: 0, width: 50, height: 10))
    right.autoresizingMask = .flexibleLeftMargin
    controller.view.addSubview(right)
    window.frame = CGRect(x: 30, y: 30, width: 320, height: 480)
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(right.frame == CGRect(x: 270, y: 0, width: 50, height: 10))
  }

  @Test("W8: a window is a view, so its transform and bounds place what is hit")
  func transformed() {
    let window = desk.window("W", CGRect(x: 100, y: 100, width: 100, height: 100))
    window.transform = CGAffineTransform(scaleX: 2, y: 2)
    window.bounds.origin = CGPoint(x: 1000, y: 0)
    let a = desk.view("A", CGRect(x: 1000, y: 0, width: 40, height: 40), in: window)
    desk.began(70, 80)
    #expect(desk.log.take().last == "touch began A [1@10,15]")
    #expect(a.convert(CGPoint.zero, to: nil) == CGPoint(x: 1000, y: 0))
    #expect(window.convert(CGPoint(x: 1000, y: 0), to: nil as UIWindow?) == CGPoint(x: 50, y: 50))
  }

  @Test("W9: hiding a window does not end live touches in it")
  func hiding() {
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    a.role.onTouches = { phase, _, _ in if phase == .began { window.isHidden = true } }
    desk.began(5, 5)
    desk.ended(5, 5)
    #expect(desk.log.take().suffix(2) == ["touch began A [1@5,5]", "touch ended A [1@5,5]"])
    desk.tap(5, 5)
    #expect(desk.log.take() == [])
  }

  @Test("W10: a window converts to and from nil as to and from the screen")
  func screen() {
    let window = desk.window("W", CGRect(x: 100, y: 100, width: 50, height: 50))
    let other = desk.window("W2", CGRect(x: 10, y: 20, width: 50, height: 50))
    let p = CGPoint(x: 5, y: 5)
    #expect(window.convert(p, to: nil as UIWindow?) == CGPoint(x: 105, y: 105))
    #expect(window.convert(p, from: nil as UIWindow?) == CGPoint(x: -95, y: -95))
    #expect(window.convert(p, to: other) == CGPoint(x: 95, y: 85))
    #expect(window.convert(p, from: other) == CGPoint(x: -85, y: -75))
    let r = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(window.convert(r, to: nil as UIWindow?) == r.offsetBy(dx: 100, dy: 100))
    #expect(window.convert(r, from: nil as UIWindow?) == r.offsetBy(dx: -100, dy: -100))
    #expect(window.convert(r, to: other) == r.offsetBy(dx: 90, dy: 80))
    #expect(window.convert(r, from: other) == r.offsetBy(dx: -90, dy: -80))
  }
}
