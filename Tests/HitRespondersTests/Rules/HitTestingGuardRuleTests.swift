import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("H: guards, windows and the limits of a walk")
struct HitTestingGuardRuleTests {
  let desk = Desk()

  @Test("H11: guards come before point(inside:), in the order hidden, interaction, alpha")
  func guardOrder() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    func verdict() -> HitTestVerdict? {
      HitTestWalk(at: CGPoint(x: 5, y: 5), in: desk.application).visits.last { $0.view === a }?
        .verdicts.last
    }
    a.role.shape = .never
    a.alpha = 0
    a.isUserInteractionEnabled = false
    a.isHidden = true
    #expect(verdict() == .hidden)
    a.isHidden = false
    #expect(verdict() == .interactionDisabled)
    a.isUserInteractionEnabled = true
    #expect(verdict() == .transparent(alpha: 0))
    #expect(!desk.log.take().contains { $0.hasPrefix("inside A") })
    a.alpha = 1
    #expect(verdict() == .outside)
    #expect(desk.log.take().contains("inside A no"))
  }

  @Test("H12: a raised button is not hit above its bar, clipped or not", arguments: [true, false])
  func raised(clips: Bool) {
    let window = desk.window("W")
    let root = desk.view("root", window.bounds, in: window)
    let bar = desk.view("bar", CGRect(x: 0, y: 400, width: 320, height: 80), in: root)
    let mid = desk.view("mid", CGRect(x: 130, y: -30, width: 60, height: 60), in: bar)
    bar.clipsToBounds = clips
    #expect(window.hitTest(CGPoint(x: 160, y: 380), with: nil) === root)
    #expect(window.hitTest(CGPoint(x: 160, y: 410), with: nil) === mid)
    bar.role.walk = .childrenOutside
    #expect(window.hitTest(CGPoint(x: 160, y: 380), with: nil) === mid)
    bar.role.walk = nil
    bar.role.shape = .always
    #expect(window.hitTest(CGPoint(x: 160, y: 380), with: nil) === mid)
  }

  @Test("H13: a disabled control is hit, or under the switch treated like one without interaction")
  func disabled() {
    let window = desk.window("W")
    let p = desk.view("P", window.bounds, in: window)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    button.isDisabledControl = true
    p.addSubview(button)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
    desk.application.routingOptions.disabledControlsAreHit = false
    desk.application.inForce {
      #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === p)
    }
    let walk = HitTestWalk(at: CGPoint(x: 5, y: 5), in: desk.application)
    #expect(walk.visits.last?.verdicts == [.interactionDisabled])
  }

  @Test("H14: views and windows take interaction from the start")
  func defaults() {
    #expect(UIView().isUserInteractionEnabled)
    #expect(desk.application.inForce { UIWindow() }.isUserInteractionEnabled)
    #expect(!UIView().isMultipleTouchEnabled)
    #expect(!UIView().isExclusiveTouch)
  }

  @Test("H15: the event of routing is the one the touch will belong to; none gives the same answer")
  func event() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    var asked: UIEvent?
    var told: UIEvent?
    a.role.onHitTest = { asked = $1 }
    a.role.onTouches = { _, _, event in told = event }
    desk.began(5, 5)
    #expect(asked != nil && asked === told)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === a)
    #expect(asked == nil)
  }

  @Test("H16: two passes repeat the whole walk and send the messages once")
  func passes() {
    var options = RoutingOptions()
    options.hitTestPassesPerTouch = 2
    let desk = Desk(options: options)
    let window = desk.window("W")
    desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    desk.began(5, 5)
    let walk = ["hit W", "inside W yes", "hit A", "inside A yes"]
    #expect(desk.log.take() == walk + walk + ["touch began A [1@5,5]"])
    #expect(RoutingOptions().hitTestPassesPerTouch == 1)
  }

  @Test("H16: the last pass decides")
  func lastPass() {
    var options = RoutingOptions()
    options.hitTestPassesPerTouch = 2
    let desk = Desk(options: options)
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    let b = desk.view("B", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    var walks = 0
    b.role.onHitTest = { _, _ in
      walks += 1
      if walks == 2 { b.isHidden = true }
    }
    desk.began(5, 5)
    #expect(desk.log.take().last == "touch began A [1@5,5]")
    #expect(a.window === window)
  }

  @Test("H17: the walk uses centre, bounds and transform as they are stored")
  func model() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    a.center.x += 200
    #expect(window.hitTest(CGPoint(x: 210, y: 10), with: nil) === a)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    a.bounds.size.width = 20
    #expect(window.hitTest(CGPoint(x: 210, y: 10), with: nil) === window)
    a.transform = CGAffineTransform(scaleX: 5, y: 1)
    #expect(window.hitTest(CGPoint(x: 210, y: 10), with: nil) === a)
  }

  @Test("H18: with one hidden window nothing is asked and the touch is dropped for life")
  func hiddenWindow() {
    let window = desk.hiddenWindow("W", handling: .log)
    desk.began(5, 5)
    window.isHidden = false
    desk.moved(6, 5)
    desk.ended(6, 5)
    #expect(desk.log.take() == [])
  }

  @Test(
    "H18: the guards and point(inside:) apply to the window itself",
    arguments: ["hidden", "interaction", "alpha", "shape"]
  )
  func windowGuards(guarded: String) {
    let window = desk.window("W", handling: .log)
    desk.view("A", window.bounds, in: window)
    switch guarded {
    case "hidden": window.isHidden = true
    case "interaction": window.isUserInteractionEnabled = false
    case "alpha": window.alpha = 0
    default: window.role.shape = .never
    }
    desk.tap(5, 5)
    #expect(desk.log.take().filter { $0.hasPrefix("touch") } == [])
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) == nil)
  }

  @Test(
    "H19: a view without width or height is never hit and hides its subviews from touches",
    arguments: [
      CGSize(width: 0, height: 0), CGSize(width: 0, height: 50), CGSize(width: 50, height: 0),
    ]
  )
  func empty(size: CGSize) {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(origin: CGPoint(x: 10, y: 10), size: size), in: window)
    let b = desk.view("B", CGRect(x: 0, y: 0, width: 50, height: 50), in: a)
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === window)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === window)
    a.role.shape = .always
    #expect(window.hitTest(CGPoint(x: 20, y: 20), with: nil) === b)
  }
}
