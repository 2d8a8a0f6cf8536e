import HitScenes
import TestSupport
import Testing

@Suite("What two scene files say differently")
struct SceneDifferenceTests {
  private func document(_ views: String) throws -> SceneDocument {
    try SceneDocument(
      """
      {"format":"hitscope-scene","version":1,"size":[200,200],"windows":[{"id":"W","subviews":[
      \(views)]}]}
      """,
      path: "a.json"
    )
  }

  private func lines(_ old: String, _ new: String) throws -> [String] {
    try SceneDifference(from: document(old), to: document(new)).lines.map {
      "\($0.view) \($0.key): \($0.old ?? "-") > \($0.new ?? "-")"
    }
  }

  @Test("values are told as they are written, and what is not written is standard")
  func values() throws {
    let told = try lines(
      #"{"id":"A","frame":[0,0,10,10],"alpha":0.5},{"id":"B","frame":[0,0,5,5]}"#,
      #"{"id":"A","frame":[0,0,10,20]},{"id":"B","class":"UIButton","frame":[0,0,5,5]}"#
    )
    #expect(
      told == [
        "A frame: [0, 0, 10, 10] > [0, 0, 10, 20]", "A alpha: 0.5 > standard",
        "B class: UIView > UIButton",
      ]
    )
  }

  @Test("lists and rules are told in the file's own text")
  func texts() throws {
    let told = try lines(
      #"{"id":"A","frame":[0,0,1,1],"gestures":[{"type":"tap"}]}"#,
      #"{"id":"A","frame":[0,0,1,1],"gestures":[{"type":"pan"}]}"#
    )
    #expect(told == [#"A gestures: [{"type":"tap"}] > [{"type":"pan"}]"#])
  }

  @Test("views that only one has are told, and so are those at another place")
  func places() throws {
    let (a, b, c) = (
      #"{"id":"A","frame":[0,0,1,1]}"#, #"{"id":"B","frame":[0,0,1,1]}"#,
      #"{"id":"C","frame":[0,0,1,1]}"#
    )
    #expect(try lines("\(a),\(b)", "\(a),\(c)") == ["C : - > UIView", "B : UIView > -"])
    #expect(try lines("\(a),\(b),\(c)", "\(b),\(c),\(a)") == ["A order:  > in front of C"])
    let inner = #"{"id":"A","frame":[0,0,1,1],"subviews":[\#(b)]}"#
    #expect(try lines("\(a),\(b)", inner) == ["B superview: W > A"])
    #expect(try lines(inner, " /* the same */ " + inner).isEmpty)
  }

  @Test(
    "all names at once are those of each view",
    arguments: ["raised-tab", "controls", "stress"]
  )
  func names(scene: String) throws {
    guard let file = try SceneLibrary.gallery.file(of: scene) else { return }
    let document = try SceneDocument(contentsOfFile: file)
    #expect(document.names == document.views.indices.map { document.name(of: $0) })
  }
}
