import Foundation
import HitControls
import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

private final class Zoomer: UIScrollViewDelegate {
  weak var view: UIView?
  var calls: [String] = []

  func viewForZooming(in scrollView: UIScrollView) -> UIView? { view }

  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {
    calls.append("begin")
  }

  func scrollViewDidZoom(_ scrollView: UIScrollView) {
    if calls.last != "zoom" { calls.append("zoom") }
  }

  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView,
    with view: UIView?,
    atScale scale: CGFloat
  ) {
    calls.append("end \(scale)")
  }
}

/// A scroll view 200 by 200 over a picture of 400 by 400.
@Suite("Zooming")
struct ZoomTests {
  private let desk = Desk()
  private let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let picture = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  private let zoomer = Zoomer()

  init() {
    desk.window("W").addSubview(scroll)
    picture.isUserInteractionEnabled = false
    scroll.addSubview(picture)
    scroll.contentSize = picture.bounds.size
    scroll.delegate = zoomer
    zoomer.view = picture
    scroll.minimumZoomScale = 0.5
    scroll.maximumZoomScale = 2
  }

  private func pinch(from: CGFloat, to: CGFloat) {
    func samples(_ phase: UITouch.Phase, _ radius: CGFloat) -> [TouchSample] {
      [-radius, radius].enumerated().map { finger, offset in
        TouchSample(
          finger: finger + 1,
          phase: phase,
          locationOnScreen: CGPoint(x: 100 + offset, y: 100)
        )
      }
    }
    var time = desk.application.now
    func send(_ samples: [TouchSample]) {
      desk.application.enqueue(ApplicationInput(.touches(samples), at: time))
      desk.application.processQueue()
      time += 0.02
    }
    send(samples(.began, from))
    for step in 1...10 { send(samples(.moved, from + (to - from) * CGFloat(step) / 10)) }
    time += 0.5
    send(samples(.ended, to))
  }

  @Test("two fingers scale the content about the point between them")
  func pinching() {
    scroll.contentOffset = CGPoint(x: 50, y: 50)
    pinch(from: 40, to: 60)
    #expect(scroll.zoomScale > 1.2 && scroll.zoomScale <= 1.5)
    #expect(picture.transform.a == scroll.zoomScale && picture.frame.origin == .zero)
    #expect(abs(scroll.contentSize.width - 400 * scroll.zoomScale) < 0.001)
    // The point (150, 150) of the picture was between the fingers and still is.
    let place = picture.convert(CGPoint(x: 150, y: 150), to: nil)
    #expect(abs(place.x - 100) < 0.001 && abs(place.y - 100) < 0.001)
    #expect(zoomer.calls.first == "begin" && zoomer.calls.dropFirst().first == "zoom")
    #expect(zoomer.calls.last == "end \(scroll.zoomScale)" && !scroll.isZooming)
  }

  @Test("content that is pinched too far comes back to the scales that are allowed")
  func limits() {
    pinch(from: 20, to: 95)
    #expect(scroll.zoomScale == 2)
    pinch(from: 95, to: 10)
    #expect(scroll.zoomScale == 0.5 && abs(scroll.contentSize.width - 200) < 0.001)
    #expect(scroll.contentOffset == .zero && !scroll.isDragging)
  }

  @Test("a scale that is asked for keeps the middle, and a rectangle fills the view")
  func asked() {
    scroll.contentOffset = CGPoint(x: 100, y: 100)
    scroll.setZoomScale(2, animated: false)
    #expect(scroll.contentOffset == CGPoint(x: 300, y: 300))
    scroll.zoomScale = 9
    #expect(scroll.zoomScale == 2)
    scroll.zoom(to: CGRect(x: 0, y: 0, width: 200, height: 100), animated: false)
    #expect(scroll.zoomScale == 1 && scroll.contentOffset == .zero)
    #expect(picture.frame == CGRect(x: 0, y: 0, width: 400, height: 400))
  }

  @Test("a scroll view of one scale has no pinch, and one finger drags as ever")
  func drag() {
    #expect(UIScrollView().pinchGestureRecognizer == nil)
    #expect(scroll.pinchGestureRecognizer?.name == "pinch")
    desk.began(100, 150, at: 0)
    desk.moved(100, 130, at: 0.05)
    desk.moved(100, 100, at: 0.06)
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 30) && scroll.zoomScale == 1)
    desk.ended(100, 100, at: 1)
  }
}
