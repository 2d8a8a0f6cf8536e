import Foundation
import TestSupport
import Testing

@Suite("Dumps on the command line")
struct DumpTests {
  private let dump = """
    2026-01-02 10:00:00.123 Shop[1:2] <UIWindow: 0x7f01; frame = (0 0; 320 480)>
       | <UIView: 0x7f02; frame = (0 0; 320 480); sparkle = YES; layer = <CALayer: 0x62>>
       |    | <TabBar: 0x7f03; baseClass = UIView; frame = (0 400; 320 80)>
       |    |    | <UIButton: 0x7f04; frame = (130 -20; 60 60); opaque = NO>
    """

  private let notes = """
    hitscope: d.txt: 1 attribute is not known and left out: sparkle (line 2)

    """

  private func folder() throws -> TestFolder {
    let folder = try TestFolder()
    try folder.write(dump + "\n", to: "d.txt")
    return folder
  }

  @Test("its tree is printed, and what it does not tell stands on standard error")
  func tree() throws {
    let outcome = try Program.type("hitscope tree d.txt", in: folder())
    #expect(
      outcome
        == .init(
          code: 0,
          output: """
            d 320 x 480
            UIWindow (0, 0, 320, 480)
              UIView (0, 0, 320, 480)
                TabBar (0, 400, 320, 80)
                  UIButton (130, -20, 60, 60)

            """,
          errors: notes
        )
    )
  }

  @Test("a scroll view's recognizers are those that UIKit gives it, and no inner one is named")
  func scrollViewRecognizers() throws {
    let outcome = try Program.type("hitscope tree raised-tab", in: TestFolder())
    #expect(outcome.output.contains(" - clips, handles touches, gesture pan\n"))
    #expect(!outcome.output.contains("contentTouchDelay"))
  }

  @Test("that a dump prints recognizers is shown, and that it tells no kinds")
  func recognizers() throws {
    let folder = try TestFolder()
    try folder.write(
      """
      <UIWindow: 0x1; frame = (0 0; 320 480)>
         | <UITableView: 0x2; frame = (0 0; 320 480); gestureRecognizers = <NSArray: 0x3>; \
      contentOffset: {0, 0}; contentSize: {320, 900}>
         |    | <UIView: 0x4; frame = (0 0; 320 40); gestureRecognizers = <NSArray: 0x5>>
      """,
      to: "r.txt"
    )
    let outcome = try Program.type("hitscope tree r.txt", in: folder)
    #expect(
      outcome.output == """
        r 320 x 480
        UIWindow (0, 0, 320, 480)
          UITableView (0, 0, 320, 480) - gestures of unknown kinds
            UIView (0, 0, 320, 40) - gestures of unknown kinds

        """
    )
  }

  @Test("a pattern for classes that nothing matches, or no dump is there for, is told")
  func idlePassThrough() throws {
    let folder = try folder()
    try folder.write(
      #"{ "format": "hitscope-scene", "version": 1, "size": [9, 9], "views": [] }"#,
      to: "s.json"
    )
    let told = try Program.type("hitscope tree d.txt --pass-through 'Toolbar|Nix'", in: folder)
    #expect(
      told.errors.hasPrefix(
        "hitscope: --pass-through Toolbar|Nix: no class of d.txt matches. "
          + "`hitscope tree` names the classes.\n"
      )
    )
    let scene = try Program.type("hitscope lint s.json --pass-through Nix", in: folder)
    #expect(
      scene.errors == "hitscope: --pass-through Nix: s.json is no dump. "
        + "In a scene file a view says \"hitTest\": \"nil-if-self\".\n"
    )
    let fits = try Program.type("hitscope lint d.txt --pass-through TabBar", in: folder)
    #expect(!fits.errors.contains("--pass-through"))
  }

  @Test("a press is explained, from a file of any name and from a pipe")
  func explain() throws {
    let folder = try folder()
    let outcome = try Program.type("hitscope explain d.txt 160,390", in: folder)
    #expect(outcome.code == 0)
    #expect(
      outcome.output.contains(
        "UIButton did not get this press. Its parent TabBar said the point is outside"
      )
    )
    let piped = try Program.type(
      "cp d.txt dump && hitscope explain ./dump 160,390 && hitscope tree /dev/stdin < dump",
      in: folder
    )
    #expect(piped.code == 0)
    #expect(piped.output.contains("\nstdin 320 x 480\n"))
  }

  @Test("what is said to let touches through does so for a press that is explained")
  func passThrough() throws {
    let line = "hitscope explain d.txt 20,440"
    let folder = try folder()
    #expect(try Program.type(line, in: folder).output.contains("\nTabBar would get a press here. "))
    let told = try Program.type("\(line) --pass-through TabBar", in: folder)
    #expect(told.output.contains("\nTabBar did not get this press. Its own override of hitTest "))
  }

  @Test("lint tells of the dump's lines, and what lets touches through is told to it")
  func lint() throws {
    let folder = try folder()
    let outcome = try Program.type("hitscope lint d.txt", in: folder)
    #expect(outcome.code == 1)
    #expect(outcome.errors == notes)
    #expect(
      outcome.output.hasPrefix("d.txt:4:16: error: UIButton: 33.3 % (1200 of 3600 pt²) is drawn ")
    )
    #expect(outcome.output.contains("(guess: it has the class of a control) [HS101]\n"))
    #expect(outcome.output.contains("d.txt:3:11: note: TabBar decides on touches meant for "))
    #expect(outcome.output.hasSuffix("1 error, 1 note in 1 scene\n"))
    let told = try Program.type("hitscope lint d.txt --pass-through '^Tab'", in: folder)
    #expect(told.output.hasSuffix("1 error in 1 scene\n"))
    let wrong = try Program.type("hitscope lint d.txt --pass-through '('", in: folder)
    #expect(wrong.code == 64)
  }

  @Test("lint finds dumps in folders by what is in them, and passes other texts over")
  func folders() throws {
    let folder = try folder()
    try folder.write("nothing of note", to: "notes.txt")
    try folder.write("\t*<UIWindow:0x7269010>\n", to: "trace.log")
    let outcome = try Program.type("hitscope lint .", in: folder)
    #expect(outcome.output.hasSuffix(" in 1 scene\n"))
  }

  @Test("maps and pictures are made of it")
  func pictures() throws {
    let folder = try folder()
    let map = try Program.type("hitscope map d.txt", in: folder)
    #expect(map.code == 0)
    #expect(map.output.contains("\ninteractive views                       1\n"))
    let made = try Program.type(
      "hitscope map d.txt -o map.html && hitscope render d.txt -o d.png",
      in: folder
    )
    #expect(made.code == 0)
    #expect(folder.bytes("d.png")?.count ?? 0 > 500)
    #expect(folder.bytes("map.html")?.count ?? 0 > 5_000)
  }

  @Test("a trace of it carries the dump, and replays without the file")
  func traces() throws {
    let folder = try folder()
    try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let outcome = try Program.type(
      "hitscope play d.txt tap.script.json -o t.hstrace && rm d.txt && hitscope replay t.hstrace",
      in: folder
    )
    #expect(outcome.code == 0)
    #expect(outcome.output.contains("same: "))
  }

  @Test("what is no dump, and what cannot be done with one, is refused in a sentence")
  func refusals() throws {
    let folder = try folder()
    try folder.write("\t*<UIWindow:0x7269010>\n\t|   *<UIView:0x7381250>\n", to: "trace.txt")
    let trace = try Program.type("hitscope tree trace.txt", in: folder)
    #expect(trace.code == 2)
    #expect(
      trace.errors.hasPrefix("hitscope: trace.txt: it is a trace of constraints, with no place ")
    )
    let fix = try Program.type("hitscope fix d.txt", in: folder)
    #expect(fix.code == 2)
    #expect(
      fix.errors == "hitscope: d.txt: it is a dump of views; fix changes scene files, give one.\n"
    )
    let missing = try Program.type("hitscope tree nosuch.txt", in: folder)
    #expect(missing.code == 2)
    #expect(missing.errors.hasPrefix("hitscope: nosuch.txt: cannot be read, "))
  }
}
