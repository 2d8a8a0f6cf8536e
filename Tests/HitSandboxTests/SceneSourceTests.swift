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

  @Test("a file of one's own stands before the first scene and after the last")
  func file() throws {
    for (step, index) in [(1, 0), (-1, SceneLibrary.gallery.entries.count - 1)] {
      let source = SceneSource("/some/scene.json")
      #expect(source.place == nil)
      #expect(try source.step(step)?.name == SceneLibrary.gallery.entries[index].name)
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
