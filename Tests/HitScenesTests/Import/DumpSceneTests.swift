import Foundation
import TestSupport
import HitControls
import HitResponders
import HitScenes
import Testing

@Suite("Scenes of dumps")
struct DumpSceneTests {
  private let text = """
    <UIWindow: 0x7f01; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x60>>
       | <ListView: 0x7f02; baseClass = UITableView; frame = (0 0; 320 480); gestureRecognizers = \
    <NSArray: 0x61>; layer = <CALayer: 0x62>; contentOffset: {0, 40}; contentSize: {320, 900}>
       |    | <RowCell: 0x7f03; baseClass = UITableViewCell; frame = (0 0; 320 80)>
       |    |    | <UIButton: 0x7f04; frame = (200 20; 100 44)>
       |    |    |    | <UIButtonLabel: 0x7f05; frame = (0 0; 100 44); userInteractionEnabled = NO>
       |    |    |    | <GlyphControl: 0x7f06; baseClass = UIControl; frame = (0 0; 20 44)>
       | <Overlay: 0x7f07; baseClass = UIView; frame = (0 0; 320 480)>
       |    | <IconButton: 0x7f08; baseClass = UIButton; frame = (0 400; 60 60); \
    userInteractionEnabled = NO>
    """

  @Test("views are plain ones of the classes they stand for, and only scroll views scroll")
  func classes() throws {
    let scene = Scene(try DumpSources.read(text))
    let button = try #require(scene.view(named: "UIButton"))
    #expect(button.className == "UIButton" && !(button is UIControl))
    #expect(scene.view(named: "ListView") is UIScrollView)
    #expect(scene.windows.count == 1 && scene.application.windows.count == 1)
    #expect(scene.position(of: button)?.description == "4:16")
    let hit = scene.windows.first?.hitTest(CGPoint(x: 10, y: 10), with: nil)
    #expect(hit?.routingName == "Overlay")
  }

  @Test("who is pressed is known of recognizers, guessed of classes, and not of parts and windows")
  func presses() throws {
    let views = try #require(try DumpSources.read(text).dump?.views)
    #expect(
      views.map(\.press) == [.none, .recognizers, .guess, .guess, .none, .none, .none, .none]
    )
    #expect(views.map(\.baseClass?.isEmpty) == [nil, false, false, nil, nil, false, false, false])
  }

  @Test("what is said to let touches through is hit only through its subviews")
  func passThrough() throws {
    let document = try SceneDocument(text, path: "d.txt") { $0.hasPrefix("Over") }
    let window = try #require(Scene(document).windows.first)
    let cell = window.hitTest(CGPoint(x: 10, y: 10), with: nil)
    #expect(cell?.routingName == "RowCell")
    #expect(cell?.className == "RowCell")
  }

  @Test("a view whose class says so lets touches through without being told")
  func knownPassThrough() throws {
    let text = """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UIButton: 0x2; frame = (0 0; 100 100)>
         | <_UITouchPassthroughView: 0x3; frame = (0 0; 320 480)>
      """
    let window = try #require(Scene(try DumpSources.read(text)).windows.first)
    #expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil)?.routingName == "UIButton")
  }

  @Test("what a trace carries of a dump reads back as the same scene")
  func wrapped() throws {
    let document = try SceneDocument(text, path: "d.txt") { $0 == "Overlay" }
    let json = String(decoding: document.compactText, as: UTF8.self)
    #expect(!json.contains("\n"))
    let classes = SceneLibrary.gallery.classes
    let again = try SceneDocument(carried: json, path: "d.txt", classes: classes)
    #expect(again.views == document.views)
    #expect(again.dump == document.dump)
    #expect(again.compactText == document.compactText)
  }

  @Test("an object that says it has a dump and has none is refused")
  func wrongWrapping() {
    let beginning = #"{"format":"hitscope-dump","version":1"#
    for rest in [#","text":"hello"}"#, "}", #","text":4}"#, #","sise":1}"#] {
      #expect(DumpSources.complaint(about: beginning + rest)?.hasPrefix("d.txt:1:") == true)
    }
    let newer =
      #"{"format":"hitscope-dump","version":2,"text":"<UIView: 0x1; frame = (0 0; 1 1)>"}"#
    #expect(DumpSources.complaint(about: newer)?.contains("version 2 is newer") == true)
  }

  @Test("the document's own example is read as it says")
  func documentedExample() throws {
    let page = try Checkout.text("docs/dumps.md")
    let after = try #require(page.components(separatedBy: "<!-- example: dump -->\n```\n").last)
    let example = try #require(after.components(separatedBy: "\n```").first)
    #expect(try DumpSources.tree(example) == ["UIWindow", "|UIView", "||ToastView", "|||UIButton"])
  }
}
