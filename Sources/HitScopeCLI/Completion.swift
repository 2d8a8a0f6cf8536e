import ArgumentParser
import Foundation
import HitScenes

/// What a shell offers for an incomplete word, where a scene or a file is expected.
///
/// Files whose names fit come first; where there are none, all files are offered.
enum Completion {
  /// Scenes of the gallery, scene files and dumps, which may have any name.
  static let scene = scenes(orFilesEnding: [])

  /// Scenes, and traces as well.
  static let sceneOrTrace = scenes(orFilesEnding: [TraceSearch.ending])

  private static func scenes(orFilesEnding endings: [String]) -> CompletionKind {
    .custom { _, _, word in
      let names = scenes(word)
      let fitting = files(word) { name in
        !name.contains(".")
          || (dumpsAndScenes + endings).contains(where: name.hasSuffix)
            && !name.hasSuffix(".script.json")
      }
      return names + (names.isEmpty && fitting.isEmpty ? files(word) { _ in true } : fitting)
    }
  }

  private static let dumpsAndScenes = [".json", ".txt", ".dump", ".log"]

  /// Everything that lint reads.
  static let lintable = CompletionKind.custom { _, _, word in
    scenes(word) + files(word) { _ in true }
  }

  static let trace = files(ending: TraceSearch.ending)

  /// Files that are written, by their endings.
  static let newTrace = CompletionKind.file(extensions: ["hstrace"])
  static let newJSON = CompletionKind.file(extensions: ["json"])

  static let script = files(ending: ".json")

  /// Files with one of some endings, else all.
  static func files(ending endings: String...) -> CompletionKind {
    .custom { _, _, word in
      let fitting = files(word) { name in endings.contains(where: name.lowercased().hasSuffix) }
      return fitting.isEmpty ? files(word) { _ in true } : fitting
    }
  }

  private static func scenes(_ word: String) -> [String] {
    MainActor.assumeIsolated { SceneLibrary.gallery.entries.map(\.name) }
      .filter { $0.hasPrefix(word) }
  }

  /// Returns folders, and files whose names fit, that begin as a word does.
  ///
  /// Where that is a single folder, its contents are offered, for a shell would end the word.
  private static func files(_ word: String, where fits: (String) -> Bool) -> [String] {
    let slash = word.lastIndex(of: "/")
    let folder = slash.map { String(word[...$0]) } ?? ""
    let start = slash.map { word[word.index(after: $0)...] } ?? word[...]
    // A folder that cannot be read has nothing to offer.
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.isEmpty ? "." : folder)
    var found: [String] = []
    for name in (names ?? []).sorted() where name.hasPrefix(start) {
      if name.hasPrefix("."), !start.hasPrefix(".") { continue }
      var isFolder: ObjCBool = false
      let path = folder + name
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        found.append(path + "/")
      } else if fits(name) {
        found.append(path)
      }
    }
    guard found.count == 1, let only = found.first, only.hasSuffix("/"), only != word else {
      return found
    }
    let inside = files(only, where: fits)
    return inside.isEmpty ? found : inside
  }
}
