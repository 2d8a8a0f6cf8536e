import ArgumentParser
import Foundation

/// A point on the command line: `X,Y` in screen points.
struct PointArgument: ExpressibleByArgument {
  let point: CGPoint

  init?(argument: String) {
    let parts = argument.split(separator: ",", omittingEmptySubsequences: false)
    guard parts.count == 2, let x = Double(parts[0].trimmingCharacters(in: .whitespaces)),
      let y = Double(parts[1].trimmingCharacters(in: .whitespaces)), x.isFinite, y.isFinite
    else { return nil }
    point = CGPoint(x: x, y: y)
  }

  /// Returns an argument such that a point with a negative number is not read as an option.
  ///
  /// A space before the number is enough, and reading the point skips it.
  static func shielded(_ argument: String) -> String {
    argument.hasPrefix("-") && PointArgument(argument: argument) != nil ? " \(argument)" : argument
  }
}
