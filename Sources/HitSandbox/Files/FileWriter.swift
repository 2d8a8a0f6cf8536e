internal import Foundation
internal import HitSession

/// Writes files of what is shown beside everything else that the window does.
///
/// What a file needs of the views is asked in turns of a few milliseconds, between which input comes
/// first and is seen. A page shows one state of its scene: where that changes meanwhile, the page is
/// begun anew once the scene has rested. The bytes are made and written on another thread.
final class FileWriter {
  /// How long a turn lasts, beyond which it only ends its step.
  private static let turn: TimeInterval = 0.004
  /// How long a scene that changed must be the same before its file is begun anew.
  private static let rest: TimeInterval = 0.1
  /// After this time a scene that never rests is asked in a single turn.
  private static let patience: TimeInterval = 3
  /// How often something else is looked at in such a turn.
  private static let stepsBetweenLooks = 16

  /// Called with each file that was written, or with why it could not be.
  var onEnd: (_ path: String, _ trouble: (any Error)?) -> Void = { _, _ in }
  /// Called again and again in a turn that lasts longer.
  var onLongTurn: () -> Void = {}

  private let clock: any SessionClock
  private let alarm = Alarm()
  /// The files that are wanted; the first one is being made.
  private var jobs: [any FileJob] = []
  private var start: TimeInterval = 0
  private var writing: FileInTheMaking?

  init(_ clock: any SessionClock) {
    self.clock = clock
    alarm.onRing = { [weak self] in self?.goOn() }
  }

  /// Whether a file is to be written to a path.
  func isWriting(to path: String) -> Bool { jobs.contains { $0.path == path } }

  /// Writes a file, after those that are wanted already.
  func write(_ job: any FileJob) {
    jobs.append(job)
    if jobs.count == 1 { begin() }
  }

  /// Writes all files that are wanted, and returns when that is done.
  func finish() {
    while let job = jobs.first {
      if writing == nil { makeAtOnce(job) }
      settle()
    }
  }

  private func begin() {
    start = clock.now
    alarm.set(in: 0)
  }

  private func goOn() {
    guard let job = jobs.first, writing == nil else { return }
    if job.isStale {
      if clock.now - start > Self.patience { return makeAtOnce(job) }
      job.startAnew()
      return alarm.set(in: Self.rest)
    }
    let end = clock.now + Self.turn
    do {
      repeat {
        guard try job.step() else { return write(whole: job) }
      } while clock.now < end
      alarm.set(in: 0)
    } catch {
      leave(job, error)
    }
  }

  /// Makes a file in one turn.
  private func makeAtOnce(_ job: any FileJob) {
    if job.isStale { job.startAnew() }
    var steps = 0
    do {
      while try job.step() {
        steps += 1
        if steps.isMultiple(of: Self.stepsBetweenLooks) { onLongTurn() }
      }
      write(whole: job)
    } catch {
      leave(job, error)
    }
  }

  private func write(whole job: any FileJob) {
    guard let bytes = job.bytes else { return }
    writing = FileInTheMaking(job.path, of: bytes) { [weak self] in self?.settle() }
  }

  /// Waits for the file that is being written, and tells what came of it.
  private func settle() {
    guard let file = writing, let job = jobs.first else { return }
    writing = nil
    leave(job, file.wait())
  }

  private func leave(_ job: any FileJob, _ trouble: (any Error)?) {
    jobs.removeFirst()
    onEnd(job.path, trouble)
    if !jobs.isEmpty { begin() }
  }
}
