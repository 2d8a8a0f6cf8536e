import ArgumentParser
import Foundation
import HitAnalysis
import HitResponders

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

/// A size on the command line: `WxH` in points.
struct SizeArgument: ExpressibleByArgument {
  let width: Double
  let height: Double

  init?(argument: String) {
    let parts = argument.split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...100_000).contains(width), (1...100_000).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }
}

/// The size of targets on the command line.
struct TargetSizeArgument: ExpressibleByArgument, CustomStringConvertible {
  let size: TargetSize

  init(size: TargetSize) { self.size = size }

  init?(argument: String) {
    switch argument {
    case "ios": size = .ios
    case "material": size = .material
    case "wcag": size = .wcag
    default:
      guard let side = Double(argument), side > 0, side <= 1000 else { return nil }
      size = TargetSize(side: side)
    }
  }

  var description: String { size == .ios ? "ios" : "\(size.side)" }
}

/// How much of an event a log shows.
enum LogDetail: String, ExpressibleByArgument, CaseIterable {
  case none, chain, walk, all

  var detail: Explanation.Detail {
    switch self {
    case .none: .none
    case .chain: .chain
    case .walk: .walk
    case .all: .all
    }
  }
}
