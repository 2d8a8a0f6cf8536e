import Foundation

/// What `hitscope report` takes to write a page, which is the work of a program of its own.
///
/// Two lengths have a threshold each for an input: where the longer page takes more, something is
/// gone through again for each input.
struct PageWriting {
  /// How many inputs the traces have.
  private static let counts = [2_020, 8_080]

  static let all = counts.map { Self(inputs: $0) }

  let inputs: Int

  var name: String { "page of \(inputs) inputs" }

  /// Records a trace and returns the command that makes its page.
  ///
  /// - Parameters:
  ///   - program: The built `hitscope`.
  ///   - path: The trace, which is overwritten; the page stands beside it.
  /// - Returns: The program and its arguments.
  /// - Throws: What recording throws.
  func command(_ program: String, path: String) throws -> [String] {
    try Traces(count: inputs).recording(to: path)()
    return [program, "report", path, "-o", "\(path).html", "--force"]
  }
}
