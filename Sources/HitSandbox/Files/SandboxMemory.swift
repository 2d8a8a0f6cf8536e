internal import Foundation
internal import HitCanvas
internal import HitInspector

/// What the window remembers from one run to the next.
struct SandboxMemory: Codable, Equatable {
  /// What was chosen of the layout in windows of a width.
  struct Layout: Codable, Equatable {
    var folds: [String: Bool] = [:]
    var sizes: [String: Double] = [:]
  }

  /// The files that were opened, the latest first.
  var recent: [String] = []
  /// The size of the window's content, in points.
  var width: Double?
  var height: Double?
  /// The choices of the layout, by the least width of the windows that they are for.
  var layouts: [String: Layout] = [:]

  /// The most files that are remembered.
  static let mostRecent = 20

  /// Notes that a file was opened.
  mutating func note(_ path: String) {
    recent.removeAll { $0 == path }
    recent.insert(path, at: 0)
    recent = Array(recent.prefix(Self.mostRecent))
  }

  /// The size of the window, where one that can be shown is remembered.
  var size: CGSize? {
    guard let width, let height, (480...16_384).contains(width), (360...16_384).contains(height)
    else { return nil }
    return CGSize(width: width, height: height)
  }
}

/// The file that keeps it.
package struct MemoryFile {
  let path: String

  /// The file in a folder.
  init(folder: String) { path = "\(folder)/window.json" }

  /// The folder for what programs remember, by the environment's rules: `HITSCOPE_STATE`, where `-`
  /// is none, then that of the desktop.
  package static func folder(_ environment: [String: String]) -> String? {
    if let own = environment["HITSCOPE_STATE"] { return own == "-" ? nil : own }
    if let state = environment["XDG_STATE_HOME"], state.utf8.first == UInt8(ascii: "/") {
      return "\(state)/hitscope"
    }
    return environment["HOME"].map { "\($0)/.local/state/hitscope" }
  }

  /// Reads what is remembered.
  ///
  /// - Returns: What the file says; nothing, and why, where it is damaged.
  func read() -> (memory: SandboxMemory, trouble: String?) {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      return (SandboxMemory(), nil)
    }
    do {
      return (try JSONDecoder().decode(SandboxMemory.self, from: bytes), nil)
    } catch {
      return (SandboxMemory(), "\(path): it is damaged and is not used; it will be written anew")
    }
  }

  /// Changes what is remembered.
  ///
  /// - Throws: Why the file cannot be written.
  func change(_ body: (inout SandboxMemory) -> Void) throws {
    let old = read().memory
    var memory = old
    body(&memory)
    guard memory != old else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try StateFile.write(encoder.encode(memory), to: path)
  }
}
