package import Foundation

nonisolated extension TimeInterval {
  /// The time to the nearest whole microsecond.
  ///
  /// Every time that reaches an application is one, inputs and deadlines alike: a trace holds whole
  /// microseconds, and what it replays must be the same numbers to the last bit.
  package var wholeMicroseconds: TimeInterval { (self * 1e6).rounded() / 1e6 }
}
