import Foundation
import HitScenes
import Testing

@Suite("The tree of a dump")
struct DumpTreeTests {
  private let plain = """
    <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
       | <UIView: 0x7f02; frame = (0 0; 320 480); layer = <CALayer: 0x62>>
       |    | <UILabel: 0x7f03; frame = (10 20; 100 20); layer = <_UILabelLayer: 0x63>>
       | <UIButton: 0x7f04; frame = (20 300; 60 44); layer = <CALayer: 0x64>>
    """

  private let names = ["UIWindow", "|UIView", "||UILabel", "|UIButton"]

  @Test("strokes say how deep a view stands, and the window's size is the screen's")
  func plainDump() throws {
    #expect(try DumpSources.tree(plain) == names)
    let document = try DumpSources.read(plain)
    #expect(document.size == CGSize(width: 320, height: 480))
    #expect(document.name == "d")
    #expect(document.views[2].frame == CGRect(x: 10, y: 20, width: 100, height: 20))
    #expect(document.views.map(\.position.description) == ["1:1", "2:6", "3:11", "4:6"])
  }

  @Test("blanks are not counted, whatever a paste has made of them", arguments: [0, 1, 2, 4, 7])
  func blanks(count: Int) throws {
    let indent = String(repeating: " ", count: count)
    let text = plain.split(separator: "\n").map { indent + $0 }.joined(separator: "\r\n")
    #expect(try DumpSources.tree(text) == names)
    let tight = plain.replacing("   |", with: "|").replacing("|    |", with: "||")
    #expect(try DumpSources.tree(tight.replacing(" |", with: "\t|")) == names)
  }

  @Test(
    "what logs, debuggers, comments and quotations put before a line is skipped",
    arguments: [
      "$3 = 0x08c5d730 ", "(NSString *) $0 = 0x0000600002f ", "`", "// ", "//", "> ", ">> ", "\"",
      "2015-10-09 15:12:20.568 app[5625:756750] ", "2026-01-02 10:00:00.123456+0100 app[1:2] [ui] ",
      "    - _value : ", "\u{feff}", "@\"",
    ]
  )
  func leads(lead: String) throws {
    #expect(try DumpSources.tree(lead + plain) == names)
    let isOnEachLine = !lead.contains("$") && !lead.contains("_value")
    if isOnEachLine {
      let text = plain.split(separator: "\n").map { lead + $0 }.joined(separator: "\n")
      #expect(try DumpSources.tree(text) == names)
    }
  }

  @Test("a dump that a debugger printed as one string is taken apart at the breaks in it")
  func oneString() throws {
    let text = "(NSString *) $0 = 0x0000600002f @\"" + plain.replacing("\n", with: "\\n") + "\\n\""
    #expect(try DumpSources.tree(text) == names)
    let places = try DumpSources.read(text).views.map(\.position)
    #expect(places.map(\.line) == [1, 1, 1, 1])
    #expect(places == places.sorted() && Set(places).count == 4)
  }

  @Test("text before, between and after is passed over, and a view in it is told")
  func noise() throws {
    let text = """
      Test failed: view <UIButton: 0x7f04; frame = (0 0; 9 9)> was not hit.
      View hierarchy:

      \(plain)
      That was all.
      """
    #expect(try DumpSources.tree(text) == names)
    #expect(try DumpSources.notes(text) == ["unreadLine 1"])
    #expect(try DumpSources.read(text).dump?.notes.first?.line == 1)
  }

