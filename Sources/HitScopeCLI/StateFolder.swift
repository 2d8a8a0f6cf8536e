import Foundation

/// The folder for what the program keeps between sessions, as the XDG Base Directory
/// Specification has it.
enum StateFolder {
  /// Where it is, or will be; none where the environment names no home.
  static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    // The specification has relative paths ignored.
    let folders = [
      environment["XDG_STATE_HOME"], environment["HOME"].map { "\($0)/.local/state" },
    ]
    return folders.compactMap { $0 }.first { $0.first == "/" }.map { "\($0)/hitscope" }
  }
}
