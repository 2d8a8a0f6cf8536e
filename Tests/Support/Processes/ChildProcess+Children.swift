internal import Foundation

extension ChildProcess {
  /// The processes that it began and that are still there, be it that they ended and were not waited
  /// for.
  public var children: [Int32] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return names.compactMap { Int32($0) }.filter { parent(of: $0) == identifier }.sorted()
  }

  private func parent(of process: Int32) -> Int32? {
    // One that has just ended is not there any more.
    guard let data = FileManager.default.contents(atPath: "/proc/\(process)/stat") else {
      return nil
    }
    // The name in parentheses may hold spaces; the state and the parent come after it.
    let fields = String(decoding: data, as: UTF8.self).split(separator: ")").last?.split(
      separator: " "
    )
    return fields.flatMap { $0.count > 1 ? Int32($0[1]) : nil }
  }
}
