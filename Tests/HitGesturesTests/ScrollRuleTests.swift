import Foundation
import HitGeometry
import HitGestures
import HitResponders
import ScenarioSupport
import Testing

/// A view over the whole window with a pan, and one in it, 100 points wide.
@Suite("G: scrolls")
struct ScrollRuleTests {
  private let desk = Desk()
  private let outer: LoggedView
  private let inner: LoggedView
  private let pan = ScrolledPan()
  private let watch = GestureWatch()

  init() {
    outer = desk.view("outer", CGRect(x: 0, y: 0, width: 320, height: 480), in: desk.window("W"))
    inner = desk.view("inner", CGRect(x: 100, y: 100, width: 100, height: 100), in: outer)
    pan.allowedScrollTypesMask = .all
    watch.follow(pan, "pan", on: outer)
  }

  private func scroll(
    _ stage: ScrollSample.Stage = .notch,
    by dx: CGFloat,
    _ dy: CGFloat,
    at point: CGPoint = CGPoint(x: 150, y: 150),
    _ time: TimeInterval = 1
  ) {
    let sample = ScrollSample(stage, by: CGSize(width: dx, height: dy), at: point)
    desk.application.enqueue(ApplicationInput(.scroll(sample), at: time))
    desk.application.processQueue()
  }

  @Test(
    "G38: a scroll is an event of its own, sent through application and window, to no responder"
  )
  func event() {
    desk.log.recorded = [.touch, .action]
    let sent = SentEvents()
    Routing.watched(by: sent) {
      scroll(.began, by: 0, 0.5)
      scroll(.changed, by: 0, 0.5, at: CGPoint(x: 5, y: 5), 2)
      scroll(.ended, by: 0, 0, at: CGPoint(x: 5, y: 5), 3)
    }
    #expect(UIEvent.EventType.scroll.rawValue == 10)
    #expect(sent.types == [10, 10, 10, 10, 10, 10] && sent.events.count == 1)
    #expect(sent.names == Array(repeating: ["UIApplication", "W"], count: 3).flatMap { $0 })
    #expect(desk.log.take() == [])
    #expect(watch.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("G38: the view under the pointer is sought when a scroll begins, as a touch's is")
  func hitTest() {
    inner.isUserInteractionEnabled = false
    let small = UIPanGestureRecognizer()
    small.allowedScrollTypesMask = .all
    watch.follow(small, "small", on: inner)
    scroll(by: 0, 1)
    #expect(watch.take() == ["pan began", "pan changed", "pan ended"])
    outer.isHidden = true
    scroll(by: 0, 1)
    #expect(watch.take() == [])
  }

  @Test("G38: what belongs to no scroll counts for nothing, and one that begins anew ends the last")
  func order() {
    scroll(.changed, by: 0, 1)
    scroll(.ended, by: 0, 0)
    #expect(watch.take() == [])
    scroll(.began, by: 0, 1)
    scroll(.began, by: 0, 1)
    #expect(
      watch.take() == ["pan began", "pan changed", "pan cancelled", "pan began", "pan changed"]
    )
    scroll(by: 0, 1)
    #expect(watch.take() == ["pan cancelled", "pan began", "pan changed", "pan ended"])
    desk.application.beginIgnoringInteractionEvents()
    scroll(by: 0, 1)
    #expect(watch.take() == [])
  }

  @Test("G39: a pan takes the kinds of scrolls that it is set to take, by default none")
  func mask() {
    #expect(UIPanGestureRecognizer().allowedScrollTypesMask == [])
    #expect(UIScrollTypeMask.all == [.discrete, .continuous] && UIScrollTypeMask.all.rawValue == 3)
    pan.allowedScrollTypesMask = .continuous
    scroll(by: 0, 1)
    #expect(watch.take() == [])
    scroll(.began, by: 0, 1)
    scroll(.cancelled, by: 0, 0)
    #expect(watch.take() == ["pan began", "pan changed", "pan cancelled"])
    pan.allowedScrollTypesMask = .discrete
    scroll(.began, by: 0, 1)
    scroll(.ended, by: 0, 0)
    #expect(watch.take() == [])
    scroll(by: 0, 1)
    #expect(watch.take().count == 3)
  }

  @Test("G39: the recognizer and its delegate are asked about the event, and never about a touch")
  func asking() {
    let judge = ScrollJudge()
    pan.delegate = judge
    scroll(by: 0, 1)
    #expect(judge.asked == ["event 10", "begin"])
    judge.answer = false
    scroll(by: 0, 1)
    #expect(judge.asked == ["event 10", "begin", "event 10"])
    judge.answer = true
    pan.refuses = true
    scroll(by: 0, 1)
    #expect(judge.asked.count == 3)
    pan.isEnabled = false
    pan.refuses = false
    scroll(by: 0, 1)
    #expect(judge.asked.count == 3)
  }

