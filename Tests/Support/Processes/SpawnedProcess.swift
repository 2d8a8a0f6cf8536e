import Glibc
import Synchronization

/// The owner of a process this one started; kills it at the latest when nobody keeps it.
///
/// `Foundation.Process` hands its child the signal mask of the thread that starts it. A test thread
/// blocks SIGTERM, so such a child could not be ended politely. This one starts with a clear mask.
final class SpawnedProcess: Sendable {
  /// How a process ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signalled(Int32)
  }

  /// The number of the process.
  let identifier: pid_t
  private let ending = Mutex<Ending?>(nil)

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - path: The program, found along PATH when it has no slash.
  ///   - arguments: The arguments without the program's own name.
  ///   - environment: The whole environment.
  ///   - descriptors: Which of our descriptors the child gets, by the number it has there.
  /// - Throws: A ``SupportError`` when the program cannot be started.
  init(
    _ path: String,
    _ arguments: [String],
    environment: [String: String],
    descriptors: [(ours: Int32, theirs: Int32)]
  ) throws(SupportError) {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (ours, theirs) in descriptors {
      posix_spawn_file_actions_adddup2(&actions, ours, theirs)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF)
    )

    var argumentTexts: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    var environmentTexts: [UnsafeMutablePointer<CChar>?] =
      environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for text in argumentTexts + environmentTexts { free(text) } }
    argumentTexts.append(nil)
    environmentTexts.append(nil)

    var identifier: pid_t = 0
    let failure = posix_spawnp(
      &identifier,
      path,
      &actions,
      &attributes,
      argumentTexts,
      environmentTexts
    )
    guard failure == 0 else {
      throw SupportError("\(path): \(String(cString: strerror(failure))); install or build it")
    }
    self.identifier = identifier
  }

  deinit {
    guard poll() == nil else { return }
    Glibc.kill(identifier, SIGKILL)
    waitpid(identifier, nil, 0)
  }

  /// Returns how the process ended, or `nil` while it runs.
  func poll() -> Ending? {
    ending.withLock { ending in
      if ending == nil {
        var status: Int32 = 0
        if waitpid(identifier, &status, WNOHANG) == identifier {
          let signal = status & 0x7f
          ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
        }
      }
      return ending
    }
  }

  /// Sends a signal, unless the process has ended.
  func send(_ signal: Int32) {
    if poll() == nil { Glibc.kill(identifier, signal) }
  }

  /// Waits for the end for at most a bounded time.
  func wait(within limit: Duration) -> Ending? {
    eventually(within: limit) { poll() != nil }
    return poll()
  }
}
