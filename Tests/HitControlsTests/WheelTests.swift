import Foundation
import HitControls
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

/// A scroll view 200 by 200 that goes down by 800, and in it one 200 by 100 that goes down by 400.
@Suite("Wheels over scroll views")
struct WheelTests {
  private let desk = Desk()
  private let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let listener = ScrollListener()

  init() {
    let window = desk.window("W")
    window.addSubview(outer)
    outer.contentSize = CGSize(width: 200, height: 1000)
    outer.addSubview(inner)
    inner.contentSize = CGSize(width: 200, height: 500)
  }

  private func scroll(
    _ stage: ScrollSample.Stage,
    _ dy: CGFloat,
    dx: CGFloat = 0,
    atY y: CGFloat = 50,
    _ time: TimeInterval = 1
  ) {
    let place = CGPoint(x: 100, y: y)
    let sample = ScrollSample(stage, by: CGSize(width: dx, height: dy), at: place)
    desk.application.enqueue(ApplicationInput(.scroll(sample), at: time))
    desk.application.processQueue()
  }

  @Test("G39: a scroll view's own pan takes all kinds of scrolls")
  func mask() { #expect(outer.panGestureRecognizer.allowedScrollTypesMask == .all) }

  @Test("G44: a notch moves the innermost scroll view that has room, and then the one around it")
  func innermost() {
    scroll(.notch, 1)
    #expect(inner.contentOffset.y == 48 && outer.contentOffset.y == 0)
    inner.contentOffset.y = 390
    scroll(.notch, 1)
    #expect(inner.contentOffset.y == 400 && outer.contentOffset.y == 0)
    scroll(.notch, 1)
    #expect(inner.contentOffset.y == 400 && outer.contentOffset.y == 48)
    scroll(.notch, -1)
    #expect(inner.contentOffset.y == 352 && outer.contentOffset.y == 48)
  }

  @Test(
    "G44: one that cannot move along that axis, is switched off or takes no wheel is passed over"
  )
  func passedOver() {
    inner.contentSize = CGSize(width: 1000, height: 100)
    scroll(.notch, 1)
    #expect(inner.contentOffset == .zero && outer.contentOffset.y == 48)
    scroll(.notch, 0, dx: 1)
    #expect(inner.contentOffset.x == 48)
    inner.contentSize = CGSize(width: 200, height: 500)
    inner.contentOffset = .zero
    inner.isScrollEnabled = false
    scroll(.notch, 1)
    #expect(outer.contentOffset.y == 96)
    inner.isScrollEnabled = true
    inner.panGestureRecognizer.allowedScrollTypesMask = .continuous
    scroll(.notch, 1)
    #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 144)
  }

  @Test(
    "G44: where none has room the innermost keeps the scroll, which no notch takes past the end"
  )
  func end() {
    outer.contentSize = CGSize(width: 200, height: 200)
    inner.contentOffset.y = 400
    inner.delegate = listener
    scroll(.notch, 1)
    #expect(inner.contentOffset.y == 400)
    #expect(listener.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
    desk.application.advance(to: 3)
    #expect(inner.contentOffset.y == 400 && listener.calls.count == 3)
  }

  @Test("G45: a notch moves the content at once, and its delegate hears of a drag that is over")
  func notch() {
    outer.delegate = listener
    scroll(.notch, 3, atY: 150)
    #expect(outer.contentOffset.y == 144 && !outer.isDragging && !outer.isDecelerating)
    #expect(
      listener.calls
        == ["willBeginDragging", "willEndDragging", "didEndDragging false"]
    )
    #expect(desk.application.isQuiet)
  }

  @Test("G45: with paging a notch goes a page on, and no farther")
  func pages() {
    outer.isPagingEnabled = true
    scroll(.notch, 1, atY: 150, 1)
    desk.application.advance(to: 3)
    #expect(outer.contentOffset.y == 200)
    scroll(.notch, -1, atY: 150, 4)
    desk.application.advance(to: 6)
    #expect(outer.contentOffset.y == 0)
  }

  @Test("G45: a touchpad's scroll gives way at the edges, and goes on when it ends in motion")
  func touchpad() {
    scroll(.began, -1, atY: 150, 1)
    #expect(outer.isDragging)
    #expect(outer.contentOffset.y < 0 && outer.contentOffset.y > -48)
    scroll(.ended, 0, atY: 150, 2)
    desk.application.advance(to: 5)
    #expect(outer.contentOffset.y == 0)
    scroll(.began, 0.5, atY: 150, 10)
    scroll(.changed, 0.5, atY: 150, 10.02)
    scroll(.changed, 0.5, atY: 150, 10.04)
    #expect(outer.contentOffset.y == 72)
    scroll(.ended, 0, atY: 150, 10.05)
    #expect(outer.isDecelerating)
    desk.application.advance(to: 20)
    #expect(outer.contentOffset.y > 200)
  }

  @Test("G45: a scroll that pauses before it ends leaves the content where it is")
  func pause() {
    scroll(.began, 0.5, atY: 150, 10)
    scroll(.ended, 0, atY: 150, 10.15)
    #expect(!outer.isDecelerating && outer.contentOffset.y == 24)
  }
}
