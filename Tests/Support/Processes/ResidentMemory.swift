import Foundation

/// Returns how many pages of 4 KB of this process are in memory.
public func residentPages() throws -> Int {
  let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
}
