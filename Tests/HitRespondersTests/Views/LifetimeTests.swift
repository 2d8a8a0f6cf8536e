import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("Lifetimes")
struct LifetimeTests {
  @Test("a removed view is freed, also while it waits for layout")
  func views() {
    let application = UIApplication()
    weak var view: UIView?
    application.inForce {
      let window = UIWindow()
      window.makeKeyAndVisible()
      do {
        let made = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
        window.addSubview(made)
        view = made
        #expect(view != nil)
        made.removeFromSuperview()
      }
      #expect(view == nil)
      window.isHidden = true
    }
  }

  @Test("a view that outlives its superview and window has neither")
  func orphans() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
    let deeper = UIView()
    do {
      let window = UIApplication().inForce { UIWindow() }
      let holder = UIView()
      window.addSubview(holder)
      holder.addSubview(view)
      view.addSubview(deeper)
      #expect(deeper.window === window)
    }
    #expect(view.superview == nil && view.window == nil && deeper.window == nil)
    #expect(view.next == nil && deeper.next === view)
    #expect(view.convert(CGPoint.zero, to: nil) == .zero)
  }

  @Test("a responder at the address of one that is gone has another serial number")
  func serialNumbers() {
    // The next one is made where the last one was, unless a sanitizer keeps freed memory apart.
    let numbers = (0..<1000).map { _ in UIResponder().serialNumber }
    #expect(Set(numbers).count == 1000)
  }

  @Test("a layer that outlives its view takes values and keeps none")
  func layer() {
    let layer = UIView().layer
    layer.cornerRadius = 5
    layer.opacity = 0.5
    layer.masksToBounds = true
    #expect(layer.cornerRadius == 0 && layer.opacity == 1 && !layer.masksToBounds)
  }

  @Test("a hidden window is freed with its views, controllers and first responder")
  func windows() {
    let application = UIApplication()
    weak var window: UIWindow?
    weak var controller: UIViewController?
    weak var first: UIView?
    do {
      let desk = UIApplication.shared
      #expect(desk !== application)
      let made = application.inForce { UIWindow() }
      let root = UIViewController()
      final class First: UIView {
        override var canBecomeFirstResponder: Bool { true }
      }
      let view = First(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      made.rootViewController = root
      root.view.addSubview(view)
      made.makeKeyAndVisible()
      view.becomeFirstResponder()
      root.present(UIViewController(), animated: false)
      (window, controller, first) = (made, root, view)
      made.isHidden = true
    }
    #expect(window == nil && controller == nil && first == nil)
    #expect(application.windows.isEmpty && application.keyWindow == nil)
  }

  @Test("a touch and its event are freed after the last lift, and the application after that")
  func touches() {
    weak var touch: UITouch?
    weak var event: UIEvent?
    weak var application: UIApplication?
    weak var view: UIView?
    do {
      let desk = Desk()
      let window = desk.window("W")
      let a = desk.view("A", window.bounds, in: window)
      a.role.onTouches = { _, touches, given in (touch, event) = (touches.first, given) }
      desk.began(5, 5)
      #expect(touch != nil && event != nil)
      desk.moved(6, 5)
      desk.ended(6, 5)
      #expect(touch == nil && event == nil)
      (application, view) = (desk.application, a)
      desk.application.schedule(at: 1e9) {}
      desk.began(5, 5)
    }
    #expect(application == nil && view == nil)
  }

  @Test("children, presented controllers and their views go with the controller that holds them")
  func controllers() {
    weak var child: UIViewController?
    weak var presented: UIViewController?
    weak var view: UIView?
    do {
      let parent = UIViewController()
      let made = UIViewController()
      parent.addChild(made)
      parent.view.addSubview(made.view)
      let modal = UIViewController()
      parent.present(modal, animated: false)
      (child, presented, view) = (made, modal, made.view)
    }
    #expect(child == nil && presented == nil && view == nil)
  }
}
