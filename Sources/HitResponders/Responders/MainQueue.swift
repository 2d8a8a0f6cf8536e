internal import Foundation

/// The queue that the main actor works on, for code that may find itself elsewhere.
///
/// It is asked for the queue and not for the thread: in a program whose `main` is asynchronous, and
/// so in tests, other threads than the first one work on it.
nonisolated enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// Whether this code runs where the main actor's does.
  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: mark) ?? false
  }

  /// Does what an object that ends has left to do on the main actor, before its memory goes.
  ///
  /// A class with an `isolated deinit` cannot be inherited from by one with a plain `deinit`, the
  /// one that iOS code has. So classes to inherit from have a plain one too, which runs wherever the
  /// last reference goes. Others may point at the object there, such as its subviews: off the main
  /// queue this waits until that has done it. A main queue that waits for this thread meanwhile
  /// never does.
  ///
  /// > Source: UIKit, whose views, controllers and recognizers end on the main thread wherever they
  /// > are let go. Differs: a subclass's own `deinit` runs where the last reference goes.
  @inline(__always)
  static func end(_ body: @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }
}
