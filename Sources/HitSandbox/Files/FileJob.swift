internal import Foundation

/// A file on the way from what the window shows to its bytes.
protocol FileJob: AnyObject {
  /// The file that it is for.
  var path: String { get }
  /// Whether what it shows was changed after the last step, so that another one would not fit.
  var isStale: Bool { get }
  /// Makes the bytes, on any thread; `nil` until no step is left.
  var bytes: (@Sendable () throws -> Data)? { get }

  /// Forgets what was made, for a file of what is shown now.
  func startAnew()

  /// Does a little more, in some milliseconds.
  ///
  /// - Returns: Whether there was something to do.
  func step() throws -> Bool
}
