internal import Foundation

/// The temporary file of a write, which goes with the process where a signal ends it.
///
/// A signal that would end the process at once first removes the file, and then ends it the same
/// way. Signals that the program handles or ignores are left alone. Only one file at a time is
/// protected so; a second one that is written meanwhile is not.
nonisolated struct UnfinishedFile: ~Copyable {
  private static let signals = [SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGALRM, SIGTERM, SIGXCPU]
  private static let lock = NSLock()
  /// The path of the protected file; a signal's handler reads it.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?

  /// What to write to; below 0 where the file could not be made.
  let descriptor: Int32
  private let bytes: UnsafeMutablePointer<CChar>
  private let isLookedAfter: Bool
  /// What signals did before, by their number; only of those that remove the file now.
  private let actions: [Int32: sigaction]

  /// Makes a file of its own beside a target, for writing.
  ///
  /// - Parameter target: The path whose name the file's name begins with.
  init(beside target: String) {
    let template = Array("\(target).partial-XXXXXX".utf8CString)
    bytes = .allocate(capacity: template.count)
    bytes.initialize(from: template, count: template.count)
    isLookedAfter = Self.claim(bytes)
    actions = isLookedAfter ? Self.watch() : [:]
    // Its name is set in place, so that a signal finds the file from its first moment on.
    descriptor = mkstemp(bytes)
  }

  deinit {
    for (number, action) in actions {
      var action = action
      sigaction(number, &action, nil)
    }
    if isLookedAfter { Self.lock.withLock { Self.path = nil } }
    bytes.deallocate()
  }

  /// Renames the file, replacing a file with that name.
  ///
  /// - Returns: Whether it succeeded.
  func rename(to target: String) -> Bool { Foundation.rename(bytes, target) == 0 }

  /// Removes the file.
  func remove() { unlink(bytes) }

  private static func claim(_ bytes: UnsafeMutablePointer<CChar>) -> Bool {
    lock.withLock {
      guard path == nil else { return false }
      path = bytes
      return true
    }
  }

  /// Lets signals remove the file.
  ///
  /// - Returns: What they did before.
  private static func watch() -> [Int32: sigaction] {
    var actions: [Int32: sigaction] = [:]
    for number in signals {
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, old.__sigaction_handler.sa_handler == nil else {
        continue
      }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { number in
        if let path = UnfinishedFile.path { unlink(path) }
        // It comes again once this handler is left, and ends the process.
        signal(number, SIG_DFL)
        raise(number)
      }
      if sigaction(number, &action, nil) == 0 { actions[number] = old }
    }
    return actions
  }
}
