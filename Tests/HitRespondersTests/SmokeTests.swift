import Foundation
import Testing

@testable import HitResponders

@Suite("Smoke")
struct SmokeTests {
  @Test("a press is bound, delivered and forwarded")
  func press() {
    let application = UIApplication()
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      window.accessibilityIdentifier = "Window"
      let a = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      a.accessibilityIdentifier = "A"
      window.addSubview(a)
      window.makeKeyAndVisible()
      var lines: [String] = []
      let recorder = RoutingRecorder { lines += Explanation.lines(for: $0) }
      application.enqueue(
        .touches(
          [TouchSample(finger: 1, phase: .began, locationOnScreen: CGPoint(x: 5, y: 6))],
          at: 0
        )
      )
      application.enqueue(
        .touches(
          [TouchSample(finger: 1, phase: .ended, locationOnScreen: CGPoint(x: 5, y: 6))],
          at: 0.1
        )
      )
      Routing.watched(by: recorder) { application.processQueue() }
      recorder.finish()
      print(lines.joined(separator: "\n"))
      #expect(lines.count == 12)
    }
  }

  @Test("a chain of 100,000 views is built, hit, forwarded through and freed")
  func deep() {
    let application = UIApplication()
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
      window.makeKeyAndVisible()
      var top: UIView = window
      for _ in 0..<100_000 {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
        top.addSubview(view)
        top = view
      }
      #expect(HitTestWalk(at: CGPoint(x: 1, y: 1), in: application).hit === top)
      #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === top)
      top.touchesBegan([], with: nil)
    }
  }

  @Test("a view of 1,000,000 subviews is built, hit, emptied from the front and freed")
  func wide() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
    for _ in 0..<1_000_000 {
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)))
    }
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root.subviews.last)
    for view in root.subviews { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }
}