  @Test("a scene's windows are marked with a plus and count as one level")
  func sceneRoot() throws {
    let text = """
      <UIWindowScene: 0x7f00; scene = <FBSScene: 0x60; identifier: a>; activationState = active>
             + <UIWindow: 0x7f01; frame = (0 0; 390 844); layer = <UIWindowLayer: 0x61>>
             |    | <UIView: 0x7f02; frame = (0 0; 390 844); ax.label = "Save; or "quit"">
             |    |    | <UIView: 0x7f03; frame = (0 0; 9 9)>
             + <KeyboardWindow: 0x7f04; baseClass = UIWindow; frame = (0 600; 390 244)>
      """
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "||UIView#2", "KeyboardWindow"]
    )
    #expect(try DumpSources.notes(text) == ["windowOrder 2"])
  }

  @Test("names before a view are its own, and a controller's is not")
  func variables() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); layer = <UIWindowLayer: 0x61>>
      | 'RootViewController:0x7f0a' <UIView: 0x7f02; frame = (0 0; 320 480)>
      |    | _save, _button <UIButton: 0x7f03; frame = (0 0; 60 44)>
      |    | _save <UIButton: 0x7f04; frame = (0 60; 60 44)>
      """
    #expect(try DumpSources.tree(text) == ["UIWindow", "|UIView", "||_save#1", "||_save#2"])
  }

  @Test("layers without views are left out and counted")
  func layers() throws {
    let text = """
      \(plain)
         |    | <_UILabelContentLayer: 0x7f09> (layer)
         |    |    | <CALayer: 0x7f0a> (layer)
      """
    #expect(try DumpSources.tree(text) == names)
    #expect(try DumpSources.notes(text) == ["layer 2"])
  }

  @Test("views that were left out leave the others under the nearest that is less deep")
  func elisions() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <UIView: 0x7f02; frame = (0 0; 320 480)>
         ...
         |    |    |    | <UIButton: 0x7f03; frame = (0 0; 60 44)>
         | <UILabel: 0x7f04; frame = (0 0; 60 44)>
         |    | […]
          <Sticker: 0x7f05; baseClass = UIView; frame = (0 0; 50 50)>
      """
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView", "||UIButton", "|UILabel", "|Sticker"]
    )
    #expect(try DumpSources.notes(text) == ["elision 2", "depthJump 1", "strayRoot 1"])
  }

  @Test("a dump that begins below its root gets a window as large as its highest views")
  func lateStart() throws {
    let text = """
         |    |    | <UIView: 0x7f02; frame = (10 20; 300 400)>
         |    |    |    | <UIButton: 0x7f03; frame = (0 0; 60 44)>
         |    | <UIView: 0x7f04; frame = (0 0; 50 50)>
      """
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "||UIButton", "|UIView#2"]
    )
    let document = try DumpSources.read(text)
    #expect(document.size == CGSize(width: 310, height: 420))
    #expect(document.dump?.views.map(\.isMadeUp) == [true, false, false, false])
    #expect(try DumpSources.notes(text) == ["lateStart 1"])
  }

  @Test("a view that describes itself in free text stays in its place and fills its superview")
  func freeText() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <UIView: 0x7f02; frame = (10 10; 100 90)>
         |    | Card with 3 items
         |    |    | <UIButton: 0x7f03; frame = (0 0; 60 44)>
         | <Card: 0x7f04>
      """
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "||UIView#2", "|||UIButton", "|Card"]
    )
    let views = try DumpSources.read(text).views
    #expect(views[2].frame == CGRect(x: 0, y: 0, width: 100, height: 90))
    #expect(views[2].settings.contains(.text("Card with 3 items")))
    #expect(views[2].settings.contains(.hitTest(.nilIfSelf)))
    #expect(try DumpSources.notes(text) == ["noFrame 2"])
  }

  @Test("lines that an author wrapped belong to the view before")
  func wrapped() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0;
          320 480); layer =
          <UIWindowLayer: 0x61>>
         | <UILabel: 0x7f02; frame = (10 20; 100 20); text = 'one
      two'; userInteractionEnabled = NO>
      """
    #expect(try DumpSources.tree(text) == ["UIWindow", "|UILabel"])
    let views = try DumpSources.read(text).views
    #expect(views[0].frame.size == CGSize(width: 320, height: 480))
    #expect(views[1].settings.contains(.text("one\ntwo")))
    #expect(views[1].settings.contains(.interaction(false)))
  }

  @Test("a line that is cut keeps what it says, and what follows is no part of it")
  func cut() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480); gestureRec
         | <UIView: 0x7f02; frame = (10 20; 100 90); alpha = 0.5; layer = <CALa
         | <UIView: 0x7f03; frame = (0 0; 320
      and so on, and so on; alpha = 1
      """
    #expect(try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "|UIView#2"])
    #expect(try DumpSources.read(text).views[1].settings.contains(.alpha(0.5)))
    #expect(try DumpSources.notes(text) == ["cut 3", "noFrame 1"])
  }

  @Test("mangled names of Swift are made readable, and long ones are cut")
  func swiftNames() throws {
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <_TtGC7SwiftUI14_UIHostingViewGVS_6VStackGVS_6ButtonVS_4Text___: 0x2; frame = (0 0; 9 9)>
         | <_TtCOCV7SwiftUI11DisplayList11ViewUpdater8Platform13CGDrawingView: 0x3; frame = (0 0; 9 9)>
         | <_TtGC5UIKitP10$186e04bc422FloatingBarHostingViewVS_3Bar_: 0x4; frame = (0 0; 9 9)>
         | <Shop.Box<Swift.Array<Swift.Int>>: 0x5; baseClass = UIView; frame = (0 0; 9 9)>
         | <\(String(repeating: "Long", count: 30)): 0x6; frame = (0 0; 9 9)>
         | <_Tt9: 0x7; frame = (0 0; 9 9)>
      """
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|SwiftUI._UIHostingView", "|SwiftUI.CGDrawingView",
        "|UIKit.FloatingBarHostingView", "|Shop.Box<Swift.Array<Swift.Int>>",
        "|\(String(repeating: "Long", count: 15))…", "|_Tt9",
      ]
    )
  }

  @Test("classes inside of functions are read by module and name, and each of several is numbered")
  func localSwiftNames() throws {
    let function = "_TtCFC11SentryTests16RedactTestsCommon30testRedact_with_longName_andMoreFT_T_"
    let text = """
      <UIWindow: 0x7f01; frame = (0 0; 320 480)>
         | <\(function)L_15IgnoreContainer: 0x2; frame = (0 0; 9 9)>
         | <\(function)L0_15RedactContainer: 0x3; frame = (0 0; 9 9)>
         |    | <\(function)L_15RedactContainer: 0x4; frame = (0 0; 9 9)>
         | <_TtCCFE4ShopSi4loadFT_T_L_5Outer5Inner: 0x5; frame = (0 0; 9 9)>
         | <\(String(repeating: "Long", count: 16))A: 0x6; frame = (0 0; 9 9)>
         | <\(String(repeating: "Long", count: 16))B: 0x7; frame = (0 0; 9 9)>
      """
    let long = String(repeating: "Long", count: 15)
    #expect(
      try DumpSources.tree(text) == [
        "UIWindow", "|SentryTests.IgnoreContainer", "|SentryTests.RedactContainer#1",
        "||SentryTests.RedactContainer#2", "|Shop.Inner", "|\(long)…#1", "|\(long)…#2",
      ]
    )
  }

  @Test("every view has a name of its own")
  func uniqueNames() throws {
    let line = "   | <UIView: 0x2; frame = (0 0; 9 9)>\n   | <UIView#2: 0x3; frame = (0 0; 9 9)>\n"
    let text = "<UIWindow: 0x1; frame = (0 0; 9 9)>\n" + String(repeating: line, count: 5)
    let document = try DumpSources.read(text)
    #expect(document.indicesByID.count == document.views.count)
    #expect(document.views.indices.allSatisfy { document.view(named: document.name(of: $0)) == $0 })
  }
}
