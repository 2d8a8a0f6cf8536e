import Foundation
import HitResponders
import ScenarioSupport
import Testing

private final class Detour: UIView {
  var target: UIResponder?
  override var next: UIResponder? { target }
}

private final class BeganOnly: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class PlainDelegate: UIApplicationDelegate {}

@Suite("R: the responder chain")
struct ResponderChainRuleTests {
  let desk = Desk()

  @Test("R1: a controller's root view has the controller next")
  func rootView() {
    let controller = UIViewController()
    let superview = UIView()
    superview.addSubview(controller.view)
    #expect(controller.view.next === controller)
  }

  @Test("R2: any other view has its superview next, and none when detached")
  func superviews() {
    let a = UIView()
    let b = UIView()
    #expect(b.next == nil)
    a.addSubview(b)
    #expect(b.next === a)
    b.removeFromSuperview()
    #expect(b.next == nil)
  }

  @Test("R3: a presented controller has the presenting one next, a root controller the window")
  func presented() {
    let window = desk.window("W")
    let root = desk.controller("root")
    let modal = desk.controller("modal")
    window.rootViewController = root
    #expect(root.next === window)
    root.present(modal, animated: false)
    #expect(modal.next === root)
    #expect(modal.view.next === modal)
    root.dismiss(animated: false)
    #expect(modal.next == nil)
  }

  @Test("R3: a child controller has the view that holds its own view next")
  func child() {
    let window = desk.window("W")
    let parent = desk.controller("parent")
    let child = desk.controller("child")
    window.rootViewController = parent
    let holder = desk.view("holder", CGRect(x: 0, y: 0, width: 10, height: 10), in: parent.view)
    parent.addChild(child)
    holder.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.next === holder)
    #expect(child.parent === parent)
  }

  @Test("R4: a window has the application next, or its scene once it has one")
  func scene() {
    let window = desk.window("W")
    #expect(window.windowScene == nil)
    #expect(window.next === desk.application)
    let scene = desk.application.inForce { UIWindowScene() }
    window.windowScene = scene
    #expect(window.next === scene)
    #expect(scene.next === desk.application)
  }

  @Test("R5: the application has its delegate next if that is a responder of no other place")
  func delegate() {
    #expect(desk.application.next == nil)
    desk.application.delegate = PlainDelegate()
    #expect(desk.application.next == nil)
    let responder = desk.delegate("D")
    #expect(desk.application.next === responder)
    final class ViewDelegate: UIView, UIApplicationDelegate {}
    final class ControllerDelegate: UIViewController, UIApplicationDelegate {}
    final class OwnDelegate: UIApplication, UIApplicationDelegate {}
    desk.application.delegate = ViewDelegate()
    #expect(desk.application.next == nil)
    desk.application.delegate = ControllerDelegate()
    #expect(desk.application.next == nil)
    let own = OwnDelegate()
    own.delegate = own
    #expect(own.next == nil)
    own.delegate = nil
  }

  @Test("R6: an overridden next leads the touches elsewhere, read anew at each step")
  func overriddenNext() {
    let window = desk.window("W", handling: .log)
    let g = desk.view("G", CGRect(x: 200, y: 0, width: 10, height: 10), in: window)
    let detour = Detour(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let p = desk.view("P", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    p.addSubview(detour)
    detour.target = g
    desk.began(5, 5)
    detour.target = p
    desk.ended(5, 5)
    #expect(
      desk.log.take().filter { $0.hasPrefix("touch") } == [
        "touch began G [1@-195,5]", "touch ended P [1@5,5]",
      ]
    )
  }

  @Test(
    "R7: a view in a plain root view climbs view, view, controller, window, application, delegate"
  )
  func whole() {
    let window = desk.window("W")
    let delegate = desk.delegate("Delegate")
    let controller = desk.controller("VC")
    window.rootViewController = controller
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 9, height: 9), in: controller.view)
    var chain: [UIResponder] = []
    var next: UIResponder? = a
    while let responder = next {
      chain.append(responder)
      next = responder.next
    }
    #expect(chain == [a, controller.view, controller, window, desk.application, delegate])
  }

  @Test("R9: an override of began alone keeps began and lets moved and ended climb")
  func beganOnly() {
    let window = desk.window("W")
    let p = desk.view("P", window.bounds, in: window)
    p.addSubview(BeganOnly(frame: CGRect(x: 0, y: 0, width: 100, height: 100)))
    desk.began(5, 5)
    desk.moved(6, 5)
    desk.ended(6, 5)
    #expect(
      desk.log.take().filter { $0.hasPrefix("touch") } == [
        "touch moved P [1@6,5]", "touch ended P [1@6,5]",
      ]
    )
  }

  @Test("R10: a forwarded touch keeps its view, and the set and event are passed on unchanged")
  func unchanged() {
    let window = desk.window("W")
    let controller = desk.controller("VC", handling: .log)
    window.rootViewController = controller
    let a = desk.view("A", window.bounds, in: controller.view, handling: .forward)
    var seen: [(Set<UITouch>, UIEvent?)] = []
    a.role.onTouches = { seen.append(($1, $2)) }
    controller.role.onTouches = { seen.append(($1, $2)) }
    desk.began(5, 5)
    #expect(seen.count == 2)
    #expect(seen.first?.0 == seen.last?.0 && seen.first?.1 === seen.last?.1)
    #expect(seen.last?.0.first?.view === a)
  }

  @Test("R12: a touch does not make its view the first responder")
  func focus() {
    let window = desk.window("W")
    let a = desk.view("A", window.bounds, in: window)
    a.role.canBecomeFirst = true
    desk.began(5, 5)
    #expect(!a.isFirstResponder)
    desk.ended(5, 5)
    #expect(!a.isFirstResponder && window.firstResponder == nil)
  }

  @Test("R13: a view that is reparented under a finger forwards along its new superviews")
  func noMemory() {
    let window = desk.window("W")
    let p = desk.view("P", window.bounds, in: window)
    let q = desk.view("Q", window.bounds, in: window)
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 9, height: 9), handling: .forward)
    window.bringSubviewToFront(p)
    p.addSubview(a)
    desk.began(5, 5)
    q.addSubview(a)
    desk.moved(6, 5)
    #expect(
      desk.log.take().filter { $0.hasPrefix("touch") } == [
        "touch began P [1@5,5]", "touch moved Q [1@6,5]",
      ]
    )
  }
}
