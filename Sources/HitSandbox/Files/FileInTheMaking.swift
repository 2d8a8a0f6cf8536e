internal import Dispatch
internal import Foundation
internal import HitCanvas
internal import Synchronization

/// A file whose bytes are made and written, whole or not at all, while the main thread goes on.
nonisolated final class FileInTheMaking: Sendable {
  private let trouble = Mutex<(any Error)?>(nil)
  private let work = DispatchGroup()

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - path: The file, which is replaced.
  ///   - bytes: Makes what is written, on another thread.
  ///   - onEnd: Called on the main thread when it is over.
  init(
    _ path: String,
    of bytes: @escaping @Sendable () throws -> Data,
    onEnd: @escaping @MainActor @Sendable () -> Void
  ) {
    DispatchQueue.global(qos: .userInitiated).async(group: work) { [self] in
      do {
        try WholeFile.write(bytes(), to: path)
      } catch {
        trouble.withLock { $0 = error }
      }
      DispatchQueue.main.async { MainActor.assumeIsolated(onEnd) }
    }
  }

  /// Waits until it is over.
  ///
  /// - Returns: Why the file could not be written; `nil` where it was.
  func wait() -> (any Error)? {
    work.wait()
    return trouble.withLock { $0 }
  }
}
