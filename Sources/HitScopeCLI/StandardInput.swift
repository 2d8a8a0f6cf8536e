import Foundation
import HitJSON

/// Standard input as a file; `-` names it wherever a file is read.
enum StandardInput {
  /// The name under which readers open it.
  static let path = "/dev/stdin"

  /// Returns the path that an argument names.
  static func path(of argument: String) -> String { argument == "-" ? path : argument }

  /// Whether a path is of a file that this process has open, as `<(...)` of a shell makes them.
  static func isOpenFile(_ path: String) -> Bool {
    path == self.path || path.hasPrefix("/dev/fd/") || path.hasPrefix("/proc/self/fd/")
  }

  /// Checks that there is something to read, and says so where somebody has to type it.
  static func prepare() throws(FileTrouble) {
    var facts = stat()
    guard fstat(STDIN_FILENO, &facts) == 0 else {
      throw FileTrouble(
        path: "standard input",
        problem: "it is closed",
        advice: "send something to it, or name a file"
      )
    }
    if isatty(STDIN_FILENO) == 1, !KeptFiles.isKept(path) {
      Output.note("reading from the terminal; Ctrl-D ends it")
    }
  }
}
