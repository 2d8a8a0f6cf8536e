public import Foundation

/// A folder of a test's own that goes with it.
public final class TestFolder {
  /// The folder's path.
  public let path: String

  /// Makes an empty folder among the temporary ones.
  public init() throws {
    path = NSTemporaryDirectory() + "hitscope-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    do {
      try FileManager.default.removeItem(atPath: path)
    } catch {
      print("\(path) stays: \(error)")
    }
  }

  /// The names of everything in it, in order.
  public var names: [String] {
    (FileManager.default.enumerator(atPath: path)?.allObjects ?? [])
      .compactMap { $0 as? String }.sorted()
  }

  /// The path of a file in it.
  public func path(_ name: String) -> String { "\(path)/\(name)" }

  /// Writes a file and returns its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  /// Writes a program that can be run and returns its path.
  ///
  /// Another process writes it: of a file that this one has open, a child of another test that
  /// begins at that moment keeps a copy, and the system runs no file that is open for writing.
  @discardableResult
  public func writeProgram(_ text: String, to name: String) throws -> String {
    let text = try write(text, to: name + ".text")
    let install = URL(fileURLWithPath: "/usr/bin/install")
    let copying = try ChildProcess(install, ["-m", "755", text, path(name)])
    guard copying.exitCode() == 0 else { throw SupportError(copying.standardError) }
    try FileManager.default.removeItem(atPath: text)
    return path(name)
  }

  /// Copies the gallery's scenes into it, for hands that may save any of them; returns the settings
  /// of a program that shows the copies.
  public func gallery() throws -> [String: String] {
    let scenes = Checkout.path("Assets/scenes")
    try FileManager.default.copyItem(atPath: scenes, toPath: path("scenes"))
    return ["HITSCOPE_SCENES": path("scenes")]
  }

  /// Copies a scene of the gallery into it.
  public func copyScene(_ scene: String, to name: String) throws {
    let file = Checkout.path("Assets/scenes/\(scene).json")
    try FileManager.default.copyItem(atPath: file, toPath: path(name))
  }

  /// Keeps a file beyond the test, for those who look why it failed; returns the path it has then.
  public func keep(_ name: String) throws -> String {
    let kept = NSTemporaryDirectory() + "hitscope-failed-\(UUID().uuidString)-\(name)"
    try FileManager.default.copyItem(atPath: path(name), toPath: kept)
    return kept
  }

  /// The bytes of a file in it.
  public func bytes(_ name: String) -> Data? { FileManager.default.contents(atPath: path(name)) }
}
