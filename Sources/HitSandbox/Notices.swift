internal import Foundation
internal import HitInspector
internal import HitSession

/// Where the parts of a sandbox tell things worth a line: in the window, and on standard error.
final class Notices {
  /// Prints a line.
  var tell: (String) -> Void = { _ in }
  /// Changes what the window says.
  var change: ((inout NoticeBoard) -> Void) -> Void = { _ in }

  private let clock: RealClock

  init(_ clock: RealClock) { self.clock = clock }

  /// Prints a notice and shows it.
  func post(_ notice: Notice) {
    tell(notice.text)
    show(notice)
  }

  /// Shows a notice, of which everything was printed already.
  func show(_ notice: Notice) {
    let now = clock.now
    change { $0.post(notice, at: now, clock: Self.timeOfDay()) }
  }

  /// Prints a notice and keeps it in the list.
  func add(_ notice: Notice) {
    tell(notice.text)
    change { $0.add(notice, clock: Self.timeOfDay()) }
  }

  /// Tells that something went wrong.
  func fail(_ sentence: String) { post(Notice(.problem, sentence)) }

  /// Takes a notice out of the line if it stands there, as it is true no more.
  func withdraw(_ notice: Notice) {
    change { if $0.current == notice { $0.dismiss() } }
  }

  /// Takes the line away when its time is over.
  func advance() {
    let now = clock.now
    change { $0.advance(to: now) }
  }

  private static func timeOfDay() -> String {
    let parts = Calendar.current.dateComponents([.hour, .minute, .second], from: Date())
    return [parts.hour, parts.minute, parts.second].map { number in
      let number = number ?? 0
      return number < 10 ? "0\(number)" : "\(number)"
    }.joined(separator: ":")
  }
}
