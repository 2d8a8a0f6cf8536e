import Foundation
import HitResponders
import HitScenes
import TestSupport
import Testing

@Suite("What is no dump, and what is too much of one")
struct DumpRefusalTests {
  private static let advice =
    "give what `po [[UIWindow keyWindow] recursiveDescription]` prints, see docs/dumps.md"

  @Test(
    "texts that look alike are refused with what they are",
    arguments: [
      (
        """
        \t*<UIWindow:0x7269010>
        \t|   *<UIView:0x7381250> - AMBIGUOUS LAYOUT
        """, "it is a trace of constraints, with no place of any view"
      ),
      (
        """
        •UIWindow:0x7fb1
        |   •UIView:0x7fb2
        """, "it is a trace of constraints, with no place of any view"
      ),
      (
        """
        <RootController 0x1457>, state: appeared, view: <UIView 0x1458>
           | <ChildController 0x1459>, state: disappeared, view: (view not loaded)
        """, "it lists view controllers, with no place of any view"
      ),
      (
        """
        <__NSArrayM 0x17a1>(
        <UIView: 0x7f01; frame = (0 0; 9 9)>,
        <UIView: 0x7f02; frame = (0 0; 9 9)>
        )
        """, "it lists the views of an array and not what is in them"
      ),
      (
        """
        [   AF O   h=--- v=---  ] NSThemeFrame 0x7f01 f=(0,0,480,292) b=(-) TIME drawRect: min/mean
          [   A    h=-&- v=-&- #0] NSButton 0x7f02 "Save" f=(20,20,80,32) b=(-)
        """, "it is a tree of AppKit's views, and HitScope routes as UIKit does"
      ),
      (
        """
        [   AF          LU ] h=-&- v=-&- NSView 0x7f01 f=(0,0,480,360) b=(-)
          [   AF          LU ] h=--- v=--- NSButton 0x7f02 f=(20,20,100,30) b=(-)
        """, "it is a tree of AppKit's views, and HitScope routes as UIKit does"
      ),
      (
        """
        Assertion failed: <RCTView: 0x7f01> is behind <RNGestureHandlerButton: 0x7f02>,
        which takes the tap at (160, 424).
        """, "it names views amid other text and holds no tree of them"
      ),
      (
        "hit <UIView: 0x7f01; frame = (0 0; 9 9)>\nand no other",
        "it names views amid other text and holds no tree of them"
      ),
    ]
  )
  func lookAlikes(text: String, problem: String) {
    #expect(DumpSources.complaint(about: text) == "d.txt: \(problem); \(Self.advice)")
    #expect(!SceneDocument.isDump(Array(text.utf8)))
  }