  @Test("G40: the first movement begins it, without a distance, and no number of fingers matters")
  func begins() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 0
    let causes = watch.causes {
      scroll(.began, by: 0, 0)
      scroll(.changed, by: 0, 0.01)
      scroll(.changed, by: 0, 0)
      scroll(.ended, by: 0, 0)
    }
    #expect(
      causes == [
        "pan began: scrolled 0.48", "pan changed: scrolled on", "pan ended: scrolling ended",
      ]
    )
    scroll(.began, by: 0, 0)
    scroll(.ended, by: 0, 0)
    #expect(pan.state == .possible)
    #expect(watch.take() == ["pan began", "pan changed", "pan ended"])
  }

  @Test("G40: the translation adds up against the way scrolled, 48 points a notch; no touches")
  func translation() {
    var seen: [CGPoint] = []
    pan.addAction { [desk, inner] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      #expect(pan.numberOfTouches == 0 && desk.application.now >= 1)
      seen.append(pan.translation(in: inner))
    }
    scroll(.began, by: 0, 1)
    scroll(.changed, by: 0.5, 0, at: CGPoint(x: 160, y: 170))
    #expect(pan.location(in: inner) == CGPoint(x: 60, y: 70))
    scroll(.ended, by: 0, 0, at: CGPoint(x: 160, y: 170))
    let first = CGPoint(x: 0, y: -48)
    let second = CGPoint(x: -24, y: -48)
    #expect(seen == [first, first, second, second])
    #expect(pan.translation(in: nil) == second, "It stays readable.")
    scroll(by: 0, -2)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 96))
  }

  @Test(
    "G40: setting the translation moves its origin, and the velocity is that of a tenth of a second"
  )
  func rebasing() {
    scroll(.began, by: 0, 1, 1)
    pan.setTranslation(.zero, in: outer)
    scroll(.changed, by: 0, 1, 1.05)
    #expect(pan.translation(in: outer) == CGPoint(x: 0, y: -48))
    #expect(abs(pan.velocity(in: outer).y + 960) < 1e-6)
    scroll(.ended, by: 0, 0, 2)
    #expect(pan.velocity(in: outer) == .zero)
  }

  @Test("G41: a notch is a gesture of its own, over when its input is")
  func notch() {
    let causes = watch.causes { scroll(by: 0, 1) }
    #expect(
      causes == [
        "pan began: scrolled 48", "pan changed: scrolled on", "pan ended: scrolling ended",
      ]
    )
    #expect(pan.state == .possible && desk.application.isQuiet)
  }

  @Test("G42: of two that take a scroll the one that is deeper wins, unless a delegate allows both")
  func rivals() {
    let deep = UIPanGestureRecognizer()
    deep.allowedScrollTypesMask = .all
    watch.follow(deep, "deep", on: inner)
    let causes = watch.causes { scroll(.began, by: 0, 1) }
    #expect(causes.contains("pan failed: prevented by deep@inner"))
    scroll(.ended, by: 0, 0)
    #expect(watch.take() == ["deep began", "deep changed", "deep ended"])
    let judge = ScrollJudge()
    judge.allowsBoth = true
    deep.delegate = judge
    scroll(by: 0, 1)
    #expect(
      watch.take() == [
        "deep began", "deep changed", "deep ended", "pan began", "pan changed", "pan ended",
      ]
    )
  }

  @Test("G42: the views from the scroll's up to the recognizer's may say no")
  func refusal() {
    let stubborn = RefusingView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    inner.addSubview(stubborn)
    stubborn.accessibilityIdentifier = "stubborn"
    let causes = watch.causes { scroll(by: 0, 1, at: CGPoint(x: 115, y: 115)) }
    #expect(causes == ["pan failed: stubborn said no"])
    #expect(pan.state == .possible)
  }

  @Test(
    "G43: one that follows fingers takes no scroll, and a finger that lands takes a scroll over"
  )
  func fingers() {
    desk.began(150, 150, at: 1)
    desk.moved(150, 130, at: 1.1)
    _ = watch.take()
    scroll(by: 0, 1, at: CGPoint(x: 150, y: 150), 1.2)
    #expect(watch.take() == [])
    desk.ended(150, 130, at: 1.3)
    _ = watch.take()
    scroll(.began, by: 0, 1, at: CGPoint(x: 150, y: 150), 2)
    desk.began(150, 150, at: 2.1)
    desk.moved(150, 140, at: 2.2)
    scroll(.changed, by: 0, 1, at: CGPoint(x: 150, y: 150), 2.3)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: -58))
    scroll(.ended, by: 0, 0, at: CGPoint(x: 150, y: 150), 2.4)
    #expect(pan.state == .changed)
    desk.ended(150, 140, at: 2.5)
    #expect(watch.take() == ["pan began", "pan changed", "pan changed", "pan ended"])
  }

  @Test("G43: switching off, taking away and leaving the window cancel it")
  func leaving() {
    scroll(.began, by: 0, 1)
    pan.isEnabled = false
    scroll(.changed, by: 0, 1)
    pan.isEnabled = true
    scroll(.changed, by: 0, 1)
    #expect(watch.take() == ["pan began", "pan changed", "pan cancelled"])
    scroll(.began, by: 0, 1)
    outer.removeFromSuperview()
    scroll(.changed, by: 0, 1)
    scroll(.ended, by: 0, 0)
    #expect(watch.take() == ["pan began", "pan changed", "pan cancelled"])
    #expect(desk.application.isQuiet)
  }

  @Test("a pan from an edge follows no scroll")
  func edges() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.allowedScrollTypesMask = .all
    edge.edges = .all
    watch.follow(edge, "edge", on: inner)
    scroll(by: 0, 1)
    #expect(watch.take() == ["pan began", "pan changed", "pan ended"])
  }
}
