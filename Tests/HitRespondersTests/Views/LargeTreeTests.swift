import Foundation
import HitResponders
import Testing

@Suite("Large trees")
struct LargeTreeTests {
  private let application = UIApplication()
  private let frame = CGRect(x: 0, y: 0, width: 800, height: 600)

  /// Builds a window that holds a chain of views, and hands out its last view.
  private func chain(of length: Int) -> (window: UIWindow, last: UIView) {
    application.inForce {
      let window = UIWindow(frame: frame)
      window.makeKeyAndVisible()
      _ = window.takeDamage()
      var top: UIView = window
      for _ in 0..<length {
        let view = UIView(frame: frame)
        top.addSubview(view)
        top = view
      }
      return (window, top)
    }
  }

  @Test("a chain of 100,000 views is hit, forwarded through, converted, watched and freed")
  func deep() {
    weak var freed: UIView?
    weak var freedWindow: UIWindow?
    do {
      let (window, last) = chain(of: 100_000)
      (freed, freedWindow) = (last, window)
      let point = CGPoint(x: 1, y: 1)
      #expect(window.hitTest(point, with: nil) === last)
      #expect(HitTestWalk(at: point, in: application).hit === last)
      last.touchesBegan([], with: nil)
      #expect(last.convert(point, to: window as UIView) == point)
      #expect(last.isDescendant(of: window))
      application.layoutIfNeeded()
      last.superview?.superview?.removeFromSuperview()
      window.isHidden = true
    }
    #expect(freedWindow == nil && freed == nil)
  }

  @Test("a chain of 100,000 views leaves and enters a window in one piece")
  func deepMove() {
    let (window, last) = chain(of: 100_000)
    let top = window.subviews[0]
    top.removeFromSuperview()
    #expect(last.window == nil)
    window.addSubview(top)
    #expect(last.window === window)
  }

  @Test("a view of 1,000,000 subviews is built, hit, emptied from the front and freed")
  func wide() {
    weak var freed: UIView?
    do {
      let root = UIView(frame: frame)
      for _ in 0..<1_000_000 {
        root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)))
      }
      freed = root.subviews[0]
      #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === root.subviews.last)
      for view in root.subviews { view.removeFromSuperview() }
      #expect(root.subviews.isEmpty)
    }
    #expect(freed == nil)
  }

  @Test("a view of 50,000 subviews is built and emptied in a window, where damage is kept")
  func wideInWindow() {
    let (window, root) = chain(of: 1)
    for _ in 0..<50_000 {
      root.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 6)))
    }
    #expect(window.hitTest(CGPoint(x: 1, y: 1), with: nil) === root.subviews.last)
    for view in root.subviews.reversed() { view.removeFromSuperview() }
    #expect(root.subviews.isEmpty)
  }

  @Test("2,000 nested overrides of hitTest are walked; a view that asks itself stops with a reason")
  func nestedOverrides() async {
    final class Passing: UIView {
      override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        super.hitTest(point, with: event)
      }
    }
    let root = UIView(frame: frame)
    var top: UIView = root
    for _ in 0..<Routing.maximumOverrideDepth {
      let view = Passing(frame: frame)
      top.addSubview(view)
      top = view
    }
    #expect(root.hitTest(CGPoint(x: 1, y: 1), with: nil) === top)
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Passing: UIView {
          override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            super.hitTest(point, with: event)
          }
        }
        let frame = CGRect(x: 0, y: 0, width: 9, height: 9)
        let root = UIView(frame: frame)
        var top: UIView = root
        for _ in 0...Routing.maximumOverrideDepth {
          let view = Passing(frame: frame)
          top.addSubview(view)
          top = view
        }
        _ = root.hitTest(.zero, with: nil)
      }
    }
  }

  @Test("a cycle of next stops the program with a reason")
  func cycle() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        final class Loop: UIView {
          override var next: UIResponder? { self }
        }
        Loop().touchesBegan([], with: nil)
      }
    }
  }
}