  @Test(
    "a report of Detox without a tree is told as that, with where Detox prints the tree",
    arguments: [
      """
      Test Failed: View “<RCTView: 0x7f01>” is not hittable at point “{"x":70,"y":28}”.
      Another view “<RNGestureHandlerButton: 0x7f02>” is hittable at window point “{"x":160}”
      """,
      "DetoxRuntimeError: Test Failed: View is not hittable at its visible point.",
      """
      - Origin view: <UITransitionView: 0x7f01; frame = (0 0; 393 852)>
      - Absolute origin: {0, 0}
      - Hit: <RCTView: 0x7f02; frame = (0 0; 393 852); alpha = 0> reactTag: 7347
      - Target view: <RCTView: 0x7f03; frame = (54 0; 22 22)> reactTag: 7329
      """,
    ]
  )
  func detox(text: String) {
    #expect(
      DumpSources.complaint(about: text)
        == "d.txt: it is a report of Detox, which names the views of one tap and holds no tree; "
        + "give the tree that `detox test --loglevel verbose` prints below \"View Hierarchy:\", "
        + "see docs/dumps.md"
    )
    let tree = """

      View Hierarchy:
      <UIWindow: 0x7f04; frame = (0 0; 393 852)>
         | <RCTView: 0x7f03; frame = (54 0; 22 22)>
      """
    #expect(DumpSources.complaint(about: text + tree) == nil)
  }

  @Test("a chain of responders is refused where its first controller stands")
  func responders() {
    let text = """
      <Badge: 0x1; baseClass = UIImageView; frame = (283 1; 20 20)>
         | <TabBar: 0x2; baseClass = UITabBar; frame = (0 519; 320 49)>
         |    | <MainTabBarController: 0x3>
         |    |    | <UIWindow: 0x4; frame = (0 0; 320 568)>
         |    |    |    | <UIApplication: 0x5>
      """
    #expect(
      DumpSources.complaint(about: text)
        == "d.txt:3:11: it is a chain of responders and not a tree of views; \(Self.advice)"
    )
  }

  @Test("other texts are left to the reader of scene files")
  func others() {
    #expect(
      DumpSources.complaint(about: "A mail about <UIView> and others")
        == "d.txt: it is neither a scene file nor a dump of views; "
        + "see docs/scene-format.md and docs/dumps.md"
    )
    for text in [
      "", "hello", "<html><body/></html>", "<?xml version=\"1.0\"?>", "<a b='c'>", "...",
    ] {
      #expect(!SceneDocument.isDump(Array(text.utf8)))
      #expect(DumpSources.complaint(about: text)?.hasPrefix("d.txt:") == true)
    }
    let scene = """
      // <UIView: 0x1; frame = (0 0; 9 9)>
      //    | <UIView: 0x2; frame = (0 0; 9 9)>
      { "format": "hitscope-scene", "version": 1, "size": [9, 9], "views": [] }
      """
    #expect(DumpSources.complaint(about: scene) == nil)
    #expect(DumpSources.complaint(about: scene.replacing("//", with: "/* */ /*")) != nil)
    #expect(DumpSources.complaint(about: "/* <UIView: 0x1; frame = (0 0; 9 9)>\n*/" + scene) == nil)
  }

  // MARK: Limits

  @Test("as many views and levels as the limits say are read, and one more is refused")
  func limits() throws {
    var limits = SceneDocument.Limits.standard
    limits.views = 10
    limits.depth = 6
    func read(_ text: String) -> String? {
      do throws(SceneError) {
        _ = try SceneDocument(text, path: "d.txt", limits: limits)
        return nil
      } catch {
        return error.description
      }
    }
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n"
    let view = " | <UIView: 0x2; frame = (0 0; 9 9)>\n"
    #expect(read(window + String(repeating: view, count: 8)) == nil)
    #expect(
      read(window + String(repeating: view, count: 9))
        == "d.txt:10:4: more than 9 views; dump a part of the tree"
    )
    func level(_ depth: Int) -> String { String(repeating: "|", count: depth) + view.dropFirst(2) }
    #expect(read(window + level(4)) == nil)
    #expect(
      read(window + level(5)) == "d.txt:2:7: views nested deeper than 5; dump a part of the tree"
    )
  }

  @Test("a view of more than 64 KiB is refused, also in one line")
  func longest() {
    let window = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n"
    let label = " | <UILabel: 0x2; frame = (0 0; 9 9); text = '"
    let fits = String(repeating: "x", count: 65_000)
    #expect(DumpSources.complaint(about: window + label + fits + "'>") == nil)
    #expect(
      DumpSources.complaint(about: window + label + fits + fits + "'>")
        == "d.txt:2:1: a view's text is longer than 64 KiB; "
        + "cut the line; a view that is cut is read as far as it goes"
    )
    let lines = String(repeating: "\(fits)\n", count: 20)
    #expect(DumpSources.complaint(about: window + label + lines) == nil)
  }

  @Test("thirty thousand views are read, and found by their names")
  func many() throws {
    let line = "   | <UIView: 0x7f02; frame = (0 0; 320 480); layer = <CALayer: 0x62>>\n"
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n" + String(repeating: line, count: 30_000)
    let document = try DumpSources.read(text)
    #expect(document.views.count == 30_001)
    #expect(document.view(named: "UIView#29999") == 29_999)
  }

  // MARK: Damage

  private static let sample = """
    // 2015-10-09 15:12:20.568 app[5625:756750] <UIWindow: 0x7f01; frame = (0 0; 320 480)>
       | 'Root:0x7f0a' <<Box: 0x7f02; baseClass = UIView; frame = (-15.3281 1; 130.656 9); transform = \
    [0.92387953251128674, 0.38268343236508978, -0.38268343236508978, 0.92387953251128674, 0, 0]> a>
       |    | _list <UITableView: 0x7f03; frame = (0 0; 9 9); contentOffset: {0, 4}; contentSize: \
    {9, 99}; adjustedContentInset: {1, 2, 3, 4}; animations = { a=<B: 0x1>; }>
       |    |    | <UILabel: 0x7f04; frame = (0 0; nan inf); text = 'What's; a = 'b'; alpha = 0.5>
       ...
       | Free text
       | <_TtGC7SwiftUI14_UIHostingViewV1a_: 0x7f05; frame = (0 0; 9 9); ax.label = "x; y"
    z"; backgroundColor = <UIDynamicSystemColor: 0x1; name = systemBlueColor>; placeholder = a; b; c>
    """

  @Test("damaged dumps are read or refused, and what is read stands")
  func mutations() {
    var random = Seeded(20_261_122)
    let original = Array(Self.sample.utf8)
    let words = [
      "<", ">", "'", ";", "|", "(", ")", "{", "}", "\n", " = ", "0x", "-", "1e308", "<<",
    ]
    var read = 0
    for round in 0..<1_500 {
      var text = original
      for _ in 0..<Int.random(in: 1...5, using: &random) {
        let place = Int.random(in: 0..<text.count, using: &random)
        let end = min(text.count, place + Int.random(in: 0...12, using: &random))
        switch Int.random(in: 0..<4, using: &random) {
        case 0: text.removeSubrange(place..<end)
        case 1: text[place] = UInt8.random(in: 0...255, using: &random)
        case 2:
          text.insert(contentsOf: text[place..<end], at: Int.random(in: 0...place, using: &random))
        default:
          let word = words[Int.random(in: 0..<words.count, using: &random)]
          text.insert(contentsOf: word.utf8, at: place)
        }
        if text.isEmpty { text = original }
      }
      do throws(SceneError) {
        let document = try SceneDocument(text: text, path: "d.txt")
        read += 1
        #expect(document.indicesByID.count == document.views.count)
        if round % 10 == 0 {
          let window = Scene(document).application.windows.first
          _ = window?.hitTest(CGPoint(x: 5, y: 5), with: nil)
        }
      } catch {
        #expect(!error.faults.isEmpty)
      }
    }
    #expect(read > 1_000)
  }
}
