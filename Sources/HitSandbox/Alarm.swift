internal import Dispatch
internal import Foundation

/// Wakes the main thread once at a time; setting it anew forgets the time before.
final class Alarm {
  /// Called on the main thread when the time has come.
  var onRing: () -> Void = {}

  private let timer = DispatchSource.makeTimerSource(queue: .main)
  private var isSet = false

  init() {
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.ring() }
    }
    timer.activate()
  }

  isolated deinit { timer.cancel() }

  /// Rings after some seconds; not at all where none are given.
  func set(in seconds: TimeInterval?) {
    guard let seconds else {
      if isSet { timer.schedule(deadline: .distantFuture) }
      isSet = false
      return
    }
    isSet = true
    timer.schedule(deadline: .now() + max(seconds, 0), leeway: .milliseconds(1))
  }

  private func ring() {
    isSet = false
    onRing()
  }
}
