import Foundation
import HitScenes
import TestSupport
import Testing

@MainActor
@Suite("Scripts of the gallery")
struct GalleryPlayTests {
  nonisolated private static let folder = Checkout.root.appendingPathComponent("Assets/scripts")

  /// The scenes by the names of the scripts; that they are all is a test of its own.
  nonisolated private static let scripts =
    FileManager.default
    .subpaths(atPath: folder.path)?.sorted() ?? []

  @Test("every scene has a script, and every script a scene")
  func complete() throws {
    let scenes = SceneLibrary.gallery.entries.map(\.name)
    #expect(Self.scripts == scenes.map { "\($0).script.json" }.sorted())
  }

  @Test("a script plays without a display and prints its log, byte for byte", arguments: scripts)
  func plays(script: String) throws {
    let scene = String(script.dropLast(".script.json".count))
    let script = Self.folder.appendingPathComponent(script).path
    let outcome = try Program.run("play", scene, script)
    #expect(outcome.code == 0)
    #expect(outcome.errors == "")
    let mismatch = Golden.mismatch(outcome.output, named: "plays/\(scene).txt")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }
}
