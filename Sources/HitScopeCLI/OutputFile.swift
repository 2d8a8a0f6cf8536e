import Foundation
import HitCanvas

/// A file that a verb writes, which is none of those that it reads.
///
/// Every verb with an option for a file opens it through this.
struct OutputFile {
  /// The file as it was named.
  let path: String

  /// Checks that a file may be written, as it is none of what else the verb reads and writes.
  init(
    _ path: String,
    besides inputs: [String?],
    advice: String = "name another file"
  ) throws(FileTrouble) {
    self.path = path
    if path == "-" {
      throw FileTrouble(
        path: path,
        problem: "this is no name for standard output",
        advice: "write to /dev/stdout, or to ./- for a file of that name"
      )
    }
    for input in inputs.compactMap({ $0 }) where Self.areSame(path, input) {
      let name = input == path ? "" : " as \(input)"
      throw FileTrouble(
        path: path,
        problem: "it is used here\(name), and would be lost",
        advice: advice
      )
    }
  }

  /// Opens the file of an option, where that was given.
  static func named(
    _ path: String?,
    besides inputs: [String?],
    advice: String = "name another file"
  ) throws(FileTrouble) -> OutputFile? {
    try path.map { path throws(FileTrouble) in
      try OutputFile(path, besides: inputs, advice: advice)
    }
  }

  func write(_ bytes: Data) throws(SurfaceError) { try WholeFile.write(bytes, to: path) }

  /// Writes what `body` passes part by part, whole or not at all.
  func write(_ body: (_ write: (Data) throws -> Void) throws -> Void) throws {
    try WholeFile.write(to: path, body)
  }

  // MARK: Identity

  /// Whether two names are of one file; devices and pipes, which lose nothing, are not compared.
  private static func areSame(_ path: String, _ other: String) -> Bool {
    var facts = stat()
    guard stat(path, &facts) == 0 else { return path == other }
    var others = stat()
    return facts.st_mode & S_IFMT == S_IFREG && stat(other, &others) == 0
      && facts.st_dev == others.st_dev && facts.st_ino == others.st_ino
  }
}
