import Foundation
import HitControls
import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

/// A scroll view 200 by 200 that goes down, and in it one 200 by 100 that goes sideways or down.
@Suite("Scroll views in scroll views, and what lies in them")
struct ScrollNestingTests {
  private let desk = Desk()
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))

  init() {
    let window = desk.window("W")
    window.addSubview(outer)
    outer.contentSize = CGSize(width: 200, height: 1000)
    outer.addSubview(inner)
    inner.contentSize = CGSize(width: 1000, height: 100)
    desk.view("A", CGRect(x: 0, y: 0, width: 1000, height: 1000), in: inner)
    desk.log.recorded = [.touch, .action]
    _ = desk.log.take()
  }

  private func drag(by dx: CGFloat, _ dy: CGFloat) {
    desk.began(100, 50, at: 0)
    desk.moved(100 + dx / 2, 50 + dy / 2, at: 0.05)
    desk.moved(100 + dx, 50 + dy, at: 0.1)
  }

  @Test("a drag goes to the one that can follow it")
  func acrossEachOther() {
    drag(by: -60, -4)
    #expect(inner.isDragging && !outer.isDragging)
    #expect(inner.contentOffset == CGPoint(x: 30, y: 0))
    desk.ended(40, 46, at: 1)
    desk.application.advance(to: 9)
    desk.began(100, 50, at: 10)
    desk.moved(100, 30, at: 10.05)
    desk.moved(100, 20, at: 10.1)
    #expect(outer.isDragging && !inner.isDragging)
    #expect(outer.contentOffset == CGPoint(x: 0, y: 10))
    #expect(desk.log.take() == [])
  }

  @Test("of two that can follow a drag the inner one does")
  func alongEachOther() {
    inner.contentSize = CGSize(width: 200, height: 1000)
    drag(by: 0, -60)
    #expect(inner.contentOffset.y == 30 && outer.contentOffset.y == 0)
    inner.isScrollEnabled = false
    #expect(!inner.isDragging)
    desk.ended(100, -10, at: 1)
    desk.application.advance(to: 9)
    desk.began(100, 50, at: 10)
    desk.moved(100, 20, at: 10.05)
    desk.moved(100, 10, at: 10.1)
    #expect(outer.contentOffset.y == 10)
  }

  @Test("a button keeps a touch that it was told of, and hears of none that was a drag at once")
  func buttons() {
    let button = UIButton(frame: CGRect(x: 0, y: 120, width: 200, height: 44))
    outer.addSubview(button)
    var sent: [String] = []
    for event in [UIControl.Event.touchDown, .touchUpInside, .touchUpOutside, .touchCancel] {
      button.addAction(UIAction { _ in sent.append(event.firstName ?? "") }, for: event)
    }
    desk.tap(100, 140, at: 1)
    #expect(sent == ["touchDown", "touchUpInside"])
    desk.began(100, 140, at: 2)
    desk.moved(100, 100, at: 2.05)
    #expect(outer.isDragging && sent.count == 2)
    desk.moved(100, 140, at: 3)
    desk.moved(100, 139, at: 3.5)
    desk.ended(100, 139, at: 4)
    desk.application.advance(to: 9)
    desk.began(100, 140, at: 10)
    desk.application.advance(to: 10.2)
    desk.moved(100, 90, at: 10.3)
    desk.ended(100, 90, at: 10.4)
    #expect(!outer.isDragging)
    #expect(sent.suffix(2) == ["touchDown", "touchUpOutside"])
  }

  @Test("a tap in the content is recognized, and its view hears nothing")
  func taps() {
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    inner.subviews.first?.addGestureRecognizer(tap)
    desk.log(tap)
    desk.tap(50, 50, at: 1)
    #expect(desk.log.take() == ["action tap ended"])
    drag(by: -60, 0)
    desk.ended(40, 50, at: 5)
    #expect(desk.log.take() == [])
  }

  @Test("a slider is dragged sideways where only down is scrolled")
  func sliders() {
    let slider = UISlider(frame: CGRect(x: 0, y: 120, width: 200, height: 34))
    outer.addSubview(slider)
    desk.began(14, 137, at: 1)
    desk.moved(60, 137, at: 1.05)
    desk.moved(100, 137, at: 1.1)
    desk.moved(140, 137, at: 1.3)
    desk.ended(140, 137, at: 1.4)
    #expect(slider.value > 0.6)
    #expect(outer.contentOffset == .zero)
  }

  @Test("a scroll view that leaves its window in a drag lets go, and a touch that waits is lost")
  func leaving() {
    drag(by: -60, 0)
    inner.removeFromSuperview()
    #expect(!inner.isDragging && !inner.isDecelerating)
    outer.addSubview(inner)
    desk.ended(40, 50, at: 1)
    desk.began(100, 50, at: 2)
    inner.removeFromSuperview()
    desk.application.advance(to: 3)
    desk.ended(100, 50, at: 4)
    #expect(desk.log.take() == [])
  }
}
