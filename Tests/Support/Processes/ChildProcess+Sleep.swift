internal import Foundation

extension ChildProcess {
  /// Waits for some time; returns whether nothing woke the program meanwhile, nor wants to.
  ///
  /// A program that waits for a processor is not asleep, however long that takes.
  public func sleeps(for time: Duration) -> Bool {
    guard let before = switches else { return false }
    usleep(UInt32(time / .microseconds(1)))
    return before == switches
  }

  /// How often each of its threads was given a processor; `nil` while one has or wants one.
  private var switches: [String: [Substring]]? {
    let folder = "/proc/\(identifier)/task"
    guard let threads = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      return nil
    }
    var switches: [String: [Substring]] = [:]
    for thread in threads {
      // One that has just ended is not there any more.
      guard let data = FileManager.default.contents(atPath: "\(folder)/\(thread)/status") else {
        return nil
      }
      let lines = String(decoding: data, as: UTF8.self).split(separator: "\n")
      guard lines.contains(where: { $0.hasPrefix("State:\tS") }) else { return nil }
      switches[thread] = lines.filter { $0.contains("ctxt_switches") }
    }
    return switches
  }
}
