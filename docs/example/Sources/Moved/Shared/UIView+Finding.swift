import UIKit

extension Notification.Name {
  /// Posted by the `deinit` of a view, with its class as the object.
  static let viewDied = Notification.Name("viewDied")
}

extension UIView {
  var owningViewController: UIViewController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let controller = current as? UIViewController { return controller }
      responder = current.next
    }
    return nil
  }

  func pin(below other: UIView, spacing: CGFloat) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: other.bottomAnchor, constant: spacing),
      centerXAnchor.constraint(equalTo: other.centerXAnchor),
    ])
  }

  func firstSubview<T: UIView>(of type: T.Type) -> T? {
    for view in subviews {
      if let match = view as? T { return match }
      if let match = view.firstSubview(of: type) { return match }
    }
    return nil
  }
}
