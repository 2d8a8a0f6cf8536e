public import Foundation

/// The programs that end-to-end tests run: optimised builds, as users get them.
///
/// `make programs` builds them into `.build-release`, and `make test` does so first. Where
/// `HITSCOPE_PROGRAMS` names another folder its programs are run instead, such as those of a build
/// with a sanitizer.
public enum BuiltProducts {
  /// The folder of the programs.
  public static var folder: URL {
    if let named { return URL(fileURLWithPath: named, isDirectory: true) }
    return root.appendingPathComponent(".build-release/release", isDirectory: true)
  }

  /// Returns the built program of a name.
  ///
  /// - Throws: A ``SupportError`` when it was not built, or before the sources were last changed.
  public static func program(_ name: String) throws(SupportError) -> URL {
    let file = folder.appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw SupportError("\(file.path): there is no such program; run make programs first")
    }
    if named == nil, let newest, built(name) < newest.date {
      throw SupportError("\(file.path) is older than \(newest.path); run make programs first")
    }
    return file
  }

  private static var named: String? {
    ProcessInfo.processInfo.environment["HITSCOPE_PROGRAMS"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// When the build of a program began; a program that needs no new link keeps its own date.
  private static func built(_ name: String) -> Date {
    date(of: root.appendingPathComponent(".build-release/\(name).stamp")) ?? .distantPast
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The source that was changed last.
  private static let newest: (path: String, date: Date)? = {
    let sources = root.appendingPathComponent("Sources")
    guard let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    else { return nil }
    return files.compactMap { $0 as? URL }
      .filter { !$0.hasDirectoryPath }
      .compactMap { file in date(of: file).map { (file.path, $0) } }
      .max { $0.1 < $1.1 }
  }()

  private static func date(of file: URL) -> Date? {
    // What has no date was not built, or has gone since the folder was read.
    let values = try? file.resourceValues(forKeys: [.contentModificationDateKey])
    return values?.contentModificationDate
  }
}
