import Foundation
import HitAnalysis
import HitResponders

/// A window of 320 by 480 points with an empty view in it, for tests that add what they need.
final class SmallStage {
  let application = UIApplication()
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

  init() {
    application.inForce {
      let window = UIWindow(frame: root.frame)
      window.accessibilityIdentifier = "Window"
      root.accessibilityIdentifier = "Root"
      window.addSubview(root)
      window.makeKeyAndVisible()
      // The application holds a visible window; nothing else has to.
    }
  }

  func add<View: UIView>(
    _ view: View,
    _ name: String,
    _ frame: CGRect,
    to parent: UIView? = nil
  ) -> View {
    view.frame = frame
    view.accessibilityIdentifier = name
    (parent ?? root).addSubview(view)
    return view
  }

  func explain(_ x: CGFloat, _ y: CGFloat) -> PointExplanation {
    Explainer(application).explain(at: CGPoint(x: x, y: y)).explanation
  }
}
