import UIKit

@MainActor
enum Theme {
  static let accent = UIColor.systemOrange

  static func style(_ button: UIButton) {
    button.backgroundColor = accent
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.layer.borderWidth = 1
  }
}

@MainActor
func makeTile(titled title: String, target: Any?, action: Selector) -> UIButton {
  let tile = UIButton(type: .custom)
  tile.setTitle(title, for: .normal)
  tile.accessibilityIdentifier = title
  tile.addTarget(target, action: action, for: .touchUpInside)
  Theme.style(tile)
  return tile
}

@MainActor
final class TileBuilder {
  private var tiles: [UIButton] = []

  func add(_ title: String, target: Any?, action: Selector) -> TileBuilder {
    tiles.append(makeTile(titled: title, target: target, action: action))
    return self
  }

  func install(in view: UIView) {
    tiles.forEach(view.addSubview)
    GridLayout().apply(to: view)
  }
}
