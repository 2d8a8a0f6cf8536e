import Foundation
import HitScenes
import HitTrace
import TestSupport
import Testing

@Suite("Traces of the gallery")
struct GalleryTraceTests {
  nonisolated private static let folder = Checkout.root.appendingPathComponent("Assets/scripts")

  nonisolated private static let names =
    (FileManager.default.subpaths(atPath: folder.path) ?? []).sorted()
    .map { String($0.dropLast(".script.json".count)) }

  private func record(_ name: String) throws -> [UInt8] {
    let script = Self.folder.appendingPathComponent("\(name).script.json").path
    return Recording.trace(
      of: try SceneLibrary.gallery.scene(name),
      playing: try InputScript(contentsOfFile: script)
    )
  }

  @Test("the recording of a scene's script is the golden trace, byte for byte", arguments: names)
  func golden(name: String) throws {
    let trace = String(decoding: try record(name), as: UTF8.self)
    let mismatch = Golden.mismatch(trace, named: "traces/\(name).hstrace")
    #expect(mismatch == nil, "\(mismatch ?? "")")
  }

  @Test("a golden trace replays the same, and its replay is recorded the same", arguments: names)
  func replays(name: String) throws {
    let path = Golden.folder.appendingPathComponent("traces/\(name).hstrace").path
    let outcome = try TraceReplayer(contentsOfFile: path).run()
    #expect(outcome == .same, "\(outcome)")
    let golden = Array(try #require(FileManager.default.contents(atPath: path)))
    #expect(Recording.difference(golden, try Recording.replay(golden).again) == nil)
  }
}
