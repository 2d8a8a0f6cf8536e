import Foundation

/// A trace that was found, and the folder in which it was sought.
struct FoundTrace: Sendable {
  /// The trace.
  var path: String
  /// The folder as it was named, or that of a trace that was named itself.
  var folder: String
}

/// Finds traces in folders.
enum TraceSearch {
  /// How the names of traces end.
  static let ending = ".hstrace"

  /// Returns the trace at a place, or all traces in a folder and what is in it, in order.
  ///
  /// - Throws: Why there is none.
  static func traces(in place: String) throws(TraceSearchError) -> [FoundTrace] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw TraceSearchError(place: place, problem: "no such file or folder")
    }
    if !isFolder.boolValue {
      let folder = place.split(separator: "/").dropLast().joined(separator: "/")
      return [FoundTrace(path: place, folder: place.hasPrefix("/") ? "/\(folder)" : folder)]
    }
    let start = place.hasSuffix("/") ? place : "\(place)/"
    let names = (FileManager.default.subpaths(atPath: place) ?? [])
      .filter { $0.hasSuffix(ending) && !hasContents(start + $0) }
    if names.isEmpty { throw TraceSearchError(place: place, problem: "no trace is in it") }
    return names.sorted().map { FoundTrace(path: start + $0, folder: place) }
  }

  private static func hasContents(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}

/// Why there is no trace at a place.
struct TraceSearchError: Error, CustomStringConvertible {
  var place: String
  var problem: String

  var description: String {
    "\(place): \(problem); give a folder with \(TraceSearch.ending) files, "
      + "as `hitscope play SCENE SCRIPT -o FILE` records them"
  }
}
