import HitScenes
import Testing

@Suite("Scenes that traces carry")
struct CarriedSceneTests {
  @Test(
    "a scene that was put on one line is read back with a line for each view",
    arguments: GalleryTests.names
  )
  func gallery(name: String) throws {
    guard let file = try SceneLibrary.gallery.scene(name).document else { return }
    let classes = SceneLibrary.gallery.classes
    let json = String(decoding: file.compactText, as: UTF8.self)
    let carried = try SceneDocument(carried: json, path: file.path, classes: classes)
    #expect(carried.compactText == file.compactText)
    #expect(carried.views.map(\.id) == file.views.map(\.id))
    let lines = carried.text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    #expect(lines.count > carried.views.count)
  }

  @Test("each object of a list begins a line, two spaces further in for each list")
  func lines() throws {
    let json = """
      {"format":"hitscope-scene","version":1,"size":[9,9],"title":"a, [b]: {c}","views":\
      [{"id":"A","frame":[0,0,9,9],"subviews":[{"id":"B","frame":[1,1,2,2]},{"id":"C","frame":[1,4,2,2],"subviews":[]}]}]}
      """
    let carried = try SceneDocument(
      carried: json,
      path: "a.json",
      classes: SceneLibrary.gallery.classes
    )
    #expect(
      String(decoding: carried.text, as: UTF8.self) == """
        { "format": "hitscope-scene", "version": 1, "size": [9, 9], "title": "a, [b]: {c}", "views": [
          { "id": "A", "frame": [0, 0, 9, 9], "subviews": [
            { "id": "B", "frame": [1, 1, 2, 2] },
            { "id": "C", "frame": [1, 4, 2, 2], "subviews": [] } ] } ] }

        """
    )
  }
}
