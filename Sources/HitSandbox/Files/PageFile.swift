internal import Dispatch
internal import HitAnalysis
internal import HitCanvas
internal import Synchronization

/// A page that is made text of and written, whole or not at all, while the main thread goes on.
nonisolated final class PageFile: Sendable {
  private let trouble = Mutex<(any Error)?>(nil)
  private let work = DispatchGroup()

  /// Begins to write.
  ///
  /// - Parameters:
  ///   - text: The page.
  ///   - path: The file, which is replaced.
  ///   - onEnd: Called on the main thread when it is over.
  init(_ text: MapPageText, to path: String, onEnd: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.global(qos: .userInitiated).async(group: work) { [self] in
      do {
        try WholeFile.write(text.html(), to: path)
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
