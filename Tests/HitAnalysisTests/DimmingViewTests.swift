import Foundation
import HitResponders
import HitScenes
import Testing

@testable import HitAnalysis

@Suite("Sheets in front of dimming views")
struct DimmingViewTests {
  /// A dump of a sheet: a list behind a dimming view, a panel in front of it.
  private let dump = """
    <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
       | <UITransitionView: 0x2; frame = (0 0; 320 480)>
       |    | <UIView: 0x3; frame = (0 0; 320 480); backgroundColor = UIExtendedGrayColorSpace 1 1>
       |    |    | <UIButton: 0x4; frame = (20 40; 100 50)>
       |    |    | <UIButton: 0x5; frame = (20 300; 100 50)>
       | <UITransitionView: 0x6; frame = (0 0; 320 480)>
       |    | <UIDimmingView: 0x7; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x71>; \
    backgroundColor = UIExtendedGrayColorSpace 0 0.2>
       |    | <UIDropShadowView: 0x8; frame = (0 30; 320 450)>
       |    |    | <UIView: 0x9; frame = (0 0; 320 450); backgroundColor = UIExtendedGrayColorSpace 1 1>
       |    |    |    | <OBPrivacyLinkButton: 0xa; baseClass = UIButton; frame = (20 300; 280 60)>
       |    |    |    |    | <UITextView: 0xb; frame = (0 0; 280 60); text = 'More'; clipsToBounds = YES; \
    gestureRecognizers = <NSArray: 0xb1>; contentOffset: {0, 0}; contentSize: {280, 60}; \
    adjustedContentInset: {0, 0, 0, 0}; userInteractionEnabled = NO>
    """

  /// The same as a scene file: the dimming view is one by what it does.
  private let scene = """
    { "format": "hitscope-scene", "version": 1, "size": [320, 480], "views": [
      { "id": "Page", "frame": [0, 0, 320, 480], "color": "#ffffff", "subviews": [
        { "id": "Top", "class": "UIButton", "frame": [20, 40, 100, 50] },
        { "id": "Bottom", "class": "UIButton", "frame": [20, 300, 100, 50] } ] },
      { "id": "Dim", "frame": [0, 0, 320, 480], "color": "#00000033",
        "gestures": [{ "type": "tap" }] },
      { "id": "Sheet", "frame": [0, 30, 320, 450], "color": "#ffffff", "subviews": [
        { "id": "Save", "class": "UIButton", "frame": [20, 300, 280, 60] } ] } ] }
    """

  private func findings(_ text: String) throws -> [String] {
    Linter().findings(in: Scene(try SceneDocument(text, path: "t.json"))).map {
      "\($0.level) \($0.rule): \($0.message)"
    }
  }

  private func map(_ text: String) throws -> MapReport {
    let scene = Scene(try SceneDocument(text, path: "t.json"))
    return try MapReport(Explainer(scene), title: "t", windows: scene.windows)
  }

  @Test("one note tells what is behind a dimming view, and a dump of a sheet has no error")
  func dumpOfSheet() throws {
    #expect(
      try findings(dump) == [
        "note HS102: UIButton#1, UIButton#2 are behind UIDimmingView, a dimming view, and not reached "
          + "until it is gone"
      ]
    )
    #expect(
      try findings(scene) == [
        "note HS102: Top, Bottom are behind Dim, a dimming view, and not reached until it is gone"
      ]
    )
  }

  @Test("a map tells what is behind a dimming view by its number, and none of it as dead")
  func mapOfSheet() throws {
    for text in [dump, scene] {
      let lines = try map(text).lines
      #expect(lines.contains { $0.hasPrefix("behind a dimming view") && $0.hasSuffix(" 2") })
      #expect(lines.contains { $0.hasPrefix("area drawn but dead") && $0.hasSuffix(" 0 pt²") })
      #expect(lines.contains { $0.hasPrefix("never reachable") && $0.hasSuffix(" 0") })
    }
  }

  @Test("a cover that shows nothing or holds what is pressed is no dimming view")
  func others() throws {
    let clear = scene.replacing("#00000033", with: "#00000000")
    #expect(try findings(clear).contains { $0.hasPrefix("error HS102: Top") })
    let opaque = scene.replacing("#00000033", with: "#000000")
    #expect(try findings(opaque).contains { $0.hasPrefix("error HS102: Top") })
    let small = scene.replacing(
      "[0, 0, 320, 480], \"color\": \"#00000033\"",
      with: "[0, 0, 320, 400], \"color\": \"#00000033\""
    )
    #expect(try findings(small).contains { $0.hasPrefix("error HS102: Top") })
  }

  @Test("what two dead views share is counted once")
  func overlaps() throws {
    let text = """
      { "format": "hitscope-scene", "version": 1, "size": [200, 200], "views": [
        { "id": "Box", "frame": [0, 0, 200, 200], "subviews": [
          { "id": "A", "class": "UIButton", "frame": [0, 0, 100, 100] },
          { "id": "B", "class": "UIButton", "frame": [0, 50, 100, 100] } ] },
        { "id": "Cover", "class": "UIButton", "frame": [0, 0, 200, 200] } ] }
      """
    let report = try map(text)
    #expect(report.lines.contains { $0.hasSuffix(" 15000 pt²") })
    #expect(report.targets.map(\.deadSize) == [10_000, 10_000, 0])
  }

  @Test("a scroll view that is switched off, or stands in a control, is not pressed")
  func scrollViews() throws {
    func dump(_ class: String, _ attribute: String) -> String {
      """
      <UIWindow: 0x1; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
         | <\(`class`): 0x2; baseClass = UIControl; frame = (0 0; 320 200); \(attribute)>
         |    | <UITextView: 0x3; frame = (0 0; 320 200); gestureRecognizers = <NSArray: 0xb1>; \
      contentOffset: {0, 0}; contentSize: {280, 60}; userInteractionEnabled = NO>
      """
    }
    #expect(try findings(dump("LinkButton", "opaque = NO")).isEmpty)
    #expect(try findings(dump("Panel", "opaque = NO")).isEmpty)
  }

  @Test("texts of React Native are labels, and what fills a cell is the cell")
  func labelsAndCells() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480); backgroundColor = UIExtendedGrayColorSpace 1 1>
         | <RCTTextView: 0x2; frame = (0 0; 40 40); text: Buy>
         | <RCTUITextView: 0x3; baseClass = UITextView; frame = (0 100; 40 40)>
         | <ListCell: 0x4; baseClass = UICollectionViewCell; frame = (0 200; 320 30)>
         |    | <ContentView: 0x5; frame = (0 0; 320 30); gestureRecognizers = <NSArray: 0x51>>
         |    |    | <HostingView: 0x6; frame = (0 0; 320 30); gestureRecognizers = <NSArray: 0x61>>
      """
    let found = Linter().findings(in: Scene(try SceneDocument(text, path: "d.txt")))
    #expect(
      found.map { "\($0.rule) \($0.view?.name ?? "") \($0.isGuess)" } == [
        "HS201 RCTUITextView true", "HS201 ListCell false", "HS401 RCTTextView false",
      ]
    )
  }
}
