import Foundation
import HitScenes
import Testing

@testable import HitSandbox

@Suite("Scene source")
struct SceneSourceTests {
  @Test("stepping goes through the library in its order and around both ends")
  func steps() throws {
    let names = SceneLibrary.gallery.entries.map(\.name)
    let source = SceneSource("hit-walk")
    #expect(try source.first().name == "hit-walk")
    #expect(source.place?.index == 1)
    #expect(source.place?.count == names.count)
    #expect(try source.step(1)?.name == names[2])
    #expect(try source.step(-2)?.name == names[0])
    #expect(try source.step(-1)?.name == names.last)
    #expect(source.place?.index == names.count - 1)
    #expect(try source.step(1)?.name == names[0])
  }

  @Test("a file of one's own is the first of the list, and is reached again from both ends")
  func file() throws {
    let count = SceneLibrary.gallery.entries.count + 1
    let path = NSTemporaryDirectory() + "mine-\(ProcessInfo.processInfo.processIdentifier).json"
    let text = #"{"format":"hitscope-scene","version":1,"size":[9,9],"windows":[{"id":"W"}]}"#
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    for (step, index) in [(1, 1), (-1, count - 1)] {
      let source = SceneSource(path)
      #expect(source.place?.index == 0 && source.place?.count == count)
      #expect(try source.step(step)?.name == SceneLibrary.gallery.entries[index - 1].name)
      #expect(source.place?.index == index)
      #expect(try source.step(-step)?.document?.path == path)
      #expect(source.place?.index == 0)
      #expect(try source.summaries().count == count)
    }
  }

  @Test("a scene that a program makes has no neighbours")
  func own() throws {
    let source = SceneSource {
      Scene(name: "mine", title: "Mine", size: CGSize(width: 10, height: 10)) { _ in }
    }
    #expect(try source.first().name == "mine")
    #expect(try source.step(1) == nil)
    #expect(source.place == nil)
  }

  @Test("each build is a scene of its own")
  func fresh() throws {
    let source = SceneSource("delivery")
    #expect(try source.first() !== source.first())
  }
}
