import Foundation
import TestSupport
import Testing

@Suite("hitscope export and import")
struct ExportTests {
  private func trace(in folder: TestFolder) throws -> String {
    let script = try folder.write(PlayTests.script(PlayTests.tap), to: "tap.script.json")
    let path = folder.path("tap.hstrace")
    let outcome = try Program.run("play", "hit-walk", script, "-o", path, "--log", "none")
    #expect(outcome.code == 0, "\(outcome)")
    return path
  }

  @Test("a trace becomes Chrome's JSON, a table, and a script that plays the same")
  func forms() throws {
    let folder = try TestFolder()
    let trace = try trace(in: folder)
    for form in ["chrome", "csv", "script"] {
      let outcome = try Program.run("export", trace, "--to", form, "-o", folder.path("tap.\(form)"))
      #expect(outcome == Program.Outcome(code: 0, output: "", errors: ""))
    }
    let chrome = try Data(contentsOf: URL(fileURLWithPath: folder.path("tap.chrome")))
    #expect(try JSONSerialization.jsonObject(with: chrome) is [String: Any])
    let table = try String(contentsOfFile: folder.path("tap.csv"), encoding: .utf8)
    #expect(table.contains("1,1,0,script,began,1,500,400,"))
    let again = folder.path("again.hstrace")
    let outcome = try Program.run(
      "play",
      "hit-walk",
      folder.path("tap.script"),
      "-o",
      again,
      "--log",
      "none"
    )
    #expect(outcome.code == 0)
    #expect(
      FileManager.default.contents(atPath: again) == FileManager.default.contents(atPath: trace)
    )
  }

  @Test("actions of WebDriver become a script that presses what they say")
  func actions() throws {
    let folder = try TestFolder()
    let actions = try folder.write(
      """
      [{ "type": "pointer", "parameters": { "pointerType": "touch" }, "actions": [
        { "type": "pointerMove", "x": 500, "y": 400 }, { "type": "pointerDown" },
        { "type": "pause", "duration": 100 }, { "type": "pointerUp" } ] }]
      """,
      to: "actions.json"
    )
    let script = folder.path("actions.script.json")
    let imported = try Program.run("import", actions, "--size", "800x600", "-o", script)
    #expect(imported == Program.Outcome(code: 0, output: "", errors: ""))
    let outcome = try Program.run("play", "hit-walk", script, "--log", "chain")
    #expect(outcome.output.contains("touchesBegan E forwarded"))
  }

  @Test("what cannot be read leaves no file and says where, what and what to do, exit 2")
  func trouble() throws {
    let folder = try TestFolder()
    let broken = try folder.write("{\"k\":\"head\"}\n", to: "broken.hstrace")
    let target = folder.path("out.json")
    for form in ["chrome", "csv", "script"] {
      let outcome = try Program.run("export", broken, "--to", form, "-o", target)
      #expect(outcome.code == 2)
      #expect(outcome.errors.hasPrefix("hitscope: \(broken):1:"), "\(outcome.errors)")
      #expect(!FileManager.default.fileExists(atPath: target))
    }
    let outcome = try Program.run("import", broken, "--from", "libinput", "-o", target)
    #expect(outcome.code == 2)
    #expect(outcome.errors.contains("no devices: this is no recording"))
    #expect(!FileManager.default.fileExists(atPath: target))
  }
}
