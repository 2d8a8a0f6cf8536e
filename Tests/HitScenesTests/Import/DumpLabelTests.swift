import Foundation
import HitScenes
import Testing

@Suite("What stands before the lines of a dump")
struct DumpLabelTests {
  nonisolated static let labels = [
    "Optional(", "some(", "self.view: ", "view = ", "View hierarchy: ", "root:", "tree=", "po: ",
    "Printing description of self.view: ", "(UIView *) ", "(UIView *) $0 = 0x0000600002f ",
    "$3 = 0x08c5d730 ", "0x08c5d730 'RootViewController:0x757a0b0' ",
    "'RootViewController:0x757a0b0' ", "2024-05-01 10:00:00.123 App[12:345] view: ",
    "2024-05-01 10:00:00.123456+0200 App[12:345] ", "2024-05-01T10:00:00.1234567Z ",
    "2024-05-01 10:00:00.123456+0200 0x1234 Default 0x0 123 0 App: (UIKit) [com.a:ui] ",
    "May  1 10:00:00 iPhone App[12] <Notice>: ", "default\t10:00:00.123456+0200\tApp\t",
    "[DEBUG] ", "DEBUG: ", "flutter: ", "I/App: ", "t =     1.00s ", "- ", "* ", "1. ", "# ",
    "[0] ", "<pre>", "print(view) -> ", "▿ some : ", "🐞 ", "(lldb) po self.view\n",
  ]

  @Test("a label before a root takes neither the root nor the screen away", arguments: labels)
  func roots(label: String) throws {
    for root in ["UIWindow", "UIView"] {
      let text = """
        \(label)<\(root): 0x7f01; frame = (0 0; 375 667)>)
           | <UIImageView: 0x7f02; frame = (0 0; 375 64)>
           | <UITableView: 0x7f03; frame = (0 64; 375 603)>
           |    | <UIButton: 0x7f04; frame = (10 10; 50 50)>
        """
      let inner = ["|UIImageView", "|UITableView", "||UIButton"]
      let tree =
        root == "UIWindow"
        ? ["UIWindow"] + inner : ["UIWindow", "|UIView"] + inner.map { "|\($0)" }
      #expect(try DumpSources.tree(text) == tree)
      #expect(try DumpSources.read(text).size == CGSize(width: 375, height: 667))
      #expect(try DumpSources.notes(text).filter { !$0.hasPrefix("unknownOrigin") } == [])
    }
  }

  @Test(
    "a stamp before every line is skipped, also before text and where views are left out",
    arguments: [
      "2024-05-01T10:00:0*.1234567Z ", "May  1 10:00:0* iPhone App[12] <Notice>: ",
      "default\t10:00:00.12345*+0200\tApp\t", "flutter: ", "2024-05-01 10:00:00.12* App[12:345] ",
      "[DEBUG] 10:0* ", "I/flutter ( 123): ", "05-01 10:00:0*.123  1234  1234 D App: ",
      "10:00:0* ", "[10:00:0*] ", "build\tUNKNOWN STEP\t2024-05-01T10:00:00.12345*Z ", "*: ",
      "2024-05-01 10:00:00.123456+0200 0x1234     Default     0x0    123    0    App: (UIKit) ",
      "t =    *.00s ",
    ]
  )
  func stamps(stamp: String) throws {
    let lines = [
      "<UIView: 0x7f01; frame = (0 0; 375 667)>",
      "   | <UILabel: 0x7f02; frame = (0 0; 375 64); text = 'a", "b'>", "   | Card with 3 items",
      "   |    | ...", "   |    |    | _buy <UIButton: 0x7f04; frame = (10 10; 50 50)>",
    ]
    let text = lines.enumerated().map { stamp.replacing("*", with: "\($0.offset)") + $0.element }
      .joined(separator: "\n")
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "||UILabel", "||UIView#2", "|||_buy"]
    )
    #expect(try DumpSources.read(text).views[2].settings.contains(.text("a\nb")))
    #expect(try DumpSources.notes(text) == ["elision 1", "depthJump 1", "noFrame 1"])
  }

  @Test("a sentence about a view is no root, before a tree and in it")
  func sentences() throws {
    let text = """
      Hit <UIButton: 0x7f08; frame = (0 0; 9 9)>
      not <UIButton: 0x7f09; frame = (0 0; 9 9)>
      self.view: <UIView: 0x7f01; frame = (0 0; 375 667)>
         | <UIView: 0x7f02; frame = (0 0; 375 64)>
      layout of <UIButton: 0x7f09; frame = (0 0; 9 9)> was ambiguous
         |    | <UIButton: 0x7f04; frame = (10 10; 50 50)>
      """
    #expect(
      try DumpSources.tree(text) == ["UIWindow", "|UIView#1", "||UIView#2", "|||UIButton"]
    )
    #expect(try DumpSources.notes(text) == ["unreadLine 3"])
  }

  @Test("a labelled view with nothing around it is a tree of one")
  func single() throws {
    let text = "self.view: <UIView: 0x7f01; frame = (0 0; 375 667)>\n\n"
    #expect(try DumpSources.tree(text) == ["UIWindow", "|UIView"])
  }

  @Test("a dump in a string of a JSON file is read, in one line and among others")
  func json() throws {
    let dump = #"<UIWindow: 0x1; frame = (0 0; 320 480)>\n   | <UIButton: 0x2; frame = (0 0; 9 9)>"#
    for text in [
      #"{"title": "x", "hierarchy": "\#(dump)\n"}"#,
      "{\n  \"hierarchy\": \"\(dump)\",\n  \"b\": 1\n}",
      #"["\#(dump)"]"#, "\"\(dump)\\n\"",
    ] {
      #expect(try DumpSources.tree(text) == ["UIWindow", "|UIButton"])
    }
    #expect(DumpSources.complaint(about: #"{"hierarchy": "<UIWindow: 0x1; x = 1>"}"#) != nil)
  }
}
