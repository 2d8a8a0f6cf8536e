public import Foundation

/// The checkout that the tests were built from.
public enum Checkout {
  /// The folder that holds `Package.swift`.
  public static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The path of a file or folder, told as it stands below the root.
  public static func path(_ name: String) -> String { root.appendingPathComponent(name).path }

  /// The text of a file below the root.
  public static func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
