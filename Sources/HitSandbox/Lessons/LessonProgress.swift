internal import Foundation

/// The tries of the gallery that came out as they say, kept in a file between sessions.
///
/// The file is a JSON object of scenes, each with the numbers of its tries, counted from 0. One that
/// cannot be read is left as it is until a try is done.
struct LessonProgress {
  private let path: String?
  private var scenes: [String: [Int]] = [:]
  /// Why the file could not be read, if it was there and could not.
  private(set) var trouble: String?

  /// Reads what was done in earlier sessions.
  ///
  /// - Parameter folder: The folder of the file; without one nothing is kept.
  init(in folder: String?) {
    path = folder.map { "\($0)/lessons.json" }
    guard let path, FileManager.default.fileExists(atPath: path) else { return }
    do {
      let data = try Data(contentsOf: URL(fileURLWithPath: path))
      scenes = try JSONDecoder().decode([String: [Int]].self, from: data)
    } catch {
      trouble = "\(path): not read, so no try of earlier sessions is shown as done"
    }
  }

  /// The tries of a scene that are done.
  func done(in scene: String) -> [Int] { scenes[scene] ?? [] }

  /// Notes which tries of a scene are done.
  ///
  /// - Returns: Whether that is news.
  mutating func note(_ done: [Int], in scene: String) -> Bool {
    guard scenes[scene] ?? [] != done else { return false }
    scenes[scene] = done
    return true
  }

  /// Writes the file anew, whole or not at all.
  func save() throws {
    guard let path else { return }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    try StateFile.write(encoder.encode(scenes), to: path)
  }
}
