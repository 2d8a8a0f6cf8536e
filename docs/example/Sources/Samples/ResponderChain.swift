import UIKit

extension UIResponder {
  /// The classes from this responder to the end of the chain.
  func responderChain() -> String {
    var names: [String] = []
    var responder: UIResponder? = self
    while let current = responder {
      names.append(String(describing: type(of: current)))
      responder = current.next
    }
    return names.joined(separator: " --> ")
  }

  /// The controller that this responder belongs to.
  func findViewController() -> UIViewController? {
    if let controller = self as? UIViewController { return controller }
    return next?.findViewController()
  }

  /// The nearest responder of a class.
  func firstResponder<T: UIResponder>(of type: T.Type) -> T? {
    var responder = next
    while responder != nil {
      if let found = responder as? T { return found }
      responder = responder?.next
    }
    return nil
  }
}

/// A view that prints the chain above it when it is touched.
class ChainPrinterView: UIView {
  private(set) var printed: [String] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    let chain = responderChain()
    printed.append(chain)
    print(chain)
    super.touchesBegan(touches, with: event)
  }
}

/// A view that hands its touches on to whoever comes next, and looks at them itself as well.
class ForwardingView: UIView {
  private(set) var seen: [UITouch.Phase] = []

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen += touches.map(\.phase)
    next?.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen += touches.map { $0.phase }
    next?.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen += touches.map { $0.phase }
    next?.touchesEnded(touches, with: event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    seen += touches.map { $0.phase }
    super.touchesCancelled(touches, with: event)
  }
}

final class ResponderChainViewController: UIViewController {
  let printer = ChainPrinterView(frame: CGRect(x: 40, y: 40, width: 240, height: 120))
  let panel = UIView(frame: CGRect(x: 40, y: 200, width: 240, height: 200))
  let forwarding = ForwardingView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
  private(set) var began = 0
  private(set) var ended = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    printer.accessibilityIdentifier = "printer"
    panel.accessibilityIdentifier = "panel"
    forwarding.accessibilityIdentifier = "forwarding"
    printer.backgroundColor = .systemCyan
    panel.backgroundColor = .systemGray4
    forwarding.backgroundColor = .systemBrown
    view.addSubview(printer)
    view.addSubview(panel)
    panel.addSubview(forwarding)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    began += 1
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    ended += 1
  }
}
