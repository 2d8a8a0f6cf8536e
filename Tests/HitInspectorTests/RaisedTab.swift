import Foundation
import HitAnalysis
@testable import HitInspector
import HitResponders

/// A view that handles touches, standing in for a control.
final class Button: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A list that handles touches its rows pass on.
final class List: UIView {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The scene with the tab bar whose raised button does not answer at its top.
struct RaisedTab {
  let application = UIApplication()
  let window: UIWindow
  let centerButton: UIView
  let tabBar: UIView
  let cell5: UIView

  init() {
    application.screen.bounds = CGRect(x: 0, y: 0, width: 320, height: 480)
    (window, centerButton, tabBar, cell5) = application.inForce { Self.build() }
  }

  var explainer: Explainer { Explainer(application) }

  private static func build() -> (UIWindow, UIView, UIView, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.accessibilityIdentifier = "UIWindow"
    let controller = UIViewController()
    controller.restorationIdentifier = "ViewController"
    let root = view("RootView", [0, 0, 320, 480], 0x1b222b)
    controller.view = root
    let nav = view("NavBar", [0, 0, 320, 44], 0x4d7dbd)
    nav.addSubview(button("BackButton", [8, 6, 60, 32], 0x6b97d2, "Back"))
    let title = view("Title", [110, 10, 100, 24], 0x5d89c6, "Inbox")
    title.isUserInteractionEnabled = false
    nav.addSubview(title)
    root.addSubview(nav)
    let list = List(frame: CGRect(x: 0, y: 44, width: 320, height: 387))
    list.accessibilityIdentifier = "ListView"
    list.backgroundColor = UIColor(hex: 0x56708f)
    let cells = [(0.0, 52.0), (52, 72), (124, 72), (196, 72), (268, 119)].enumerated().map {
      index,
      place in
      view(
        "Cell\(index + 1)",
        [0, place.0, 320, place.1],
        index % 2 == 0 ? 0x3f5f7a : 0x486c88,
        "Cell \(index + 1)"
      )
    }
    for cell in cells { list.addSubview(cell) }
    cells[2].addSubview(button("DeleteButton", [196, 36, 52, 28], 0x7d6b95, "Delete"))
    root.addSubview(list)
    let promo = view("PromoBanner", [8, 388, 304, 40], 0x9a6bd0)
    promo.alpha = 0
    root.addSubview(promo)
    let toast = view("ToastOverlay", [60, 192, 200, 72], 0xd0607e, "ToastOverlay")
    toast.alpha = 0.55
    root.addSubview(toast)
    let hud = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    hud.accessibilityIdentifier = "HUD"
    hud.isUserInteractionEnabled = false
    root.addSubview(hud)
    let bar = view("TabBar", [0, 431, 320, 49], 0x2f8f83)
    bar.addSubview(button("HomeButton", [18, 5, 56, 40], 0x37a598, "Home"))
    let center = button("CenterButton", [128, -18, 64, 64], 0xe08a3a, "+")
    center.layer.cornerRadius = 10
    bar.addSubview(center)
    bar.addSubview(button("ProfileButton", [250, 9, 32, 32], 0x37a598, "Me"))
    root.addSubview(bar)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (window, center, bar, cells[4])
  }

  private static func view(
    _ name: String,
    _ frame: [Double],
    _ hex: UInt32,
    _ text: String? = nil
  ) -> UIView {
    dressed(UIView(), name, frame, hex, text)
  }

  private static func button(
    _ name: String,
    _ frame: [Double],
    _ hex: UInt32,
    _ text: String
  ) -> UIView {
    dressed(Button(), name, frame, hex, text)
  }

  private static func dressed(
    _ view: UIView,
    _ name: String,
    _ frame: [Double],
    _ hex: UInt32,
    _ text: String?
  ) -> UIView {
    view.frame = CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
    view.accessibilityIdentifier = name
    view.backgroundColor = UIColor(hex: hex)
    view.caption = text
    return view
  }
}

extension EventLog {
  /// Adds a touch that nobody heard.
  mutating func add(_ phase: UITouch.Phase, at time: TimeInterval) {
    let sample = TouchSample(finger: 1, phase: phase, locationOnScreen: CGPoint(x: 1, y: 1))
    take(RoutedInput(unheard: .touches([sample], at: time)), [])
  }
}
