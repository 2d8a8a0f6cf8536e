/// A view that a person sets to something: a switch, a slider.
///
/// Routing does not depend on what it is set to, but whoever compares two runs looks at it.
package protocol SettledView: UIView {
  /// What it is set to, as a number.
  var settledValue: Double { get }
}
