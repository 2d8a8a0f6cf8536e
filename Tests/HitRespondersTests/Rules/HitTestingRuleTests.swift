import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("H: hit testing")
struct HitTestingRuleTests {
  let desk = Desk()

  @Test("H1: a touch is hit-tested when it begins and never again, wherever it goes")
  func once() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    desk.view("B", CGRect(x: 100, y: 0, width: 100, height: 100), in: window)
    var walks = 0
    window.role.onHitTest = { _, _ in walks += 1 }
    desk.began(50, 50)
    desk.moved(150, 50)
    desk.ended(150, 50)
    #expect(walks == 1)
    #expect(
      desk.log.take().filter { $0.hasPrefix("touch") } == [
        "touch began A [1@50,50]", "touch moved A [1@150,50]", "touch ended A [1@150,50]",
      ]
    )
    a.removeFromSuperview()
    desk.tap(50, 50)
    #expect(walks == 2)
  }

  @Test("H1: the windows are asked front to back, each with the point in its own space")
  func windows() {
    let back = desk.window("back")
    let front = desk.window("front", CGRect(x: 100, y: 100, width: 50, height: 50), level: 1)
    var points: [String: CGPoint] = [:]
    back.role.onHitTest = { point, _ in points["back"] = point }
    front.role.onHitTest = { point, _ in points["front"] = point }
    desk.began(10, 20)
    #expect(points == ["back": CGPoint(x: 10, y: 20), "front": CGPoint(x: -90, y: -80)])
    #expect(desk.log.take().filter { $0.hasPrefix("hit") } == ["hit front", "hit back"])
  }

  @Test("H2: a hidden view answers nil without asking whether the point is inside")
  func hidden() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    desk.view("B", CGRect(x: 0, y: 0, width: 100, height: 100), in: a)
    a.isHidden = true
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    #expect(desk.log.take() == ["hit W", "inside W yes", "hit A"])
    a.isHidden = false
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.accessibilityIdentifier == "B")
  }

  @Test("H3: a view that takes no interaction answers nil, with everything in it")
  func interaction() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    let button = desk.view("button", CGRect(x: 0, y: 0, width: 100, height: 100), in: a)
    a.isUserInteractionEnabled = false
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === window)
    #expect(button.isUserInteractionEnabled)
    a.isUserInteractionEnabled = true
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === button)
  }

  @Test(
    "H4: exactly 0.01 is hit and 0.009 is not; under the switch 0.01 is not either",
    arguments: [
      (0.009, RoutingOptions.AlphaCutoff.below001, false), (0.01, .below001, true),
      (0.02, .below001, true), (1, .below001, true), (0, .below001, false),
      (0.009, .atOrBelow001, false), (0.01, .atOrBelow001, false), (0.02, .atOrBelow001, true),
    ]
  )
  func alpha(alpha: Double, cutoff: RoutingOptions.AlphaCutoff, isHit: Bool) {
    var options = RoutingOptions()
    options.hitTestAlphaCutoff = cutoff
    let desk = Desk(options: options)
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    let plain = UIView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
    window.addSubview(plain)
    a.alpha = alpha
    plain.alpha = alpha
    desk.application.inForce {
      #expect((window.hitTest(CGPoint(x: 5, y: 5), with: nil) === a) == isHit)
      #expect((window.hitTest(CGPoint(x: 105, y: 5), with: nil) === plain) == isHit)
    }
  }

  @Test("H5: the view's own point(inside:) is asked once, with the point and event it was given")
  func insideOnce() {
    final class Counter: UIView {
      var asked: [(CGPoint, UIEvent?)] = []
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        asked.append((point, event))
        return false
      }
    }
    let window = desk.window("W")
    let counter = Counter(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    desk.view("B", CGRect(x: 0, y: 0, width: 100, height: 100), in: counter)
    window.addSubview(counter)
    var event: UIEvent?
    window.role.onHitTest = { event = $1 }
    desk.began(50, 50)
    #expect(counter.asked.map(\.0) == [CGPoint(x: 40, y: 30)])
    #expect(counter.asked.first?.1 === event && event != nil)
    #expect(!desk.log.take().contains("hit B"))
  }

  @Test("H6: subviews are asked last to first and the first answer ends the asking")
  func order() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: window)
    desk.view("B", CGRect(x: 0, y: 0, width: 320, height: 200), in: a)
    let c = desk.view("C", CGRect(x: 0, y: 240, width: 320, height: 240), in: a)
    desk.view("D", CGRect(x: 20, y: 20, width: 120, height: 200), in: c)
    desk.view("E", CGRect(x: 180, y: 20, width: 120, height: 200), in: c)
    let hit = window.hitTest(CGPoint(x: 60, y: 300), with: nil)
    #expect(hit?.accessibilityIdentifier == "D")
    #expect(
      desk.log.take().filter { $0.hasPrefix("hit") } == [
        "hit W", "hit A", "hit C", "hit E", "hit D",
      ]
    )
  }

  @Test("H7: a view outside the subtree is a final answer and is not checked again")
  func final() {
    let window = desk.window("W")
    let red = desk.view("red", CGRect(x: 0, y: 0, width: 200, height: 200), in: window)
    let blue = desk.view("blue", CGRect(x: 50, y: 50, width: 100, height: 100), in: window)
    blue.role.walk = .prefer("red")
    red.isHidden = true
    red.alpha = 0
    red.isUserInteractionEnabled = false
    desk.tap(100, 100)
    #expect(
      desk.log.take().suffix(2) == ["touch began red [1@100,100]", "touch ended red [1@100,100]"]
    )
  }

  @Test("H7: a view of another window is given the touch as well, until it leaves that window")
  func elsewhere() {
    let other = desk.window("other")
    let red = desk.view("red", CGRect(x: 0, y: 0, width: 200, height: 200), in: other)
    let window = desk.window("W", CGRect(x: 100, y: 0, width: 320, height: 480))
    let blue = desk.view("blue", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    blue.role.walk = .prefer("red")
    desk.log.recorded = [.touch]
    desk.tap(150, 10, at: 1)
    #expect(desk.log.take() == ["touch began red [1@150,10]", "touch ended red [1@150,10]"])
    desk.began(1, 150, 10, at: 5)
    red.removeFromSuperview()
    desk.ended(1, 150, 10, at: 6)
    #expect(desk.log.take() == ["touch began red [1@150,10]", "touch cancelled red [1@150,10]"])
    desk.tap(150, 10, at: 10)
    #expect(desk.log.take() == [], "a view of no window is given nothing")
  }

  @Test("H8: a view that is descended into answers itself when no subview does")
  func itself() {
    let window = desk.window("W")
    let a = desk.view("A", CGRect(x: 0, y: 0, width: 100, height: 100), in: window)
    #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === a)
    #expect(a.hitTest(CGPoint(x: 5, y: 5), with: nil) === a)
  }

  @Test("H9: a closed disc about the middle lets its corner go and keeps the middle of its edge")
  func disc() {
    let window = desk.window("W")
    let disc = desk.view("disc", CGRect(x: 0, y: 0, width: 200, height: 200), in: window)
    disc.role.shape = .circle(center: CGPoint(x: 100, y: 100), radius: 100)
    #expect(disc.hitTest(CGPoint(x: 0, y: 0), with: nil) == nil)
    #expect(disc.hitTest(CGPoint(x: 100, y: 0), with: nil) === disc)
    #expect(window.hitTest(CGPoint(x: 0, y: 0), with: nil) === window)
  }

  @Test("H9: a window's overrides are called too")
  func windowOverrides() {
    let window = desk.window("W")
    desk.view("A", window.bounds, in: window)
    window.role.shape = .never
    desk.tap(5, 5)
    #expect(desk.log.take() == ["hit W", "inside W no"])
    window.role.walk = .selfIfInside
    window.role.shape = nil
    desk.tap(5, 5)
    #expect(desk.log.take() == ["hit W", "inside W yes"])
  }

  @Test("H10: point(inside:) false takes the subtree along; letting go alone needs hitTest")
  func pruning() {
    let window = desk.window("W")
    let view = desk.view("view", CGRect(x: 0, y: 0, width: 300, height: 300), in: window)
    let view1 = desk.view("view1", CGRect(x: 50, y: 50, width: 200, height: 200), in: view)
    let view2 = desk.view("view2", CGRect(x: 50, y: 50, width: 50, height: 50), in: view1)
    view1.role.shape = .never
    #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === view)
    view1.role.shape = nil
    view1.role.walk = .nilIfSelf
    #expect(window.hitTest(CGPoint(x: 110, y: 110), with: nil) === view2)
    #expect(window.hitTest(CGPoint(x: 200, y: 200), with: nil) === view)
  }
}
