import Foundation
import HitCanvas

/// A file that a verb writes, or standard output.
///
/// Every verb with an option for a file opens it through this. One rule holds everywhere: what is
/// there already, be it read here or not, is written over with `--force` alone. Empty files,
/// devices and pipes lose nothing and are written to.
struct OutputFile {
  /// The name for standard output.
  static let dash = "-"

  /// The file as it was named.
  let path: String

  var isStandardOutput: Bool { path == Self.dash }

  /// Checks that a file may be written.
  ///
  /// - Parameters:
  ///   - path: The file as it was named.
  ///   - inputs: What else the verb reads and writes.
  ///   - isForced: Whether what is there may be lost.
  ///   - advice: What to do instead where the file is one of those.
  /// - Throws: Why it may not be written.
  init(
    _ path: String,
    besides inputs: [String?],
    isForced: Bool,
    advice: String = "name another file"
  ) throws(FileTrouble) {
    self.path = path
    if isStandardOutput {
      Output.leaveToDocument()
      return
    }
    if isForced { return }
    for input in inputs.compactMap({ $0 }) where Self.areSame(path, input) {
      let name = input == path ? "" : " as \(input)"
      throw FileTrouble(
        path: path,
        problem: "it is used here\(name), and would be lost",
        advice: "\(advice), or give --force"
      )
    }
    var facts = stat()
    if stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG, facts.st_size > 0 {
      throw FileTrouble(
        path: path,
        problem: "it is there already, and would be lost",
        advice: "name another file, or give --force to write over it"
      )
    }
  }

  /// Opens the file of an option, where that was given.
  static func named(
    _ path: String?,
    besides inputs: [String?],
    isForced: Bool,
    advice: String = "name another file"
  ) throws(FileTrouble) -> OutputFile? {
    try path.map { path throws(FileTrouble) in
      try OutputFile(path, besides: inputs, isForced: isForced, advice: advice)
    }
  }

  func write(_ bytes: Data) throws(SurfaceError) {
    if isStandardOutput { return Output.write(bytes: bytes) }
    try WholeFile.write(bytes, to: path)
  }

  /// Writes what `body` passes part by part, whole or not at all; standard output as it comes.
  func write(_ body: (_ write: (Data) throws -> Void) throws -> Void) throws {
    if isStandardOutput { return try body { Output.write(bytes: $0) } }
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
