/// A view that a user sets to a value, such as a switch or a slider.
///
/// Routing does not depend on the value; it is part of the digest by which two runs are compared.
package protocol ValueView: UIView {
  /// The value as a number.
  var numericValue: Double { get }
}
