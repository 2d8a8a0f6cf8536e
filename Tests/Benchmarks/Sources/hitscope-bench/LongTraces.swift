import Foundation

/// Records, replays, compares and goes through long traces, and tells how much memory each needs.
///
/// Each part is a process of its own, the one for a tenth of the inputs before the one for all: what
/// is kept an input shows in the difference.
struct LongTraces {
  let count: Int

  func run() throws {
    for count in [count / 10, count] {
      let (one, other) = (path("one"), path("other"))
      defer { for path in [one, other] { unlink(path) } }
      try load("record", count, one, other)
      try load("replay", count, one)
      try load("diff", count, one, other)
      try load("seek", count, one)
    }
  }

  private func path(_ name: String) -> String {
    NSTemporaryDirectory() + "hitscope-bench-\(getpid())-\(name).hstrace"
  }

  /// Runs a part and prints its rows.
  private func load(_ part: String, _ count: Int, _ paths: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = ["load", part, "\(count)"] + paths
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
      let unit =
        line.hasPrefix("rate")
        ? "events/s"
        : line.hasPrefix("peak")
          ? "kB"
          : line.hasPrefix("longest") ? "ms" : ""
      print("trace_\(part)_long\thitscope, \(count) inputs\t\(line)\t\(unit)")
    }
  }
}
