import Foundation
import TestSupport
import Testing

/// Pages of traces as a real browser shows them, driven by keys, by mouse and by touch.
@Suite("Pages of hitscope report")
struct ReportPageTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Makes a page of a trace of the goldens and opens it.
  private func page(of trace: String) throws -> HeadlessBrowser {
    let path = folder.path("page.html")
    let golden = Golden.folder.appendingPathComponent("traces/\(trace).hstrace").path
    let outcome = try Program.run(["report", golden, "-o", path])
    try #require(outcome.code == 0, "\(outcome.errors)")
    return try HeadlessBrowser(report: path)
  }

  private func page(_ kind: PageKind) throws -> HeadlessBrowser {
    try HeadlessBrowser(report: kind.make(in: folder))
  }

  @Test("keys go through inputs, events and rows")
  func keys() throws {
    let browser = try page(of: "raised-tab")
    #expect(try browser.chosenInput() == 1)
    #expect(try browser.shown("stage-event") == "touch 1 began (160, 421)")
    for (key, input) in [("j", 2), (".", 3), ("j", 4), ("k", 3), (",", 2), ("End", 9), ("Home", 1)]
    {
      try browser.press(key)
      #expect(try browser.chosenInput() == input, "\(key)")
    }
    try browser.press("3")
    #expect(try browser.shown("panels").contains("UIApplication.sendEvent"))
    try browser.press("1")
    try browser.press("/")
    #expect(try browser.text("document.activeElement.id") == "filter")
    try browser.press("Escape")
    let before = try browser.text("document.documentElement.dataset.theme")
    try browser.press("t")
    #expect(try browser.text("document.documentElement.dataset.theme") != before)
    try browser.press("?")
    #expect(try browser.run("document.getElementById('help').open") as? Bool == true)
    #expect(browser.complaints == [])
  }

  @Test("a click chooses, a drag scrubs, the wheel zooms and pans, a finger scrubs as well")
  func pointing() throws {
    let browser = try page(of: "raised-tab")
    let row = try browser.middle(of: "#inputs-2")
    try browser.click(row.0, row.1)
    #expect(try browser.chosenInput() == 3)
    let start = try browser.middle(of: "#lanes", across: 0.02, down: 0.06)
    let end = try browser.middle(of: "#lanes", across: 0.995, down: 0.06)
    try browser.drag([start, end])
    #expect(try browser.chosenInput() == 9)
    try browser.drag([end, start])
    #expect(try browser.chosenInput() == 1)
    let lanes = try browser.middle(of: "#lanes", down: 0.97)
    let span = "hitscope.timeline.scale.span"
    let all = try browser.run(span) as? Double ?? 0
    try browser.wheel(lanes.0, lanes.1, by: -400)
    _ = try browser.chosenInput()
    let closer = try browser.run(span) as? Double ?? 0
    #expect(closer < all)
    let left = try browser.run("hitscope.timeline.scale.start") as? Double
    try browser.wheel(lanes.0, lanes.1, by: 200, shift: true)
    _ = try browser.chosenInput()
    #expect(try browser.run("hitscope.timeline.scale.start") as? Double != left)
    #expect(try browser.run(span) as? Double == closer)
    try browser.touch([start, end])
    #expect(try browser.chosenInput() == 9)
    #expect(browser.complaints == [])
  }

  @Test("a filter finds rows by words, touches, times and kinds; Escape shows all")
  func filter() throws {
    let browser = try page(of: "raised-tab")
    func found(_ words: String) throws -> [String] {
      try browser.run(
        """
        (() => { const field = document.getElementById("filter");
        field.value = "\(words)"; field.dispatchEvent(new Event("input")); })()
        """
      )
      let script =
        "JSON.stringify([...document.querySelectorAll('#inputs time')].map((time) => time.innerText))"
      return try JSONDecoder().decode([String].self, from: Data(browser.text(script).utf8))
    }
    #expect(try found("").count == 9)
    #expect(try found("centerbutton began") == ["0.000", "1.000"])
    #expect(try found("t>3.2") == ["3.500", "3.600"])
    #expect(try found(":action t<2") == ["1.100"])
    #expect(try found("touch 2") == [])
    #expect(try browser.shown("inputs") == "no input has “touch 2”")
    try browser.run("document.getElementById('filter').focus()")
    try browser.press("Escape")
    #expect(try browser.run("document.querySelectorAll('#inputs time').length") as? Int == 9)
  }

  @Test("an address with a time goes there; differences are gone through and stand side by side")
  func differences() throws {
    let browser = try page(.compared)
    #expect(try browser.chosenInput() == 1)
    #expect(try browser.shown("verdict").contains("CenterButton"))
    #expect(try browser.run("document.querySelectorAll('#walk ul').length") as? Int == 2)
    #expect(try browser.run("document.querySelectorAll('#walk .first').length") as? Int == 2)
    try browser.run("location.hash = '#t=2'")
    #expect(try browser.chosenInput() == 5)
    try browser.press("[")
    #expect(try browser.chosenInput() == 1)
    for mode in ["wipe", "golden", "now", "both"] {
      try browser.press("g")
      #expect(try browser.text("hitscope.stage.mode") == mode)
    }
    try browser.press("2")
    #expect(try browser.shown("differences-rows").contains("CenterButton"))
    #expect(browser.complaints == [])
  }

  @Test("two traces whose scenes differ show maps, areas, what moved and the changed keys")
  func changedScenes() throws {
    let browser = try page(.differences)
    let maps = try browser.shown("maps")
    for words in ["5.2 % changed", "+5760", "CenterButton 1152 pt²", "1: TabBar by (0, 18)"] {
      #expect(maps.contains(words), "\(words)")
    }
    let sizes = "[...document.querySelectorAll('#maps img')].every((img) => img.naturalWidth > 9)"
    #expect(try browser.run(sizes) as? Bool == true)
    #expect(try browser.shown("changes").contains("[0, 413, 320, 67]"))
    #expect(try browser.shown("verdict").contains("The point was (160, 8) in TabBar, inside"))
    #expect(browser.complaints == [])
  }

  @Test("a page that is cut says what its trace was")
  func cut() throws {
    let browser = try page(of: "raised-tab")
    #expect(try browser.run("document.getElementById('notice').hidden") as? Bool == true)
    let whole = try String(contentsOfFile: folder.path("page.html"), encoding: .utf8)
    let end = try #require(whole.range(of: "id=\"index\""))
    let path = try folder.write(String(whole[..<end.lowerBound]), to: "cut.html")
    let cut = try HeadlessBrowser(opening: path)
    #expect(try cut.shown("notice") == "this page is cut; its trace was 9 events")
    #expect(cut.complaints == [])
  }
}
