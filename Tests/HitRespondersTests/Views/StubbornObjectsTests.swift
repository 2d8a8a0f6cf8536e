import Foundation
import HitResponders
import Testing

/// Objects whose overrides and ends do what the framework does not expect of them.
@Suite("Stubborn objects")
struct StubbornObjectsTests {
  private final class Clinging: UIView {
    override func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
  }

  @Test("a recognizer that an override keeps has no view when the view is gone")
  func clinging() {
    let kept = UIGestureRecognizer()
    do {
      let view = Clinging()
      view.addGestureRecognizer(kept)
      view.gestureRecognizers = []
      #expect(view.gestureRecognizers?.isEmpty == true)
    }
    #expect(kept.view == nil)
    kept.isEnabled = false
  }

  private final class Companion: UIView {
    let companion = UIGestureRecognizer()

    override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
      super.addGestureRecognizer(gestureRecognizer)
      super.addGestureRecognizer(companion)
    }
  }

  @Test("a recognizer that an override adds to a list that is set is in it, and goes with the view")
  func companion() throws {
    let given = UIGestureRecognizer()
    var view: Companion? = Companion()
    let companion = try #require(view?.companion)
    view?.gestureRecognizers = [given]
    #expect(view?.gestureRecognizers == [given, companion])
    view = nil
    #expect(companion.view == nil && given.view == nil)
  }

  private final class Shy: UIWindow {
    var hides: UIWindow?

    override var windowLevel: UIWindow.Level {
      get {
        hides?.isHidden = true
        return super.windowLevel
      }
      set { super.windowLevel = newValue }
    }
  }

  @Test("a window whose level hides another while they are put in order leaves that one hidden")
  func shy() {
    let application = UIApplication()
    application.inForce {
      let windows = (0..<3).map { _ in UIWindow() }
      let shy = Shy()
      for window in windows + [shy] { window.isHidden = false }
      shy.hides = windows[1]
      windows[2].windowLevel = .alert
      #expect(windows[1].isHidden)
      #expect(!application.windows.contains(windows[1]))
      shy.hides = nil
      for window in windows + [shy] { window.isHidden = true }
    }
  }
}
