import Foundation
import HitScenes
import TestSupport
import Testing

@MainActor
@Suite("Scripts of the gallery")
struct GalleryPlayTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Assets/scripts")

  private static let scenes = SceneLibrary.gallery.entries.map(\.name)

  @Test("every scene has a script, and every script a scene")
  func complete() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Set(files) == Set(Self.scenes.map { "\($0).script.json" }))
  }

  @Test("a script plays without a display and prints its log, byte for byte", arguments: scenes)
  func plays(scene: String) throws {
    let script = Self.folder.appendingPathComponent("\(scene).script.json").path
    let outcome = try Program.run("play", scene, script)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let mismatch = Golden.mismatch(outcome.output, named: "plays/\(scene).txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
