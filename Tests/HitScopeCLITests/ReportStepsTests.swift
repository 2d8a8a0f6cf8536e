import Foundation
import TestSupport
import Testing

/// That pages keep what a step leaves as it is, and use the rows of lists again, does not show.
@Suite("Steps through a page")
struct ReportStepsTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  /// Opens the page of 120 taps, each elsewhere, so that walks and chains have all lengths.
  private func page() throws -> HeadlessBrowser {
    let taps = (0..<120).map { number in
      let (x, y) = (number * 7919 % 800 + 20, number * 6577 % 600 + 20)
      return #"{"at": \#(number), "tap": [\#(x), \#(y)]}"#
    }
    try folder.write(PlayTests.script(taps.joined(separator: ", ")), to: "taps.script.json")
    for line in [
      "play hit-walk taps.script.json --log none -o taps.hstrace",
      "report taps.hstrace -o page.html",
    ] {
      let outcome = try Program.type("hitscope \(line)", in: folder)
      try #require(outcome.code == 0, "\(outcome.errors)")
    }
    return try HeadlessBrowser(report: folder.path("page.html"))
  }

  /// What the page says: its panels, and each row of the inputs that is in the document.
  private struct Said: Decodable {
    var panels: [String: String]
    var rows: [String: String]
  }

  private func said(by browser: HeadlessBrowser) throws -> Said {
    let script = """
      (() => {
        const told = (node) => node instanceof Element
          ? { [node.localName]: [[...node.attributes].filter(({ value }) => value !== "")
              .map(({ name, value }) => `${name}=${value}`).sort(), [...node.childNodes].map(told)] }
          : node.data;
        const all = (selector) => Object.fromEntries([...document.querySelectorAll(selector)]
          .map((each) => [each.id, JSON.stringify(told(each))]));
        return JSON.stringify({
          panels: all("#stage-title, #stage-event, #chain-note, #chain, #why, #transport"),
          rows: all("#inputs .row") });
      })()
      """
    return try JSONDecoder().decode(Said.self, from: Data(browser.text(script).utf8))
  }

  @Test("after steps, jumps and scrolling a page says what it says when it is opened there")
  func steps() throws {
    let browser = try page()
    #expect(try browser.run("hitscope.trace.rows.length") as? Int == 240)
    for round in 0..<4 {
      for step in 0..<9 {
        // So far from the end that the steps below have somewhere to go.
        let input = (round * 9 + step) * 5003 % 230 + 1
        try browser.run("hitscope.goToInput(\(input))")
        _ = try browser.chosenInput()
        if step % 4 == 3 {
          try browser.run("document.getElementById('inputs').scrollTop = \(input * 97 % 4000)")
        }
      }
      for _ in 0..<3 {
        // A row that is lit up is so no more after a step.
        try browser.run(
          """
          document.querySelector("#walk li")
            .dispatchEvent(new PointerEvent("pointerover", { bubbles: true }))
          """
        )
        try browser.press("j")
      }
      let input = try browser.chosenInput()
      // Lists are filled further when a moment stays.
      try browser.run("new Promise((done) => setTimeout(done, 300))")
      let stepped = try said(by: browser)
      try browser.prefer(isLight: false)
      try browser.waitForReport()
      #expect(try browser.chosenInput() == input)
      try browser.run("new Promise((done) => setTimeout(done, 300))")
      let opened = try said(by: browser)
      #expect(stepped.panels.count == 6 && stepped.panels.keys == opened.panels.keys)
      for (id, panel) in opened.panels { #expect(stepped.panels[id] == panel, "\(id)") }
      let both = opened.rows.keys.filter { stepped.rows[$0] != nil }
      #expect(both.count > 20)
      for id in both { #expect(stepped.rows[id] == opened.rows[id], "\(id)") }
    }
    #expect(browser.complaints == [])
  }

  @Test("a frame draws the moment or the lists, and lists do not wait for long while one scrubs")
  func frames() throws {
    let browser = try page()
    // How many frames have passed whenever something is drawn.
    try browser.run(
      """
      globalThis.frame = 0;
      globalThis.drawn = { stage: [], lists: [] };
      const [{ stage, inputs }, note] = [hitscope, (what, draw) => function () {
        drawn[what].push(frame);
        return draw.call(this);
      }];
      stage.draw = note("stage", stage.draw);
      inputs.show = note("lists", inputs.show);
      const count = () => { frame++; requestAnimationFrame(count); };
      requestAnimationFrame(count);
      """
    )
    func drawn(_ what: String) throws -> [Int] {
      try browser.run("drawn.\(what)") as? [Int] ?? []
    }
    try browser.run("hitscope.goToInput(77)")
    _ = try browser.chosenInput()
    let (stage, lists) = (try drawn("stage"), try drawn("lists"))
    try #require(stage.count == 1 && lists.count == 1)
    #expect(lists[0] == stage[0] + 1)
    try browser.run(
      """
      new Promise((done) => { let left = 40; const next = () => {
        if (left-- === 0) return done();
        hitscope.goToInput(left * 5 + 1);
        requestAnimationFrame(next);
      }; next(); })
      """
    )
    let (stages, all) = (Set(try drawn("stage")), try drawn("lists"))
    #expect(stages.isDisjoint(with: all))
    #expect(stages.count > 30)
    #expect(zip(all.dropFirst(), all.dropFirst(2)).allSatisfy { $1 - $0 <= 6 } && all.count > 6)
    #expect(browser.complaints == [])
  }
}
