package import Foundation

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
  /// A view that stands for one of another program has that one's class.
  package final var className: String {
    (self as? any StandsForClass)?.classStoodFor ?? String(describing: type(of: self))
  }
}

/// A view that stands for one of another program, of a class that is not here.
package protocol StandsForClass: UIView {
  /// The name of that class, if the view stands for one.
  var classStoodFor: String? { get }
}

/// The names of objects that need not be responders.
package enum RoutingName {
  /// Returns a responder's name, or the name of an object's class.
  package static func of(_ object: AnyObject) -> String {
    (object as? UIResponder)?.routingName ?? String(describing: type(of: object))
  }
}

/// A responder that is neither a view nor a controller and has an identifier all the same.
package protocol NamedForRouting: UIResponder {
  /// The name to show, if there is one.
  var routingIdentifier: String? { get }
}

/// How numbers are written for people: no trailing zeros, no minus zero.
nonisolated package enum ShortNumber {
  /// Writes a coordinate with at most three decimals.
  package static func coordinate(_ value: CGFloat) -> String {
    let scaled = (Double(value) * 1000).rounded() / 1000
    return exact(scaled.isFinite ? scaled : Double(value))
  }

  /// Writes an amount with at most three decimals.
  package static func text(_ value: Double) -> String { coordinate(CGFloat(value)) }

  /// Writes a number in the shortest form that reads back as the same number.
  package static func exact(_ value: Double) -> String {
    if value == 0 { return "0" }
    let text = "\(value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Writes a point as `(x, y)`.
  package static func point(_ point: CGPoint) -> String {
    "(\(coordinate(point.x)), \(coordinate(point.y)))"
  }

  /// Writes a rectangle as `(x, y, width, height)`.
  package static func rect(_ rect: CGRect) -> String {
    let numbers = [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    return "(\(numbers.map(coordinate).joined(separator: ", ")))"
  }

  /// Writes a time in seconds with three decimals.
  package static func seconds(_ time: Double) -> String {
    let milliseconds = Int((time * 1000).rounded())
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
