import Foundation
import TestSupport
import Testing

@Suite("Colour on a terminal")
struct ColourTests {
  private let escape = "\u{1b}["

  /// Runs a line with a terminal as its standard output.
  private func onTerminal(_ line: String, setting: String = "TERM=xterm") throws -> String {
    let folder = try TestFolder()
    let quoted = "script -qec '\(setting) \(line)' /dev/null"
    let outcome = try Program.type(quoted, in: folder)
    #expect(outcome.code == 0)
    return outcome.output.replacing("\r\n", with: "\n")
  }

  @Test("a walk on a terminal is coloured by its answers, and says the same words")
  func terminal() throws {
    let shown = try onTerminal("hitscope explain raised-tab 160,421")
    let green = "\(escape)32m"
    #expect(shown.contains("\(green)UIWindow (160, 421) descended -> Cell5\(escape)0m\n"))
    #expect(shown.contains("\(escape)31m    TabBar (160, -10) outside -> nil\(escape)0m\n"))
    #expect(shown.contains("\(escape)33m      CenterButton (32, 8) not asked"))
    let plain = try Program.run("explain", "raised-tab", "160,421").output
    #expect(shown.replacing(#/\u{1b}\[\d+m/#, with: "") == plain)
  }

  @Test("a log on a terminal is coloured too")
  func log() throws {
    let folder = try TestFolder()
    let path = try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let shown = try onTerminal("hitscope play hit-walk \(path)")
    #expect(shown.contains("\(escape)36m  touchesBegan E forwarded\(escape)0m\n"))
  }

  @Test(
    "no colour with NO_COLOR, on a dumb terminal, or in JSON",
    arguments: ["NO_COLOR=1 TERM=xterm", "TERM=dumb"]
  )
  func none(setting: String) throws {
    let shown = try onTerminal("hitscope explain raised-tab 160,421", setting: setting)
    #expect(shown == (try Program.run("explain", "raised-tab", "160,421").output))
    #expect(!(try onTerminal("hitscope explain raised-tab 160,421 --json").contains(escape)))
  }

  @Test("a choice of colours goes before the environment, and that before the terminal")
  func chosen() throws {
    let line = "hitscope explain raised-tab 160,421"
    let plain = try Program.run("explain", "raised-tab", "160,421").output
    let folder = try TestFolder()
    for settings in [
      "NO_COLOR=1 \(line) --color always", "CLICOLOR_FORCE=1 \(line)",
      "TERM=dumb \(line) --color=always",
    ] {
      let outcome = try Program.type(settings, in: folder)
      #expect(outcome.output.contains("\(escape)32mUIWindow"), "\(settings)")
    }
    for settings in [
      "CLICOLOR_FORCE=0 \(line)", "CLICOLOR_FORCE=1 NO_COLOR=1 \(line)",
      "CLICOLOR_FORCE=1 \(line) --color never",
    ] {
      #expect(try Program.type(settings, in: folder).output == plain, "\(settings)")
    }
    #expect(try onTerminal("\(line) --color never") == plain)
    #expect(try Program.type("\(line) --color blue", in: folder).code == 64)
  }

  @Test("no colour in a pipe")
  func pipe() throws {
    let outcome = try Program.type("hitscope explain raised-tab 160,421 | cat", in: TestFolder())
    #expect(outcome.code == 0)
    #expect(!outcome.output.contains(escape))
  }
}
