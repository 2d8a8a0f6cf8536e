import UIKit

/// A window in front that takes only what its toast wants.
class ToastWindow: UIWindow {
  let toast = UIButton(frame: CGRect(x: 40, y: 380, width: 240, height: 50))

  init() {
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .alert
    toast.accessibilityIdentifier = "toast"
    toast.setTitle("Saved", for: .normal)
    toast.addTarget(self, action: Selector("close", ToastWindow.close), for: .touchUpInside)
    addSubview(toast)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    NotificationCenter.default.post(name: .viewDied, object: "ToastWindow")
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view === self ? nil : view
  }

  private func close() {
    isHidden = true
  }
}

class ToastViewController: UIViewController {
  private var toastWindow: ToastWindow?
  private var shows = 0
  private let button = UIButton(frame: CGRect(x: 100, y: 100, width: 120, height: 44))

  override func viewDidLoad() {
    super.viewDidLoad()
    button.accessibilityIdentifier = "show"
    button.addTarget(self, action: Selector("show", Self.show), for: .touchUpInside)
    view.addSubview(button)
  }

  private func show() {
    // The toast's window leaves the rest of the screen to this one, so the button works meanwhile.
    shows += 1
    button.accessibilityValue = "\(shows)"
    if toastWindow == nil { toastWindow = ToastWindow() }
    toastWindow?.isHidden = false
  }

  override var traitCollection: UITraitCollection { super.traitCollection }
}
