import Foundation
import HitInspector
import TestSupport
import Testing

@Suite("A dump in the window", .serialized)
struct WindowDumpTests {
  @Test("a dump that tells no colours begins as outlines, in the colours of their depths")
  func outlines() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 200 100); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x7f02; frame = (20 20; 160 60)>
         |    | <UIButton: 0x7f03; frame = (100 10; 40 40)>
      """,
      to: "plain.txt"
    )
    let desk = try Desk(path, sceneSize: CGSize(width: 200, height: 100))
    let hasLines = try eventually {
      try desk.sceneColours(CGRect(x: 0, y: 0, width: 200, height: 100))
        .isSuperset(of: [0x5487b5, 0x459ccb])
    }
    #expect(hasLines)
  }

  @Test("a picture opened with Ctrl-O lies under the dump, and one that does not fit is told")
  func screenshot() async throws {
    let trial = try ActionTrial(of: nil)
    let desk = try await trial.openDump()
    desk.expect(0xc03020, at: 30, 90)
    let (fitting, other) = (trial.folder.path("blue.png"), trial.folder.path("low.png"))
    let size = CGSize(width: 320, height: 480)
    try await MainActor.run {
      try ActionTrial.paint(0x2040c0, size, to: fitting)
      try ActionTrial.paint(0x2040c0, CGSize(width: 320, height: 400), to: other)
    }
    for path in [fitting, other] {
      try trial.type(.askForFile, on: desk)
      try desk.enter(path)
      desk.expect(0x2040c0, at: 30, 90)
    }
    let misfit = "hitscope: low.png is 640 × 800, the dump 320 × 480: not laid over\n"
    #expect(eventually { desk.program.standardError.hasSuffix(misfit) })
    // The one that fits stays with the dump that is made anew, which is shown as outlines meanwhile.
    try trial.type(.toggleOutline, on: desk)
    #expect(eventually { desk.scenePixel(30, 90) != 0x2040c0 })
    try trial.type(.restartScene, on: desk)
    desk.expect(0x2040c0, at: 30, 90)
  }

  @Test("Ctrl-S saves a dump as a scene file, which is shown over the same picture")
  func saving() async throws {
    let trial = try ActionTrial(of: nil)
    let desk = try await trial.openDump()
    desk.expect(0xc03020, at: 30, 90)
    try trial.type(.save, on: desk)
    try desk.user.type(["Return"])
    #expect(eventually { desk.program.standardError.contains("Saved app.json") })
    desk.click(60, 60)
    #expect(desk.waits(for: "touchesEnded UIButton#1"))
    desk.expect(0xc03020, at: 30, 400)
    #expect(trial.folder.names.contains("app.json"))
  }

  @Test(
    "a screenshot that cannot lie under anything is one error, or is told and left out",
    arguments: [
      (
        "run raised-tab --screenshot none.png",
        "none.png: cannot be read as PNG: no such file or directory. Name a"
      ),
      ("run raised-tab --screenshot text.png", "text.png: "),
      ("render raised-tab -o w.png --at 1,1 --screenshot text.png", "text.png: "),
      ("render raised-tab -o w.png --screenshot none.png", "Error: --screenshot is of the window"),
      ("run t.hstrace --screenshot none.png", "Error: --screenshot lies under a dump or a scene"),
    ]
  )
  func badScreenshot(line: String, error: String) throws {
    let folder = try TestFolder()
    try folder.write("no picture", to: "text.png")
    try folder.write("{\"k\":\"", to: "t.hstrace")
    let outcome = try Program.type("hitscope \(line)", in: folder)
    #expect(outcome.code == 2 || outcome.code == 64)
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
    #expect(!folder.names.contains("w.png"))
  }

  @Test("its views are drawn and pressed, and what it does not tell is told once")
  func press() throws {
    let folder = try TestFolder()
    let path = try folder.write(
      """
      <UIWindow: 0x7f01; frame = (0 0; 200 100); layer = <UIWindowLayer: 0x61>>
         | <UIView: 0x7f02; frame = (0 0; 200 100); backgroundColor = UIExtendedSRGBColorSpace \
      0.2 0.4 0.6 1>
         |    | <UIButton: 0x7f03; frame = (100 0; 100 100); backgroundColor = \
      UIExtendedSRGBColorSpace 1 0 0 1>
         |    |    | ...
      """,
      to: "phone.txt"
    )
    let desk = try Desk(path, sceneSize: CGSize(width: 200, height: 100))
    #expect(desk.user.text(desk.window, "_NET_WM_NAME") == "phone – HitScope")
    desk.expect(0x336699, at: 20, 20)
    desk.expect(0xff0000, at: 150, 50)
    desk.click(150, 50)
    #expect(desk.waits(for: "touchesEnded UIButton forwarded"))
    #expect(
      desk.program.standardError
        == "hitscope: \(path): views are left out at 1 place, what follows is put under the nearest "
        + "view that is less deep (line 4)\n"
    )
  }
}
