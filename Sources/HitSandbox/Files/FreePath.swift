internal import Foundation

/// Finds names that no file has.
enum FreePath {
  /// Finds a free path, with a number from 2 on where that without one is taken.
  ///
  /// - Parameters:
  ///   - base: The path without its ending.
  ///   - ending: The ending, without the dot.
  ///   - isTaken: Whether a path is to be left alone though no file has it yet.
  /// - Returns: The path.
  static func of(
    _ base: String,
    _ ending: String,
    isTaken: (String) -> Bool = { _ in false }
  ) -> String {
    var (path, number) = ("\(base).\(ending)", 1)
    while FileManager.default.fileExists(atPath: path) || isTaken(path) {
      number += 1
      path = "\(base)-\(number).\(ending)"
    }
    return path
  }
}
