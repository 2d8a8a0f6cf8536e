import Foundation
import HitJSON
import HitSandbox
import HitTrace

/// A trace that was found, and the folder that was searched for it.
struct FoundTrace: Sendable, Codable {
  var path: String
  /// The folder as it was named, or that of a trace that was named itself.
  var folder: String
  /// The scene file to replay it on; `nil` for the scene that it carries.
  var scene: String?
}

/// A folder with the current scene files.
struct SceneFolder {
  let path: String?

  /// Returns a trace with the scene's file in the folder, if that is there.
  ///
  /// A trace that cannot be read is reported when it is replayed.
  func placed(_ trace: FoundTrace) -> FoundTrace {
    guard let path, let scene = try? Self.scene(of: trace.path) else { return trace }
    let file = path.hasSuffix("/") ? path + scene : "\(path)/\(scene)"
    guard scene.hasSuffix(".json"), FileManager.default.fileExists(atPath: file) else {
      return trace
    }
    var trace = trace
    trace.scene = file
    return trace
  }

  private static func scene(of path: String) throws -> String? {
    try InputFile.keep(path)
    var reader = try TraceReader(contentsOfFile: path)
    guard case .header(let header) = try reader.next() else { return nil }
    return header.scene.split(separator: "/").last.map(String.init)
  }
}

/// Finds traces in folders.
struct TraceSearch {
  /// How the names of traces end.
  static let ending = ".hstrace"

  /// The traces that were found, in order.
  private(set) var traces: [FoundTrace] = []
  /// The folders that could not be read.
  private(set) var troubles: [FileTrouble] = []

  /// Finds the trace at a place, or all traces in a folder and its folders, in order.
  ///
  /// - Throws: Why there is none.
  mutating func look(in place: String) throws(FileTrouble) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw Self.noTrace(at: place, "no such file or folder")
    }
    if !isFolder.boolValue {
      // What can be read once is left to the process that replays it, which may be ended.
      if !KeptFiles.canBeReadOnce(place) { try InputFile.expect(place, .trace) }
      let folder = place.split(separator: "/").dropLast().joined(separator: "/")
      traces.append(FoundTrace(path: place, folder: place.hasPrefix("/") ? "/\(folder)" : folder))
      return
    }
    let walk = FolderWalk(place)
    troubles += walk.troubles
    let start = place.hasSuffix("/") ? place : "\(place)/"
    let found = walk.files.filter {
      $0.hasSuffix(Self.ending) && !$0.hasSuffix(".actual\(Self.ending)")
    }
    traces += found.map { FoundTrace(path: start + $0, folder: place) }
    if found.isEmpty, walk.troubles.isEmpty {
      throw Self.noTrace(at: place, "no trace is in it")
    }
  }

  private static func noTrace(at place: String, _ problem: String) -> FileTrouble {
    FileTrouble(
      path: place,
      problem: problem,
      advice: "give a folder with \(ending) files, as `hitscope play SCENE SCRIPT -o FILE` records "
        + "them"
    )
  }
}
