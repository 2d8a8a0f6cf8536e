import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("Lint of dumps")
struct DumpLintTests {
  private func findings(
    _ views: String,
    passThrough: @escaping (String) -> Bool = { _ in false }
  ) throws -> [LintFinding] {
    let text =
      "<UIWindow: 0x1; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x2>>\n\(views)"
    let document = try SceneDocument(text, path: "d.txt", isPassThrough: passThrough)
    return Linter().findings(in: Scene(document))
  }

  private func rules(
    _ views: String,
    passThrough: @escaping (String) -> Bool = { _ in false }
  ) throws -> [String] {
    try findings(views, passThrough: passThrough).map { "\($0.rule) \($0.view?.name ?? "")" }
  }

  private let white = "backgroundColor = UIExtendedGrayColorSpace 1 1"

  @Test("findings stand at the dump's lines, and say where only the class is a reason")
  func guesses() throws {
    let found = try findings(
      """
         | <UIButton: 0x3; frame = (0 0; 20 20); \(white)>
         | <UIView: 0x4; frame = (100 0; 20 20); gestureRecognizers = <NSArray: 0x5>>
      """
    )
    #expect(found.map(\.rule) == ["HS201", "HS201"])
    #expect(found.map(\.isGuess) == [true, false])
    #expect(found.first?.position?.description == "2:6")
    #expect(
      found.map(\.message) == [
        "UIButton: the reachable region is 20 × 20 pt, 44 × 44 is advised "
          + "(guess: it has the class of a control)",
        "UIView: the reachable region is 20 × 20 pt, 44 × 44 is advised",
      ]
    )
    var report = LintReport()
    report.add(found)
    let json = try LintJSON(report).text()
    #expect(json.components(separatedBy: "\"guess\" : true").count == 2)
  }

  @Test("the parts of a control and the window's own recognizers are no targets")
  func parts() throws {
    #expect(
      try rules(
        """
           | <UISwitch: 0x3; frame = (0 0; 51 50); gestureRecognizers = <NSArray: 0x4>; \(white)>
           |    | <Part: 0x5; frame = (0 0; 51 50); gestureRecognizers = <NSArray: 0x6>>
           |    |    | <KnobControl: 0x7; frame = (0 0; 20 20)>
           | <CardCell: 0x8; frame = (0 100; 320 80)>
           |    | <Photo: 0x9; frame = (0 0; 320 80); gestureRecognizers = <NSArray: 0xa>>
        """
      ).isEmpty
    )
  }

  @Test("a layer that drops touches is told only where colours say what shows through")
  func seenThrough() throws {
    func layer(_ button: String, _ cover: String) -> String {
      """
         | <UIButton: 0x3; frame = (0 0; 320 480); \(button)>
         | <Cover: 0x4; frame = (0 0; 320 100)\(cover)>
      """
    }
    #expect(try rules(layer(white, "")) == ["HS103 Cover"])
    #expect(try rules(layer(white, "; \(white)")).isEmpty)
    let unknown = try findings(layer("opaque = NO", ""))
    #expect(unknown.map(\.level) == [.note])
    #expect(
      unknown.map(\.message) == [
        "Cover covers UIButton and handles nothing: the dump prints no colours, so nobody knows "
          + "what can be seen through"
      ]
    )
    let pressed = "; gestureRecognizers = <NSArray: 0x5>"
    #expect(try rules(layer(white, pressed)).isEmpty)
  }

  // MARK: HS401

  @Test("a known family of classes is one note, whatever number of views it has")
  func families() throws {
    let found = try findings(
      """
         | <RCTView: 0x3; reactTag: 1; frame = (0 0; 320 480); \(white)>
         |    | <RCTView: 0x4; reactTag: 2; frame = (0 0; 320 480)>
         |    |    | <RNGestureHandlerButton: 0x5; frame = (0 0; 100 100)>
         |    | <RCTScrollView: 0x6; frame = (0 200; 320 80)>
      """
    )
    #expect(found.map(\.rule) == ["HS401", "HS401"])
    #expect(found.allSatisfy { $0.level == .note && !$0.isGuess })
    #expect(
      found.first?.message
        == "RCTView, RCTScrollView (3 views): looked at by their frames alone, and React Native "
        + "decides by pointerEvents and hitSlop, also outside of the bounds"
    )
    #expect(found.last?.view?.name == "RNGestureHandlerButton")
  }

  @Test("a class that lets touches through by its name is told to be taken so")
  func passThroughByName() throws {
    let views = """
         | <UIButton: 0x3; frame = (0 0; 100 100); \(white)>
         | <_UITouchPassthroughView: 0x4; frame = (0 0; 320 480)>
      """
    let found = try findings(views)
    #expect(
      found.map(\.message) == [
        "_UITouchPassthroughView: taken to let touches through where nothing in it takes them, as "
          + "its name says"
      ]
    )
    #expect(try rules(views) { $0.contains("Passthrough") }.isEmpty)
  }

  @Test("the keyboard's window, which is in front of all, takes nothing from those behind")
  func keyboardWindow() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x3; frame = (0 0; 100 100)>
      <UITextEffectsWindow: 0x4; frame = (0 0; 320 480)>
         | <UIInputSetContainerView: 0x5; frame = (0 0; 320 480)>
      """
    let scene = Scene(try SceneDocument(text, path: "d.txt"))
    let found = Linter().findings(in: scene)
    #expect(found.map { "\($0.rule) \($0.view?.name ?? "")" } == ["HS401 UITextEffectsWindow"])
    #expect(scene.windows.count == 2)
  }

  @Test("a class of the app is suspected where it decides on touches meant for others, once")
  func suspects() throws {
    let views = """
         | <UIButton: 0x3; frame = (0 0; 100 100); opaque = NO>
         | <UIButton: 0x4; frame = (0 200; 100 100); opaque = NO>
         | <Veil: 0x5; baseClass = UIView; frame = (0 0; 320 100)>
         | <Veil: 0x6; baseClass = UIView; frame = (0 200; 320 100)>
         | <Quiet: 0x7; baseClass = UIView; frame = (0 400; 320 80)>
         | <TabBar: 0x8; baseClass = UIView; frame = (200 440; 120 40)>
         |    | <UIButton: 0x9; frame = (20 -20; 60 60); opaque = NO>
      """
    let found = try findings(views).filter { $0.rule == "HS401" }
    #expect(
      found.map(\.message) == [
        "Veil (2 views) decides on touches meant for UIButton#1, UIButton#2, and may override hit "
          + "testing",
        "TabBar decides on touches meant for UIButton#3, and may override hit testing",
      ]
    )
    #expect(found.first?.help == "look at hitTest and point(inside:with:) of Veil")
    #expect(try rules(views) { $0 == "Veil" } == ["HS101 UIButton#3", "HS401 TabBar"])
  }

  @Test("a scene's own views are really asked, so nothing is suspected in it")
  func scenes() throws {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
        { "id": "RCTView", "frame": [0, 0, 320, 480], "interaction": false } ] }
      """
    let findings = Linter().findings(in: Scene(try SceneDocument(text, path: "t.json")))
    #expect(findings.isEmpty)
  }

  @Test("a press on a view of a dump does not say that nobody handled it")
  func verdicts() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x3; frame = (0 0; 100 100)>
      """
    let scene = Scene(try SceneDocument(text, path: "d.txt"))
    let verdict = Explainer(scene).explain(at: CGPoint(x: 5, y: 5)).explanation.verdict
    #expect(
      verdict.text == "UIButton would get a press here. A dump does not tell who would handle it."
    )
  }
}
