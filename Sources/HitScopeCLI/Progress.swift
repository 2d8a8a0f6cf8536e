import Foundation
import HitSandbox
import Synchronization

/// A line on a terminal that says how far long work has come; nothing elsewhere.
///
/// It is shown on standard error once nothing was printed for half a second, and goes before
/// anything else is printed.
struct Progress: Sendable {
  private struct Shown {
    /// What the line says now, made when it is drawn.
    var line: (@Sendable (_ seconds: Double) -> String)?
    var isVisible = false
    /// When the line is drawn next.
    var next = ContinuousClock.now
    var start = ContinuousClock.now
    var isTicking = false
  }

  private static let shown = Mutex(Shown())
  /// Whether there is somebody who sees it.
  private static let isWatched = isatty(STDERR_FILENO) == 1

  private static let patience = Duration.milliseconds(500)
  private static let interval = Duration.milliseconds(100)

  /// What is counted, in the plural.
  private let noun: String
  /// How many there are, where that is known.
  private let total: Int?
  /// Whether it is drawn at all.
  let isShown: Bool

  /// Makes the line of some work; how much there is of it is asked only where somebody sees that.
  init(_ noun: String, of total: @autoclosure () -> Int? = nil) {
    self.noun = noun
    isShown = Self.isWatched && !Output.isQuiet
    self.total = isShown ? total() : nil
    if isShown { Self.begin { _ in "" } }
    show(0)
  }

  /// Says how long a verb that counts nothing takes.
  static func begin(_ verb: String) {
    if isWatched, !Output.isQuiet { begin { "\(verb), \(Int($0)) s" } }
  }

  private static func begin(_ line: @escaping @Sendable (Double) -> String) {
    let isNew = shown.withLock { shown in
      shown.line = line
      shown.start = .now
      shown.next = shown.start + patience
      defer { shown.isTicking = true }
      return !shown.isTicking
    }
    if isNew { Thread.detachNewThread { while true { tick() } } }
  }

  /// Says how many are done, and where their number is not known what share of the work that is.
  func show(_ done: Int, share: Double? = nil) {
    if !isShown { return }
    Self.shown.withLock { shown in
      shown.line = { [noun, total] in Self.line(done, noun, of: total, share: share, after: $0) }
    }
  }

  private static func tick() {
    Thread.sleep(forTimeInterval: interval / .seconds(1))
    shown.withLock { shown in
      let now = ContinuousClock.now
      guard now >= shown.next, let line = shown.line?((now - shown.start) / .seconds(1)),
        !line.isEmpty
      else { return }
      shown.isVisible = true
      _ = StandardStream.errors.write(bytes: Data("\r\(line)\u{1b}[K".utf8))
    }
  }

  /// Takes the line away, where there is one, while something else is printed.
  static func aside<Answer>(_ print: () -> Answer) -> Answer {
    if !isWatched { return print() }
    return shown.withLock { shown in
      if shown.isVisible { _ = StandardStream.errors.write(bytes: Data("\r\u{1b}[K".utf8)) }
      shown.isVisible = false
      shown.next = .now + patience
      return print()
    }
  }

  /// Takes the line away for good.
  static func end() {
    aside {}
    shown.withLock { $0.line = nil }
  }

  /// The count, the rate, and what time is left where that is known.
  static func line(
    _ done: Int,
    _ noun: String,
    of total: Int?,
    share: Double? = nil,
    after seconds: Double
  ) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = [total.map { "\(done) of \($0) \(noun)" } ?? "\(done) \(noun)"]
    if rate > 0 {
      parts.append(rate >= 10 ? "\(Int(rate))/s" : "\((rate * 10).rounded() / 10)/s")
    }
    let known = total.map { $0 > 0 ? Double(done) / Double($0) : 1 }
    if let share = share ?? known, share > 0, share < 1 {
      parts.append("\(Int((seconds * (1 / share - 1)).rounded(.up))) s left")
    }
    return parts.joined(separator: ", ")
  }
}
