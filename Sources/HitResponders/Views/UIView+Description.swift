internal import Foundation

extension UIView {
  /// The class, the identifier and the frame, in the form of UIKit.
  final var printedName: String {
    let name = "\(Swift.type(of: self))" + (accessibilityIdentifier.map { ": " + $0 } ?? "")
    let place = frame
    let numbers = [place.minX, place.minY, place.width, place.height].map(Self.short)
    let rest = [
      "frame = (\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))",
      isHidden ? "hidden = YES" : nil,
      alpha < 1 ? "alpha = \(Self.short(alpha))" : nil,
      isUserInteractionEnabled ? nil : "userInteractionEnabled = NO",
    ]
    return "<" + ([name] + rest.compactMap { $0 }).joined(separator: "; ") + ">"
  }

  /// A number as `%g` prints it.
  private static func short(_ number: CGFloat) -> String { String(format: "%g", Double(number)) }
}

nonisolated extension UIGestureRecognizer: CustomStringConvertible {
  /// The class, the name and the state.
  public var description: String {
    let type = "\(Swift.type(of: self))"
    guard MainQueue.isCurrent else { return "<\(type)>" }
    return MainActor.assumeIsolated {
      "<\(type)\(name.map { ": " + $0 } ?? ""); state = \(state)>"
    }
  }
}

nonisolated extension UITouch: CustomStringConvertible {
  /// The phase, the number of taps and the place in the window.
  public var description: String {
    guard MainQueue.isCurrent else { return "<UITouch>" }
    return MainActor.assumeIsolated {
      let place = location(in: nil)
      return "<UITouch> phase: \(phase) tap count: \(tapCount) "
        + "location in window: {\(place.x), \(place.y)} view: \(view.map { "\($0)" } ?? "nil")"
    }
  }
}
