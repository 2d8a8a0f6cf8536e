internal import CHitX11
internal import Foundation

/// Waits for the display and for the main thread's other work at once, on the main thread itself.
///
/// A dispatch source would wait on a thread of its own and wake this one: two switches between an event
/// and its handler, which a person feels on a busy machine. What the main run loop has to do, main-queue
/// blocks and main-actor tasks among it, announces itself on a descriptor that the run loop waits on too;
/// its timers tell when they are due.
struct MainThreadWait {
  private let display: DisplayHandle
  private let mainQueue = _dispatch_get_main_queue_handle_4CF()

  init(_ display: DisplayHandle) {
    self.display = display
  }

  /// Waits until something is to be done, and does what is the run loop's.
  func next() {
    var descriptors = [
      pollfd(fd: XConnectionNumber(display.pointer), events: Int16(POLLIN), revents: 0),
      pollfd(fd: mainQueue, events: Int16(POLLIN), revents: 0),
    ]
    // An error here is a signal that came in between; the caller looks at everything anyway.
    let ready = poll(&descriptors, nfds_t(descriptors.count), milliseconds)
    if ready <= 0 || descriptors[1].revents != 0 {
      _ = RunLoop.main.run(mode: .default, before: .distantPast)
    }
  }

  /// The time until the first timer is due; none means for ever.
  private var milliseconds: Int32 {
    guard let due = RunLoop.main.limitDate(forMode: .default), due != .distantFuture else {
      return -1
    }
    let time = (due.timeIntervalSinceNow * 1000).rounded(.up)
    return Int32(max(0, min(time, 3_600_000)))
  }
}
