import Foundation
import HitInspector
import TestSupport
import Testing

/// Somebody has a page or a picture written, and goes on at once.
@Suite("While the window writes a file", .serialized)
struct WindowPageTests {
  private let trial: ActionTrial

  /// The last eight bytes of each whole picture: the name and the checksum of its last chunk.
  private static let endOfPNG = Data("IEND".utf8) + [0xae, 0x42, 0x60, 0x82]

  init() throws { trial = try ActionTrial(of: nil) }

  /// Opens a scene and asks for its page, up to the last key.
  private func ask(for path: String, in scene: String = "stress") throws -> Desk {
    let desk = try trial.open(scene, sceneSize: CGSize(width: 800, height: 600))
    try ask(for: path, on: desk)
    return desk
  }

  private func ask(for path: String, on desk: Desk) throws {
    try trial.type(.askToWrite, on: desk)
    for _ in 0..<30 { try desk.user.type(["BackSpace"]) }
    for letter in path { try desk.user.type(letter.keys) }
    _ = try desk.settledPicture(of: desk.layout.canvas)
  }

  /// Expects that a file is a whole page.
  private func expectPage(_ name: String, of scene: String = "stress") {
    let page = ActionChecks.text(of: name, trial)
    #expect(page.hasPrefix("<!doctype html>") && page.hasSuffix("</html>\n"), "\(page.count)")
    #expect(page.contains("<title>\(scene): who receives a press</title>"))
  }

  @Test("a press is answered before the page is there", arguments: ["stress", "redirect"])
  func press(scene: String) throws {
    let path = trial.folder.path("seen.html")
    let desk = try ask(for: path, in: scene)
    desk.move(to: 400, 300)
    try desk.user.type(["Return"])
    desk.user.press()
    desk.user.release()
    #expect(desk.waits(for: "touch 1 ended"))
    #expect(eventually { desk.program.standardError == "hitscope: Wrote \(path)\n" })
    // The press was told before the page was written.
    let answered = try #require(desk.program.lastOutput)
    let written = try #require(ChildProcess.lastChange(of: path))
    #expect(answered < written)
    expectPage("seen.html", of: scene)
    #expect(trial.folder.names == ["seen.html"])
  }

  @Test("a second page waits for the first, and takes another name")
  func second() throws {
    let (first, other) = (trial.folder.path("one.html"), trial.folder.path("two.html"))
    let desk = try ask(for: first)
    // The first one is not there yet when the same name is typed again.
    try desk.user.type(["Return"])
    try trial.type(.askToWrite, on: desk)
    for _ in 0..<30 { try desk.user.type(["BackSpace"]) }
    try desk.enter(first)
    for _ in 0..<8 { try desk.user.type(["BackSpace"]) }
    try desk.enter("two.html")
    #expect(
      eventually {
        desk.program.standardError == "hitscope: Wrote \(first)\nhitscope: Wrote \(other)\n"
      }
    )
    for name in ["one.html", "two.html"] { expectPage(name) }
    #expect(trial.folder.bytes("one.html") == trial.folder.bytes("two.html"))
  }

  @Test("another scene meanwhile leaves the page what it was asked for")
  func otherScene() throws {
    let path = trial.folder.path("seen.html")
    let desk = try ask(for: path)
    let title = desk.title
    try desk.user.type(["Return"])
    try trial.type(.previousScene, on: desk)
    #expect(eventually { desk.title != title })
    #expect(eventually { desk.program.standardError == "hitscope: Wrote \(path)\n" })
    expectPage("seen.html")
  }

  @Test(
    "a window that is left meanwhile writes the file to its end",
    arguments: ["seen.html", "seen.png"],
    [true, false]
  )
  func leaving(name: String, byKey: Bool) throws {
    let path = trial.folder.path(name)
    let desk = try ask(for: path)
    try desk.user.type(["Return"])
    if byKey { try trial.type(.quit, on: desk) } else { desk.user.sendDelete(to: desk.window) }
    #expect(desk.program.exitCode(within: .seconds(30)) == 0)
    #expect(desk.program.standardError == "hitscope: Wrote \(path)\n")
    if name == "seen.html" {
      expectPage(name)
    } else {
      #expect(trial.folder.bytes(name)?.suffix(8) == Self.endOfPNG)
    }
    #expect(trial.folder.names == [name])
  }

  @Test("a server that dies meanwhile ends the program, and the page is whole")
  func server() throws {
    let path = trial.folder.path("seen.html")
    let desk = try ask(for: path)
    desk.move(to: 400, 300)
    try desk.user.type(["Return"])
    desk.user.press()
    desk.user.release()
    #expect(desk.waits(for: "touch 1 began"))
    desk.server.kill9()
    #expect(desk.program.exitCode(within: .seconds(30)) == 74)
    expectPage("seen.html")
    #expect(trial.folder.names == ["seen.html"])
  }

  @Test("a signal that ends the program meanwhile leaves nothing half-written")
  func signal() throws {
    let desk = try ask(for: trial.folder.path("seen.html"))
    desk.move(to: 400, 300)
    try desk.user.type(["Return"])
    desk.user.press()
    desk.user.release()
    #expect(desk.waits(for: "touch 1 began"))
    desk.program.send(SIGTERM)
    #expect(desk.program.exitCode() == 128 + SIGTERM)
    #expect(trial.folder.names == [])
  }

  @Test("a folder that does not exist is told at once, and its name can be mended")
  func noFolder() throws {
    let desk = try ask(for: trial.folder.path("no/seen.html"))
    try desk.user.type(["Return"])
    #expect(desk.user.ping(desk.window))
    try FileManager.default.createDirectory(
      atPath: trial.folder.path("no"),
      withIntermediateDirectories: true
    )
    try desk.user.type(["Return"])
    #expect(eventually { desk.program.standardError.contains("hitscope: Wrote ") })
    #expect(desk.program.standardError.split(separator: "\n").count == 2)
    expectPage("no/seen.html")
  }
}
