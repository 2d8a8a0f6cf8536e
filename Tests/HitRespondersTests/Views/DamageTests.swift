import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("Damage")
struct DamageTests {
  private let desk = Desk()
  private let window: LoggedWindow
  private let p: UIView
  private let a: UIView

  init() {
    window = desk.window("W")
    p = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    a = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    window.addSubview(p)
    p.addSubview(a)
    desk.application.layoutIfNeeded()
    _ = window.takeDamage()
  }

  @Test("a new or resized window is damaged whole, and taking damage leaves none")
  func whole() {
    let fresh = desk.window("W2", CGRect(x: 50, y: 50, width: 30, height: 40))
    #expect(fresh.takeDamage() == [CGRect(x: 0, y: 0, width: 30, height: 40)])
    #expect(fresh.takeDamage() == [])
    fresh.bounds.size = CGSize(width: 20, height: 20)
    #expect(fresh.takeDamage() == [CGRect(x: 0, y: 0, width: 20, height: 20)])
  }

  @Test("a view that moves damages where it was and where it is, in window points")
  func moving() {
    a.center.x += 50
    #expect(
      window.takeDamage() == [
        CGRect(x: 110, y: 110, width: 20, height: 20),
        CGRect(x: 160, y: 110, width: 20, height: 20),
      ]
    )
    p.center.y += 100
    #expect(
      window.takeDamage() == [
        CGRect(x: 100, y: 100, width: 100, height: 100),
        CGRect(x: 100, y: 200, width: 100, height: 100),
      ]
    )
  }

  @Test("hiding, fading, showing, adding and removing damage the view's box")
  func appearing() {
    let box = [CGRect(x: 110, y: 110, width: 20, height: 20)]
    a.isHidden = true
    #expect(window.takeDamage() == box)
    a.isHidden = false
    #expect(window.takeDamage() == box)
    a.alpha = 0.5
    #expect(window.takeDamage() == box)
    a.alpha = 0
    #expect(window.takeDamage() == box)
    a.alpha = 1
    _ = window.takeDamage()
    a.removeFromSuperview()
    #expect(window.takeDamage() == box)
    p.addSubview(a)
    #expect(window.takeDamage() == box)
    a.backgroundColor = .red
    #expect(window.takeDamage() == box)
    a.setNeedsDisplay(CGRect(x: 5, y: 5, width: 100, height: 5))
    #expect(window.takeDamage() == [CGRect(x: 115, y: 115, width: 15, height: 5)])
  }

  @Test("a view that draws anew damages itself, not what sticks out of it")
  func own() {
    a.center.x = 200
    _ = window.takeDamage()
    p.setNeedsDisplay()
    #expect(window.takeDamage() == [CGRect(x: 100, y: 100, width: 100, height: 100)])
    p.alpha = 0.5
    #expect(window.takeDamage() == [CGRect(x: 100, y: 100, width: 210, height: 100)])
  }

  @Test("a clipping ancestor cuts the box, and what it cuts away entirely is no damage")
  func clipped() {
    p.clipsToBounds = true
    _ = window.takeDamage()
    a.center.x = 95
    #expect(
      window.takeDamage() == [
        CGRect(x: 110, y: 110, width: 20, height: 20),
        CGRect(x: 185, y: 110, width: 15, height: 20),
      ]
    )
    a.center.x = 300
    _ = window.takeDamage()
    a.center.x = 400
    #expect(window.takeDamage() == [])
    a.backgroundColor = .red
    #expect(window.takeDamage() == [])
  }

  @Test("a scrolled view damages its whole box")
  func scrolled() {
    p.clipsToBounds = true
    _ = window.takeDamage()
    p.bounds.origin.y = 15
    #expect(window.takeDamage() == [CGRect(x: 100, y: 100, width: 100, height: 100)])
  }

  @Test("a turned view damages the box around it")
  func turned() {
    a.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(window.takeDamage() == [CGRect(x: 100, y: 110, width: 40, height: 20)])
  }

  @Test("what is not seen damages nothing: hidden views, views in hidden views, hidden windows")
  func unseen() {
    a.isHidden = true
    _ = window.takeDamage()
    a.center.x += 5
    a.setNeedsDisplay()
    a.backgroundColor = .blue
    #expect(window.takeDamage() == [])
    a.isHidden = false
    p.isHidden = true
    _ = window.takeDamage()
    a.center.x += 5
    a.isHidden = true
    a.isHidden = false
    #expect(window.takeDamage() == [])
    window.isHidden = true
    p.isHidden = false
    #expect(window.takeDamage() == [])
  }

  @Test("setting what is already set damages nothing")
  func unchanged() {
    a.frame = a.frame
    a.center = a.center
    a.alpha = 1
    a.isHidden = false
    a.transform = .identity
    a.clipsToBounds = false
    a.backgroundColor = nil
    a.layer.cornerRadius = 0
    a.caption = nil
    p.bringSubviewToFront(a)
    p.exchangeSubview(at: 0, withSubviewAt: 0)
    #expect(window.takeDamage() == [])
    a.layer.borderWidth = 2
    #expect(window.takeDamage().count == 1)
  }

  @Test("what lies outside the window is no damage")
  func outside() {
    let far = UIView(frame: CGRect(x: 5000, y: 0, width: 10, height: 10))
    window.addSubview(far)
    #expect(window.takeDamage() == [])
    far.frame = CGRect(x: 310, y: 0, width: 50, height: 10)
    #expect(window.takeDamage() == [CGRect(x: 310, y: 0, width: 10, height: 10)])
  }

  @Test("many small changes become one box, and one that covers the window becomes all of it")
  func many() {
    for index in 0..<40 {
      window.addSubview(UIView(frame: CGRect(x: index * 4, y: index * 4, width: 3, height: 3)))
    }
    let damage = window.takeDamage()
    #expect(damage.count <= 16)
    #expect(
      damage.reduce(CGRect.null) { $0.union($1) } == CGRect(x: 0, y: 0, width: 159, height: 159)
    )
    window.addSubview(UIView(frame: CGRect(x: -5, y: -5, width: 1000, height: 1000)))
    #expect(window.takeDamage() == [window.bounds])
  }

  @Test("moving a window, or what is in front, damages every window")
  func windows() {
    let front = desk.window("W2", CGRect(x: 0, y: 0, width: 10, height: 10))
    _ = (window.takeDamage(), front.takeDamage())
    front.center.x += 5
    #expect(window.takeDamage() == [window.bounds] && front.takeDamage() == [front.bounds])
    front.windowLevel = UIWindow.Level(-1)
    #expect(window.takeDamage() == [window.bounds])
    front.isHidden = true
    #expect(window.takeDamage() == [window.bounds])
  }

  @Test("the application is told of damage once until it is taken")
  func announced() {
    var calls = 0
    desk.application.onDamage = { calls += 1 }
    a.center.x += 5
    a.center.x += 5
    p.setNeedsDisplay()
    #expect(calls == 1)
    _ = window.takeDamage()
    a.center.x += 0
    #expect(calls == 1)
    a.center.x += 5
    #expect(calls == 2)
  }

  @Test("a change deep in a tree or above a wide one costs a bounded look")
  func bounded() {
    var top: UIView = p
    for _ in 0..<20_000 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      top.addSubview(view)
      top = view
      _ = window.takeDamage()
    }
    top.isHidden = true
    #expect(window.takeDamage() == [window.bounds])
    let wide = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    for _ in 0..<20_000 { wide.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))) }
    window.addSubview(wide)
    #expect(window.takeDamage() == [window.bounds])
  }
}
