import Foundation
import HitJSON

/// Replays traces, several at once, each in a process of its own.
///
/// A trace whose replay stops the program, or never ends, so spoils no other.
final class TraceChecks: Sendable {
  let traces: [FoundTrace]
  private let jobs: Int
  private let lock = NSLock()
  // Only under the lock.
  nonisolated(unsafe) private var next = 0
  nonisolated(unsafe) private var checks: [CheckOutcome?]
  /// How many were told, in the order of the traces.
  nonisolated(unsafe) private var told = 0
  private let progress: Progress
  /// Called with each as soon as all before it are known.
  private let onCheck: @Sendable (CheckReport.Entry) -> Void

  init(
    _ traces: [FoundTrace],
    jobs: Int,
    onCheck: @escaping @Sendable (CheckReport.Entry) -> Void
  ) {
    self.onCheck = onCheck
    progress = Progress("traces", of: traces.count)
    self.traces = traces
    self.jobs = min(jobs, traces.count)
    checks = Array(repeating: nil, count: traces.count)
  }

  /// Checks all and returns what came of them, in the order of the traces.
  func run(timeout: Int) -> [CheckOutcome] {
    let group = DispatchGroup()
    for _ in 0..<jobs {
      group.enter()
      Thread.detachNewThread {
        self.work(timeout: timeout)
        group.leave()
      }
    }
    group.wait()
    return lock.withLock { checks.compactMap { $0 } }
  }

  private func work(timeout: Int) {
    while true {
      let number = lock.withLock {
        next += 1
        return next - 1
      }
      guard number < traces.count else { return }
      let start = ContinuousClock.now
      var check = ReplayProcess(trace: traces[number], timeout: timeout).check()
      check.duration = (ContinuousClock.now - start) / .seconds(1)
      lock.withLock {
        checks[number] = check
        while told < traces.count, let next = checks[told] {
          onCheck(CheckReport.Entry(trace: traces[told], check: next))
          told += 1
        }
        progress.show(checks.count { $0 != nil })
      }
    }
  }
}

/// The program itself, replaying one trace.
private struct ReplayProcess {
  let trace: FoundTrace
  /// In seconds.
  let timeout: Int

  /// Replays the trace and reads what is said of it.
  func check() -> CheckOutcome {
    let process = Process()
    // The program as it runs now, also where its file was replaced meanwhile.
    process.executableURL = URL(fileURLWithPath: "/proc/\(getpid())/exe")
    // What is kept, or open in this process alone, has no name in the other.
    let isNameless = KeptFiles.isKept(trace.path) || StandardInput.isOpenFile(trace.path)
    process.arguments =
      ["replay", "--for-check"] + (isNameless ? ["--from-standard-input"] : [])
      + (trace.scene.map { ["--scene=\($0)"] } ?? []) + ["--", trace.path]
    process.environment = ProcessInfo.processInfo.environment
      .merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
    // One pipe for both: reading one to its end while the other fills would wait for ever.
    let pipe = Pipe()
    process.standardInput =
      isNameless
      ? FileHandle(forReadingAtPath: KeptFiles.path(of: trace.path)) : FileHandle.nullDevice
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      return CheckOutcome(
        .trouble,
        "the program cannot be started again: \(error.localizedDescription)"
      )
    }
    let end = DispatchWorkItem {
      guard process.isRunning else { return }
      kill(process.processIdentifier, SIGKILL)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(timeout), execute: end)
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    end.cancel()
    return verdict(process, text.split(separator: "\n"))
  }

  private func verdict(_ process: Process, _ lines: [Substring]) -> CheckOutcome {
    if process.terminationReason == .uncaughtSignal {
      if process.terminationStatus == SIGKILL {
        return CheckOutcome(.trouble, "the replay was ended, after \(timeout) s at the longest")
      }
      let last = lines.first.map { ": \($0)" } ?? ""
      let signal = process.terminationStatus
      return CheckOutcome(.trouble, "the replay stopped with signal \(signal)\(last)")
    }
    do {
      return try JSONDecoder().decode(CheckOutcome.self, from: Data((lines.last ?? "").utf8))
    } catch {
      let code = process.terminationStatus
      return CheckOutcome(.trouble, "the replay ended with \(code) and told nothing")
    }
  }
}
