import Foundation
import TestSupport
import Testing

/// Each control of a trace's page, as a reader uses it.
@Suite("Controls of a trace's page")
struct ReportControlTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func page(_ kind: PageKind) throws -> HeadlessBrowser {
    try HeadlessBrowser(report: kind.make(in: folder))
  }

  /// Clicks in the middle of what a selector finds.
  private func click(_ browser: HeadlessBrowser, _ selector: String) throws {
    let (x, y) = try browser.middle(of: selector)
    try browser.click(x, y)
  }

  @Test("signs of the transport go to ends, to neighbours and to differences")
  func signs() throws {
    let browser = try page(.compared)
    let ways = [
      ("Last input", 9), ("Input before", 8), ("Next input", 9), ("First input", 1),
      ("Next input", 2), ("Previous difference", 1),
    ]
    for (name, input) in ways {
      try click(browser, "[aria-label=\"\(name)\"]")
      #expect(try browser.chosenInput() == input, "\(name)")
    }
    #expect(browser.complaints == [])
  }

  @Test("play runs at its speed and stops at the next difference, Shift and Space go past it")
  func play() throws {
    let browser = try page(.compared)
    try browser.press("[")
    try browser.press("End")
    #expect(try browser.chosenInput() == 9)
    // From the end it begins again, and stops at the difference there.
    let played = """
      (() => { const speed = document.querySelector("#transport select");
      speed.value = "20"; speed.dispatchEvent(new Event("change")); })()
      """
    try browser.run(played)
    let ended = """
      new Promise((done) => { const look = () => hitscope.transport.isPlaying
      ? setTimeout(look, 10) : done(hitscope.moment.time); look(); })
      """
    try click(browser, "[aria-label=Play]")
    #expect(try browser.run(ended) as? Int == 3_600_000)
    try browser.press("Home")
    try browser.press(" ", shift: true)
    #expect(try browser.text("document.querySelector('.play').title") == "Pause")
    #expect(try browser.run(ended) as? Int == 3_600_000)
    #expect(try browser.text("document.querySelector('.play').title") == "Play")
    #expect(browser.complaints == [])
  }

  @Test("A, D, W and S pan and zoom, and the edge is moved by keys and by a double click")
  func timeline() throws {
    let browser = try page(.trace)
    func scale() throws -> [Double] {
      try browser.run("[hitscope.timeline.scale.start, hitscope.timeline.scale.span]") as? [Double]
        ?? []
    }
    let first = try scale()
    try browser.press("w")
    let closer = try scale()
    #expect(closer[1] < first[1])
    try browser.press("d")
    #expect(try scale()[0] > closer[0])
    try browser.press("a")
    #expect(abs(try scale()[0] - closer[0]) < 2)
    try browser.press("s")
    #expect(abs(try scale()[1] - first[1]) < 2)
    let height = "document.getElementById('lanes').clientHeight"
    #expect(try browser.run(height) as? Int == 200)
    try browser.run("document.getElementById('edge').focus()")
    try browser.press("ArrowDown")
    #expect(try browser.run(height) as? Int == 217)
    try browser.press("ArrowUp")
    #expect(try browser.run(height) as? Int == 200)
    let (x, y) = try browser.middle(of: "#edge")
    try browser.drag([(x, y), (x, y + 60)])
    #expect(try browser.run(height) as? Int == 258)
    try browser.run("document.getElementById('edge').dispatchEvent(new MouseEvent('dblclick'))")
    #expect(try browser.run(height) as? Int == 200)
    #expect(browser.complaints == [])
  }

  @Test("pictures are chosen by clicks and arrows, and a wipe is dragged and moved by keys")
  func pictures() throws {
    let browser = try page(.compared)
    let mode = "hitscope.stage.mode"
    try click(browser, "#sides button:nth-child(1)")
    #expect(try browser.text(mode) == "golden")
    for next in ["now", "both", "wipe", "golden"] {
      try browser.press("ArrowRight")
      #expect(try browser.text(mode) == next)
      #expect(try browser.text("document.activeElement.textContent") == next)
    }
    try click(browser, "#sides button:nth-child(4)")
    let wipe = "Math.round(hitscope.stage.wipe * 100)"
    let before = try browser.run(wipe) as? Int ?? 0
    let (x, y) = try browser.middle(of: ".handle svg")
    try browser.drag([(x, y), (x - 60, y)])
    let dragged = try browser.run(wipe) as? Int ?? 0
    #expect(dragged < before)
    try browser.run("document.querySelector('.handle').focus()")
    try browser.press("ArrowLeft")
    #expect(try browser.run(wipe) as? Int == dragged - 2)
    #expect(
      try browser.text("document.querySelector('.handle').ariaValueNow") == "\(dragged - 2)"
    )
    #expect(browser.complaints == [])
  }

  @Test("chips take kinds of inputs and of lines away, and rows of the walk light up")
  func chips() throws {
    let browser = try page(.compared)
    let rows = "document.querySelectorAll('#inputs [role=option]').length"
    try click(browser, "#chips button:nth-child(2)")
    #expect(try browser.run(rows) as? Int == 5)
    try click(browser, "#chips .differs")
    #expect(try browser.text("document.getElementById('filter').value") == ":differs")
    #expect(try browser.run(rows) as? Int == 1)
    let lines = "document.querySelectorAll('#log div').length"
    let all = try browser.run(lines) as? Int ?? 0
    try click(browser, "#log-kinds button:nth-child(1)")
    #expect(try browser.run(lines) as? Int ?? 0 < all)
    try click(browser, "#log-kinds button:nth-child(1)")
    #expect(try browser.run(lines) as? Int == all)
    try browser.run("document.querySelector('#walk ul').focus()")
    try browser.press("ArrowDown")
    try browser.press("ArrowDown")
    let lit = "document.querySelector('#walk .lit .name').textContent"
    #expect(try browser.text(lit) == "RootView")
    #expect(try browser.run("hitscope.stage.lit.side") as? Int == 0)
    #expect(browser.complaints == [])
  }

  @Test("C copies the event's lines, L its address, and a line of the whole log leads to its input")
  func copying() throws {
    let browser = try page(.compared)
    // What is copied goes by the document's own command where a page from disk may not write.
    try browser.run(
      """
      globalThis.copied = [];
      navigator.clipboard.writeText = async (text) => { copied.push(text); };
      """
    )
    try browser.press("c")
    try browser.press("l")
    let copied = try #require(try browser.run("copied") as? [String])
    #expect(copied.count == 2)
    #expect(copied.first?.contains("TabBar (160, -10) outside -> nil") == true)
    #expect(copied.last?.hasSuffix("page.html#t=0") == true)
    #expect(try browser.text("document.getElementById('told').textContent") == "link copied")
    try browser.press("3")
    let line = "[...document.querySelectorAll('.whole [data-n]')].at(-1)"
    let wanted = try browser.text("\(line).dataset.n")
    try browser.run("\(line).click()")
    #expect(try browser.chosenInput() == Int(wanted))
    #expect(browser.complaints == [])
  }

  @Test("fingers choose rows, press signs and move the wipe on a narrow screen")
  func fingers() throws {
    let browser = try page(.compared)
    try browser.resize(width: 400, height: 800)
    try browser.prefer(isLight: true)
    try browser.waitForReport()
    func tap(_ selector: String) throws { try browser.touch([browser.middle(of: selector)]) }
    try tap("#inputs-4")
    #expect(try browser.chosenInput() == 5)
    try tap("[aria-label=\"Next input\"]")
    #expect(try browser.chosenInput() == 6)
    try tap("#sides button:nth-child(4)")
    #expect(try browser.text("hitscope.stage.mode") == "wipe")
    try tap("#tabs button:nth-child(3)")
    #expect(try browser.text("document.documentElement.dataset.tab") == "log")
    #expect(browser.complaints == [])
  }
}
