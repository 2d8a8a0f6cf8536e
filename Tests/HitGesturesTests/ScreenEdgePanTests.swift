import Foundation
internal import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

@Suite("Screen-edge pans")
struct ScreenEdgePanTests {
  private let desk = Desk()
  private let view: LoggedView
  private let pan = UIScreenEdgePanGestureRecognizer()
  private let watch = GestureWatch()

  init() {
    view = desk.view("A", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    watch.follow(pan, "edge", on: view)
  }

  @Test(
    "a finger that comes in from an edge is followed",
    arguments: [
      (UIRectEdge.left, CGPoint(x: 5, y: 200), CGPoint(x: 30, y: 210)),
      (.right, CGPoint(x: 310, y: 200), CGPoint(x: 280, y: 190)),
      (.top, CGPoint(x: 100, y: 20), CGPoint(x: 100, y: 40)),
      (.bottom, CGPoint(x: 100, y: 470), CGPoint(x: 90, y: 440)),
    ]
  )
  func comingIn(edge: UIRectEdge, start: CGPoint, end: CGPoint) {
    pan.edges = edge
    desk.began(start.x, start.y)
    desk.moved(end.x, end.y)
    desk.ended(end.x, end.y)
    #expect(watch.take() == ["edge began", "edge ended"])
  }

  @Test("a finger that lands elsewhere, or goes along the edge, is not")
  func staying() {
    pan.edges = [.left, .right]
    let inside = watch.causes {
      desk.began(21, 200)
      desk.ended(21, 200)
    }
    #expect(inside == ["edge failed: began away from the edge"])
    let along = watch.causes {
      desk.began(5, 200)
      desk.moved(8, 240)
      desk.ended(8, 240)
    }
    #expect(along == ["edge failed: moved another way"])
  }

  @Test("edges have UIKit's raw values")
  func values() {
    let edges: [UIRectEdge] = [.top, .left, .bottom, .right, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 15])
  }
}
