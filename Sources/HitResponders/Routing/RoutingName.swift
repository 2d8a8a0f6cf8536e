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
    let known = ClassNames.of(type(of: self))
    guard known.mayStandForAnother else { return known.name }
    return (self as? any RepresentsClass)?.representedClass ?? known.name
  }
}

/// What the runtime says of each class, which it takes long to find out again for each object.
private enum ClassNames {
  struct Entry {
    let name: String
    /// Whether objects of the class may represent those of another program.
    let mayStandForAnother: Bool
  }

  @exclusivity(unchecked)
  private static var entries: [ObjectIdentifier: Entry] = [:]

  static func of(_ type: UIResponder.Type) -> Entry {
    if let known = entries[ObjectIdentifier(type)] { return known }
    let entry = Entry(
      name: String(describing: type),
      mayStandForAnother: type is any RepresentsClass.Type
    )
    entries[ObjectIdentifier(type)] = entry
    return entry
  }
}

/// A view that represents one of another program, whose class does not exist here.
package protocol RepresentsClass: UIView {
  /// The name of that class, if the view represents one.
  var representedClass: String? { get }
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
