import UIKit

/// A container that lets touches through beside its subviews.
class PassThroughView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hitView = super.hitTest(point, with: event)
    return hitView == self ? nil : hitView
  }
}

/// The other way to write it: inside is where a subview is.
class TransparentContainer: UIView {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    for subview in subviews {
      if !subview.isHidden && subview.isUserInteractionEnabled
        && subview.point(inside: convert(point, to: subview), with: event)
      {
        return true
      }
    }
    return false
  }
}

/// A window above all others that only takes what one of its views wants.
class PassthroughWindow: UIWindow {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let hitView = super.hitTest(point, with: event) else { return nil }
    return rootViewController?.view == hitView ? nil : hitView
  }
}

/// A view that counts what reaches it.
class CountingView: UIView {
  private(set) var touchCount = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchCount += touches.count
  }
}

final class PassThroughViewController: UIViewController {
  let list = CountingView()
  let overlay = PassThroughView()
  let badge = CountingView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
  private var toastWindow: PassthroughWindow?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "root"

    list.frame = view.bounds
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    list.backgroundColor = .systemGray6
    list.accessibilityIdentifier = "list"
    view.addSubview(list)

    overlay.frame = view.bounds
    overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    overlay.backgroundColor = UIColor.systemYellow.withAlphaComponent(0.2)
    overlay.accessibilityIdentifier = "overlay"
    view.addSubview(overlay)

    badge.backgroundColor = .systemRed
    badge.layer.cornerRadius = 8
    badge.accessibilityIdentifier = "badge"
    overlay.addSubview(badge)
  }

  /// Shows a message in a window in front, which leaves the rest of the screen to this one.
  func showToast() {
    let window = PassthroughWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.windowLevel = .alert + 1
    window.rootViewController = controller
    window.accessibilityIdentifier = "toastWindow"
    let toast = CountingView(frame: CGRect(x: 40, y: 400, width: 240, height: 50))
    toast.backgroundColor = .darkGray
    toast.layer.cornerRadius = 25
    toast.accessibilityIdentifier = "toast"
    controller.view.addSubview(toast)
    window.isHidden = false
    toastWindow = window
  }
}
