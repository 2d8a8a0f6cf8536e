import Foundation
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("Hovering")
struct HoverTests {
  private let desk = Desk()
  private let outer: LoggedView
  private let inner: LoggedView
  private let hover = UIHoverGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    outer = desk.view("outer", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    inner = desk.view("inner", CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
    watch.follow(hover, "hover", on: inner)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) {
    desk.application.enqueue(ApplicationInput(.hover(CGPoint(x: x, y: y)), at: 1))
    desk.application.processQueue()
  }

  private func leave() {
    desk.application.enqueue(ApplicationInput(.hover(nil), at: 1))
    desk.application.processQueue()
  }

  @Test("a pointer that comes in begins, moves change, and going out ends")
  func stages() {
    let causes = watch.causes {
      point(50, 50)
      point(110, 120)
      point(120, 120)
      point(50, 50)
      point(60, 50)
    }
    #expect(
      causes == [
        "hover began: pointer came in", "hover changed: pointer moved", "hover ended: pointer left",
      ]
    )
    #expect(watch.take() == ["hover began", "hover changed", "hover ended"])
    #expect(hover.state == .possible)
  }

  @Test("a recognizer of a superview goes on where the pointer is over a subview")
  func nested() {
    watch.follow(UIHoverGestureRecognizer(), "wide", on: outer)
    point(110, 120)
    #expect(watch.take() == ["hover began", "wide began"])
    point(50, 50)
    #expect(watch.take() == ["hover ended", "wide changed"])
    leave()
    #expect(watch.take() == ["wide ended"])
  }

  @Test("the place is the pointer's, and touches are none of its business")
  func places() {
    desk.log.recorded = [.touch]
    point(110, 120)
    #expect(hover.location(in: inner) == CGPoint(x: 10, y: 20))
    desk.tap(150, 150)
    #expect(desk.log.lines == ["touch began inner [1@50,50]", "touch ended inner [1@50,50]"])
  }

  @Test("switching off and taking away cancel it")
  func cancelling() {
    point(110, 120)
    hover.isEnabled = false
    point(120, 120)
    #expect(watch.take() == ["hover began", "hover cancelled"])
    hover.isEnabled = true
    point(130, 120)
    inner.removeGestureRecognizer(hover)
    point(140, 120)
    #expect(watch.take() == ["hover began", "hover cancelled"])
  }

  @Test("what nobody follows is not told of in a log")
  func log() {
    var lines: [String] = []
    let recorder = RoutingRecorder { lines += Explanation.lines(for: $0) }
    Routing.watched(by: recorder) {
      point(50, 50)
      point(110, 120)
    }
    recorder.finish()
    #expect(
      lines == ["1.000 pointer over (110, 120)", "  hover@inner possible > began: pointer came in"]
    )
  }
}
