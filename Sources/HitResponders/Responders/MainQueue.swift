internal import Foundation

/// The main actor's queue, for code that may run on another thread.
///
/// The queue is checked and not the thread: in a program whose `main` is asynchronous, and so in
/// tests, other threads than the first one work on it.
nonisolated enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) ?? false
  }

  /// Does the last work of a deallocated object on the main actor, before its memory is freed.
  ///
  /// A class with an `isolated deinit` cannot have subclasses with a plain `deinit`, which iOS code
  /// has. So open classes have a plain one too, which runs on any thread. Other objects may point
  /// at the object there, such as its subviews: off the main queue this waits until the work is
  /// done. It never returns if the main queue waits for this thread meanwhile.
  ///
  /// > Source: UIKit, whose views, controllers and recognizers are deallocated on the main thread.
  /// > Differs: a subclass's own `deinit` runs where the last reference goes.
  @inline(__always)
  static func end(_ body: @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }
}
