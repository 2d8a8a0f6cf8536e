import Foundation
import HitResponders
import ScenarioSupport
import Testing

/// Fails unless every link of a tree is held from both ends and every view knows its window.
func expectSound(_ windows: [UIWindow], _ views: [UIView]) {
  for view in views {
    if let superview = view.superview {
      #expect(superview.subviews.filter { $0 === view }.count == 1, "\(view.routingName)")
      #expect(view.window === superview.window, "\(view.routingName)")
    } else if !(view is UIWindow) {
      #expect(view.window == nil, "\(view.routingName) has a window and no superview")
    }
    for child in view.subviews { #expect(child.superview === view, "\(child.routingName)") }
  }
  for window in windows { #expect(window.window === window) }
}

@Suite("Callbacks that change the tree")
struct ReentrancyTests {
  private let desk = Desk()
  private let window: LoggedWindow
  private let p = Witness("P") { _ in }
  private let q = Witness("Q") { _ in }
  private let a = Witness("A") { _ in }

  init() {
    window = desk.window("W")
    window.addSubview(p)
    window.addSubview(q)
  }

  private func expectSound() {
    HitRespondersTests.expectSound([window], [window, p, q, a])
  }

  @Test(
    "a view that leaves in a callback of being added is out, with no window",
    arguments: ["to window W", "to P", "in window W", "in P"]
  )
  func leavingWhileAdded(moment: String) {
    a.then = { [unowned a] in if $0 == moment { a.removeFromSuperview() } }
    p.addSubview(a)
    expectSound()
    a.then = nil
    p.addSubview(a)
    #expect(a.superview === p && a.window === window)
    expectSound()
  }

  @Test(
    "a superview that leaves the window while a view is added takes it along",
    arguments: ["to window W", "to P", "in window W", "in P"]
  )
  func superviewLeaves(moment: String) {
    a.then = { [unowned p] in if $0 == moment { p.removeFromSuperview() } }
    p.addSubview(a)
    #expect(a.superview === p && a.window == nil && p.window == nil)
    expectSound()
  }

  @Test(
    "a view that is added elsewhere in a callback of being removed is where it was added",
    arguments: ["to window nil", "to nil", "in window nil", "in nil"]
  )
  func addedWhileRemoved(moment: String) {
    p.addSubview(a)
    a.then = { [unowned q, unowned a] in if $0 == moment && a.superview !== q { q.addSubview(a) } }
    a.removeFromSuperview()
    #expect(a.superview === q && a.window === window)
    expectSound()
  }

  @Test("a superview that re-adds a view it is losing keeps it, and the removal ends")
  func superviewReadds() {
    p.addSubview(a)
    var isFirst = true
    p.then = { [unowned p, unowned a] in
      if $0 == "removing A", isFirst {
        isFirst = false
        p.addSubview(a)
      }
    }
    a.removeFromSuperview()
    #expect(a.superview == nil)
    expectSound()
  }

  @Test("a callback that empties the subtree that is entering leaves no view with a stale window")
  func emptying() {
    let b = Witness("B") { _ in }
    let c = Witness("C") { _ in }
    a.addSubview(b)
    a.addSubview(c)
    a.then = { [unowned b] in if $0 == "in window W" { b.removeFromSuperview() } }
    p.addSubview(a)
    #expect(b.window == nil && c.window === window)
    HitRespondersTests.expectSound([window], [window, p, q, a, b, c])
  }

  @Test("a touched view that joins a leaving subtree is cancelled before it leaves")
  func joining() {
    let touched = desk.view("T", CGRect(x: 0, y: 0, width: 50, height: 50), in: window)
    desk.began(5, 5)
    p.addSubview(a)
    a.then = { [unowned a] in if $0 == "to nil" { a.addSubview(touched) } }
    var windowAtEnd: UIWindow?
    touched.role.onTouches = { _, _, _ in windowAtEnd = touched.window }
    a.removeFromSuperview()
    #expect(desk.log.take().suffix(2) == ["touch began T [1@5,5]", "touch cancelled T [1@5,5]"])
    #expect(windowAtEnd === window && touched.window == nil)
    desk.ended(5, 5)
    #expect(desk.log.take() == [])
  }

  @Test("a touch handler may remove its view, its superview and its window's other views")
  func inTouches() {
    for victim in 0..<4 {
      let desk = Desk()
      let window = desk.window("W")
      let outer = desk.view("outer", window.bounds, in: window, handling: .logAndForward)
      let one = desk.view("one", CGRect(x: 0, y: 0, width: 50, height: 50), in: outer)
      let two = desk.view("two", CGRect(x: 50, y: 0, width: 50, height: 50), in: outer)
      one.role.onTouches = { phase, _, _ in
        if phase == .began { [one, two, outer, window][victim].removeFromSuperview() }
        if phase == .began && victim == 3 {
          for view in window.subviews { view.removeFromSuperview() }
        }
      }
      desk.frame(.began(1, 5, 5), .began(2, 55, 5))
      desk.frame(.ended(1, 5, 5), .ended(2, 55, 5))
      let log = desk.log.take().filter { $0.hasPrefix("touch") }
      let expected: [[String]] = [
        [
          "touch began one [1@5,5]", "touch cancelled one [1@5,5]", "touch began two [2@5,5]",
          "touch ended two [2@5,5]",
        ],
        ["touch began one [1@5,5]", "touch ended one [1@5,5]"],
        ["touch began one [1@5,5]", "touch cancelled one [1@5,5]"],
        ["touch began one [1@5,5]", "touch cancelled one [1@5,5]"],
      ]
      #expect(log == expected[victim])
      HitRespondersTests.expectSound([window], [window, outer, one, two])
    }
  }

  @Test("a hitTest that changes the tree answers from the subviews it began with")
  func inHitTest() {
    let one = desk.view("one", window.bounds, in: window)
    let two = desk.view("two", window.bounds, in: window)
    two.role.shape = .never
    two.role.onHitTest = { _, _ in
      one.removeFromSuperview()
      two.removeFromSuperview()
    }
    desk.began(5, 5)
    #expect(desk.log.take().filter { $0.hasPrefix("touch") } == [], "one left before its began")
    desk.ended(5, 5)
    HitRespondersTests.expectSound([window], [window, one, two])
  }

  @Test("code that asks for more layout during layout gets it in the same pass")
  func inLayout() {
    desk.application.layoutIfNeeded()
    var layouts: [String] = []
    p.then = { [unowned q] line in
      if line == "layout" {
        layouts.append("P")
        q.setNeedsLayout()
      }
    }
    q.then = { line in if line == "layout" { layouts.append("Q") } }
    p.setNeedsLayout()
    desk.application.layoutIfNeeded()
    desk.application.layoutIfNeeded()
    #expect(layouts == ["P", "Q"])
  }
}
