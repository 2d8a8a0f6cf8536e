internal import Foundation
internal import HitCanvas
internal import HitResponders
internal import HitScenes
internal import HitTrace

/// The files of a test's trace, and what is done with them.
@MainActor
struct TracePlace {
  private static let ending = "hstrace"
  /// The most changes that an issue lists; the command that it names shows all.
  private static let changeLimit = 5

  private let folder: URL
  private let trace: URL
  private let name: String

  /// Whether the new outcome is accepted.
  let isBlessing: Bool

  /// Finds the place of a trace beside a test's file.
  init(
    _ name: String,
    in folder: String,
    _ file: String,
    isBlessing: Bool = ProcessInfo.processInfo.environment["HITSCOPE_BLESS"] == "1"
  ) {
    self.name = name
    self.isBlessing = isBlessing
    self.folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    let traces =
      folder.hasPrefix("/")
      ? URL(fileURLWithPath: folder) : self.folder.appendingPathComponent(folder)
    trace = traces.appendingPathComponent("\(name).\(Self.ending)").standardizedFileURL
  }

  var exists: Bool { FileManager.default.fileExists(atPath: trace.path) }

  private var actual: URL {
    trace.deletingPathExtension().appendingPathExtension("actual")
      .appendingPathExtension(Self.ending)
  }

  /// Replays the trace.
  ///
  /// - Returns: What is wrong, or nothing.
  func check(scene: String?, library: SceneLibrary) -> String? {
    guard let bytes = FileManager.default.contents(atPath: trace.path) else {
      return """
        \(trace.path): there is no trace; record one with `hitscope run SCENE --record FILE`, with \
        `hitscope play SCENE SCRIPT -o FILE`, or with expectTrace(_:of:_:)
        """
    }
    var options = TraceReplayer.Options()
    options.library = library
    options.scene = scene.map(path)
    do throws(TraceError) {
      let replayer = try TraceReplayer(
        TraceReader(text: Array(bytes), path: trace.path),
        options: options,
        keepingTrace: true
      )
      switch try replayer.run() {
      case .same:
        guard let end = replayer.summary.earlyEnd else {
          forgetActual()
          return nil
        }
        if isBlessing { return try bless(Array(bytes), replayer.trace, scene == nil) }
        return """
          \(trace.path): the recording \(end), and holds nothing behind that; record it again, or \
          accept what it holds with HITSCOPE_BLESS=1 swift test
          """
      case .differs(let difference):
        if isBlessing { return try bless(Array(bytes), replayer.trace, scene == nil) }
        return try problem(difference, Array(bytes), replayer.trace)
      }
    } catch {
      return "\(error)"
    }
  }

  private func bless(
    _ old: [UInt8],
    _ replay: [UInt8],
    _ keepsScene: Bool
  ) throws(TraceError) -> String? {
    forgetActual()
    return write(
      try TraceBlessing.blessed(old, path: trace.path, with: replay, keepsScene: keepsScene)
    )
  }

  /// Returns what differs and how to see more of it.
  private func problem(
    _ difference: TraceDifference,
    _ old: [UInt8],
    _ replay: [UInt8]
  ) throws(TraceError) -> String {
    let diff = try TraceDiff(
      from: TraceReader(text: old, path: trace.path),
      to: TraceReader(text: replay, path: actual.path)
    )
    var lines = ["\(name) differs from its trace:"]
    lines += diff.changes.prefix(Self.changeLimit).map(\.description)
    if diff.isSame { lines.append("\(difference)") }
    let rest = diff.changes.count + diff.omittedChangeCount - Self.changeLimit
    if rest > 0 { lines.append("and \(Counted.text(rest, "change")) more") }
    if let problem = Self.write(replay, to: actual) {
      lines.append(problem)
    } else {
      lines.append("More: hitscope diff --full \(Self.quoted(trace)) \(Self.quoted(actual))")
    }
    lines.append("HITSCOPE_BLESS=1 swift test accepts it.")
    return lines.joined(separator: "\n")
  }

  /// Writes the trace.
  ///
  /// - Returns: What is wrong, or nothing.
  func write(_ bytes: [UInt8]) -> String? { Self.write(bytes, to: trace) }

  private static func write(_ bytes: [UInt8], to file: URL) -> String? {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try WholeFile.write(Data(bytes), to: file.path)
      return nil
    } catch let error as SurfaceError {
      return "\(error)"
    } catch {
      return "\(file.path): cannot be written, \(error.localizedDescription)"
    }
  }

  /// Removes what an earlier failure left; where it stays, the next failure writes over it.
  private func forgetActual() {
    if FileManager.default.fileExists(atPath: actual.path) { unlink(actual.path) }
  }

  private func path(_ scene: String) -> String {
    guard scene.contains("/") || scene.hasSuffix(".json"), !scene.hasPrefix("/") else {
      return scene
    }
    return folder.appendingPathComponent(scene).standardizedFileURL.path
  }

  private static func quoted(_ file: URL) -> String {
    let isPlain = file.path.allSatisfy { $0.isLetter || $0.isNumber || "/._-+".contains($0) }
    return isPlain ? file.path : "'\(file.path.replacing("'", with: #"'\''"#))'"
  }
}
