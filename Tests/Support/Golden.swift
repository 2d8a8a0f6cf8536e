public import Foundation

/// Files that hold what a test once produced and still must.
///
/// `HITSCOPE_BLESS=1 swift test` accepts what is produced now; nothing else writes a golden.
public enum Golden {
  /// The folder of all goldens.
  public static let folder = Checkout.root.appendingPathComponent("Tests/Goldens")

  /// The folder of the golden traces.
  public static let traces = folder.appendingPathComponent("traces")

  /// The names of the golden traces' files, in order, without what failed tests left beside them.
  public static let traceNames =
    (FileManager.default.subpaths(atPath: traces.path) ?? []).sorted()
    .filter { $0.hasSuffix(".hstrace") && !$0.contains(".actual.") }

  /// Whether goldens are written rather than compared.
  public static var isBlessing: Bool {
    ProcessInfo.processInfo.environment["HITSCOPE_BLESS"] == "1"
  }

  /// Compares bytes with a golden and returns what is wrong, or `nil` when all is well.
  ///
  /// - Parameters:
  ///   - actual: What was produced.
  ///   - name: The golden's path below the folder, as `walks/raised-tab.txt`.
  ///   - difference: Says how two contents differ, or `nil` where the difference is of no account.
  /// - Returns: A sentence for the test to show, or `nil`.
  public static func mismatch(
    _ actual: Data,
    named name: String,
    difference: (_ golden: Data, _ actual: Data) throws -> String?
  ) rethrows -> String? {
    let file = folder.appendingPathComponent(name)
    if isBlessing { return write(actual, to: file) }
    guard let golden = FileManager.default.contents(atPath: file.path) else {
      return "\(name) does not exist" + keep(actual, beside: file)
    }
    guard let difference = try difference(golden, actual) else { return nil }
    return "\(name) differs: \(difference)" + keep(actual, beside: file)
  }

  /// Compares a text with a golden and returns the first line that differs, or `nil`.
  public static func mismatch(_ actual: String, named name: String) -> String? {
    mismatch(Data(actual.utf8), named: name) { golden, actual in
      guard golden != actual else { return nil }
      let expected = String(decoding: golden, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      let found = String(decoding: actual, as: UTF8.self).split(
        separator: "\n",
        omittingEmptySubsequences: false
      )
      for line in 0..<max(expected.count, found.count) {
        let old = line < expected.count ? String(expected[line]) : "(end)"
        let new = line < found.count ? String(found[line]) : "(end)"
        if old != new { return "line \(line + 1)\n  golden: \(old)\n  actual: \(new)" }
      }
      return "bytes differ"
    }
  }

  /// Writes what was produced beside the golden and says where, for a person to compare.
  private static func keep(_ actual: Data, beside file: URL) -> String {
    let kept = file.deletingPathExtension()
      .appendingPathExtension("actual").appendingPathExtension(file.pathExtension)
    if let trouble = write(actual, to: kept) { return "; \(trouble)" }
    return "; see \(kept.path). HITSCOPE_BLESS=1 swift test accepts it."
  }

  private static func write(_ bytes: Data, to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try bytes.write(to: file)
      return nil
    } catch {
      return "\(file.path) cannot be written: \(error.localizedDescription)"
    }
  }
}
