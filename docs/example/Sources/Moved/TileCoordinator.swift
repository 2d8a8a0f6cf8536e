import UIKit

/// Knows what the tiles do, and is no view itself.
@MainActor
class TileCoordinator: NSObject {
  private weak var view: UIView?
  private var presses: [String] = []

  init(view: UIView) {
    self.view = view
    super.init()
  }

  func start() {
    guard let view = view else { return }
    let pressed = Selector("pressed", TileCoordinator.pressed(_:))
    let builder = TileBuilder()
    for title in ["a", "b", "c", "d"] {
      _ = builder.add(title, target: self, action: pressed)
    }
    builder.install(in: view)
    for case let tile as UIButton in view.subviews {
      tile.addTarget(self, action: pressed, for: .touchUpInside)
    }
  }

  func pressed(_ sender: UIButton) {
    presses.append(sender.title(for: .normal) ?? "")
    view?.accessibilityValue = presses.joined()
    UIView.animate(withDuration: 0.2) { sender.alpha = 0.5 }
  }
}

class TilesViewController: UIViewController {
  private lazy var coordinator = TileCoordinator(view: view)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "tiles"
    coordinator.start()
  }
}
