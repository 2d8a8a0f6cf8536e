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
    return Checkout.root.appendingPathComponent(".build-release/release", isDirectory: true)
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

  /// When the build of a program began, in seconds; a program that needs no new link keeps its date.
  private static func built(_ name: String) -> Double {
    date(ofFile: Checkout.path(".build-release/\(name).stamp")) ?? 0
  }

  /// The source that was changed last; articles go into no program.
  private static let newest: (path: String, date: Double)? = {
    let sources = Checkout.path("Sources")
    let names = FileManager.default.enumerator(atPath: sources)?.allObjects ?? []
    return names.compactMap { $0 as? String }
      .filter { !$0.hasSuffix(".md") }
      .map { "\(sources)/\($0)" }
      .compactMap { path in date(ofFile: path).map { (path, $0) } }
      .max { $0.1 < $1.1 }
  }()

  /// When a file was changed last, in seconds; nothing for a folder, and for one that is not there.
  private static func date(ofFile path: String) -> Double? {
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    return Double(facts.st_mtim.tv_sec) + Double(facts.st_mtim.tv_nsec) / 1e9
  }
}
