import Foundation
import HitGestures
import HitResponders
import HitSandbox

// A program as a user writes it, with one view of each kind of gesture, for tests that watch its
// window from outside. A screen of 320 by 480: `Photo` above, `Map` below, `Button` in the photo,
// and between them `Strip`, which a pointer hovers over, its right end below a window.
// The actions of the pinch and the rotation print what they are sent.

final class ProbeButton: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

final class ProbeController: UIViewController {
  private let cover = UIWindow(frame: CGRect(x: 200, y: 204, width: 100, height: 22))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(white: 0.1, alpha: 1)
    let photo = add(UIView(), "Photo", CGRect(x: 20, y: 20, width: 280, height: 180), to: view)
    photo.backgroundColor = UIColor(red: 0.25, green: 0.4, blue: 0.55, alpha: 1)
    let double = UITapGestureRecognizer()
    double.name = "doubleTap"
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.name = "singleTap"
    single.require(toFail: double)
    for recognizer in [double, single, UILongPressGestureRecognizer(), UIPanGestureRecognizer()] {
      photo.addGestureRecognizer(recognizer)
    }
    let button = add(
      ProbeButton(),
      "Button",
      CGRect(x: 200, y: 120, width: 60, height: 40),
      to: photo
    )
    button.backgroundColor = UIColor(red: 0.88, green: 0.54, blue: 0.23, alpha: 1)
    let map = add(UIView(), "Map", CGRect(x: 20, y: 230, width: 280, height: 230), to: view)
    map.isMultipleTouchEnabled = true
    map.backgroundColor = UIColor(red: 0.2, green: 0.45, blue: 0.35, alpha: 1)
    let strip = add(UIView(), "Strip", CGRect(x: 20, y: 204, width: 280, height: 22), to: view)
    strip.backgroundColor = UIColor(white: 0.3, alpha: 1)
    strip.addGestureRecognizer(UIHoverGestureRecognizer())
    cover.backgroundColor = UIColor(white: 0.5, alpha: 1)
    cover.accessibilityIdentifier = "Cover"
    cover.windowLevel = .alert
    cover.isHidden = false
    let pinch = UIPinchGestureRecognizer(target: self, action: ProbeController.pinched)
    let rotation = UIRotationGestureRecognizer(target: self, action: ProbeController.turned)
    for recognizer in [pinch, rotation] as [UIGestureRecognizer] {
      recognizer.delegate = self
      map.addGestureRecognizer(recognizer)
    }
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    tell("pinch", pinch.state, pinch.scale)
  }

  private func turned(_ rotation: UIRotationGestureRecognizer) {
    tell("rotation", rotation.state, rotation.rotation)
  }

  private func tell(_ gesture: String, _ state: UIGestureRecognizer.State, _ amount: CGFloat) {
    print(gesture, state, String(format: "%.4f", Double(amount)))
  }

  private func add(_ view: UIView, _ name: String, _ frame: CGRect, to parent: UIView) -> UIView {
    view.frame = frame
    view.accessibilityIdentifier = name
    parent.addSubview(view)
    return view
  }
}

extension ProbeController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

exit(Sandbox.open(title: "Gestures") { ProbeController() })
