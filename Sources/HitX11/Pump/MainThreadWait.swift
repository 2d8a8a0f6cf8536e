internal import CHitX11
internal import Foundation

/// Waits for the display and for the main thread's other work at once, on the main thread itself.
///
/// A dispatch source would wait on a thread of its own and wake this one: two thread switches
/// between an event and its handler, noticeable on a busy machine. The work of the main run loop,
/// main-queue blocks and main-actor tasks among it, is announced on a descriptor that the run loop
/// waits on too; its timers tell when they are due.
struct MainThreadWait {
  /// The display, then the main queue; kept, because each event ends a wait.
  private var descriptors: [pollfd]

  init(_ display: DisplayHandle) {
    descriptors = [display.descriptor, _dispatch_get_main_queue_handle_4CF()].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
  }

  /// Waits until there is something to do, and does the run loop's work.
  mutating func next() {
    // An error here is an interrupting signal; the caller checks everything anyway.
    let ready = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if ready <= 0 || descriptors[1].revents != 0 {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  /// The time until the first timer is due; `nil` without one.
  private var milliseconds: Int32 {
    guard let due = RunLoop.main.limitDate(forMode: .default), due != .distantFuture else {
      return -1
    }
    let time = (due.timeIntervalSinceNow * 1000).rounded(.up)
    return Int32(max(0, min(time, 3_600_000)))
  }
}
