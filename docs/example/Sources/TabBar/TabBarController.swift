import UIKit

/// A list above a tab bar.
public final class TabBarController: UIViewController {
  public override func viewDidLoad() {
    view.accessibilityIdentifier = "Root"
    view.backgroundColor = .white
    let list = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 431))
    list.accessibilityIdentifier = "List"
    let bar = TabBar(frame: CGRect(x: 0, y: 431, width: 320, height: 49))
    bar.accessibilityIdentifier = "TabBar"
    view.addSubview(list)
    view.addSubview(bar)
  }
}
