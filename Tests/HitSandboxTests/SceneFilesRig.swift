import Foundation
import HitResponders
import HitScenes
import HitSession

@testable import HitInspector
@testable import HitSandbox

/// A scene's file in a folder of its own, shown as the window does.
final class SceneFilesRig {
  let folder: URL
  let path: String
  let edit: EditRig
  let files: SceneFiles
  let source: SceneSource
  private(set) var told: [String] = []

  init(
    copyOf name: String = "raised-tab",
    text: String? = nil,
    opening opened: String? = nil
  ) throws {
    folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "my-scene.json").path
    let document = try SceneLibrary.gallery.document(name)
    let bytes = text.map { Data($0.utf8) } ?? Data(document.text)
    try bytes.write(to: URL(fileURLWithPath: path))
    source = SceneSource(opened ?? path)
    edit = EditRig(recording: try source.first())
    let notices = Notices(RealClock())
    files = SceneFiles(edit.inspector, notices, source)
    let inspector = edit.inspector
    notices.change = { $0(&inspector.model.notices) }
    notices.tell = { [weak self] in self?.told.append($0) }
    files.follow(edit.feed.scene, edit.feed)
  }

  func end() throws {
    files.end()
    try FileManager.default.removeItem(at: folder)
  }

  var text: String {
    String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
  }

  func write(_ change: (String) -> String) throws {
    try Data(change(text).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The name that is proposed while it is asked for one.
  var asked: String? {
    let prompt = edit.inspector.root.prompt
    return prompt.isHidden ? nil : prompt.line.text
  }

  var state: SceneFileState { edit.model.fileState }
  var notice: String? { edit.model.notices.current?.text }

  func setAlpha(_ alpha: CGFloat, at time: TimeInterval) {
    edit.edit("CenterButton", at: time)
    edit.perform(.setProperty(.alpha, .number(alpha), goesOn: false), at: time + 0.1)
  }

  /// Lets what the system tells arrive.
  func wait(until isDone: () -> Bool) async throws {
    for _ in 0..<200 where !isDone() { try await Task.sleep(for: .milliseconds(5)) }
  }

  /// Returns the raised tab's file with a taller bar.
  static func taller(_ text: String) -> String {
    text.replacing("[0, 431, 320, 49]", with: "[0, 401, 320, 79]")
  }
}
