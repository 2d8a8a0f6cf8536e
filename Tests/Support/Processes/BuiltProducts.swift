public import Foundation

/// The folder in which SwiftPM puts what it builds.
public enum BuiltProducts {
  /// The folder of the running test bundle.
  ///
  /// The bundle's own path is the first argument; where a runner stands there instead, the bundle is
  /// the mapped file whose name ends in `.xctest`.
  public static var folder: URL {
    let own = CommandLine.arguments.first.map { URL(fileURLWithPath: $0) }
    if let own, own.pathExtension == "xctest" { return own.deletingLastPathComponent() }
    let data = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      guard line.hasSuffix(".xctest"), let start = line.firstIndex(of: "/") else { continue }
      return URL(fileURLWithPath: String(line[start...])).deletingLastPathComponent()
    }
    return (own ?? URL(fileURLWithPath: ".")).deletingLastPathComponent()
  }

  /// Returns the built program of a name.
  ///
  /// - Throws: A ``SupportError`` when it was not built.
  public static func program(_ name: String) throws(SupportError) -> URL {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw SupportError("\(file.path): there is no such program; run swift build first")
    }
    return file
  }
}
