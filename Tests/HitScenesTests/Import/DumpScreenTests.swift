import Foundation
import HitScenes
import Testing

@Suite("The screen of a dump")
struct DumpScreenTests {
  private func size(_ text: String) throws -> [Double] {
    let size = try DumpSources.read(text).size
    return [size.width, size.height]
  }

  @Test("a dump without its first line has the screen that all views of its highest level reach")
  func headless() throws {
    let text = """
         | <UINavigationBar: 0x7f02; frame = (0 0; 375 64)>
         |    | <UILabel: 0x7f05; frame = (0 0; 9000 64)>
         | <UIView: 0x7f03; frame = (0 64; 375 603)>
      """
    #expect(try size(text) == [375, 667])
    #expect(try DumpSources.read(text).views[0].frame.size.height == 667)
    #expect(try DumpSources.notes(text) == ["lateStart 1"])
  }

  @Test("a window of no size is told, and the views in it say how large the screen is")
  func emptyWindow() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 0 0)>
         | <UIView: 0x7f02; frame = (0 0; 375 667)>
      """
    #expect(try size(text) == [375, 667])
    #expect(
      try DumpSources.read(text).dump?.notes.map(\.description) == [
        "no window has a size, so the screen is taken to be 375 x 667, as far as views reach"
      ]
    )
    let empty = "<UIWindow: 0x7f01; frame = (0 0; 0 0)>\n   | <UIView: 0x7f02; frame = (0 0; 0 0)>"
    #expect(try size(empty) == [393, 852])
    #expect(
      try DumpSources.read(empty).dump?.notes.map(\.description) == [
        "no view has a size, so the screen is taken to be 393 x 852"
      ]
    )
  }

  @Test("a view larger than any screen does not become the screen")
  func large() throws {
    let views = """
         | <UIScrollView: 0x7f02; frame = (0 0; 16383 16383); contentOffset: {0, 0}>
         | <UIView: 0x7f03; frame = (0 0; 375 667)>
      """
    #expect(try size(views) == [375, 667])
    let window = "<UIWindow: 0x7f01; frame = (0 0; 16383 16383)>\n"
    #expect(try size(window + views) == [375, 667])
    #expect(
      try DumpSources.read(window + views).dump?.notes.map(\.description) == [
        "a window is larger than any screen, so the screen is taken to be 375 x 667"
      ]
    )
    #expect(try size(window) == [393, 852])
    #expect(try size("<UIWindow: 0x7f01; frame = (0 0; 4096 2160)>") == [4096, 2160])
  }
}
