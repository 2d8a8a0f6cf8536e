extension UIResponder {
  /// The name that walks, logs and traces give this responder: its identifier, else its class.
  package final var routingName: String {
    let identifier: String? =
      switch self {
      case let view as UIView: view.accessibilityIdentifier
      case let controller as UIViewController: controller.restorationIdentifier
      case let named as any NamedForRouting: named.routingIdentifier
      default: nil
      }
    return identifier ?? className
  }

  /// The name of the responder's class, without its module.
  ///
  /// A view that represents one of another program has that view's class.
  package final var className: String {
    let facts = ClassFacts.of(self)
    return facts.representing?.representing(self)?.representedClass ?? facts.name
  }
}

/// A view that represents one of another program, whose class does not exist here.
package protocol RepresentsClass: UIView {
  /// The name of that class, if the view represents one.
  var representedClass: String? { get }

  /// Returns an object of the class as one, which is quicker than to ask what it conforms to.
  static func representing(_ responder: UIResponder) -> Self?
}

extension RepresentsClass {
  package static func representing(_ responder: UIResponder) -> Self? { responder as? Self }
}

/// The names of objects that need not be responders.
package enum RoutingName {
  /// Returns a responder's name, or the name of an object's class.
  package static func of(_ object: AnyObject) -> String {
    (object as? UIResponder)?.routingName ?? String(describing: type(of: object))
  }
}

/// A responder with an identifier that is neither a view nor a controller.
package protocol NamedForRouting: UIResponder {
  /// The name to show, if there is one.
  var routingIdentifier: String? { get }
}

/// A responder that sends actions for events of its own.
package protocol SendsActionsForEvents: UIResponder {
  /// The name of the event for which an action is being sent, if one is.
  var eventSentFor: String? { get }
}
