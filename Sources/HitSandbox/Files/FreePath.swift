internal import Foundation

/// Finds names that no file has, and completes those that a person gives.
enum FreePath {
  /// Returns the path that a person names, with the home folder in place of `~`, and an ending where
  /// there is none.
  static func named(_ name: String, _ ending: String) -> String {
    let path = PathCompletion().expanded(name.trimmingCharacters(in: .whitespaces))
    guard !path.isEmpty, !path.hasSuffix("/"), (path as NSString).pathExtension.isEmpty else {
      return path
    }
    return "\(path).\(ending)"
  }

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
