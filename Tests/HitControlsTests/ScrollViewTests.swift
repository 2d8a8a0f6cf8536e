import Foundation
import HitControls
import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

/// A scroll view 200 by 200 with content of 200 by 1000, and a logged view in it.
@Suite("Scroll views")
struct ScrollViewTests {
  private let desk = Desk()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let listener = ScrollListener()

  init() {
    let window = desk.window("W")
    window.addSubview(scroll)
    scroll.accessibilityIdentifier = "scroll"
    scroll.contentSize = CGSize(width: 200, height: 1000)
    scroll.delegate = listener
    desk.view("A", CGRect(x: 0, y: 0, width: 200, height: 1000), in: scroll)
    _ = desk.log.take()
  }

  private func touchLines() -> [String] { desk.log.take().filter { $0.hasPrefix("touch") } }

  @Test("a drag moves the content, counted from where it became a drag")
  func drags() {
    desk.began(100, 150, at: 0)
    desk.moved(100, 130, at: 0.05)
    #expect(scroll.contentOffset == .zero)
    #expect(scroll.isDragging)
    desk.moved(100, 100, at: 0.06)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 30))
    #expect(touchLines().isEmpty, "The content never hears of a touch that was a drag at once.")
    desk.moved(100, 100, at: 0.5)
    desk.ended(100, 100, at: 1)
    #expect(!scroll.isDragging)
    #expect(listener.calls == ["willBeginDragging", "willEndDragging", "didEndDragging false"])
  }

  @Test("a tap reaches the content when the finger is up")
  func taps() {
    desk.began(100, 150, at: 0)
    #expect(touchLines().isEmpty)
    desk.ended(100, 150, at: 0.1)
    #expect(touchLines() == ["touch began A [1@100,150]", "touch ended A [1@100,150]"])
  }

  @Test("a finger that rests reaches the content after 0.15 s, and a drag takes it away")
  func rests() {
    desk.began(100, 150, at: 0)
    desk.application.advance(to: 0.14)
    #expect(touchLines().isEmpty)
    desk.application.advance(to: 0.15)
    #expect(touchLines() == ["touch began A [1@100,150]"])
    desk.moved(100, 120, at: 0.3)
    #expect(touchLines() == ["touch cancelled A [1@100,120]"])
    #expect(scroll.isDragging)
  }

  @Test("content whose touches cannot be cancelled keeps them, and nothing scrolls")
  func keeps() {
    scroll.canCancelContentTouches = false
    desk.began(100, 150, at: 0)
    desk.application.advance(to: 0.2)
    desk.moved(100, 100, at: 0.3)
    desk.ended(100, 100, at: 0.4)
    #expect(
      touchLines() == [
        "touch began A [1@100,150]", "touch moved A [1@100,100]", "touch ended A [1@100,100]",
      ]
    )
    #expect(scroll.contentOffset == .zero)
  }

  @Test("without the delay the content hears at once")
  func hearsAtOnce() {
    scroll.delaysContentTouches = false
    desk.began(100, 150, at: 0)
    #expect(touchLines() == ["touch began A [1@100,150]"])
    desk.moved(100, 100, at: 0.1)
    #expect(touchLines() == ["touch cancelled A [1@100,100]"])
  }

  @Test("a flick goes on and comes to rest, the same whenever time is asked")
  func flicks() {
    flick()
    #expect(scroll.isDecelerating)
    let atOnce = scroll.contentOffset.y
    desk.application.advance(to: 0.5)
    let later = scroll.contentOffset.y
    #expect(later > atOnce)
    desk.application.advance(to: 20)
    #expect(!scroll.isDecelerating)
    #expect(scroll.contentOffset.y > later)
    #expect(scroll.contentOffset.y <= 800)
    #expect(listener.calls.last == "didEndDecelerating")
  }

  @Test("a touch stops a flick and is not the content's")
  func stops() {
    flick()
    desk.application.advance(to: 0.4)
    _ = touchLines()
    desk.tap(100, 100, at: 0.5)
    let place = scroll.contentOffset
    desk.application.advance(to: 5)
    #expect(scroll.contentOffset == place)
    #expect(touchLines().isEmpty)
  }

  @Test("content that is dragged beyond its edge gives way and springs back")
  func bounces() {
    desk.began(100, 50, at: 0)
    desk.moved(100, 70, at: 0.1)
    desk.moved(100, 170, at: 0.2)
    let beyond = scroll.contentOffset.y
    #expect(beyond < 0)
    #expect(beyond > -100)
    desk.moved(100, 170, at: 1)
    desk.ended(100, 170, at: 2)
    desk.application.advance(to: 5)
    #expect(scroll.contentOffset == .zero)
  }

  @Test("a drag across the direction in which nothing scrolls is left to others")
  func otherWay() {
    desk.began(150, 100, at: 0)
    desk.moved(100, 102, at: 0.3)
    #expect(!scroll.isDragging)
    desk.ended(100, 102, at: 0.4)
    #expect(touchLines().first == "touch began A [1@150,100]")
  }

  @Test("paging comes to rest at a page")
  func pages() {
    scroll.isPagingEnabled = true
    flick()
    #expect(scroll.isDecelerating)
    desk.application.advance(to: 10)
    #expect(scroll.contentOffset.y == 200)
    #expect(listener.calls.suffix(2) == ["didEndDragging true", "didEndDecelerating"])
  }

  @Test("a delegate that chooses another place to rest changes the way there, not what is told")
  func chosenTarget() {
    listener.target = CGPoint(x: 0, y: 300)
    flick()
    desk.application.advance(to: 10)
    #expect(scroll.contentOffset.y == 300)
    #expect(listener.calls.suffix(2) == ["didEndDragging true", "didEndDecelerating"])
    listener.calls = []
    scroll.setContentOffset(.zero, animated: true)
    #expect(!scroll.isDecelerating)
    desk.application.advance(to: 20)
    #expect(listener.calls == ["didEndScrollingAnimation"])
  }

  private func flick() {
    desk.began(100, 190, at: 0)
    for step in 1...8 {
      desk.moved(100, 190 - CGFloat(step) * 15, at: Double(step) * 0.016)
    }
    desk.ended(100, 70, at: 0.135)
  }
}
