import Foundation
import HitResponders
import ScenarioSupport
import Testing

@Suite("Layout passes")
struct LayoutTests {
  private final class Liner: UIView {
    var passes = 0
    override func layoutSubviews() {
      passes += 1
      for (index, view) in subviews.enumerated() {
        view.frame = CGRect(x: 0, y: CGFloat(index) * 10, width: bounds.width, height: 10)
      }
    }
  }

  private let desk = Desk()

  @Test("a view is laid out once after its size, its subviews or a wish changed")
  func once() {
    let window = desk.window("W")
    let liner = Liner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(liner)
    desk.application.layoutIfNeeded()
    #expect(liner.passes == 1)
    desk.application.layoutIfNeeded()
    liner.center.x += 10
    desk.application.layoutIfNeeded()
    #expect(liner.passes == 1)
    liner.addSubview(UIView())
    liner.setNeedsLayout()
    desk.application.layoutIfNeeded()
    #expect(liner.passes == 2)
    liner.bounds.size.width = 50
    desk.application.layoutIfNeeded()
    #expect(liner.passes == 3)
    #expect(liner.subviews.first?.frame == CGRect(x: 0, y: 0, width: 50, height: 10))
    liner.subviews.first?.removeFromSuperview()
    desk.application.layoutIfNeeded()
    #expect(liner.passes == 4)
  }

  @Test("the superview that a view is taken from by another is laid out again, like the new one")
  func reparented() {
    let window = desk.window("W")
    let frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    let (old, new, view) = (Liner(frame: frame), Liner(frame: frame), UIView())
    window.addSubview(old)
    window.addSubview(new)
    old.addSubview(view)
    desk.application.layoutIfNeeded()
    #expect((old.passes, new.passes) == (1, 1))
    new.addSubview(view)
    desk.application.layoutIfNeeded()
    #expect((old.passes, new.passes) == (2, 2))
  }

  private final class LinerWindow: UIWindow {
    var passes = 0
    override func layoutSubviews() {
      passes += 1
      subviews.first?.frame = bounds
    }
  }

  @Test("a visible window is laid out once after its size, its subviews or a wish changed")
  func window() {
    let window = desk.application.inForce {
      LinerWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    }
    let view = UIView()
    window.addSubview(view)
    desk.application.layoutIfNeeded()
    #expect(window.passes == 0, "a hidden window waits until it is shown")
    window.isHidden = false
    desk.application.layoutIfNeeded()
    #expect(window.passes == 1)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    desk.application.layoutIfNeeded()
    #expect(window.passes == 1)
    window.bounds.size.width = 50
    desk.application.layoutIfNeeded()
    #expect(window.passes == 2)
    #expect(view.frame.width == 50)
    var wishes = 0
    desk.application.onDamage = { wishes += 1 }
    window.setNeedsLayout()
    #expect(wishes == 1, "a frame is asked for")
    desk.application.layoutIfNeeded()
    #expect(window.passes == 3)
  }

  @Test("a window that waits for layout is not kept alive by waiting")
  func waitingWindow() {
    weak var window: UIWindow?
    desk.application.inForce {
      let made = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      made.addSubview(UIView())
      made.setNeedsLayout()
      window = made
    }
    #expect(window == nil)
  }

  @Test(
    "a detached tree is laid out by layoutIfNeeded, superviews first, and when it enters a window"
  )
  func detached() {
    let outer = Liner(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = Liner(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let leaf = UIView()
    outer.addSubview(inner)
    inner.addSubview(leaf)
    outer.layoutIfNeeded()
    #expect(outer.passes == 1 && inner.passes == 1)
    #expect(leaf.frame == CGRect(x: 0, y: 0, width: 100, height: 10))
    inner.setNeedsLayout()
    desk.window("W").addSubview(outer)
    desk.application.layoutIfNeeded()
    #expect(inner.passes == 2)
  }

  @Test("a controller is told around its view's layout")
  func controllers() {
    final class Controller: UIViewController {
      var told: [String] = []
      override func viewWillLayoutSubviews() { told.append("will") }
      override func viewDidLayoutSubviews() { told.append("did") }
    }
    let controller = Controller()
    desk.window("W").rootViewController = controller
    desk.application.layoutIfNeeded()
    #expect(controller.told == ["will", "did"])
  }

  @Test("sizeToFit keeps the top left corner")
  func fitting() {
    final class Square: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 30, height: 40) }
    }
    let view = Square(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    view.sizeToFit()
    #expect(view.frame == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test("layout that never comes to rest stops the program and says so")
  func endless() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Restless: UIView {
          override func layoutSubviews() { setNeedsLayout() }
        }
        let application = UIApplication()
        application.inForce {
          let window = UIWindow()
          window.isHidden = false
          window.addSubview(Restless(frame: window.bounds))
          application.layoutIfNeeded()
        }
      }
    }
  }
}
