import UIKit

/// A tab bar whose centre button sticks out at the top.
class RaisedTabBar: UIView {
  let centerButton = UIButton(type: .custom)
  private(set) var selected = 0

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemGray5
    centerButton.accessibilityIdentifier = "center"
    centerButton.setTitle("+", for: .normal)
    centerButton.backgroundColor = .systemOrange
    centerButton.layer.cornerRadius = 32
    addSubview(centerButton)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    centerButton.frame = CGRect(x: 0, y: 0, width: 64, height: 64)
    centerButton.center = CGPoint(x: bounds.midX, y: 8)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden else { return super.hitTest(point, with: event) }
    let newPoint = convert(point, to: centerButton)
    if centerButton.point(inside: newPoint, with: event) {
      return centerButton
    }
    return super.hitTest(point, with: event)
  }
}

/// A view whose subviews are touched wherever they lie.
class OverflowView: UIView {
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    if clipsToBounds || isHidden || alpha < 0.01 || !isUserInteractionEnabled {
      return nil
    }
    for subview in subviews.reversed() {
      let subPoint = subview.convert(point, from: self)
      if let result = subview.hitTest(subPoint, with: event) {
        return result
      }
    }
    return self.point(inside: point, with: event) ? self : nil
  }
}

final class RaisedTabBarController: UIViewController {
  let tabBar = RaisedTabBar(frame: .zero)
  let content = CountingView()
  let menu = OverflowView(frame: CGRect(x: 20, y: 60, width: 100, height: 40))
  let item = CountingView(frame: CGRect(x: 0, y: 60, width: 160, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "root"
    content.accessibilityIdentifier = "content"
    tabBar.accessibilityIdentifier = "tabBar"
    menu.accessibilityIdentifier = "menu"
    item.accessibilityIdentifier = "item"
    content.backgroundColor = .systemGroupedBackground
    menu.backgroundColor = .systemGreen
    item.backgroundColor = .systemMint
    view.addSubview(content)
    view.addSubview(menu)
    menu.addSubview(item)
    view.addSubview(tabBar)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height: CGFloat = 49
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    content.frame = view.bounds
  }
}
