import Foundation
import HitAnalysis
import HitResponders
import HitScenes
import TestSupport
import Testing

/// Pages as a real browser shows them, moved over with a mouse and with keys.
@MainActor
@Suite("Pages of hitscope map")
struct MapPageTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func page(_ scene: String, _ more: String...) throws -> HeadlessBrowser {
    let path = folder.path("map.html")
    let line = (["hitscope", "map", scene, "-o", path] + more).joined(separator: " ")
    #expect(try Program.type(line, in: folder) == Program.Outcome(code: 0, output: "", errors: ""))
    return try HeadlessBrowser(opening: path)
  }

  /// What the page says of a pixel, in the order of ``PointExplanation/lines``.
  private func lines(_ browser: HeadlessBrowser, _ column: Int, _ row: Int) throws -> [String] {
    let script = """
      (() => { const found = hitscope.explain(\(column), \(row));
      return JSON.stringify([...found.walk, found.verdict, found.detail ?? "", ...found.chain]); })()
      """
    let text = try browser.text(script)
    return try JSONDecoder().decode([String].self, from: Data(text.utf8))
  }

  @Test(
    "at any point the page says what the program says",
    arguments: [
      "raised-tab", "hit-walk", "refusals", "pass-through", "irregular-shape", "redirect",
      "intercept", "out-of-bounds", "two-windows", "gestures",
    ]
  )
  func sameWords(name: String) throws {
    let scene = try SceneLibrary.gallery.scene(name)
    let explainer = Explainer(scene)
    let browser = try page(name)
    // Steps that have no divisor in common with the sides come everywhere.
    for step in 1...60 {
      let column = step * 7919 % Int(scene.size.width)
      let row = step * 6577 % Int(scene.size.height)
      let point = CGPoint(x: CGFloat(column) + 0.5, y: CGFloat(row) + 0.5)
      let said = explainer.explain(at: point).explanation
      let expected =
        said.walk.lines.map(\.text) + [said.verdict.text, said.verdict.detail ?? ""]
        + said.chain.map(\.responder)
      #expect(try lines(browser, column, row) == expected, "\(name) \(column),\(row)")
    }
    #expect(browser.complaints == [])
  }

  /// The place of a pixel of the map in the window.
  private func place(
    _ browser: HeadlessBrowser,
    _ column: Double,
    _ row: Double
  ) throws -> (Double, Double) {
    let script = """
      (() => { const box = document.getElementById("map").getBoundingClientRect();
      return JSON.stringify([box.left + (\(column) + 0.5) / hitscope.columns * box.width,
        box.top + (\(row) + 0.5) / hitscope.rows * box.height]); })()
      """
    let text = try browser.text(script)
    let place = try JSONDecoder().decode([Double].self, from: Data(text.utf8))
    return (place[0], place[1])
  }

  @Test("the mouse moves the probe, a click pins it, Escape lets it go")
  func mouse() throws {
    let browser = try page("raised-tab")
    try browser.press("Escape")
    var (x, y) = try place(browser, 160, 421)
    try browser.move(x, y)
    #expect(try browser.shown("point") == "(160.5, 421.5)")
    #expect(try browser.shown("receiver") == "Cell5")
    #expect(try browser.shown("intended") == "CenterButton")
    #expect(
      try browser.shown("verdict").hasPrefix(
        "CenterButton did not get this press. Its parent TabBar said the point is outside "
          + "(9.5 pt above), so CenterButton was never asked. Cell5 received it."
      )
    )
    #expect(try browser.shown("walk").contains("TabBar (160.5, -9.5) outside -> nil"))
    #expect(try browser.shown("chain").contains("ListView handled, stops here"))
    try browser.click(x, y)
    (x, y) = try place(browser, 20, 20)
    try browser.move(x, y)
    #expect(try browser.shown("receiver") == "Cell5")
    try browser.press("Escape")
    try browser.move(x + 1, y)
    #expect(try browser.shown("receiver") == "BackButton")
    #expect(browser.complaints == [])
  }

  @Test("the arrow keys move the probe, and Tab comes to every receiver with a visible focus")
  func keyboard() throws {
    let browser = try page("raised-tab")
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.id") == "theme")
    try browser.press("Tab")
    #expect(try browser.text("document.activeElement.id") == "drawn")
    #expect(try browser.text("getComputedStyle(document.activeElement).outlineStyle") == "solid")
    let start = try browser.shown("point")
    try browser.press("ArrowRight")
    try browser.press("ArrowDown", shift: true)
    let numbers = start.dropFirst().dropLast().split(separator: ", ").compactMap { Double($0) }
    let moved = try browser.shown("point")
    #expect(moved == "(\(numbers[0] + 1), \(numbers[1] + 10))")
    try browser.press("Home")
    #expect(try browser.shown("point") == start)
    var reached: [String] = []
    for _ in 0..<40 {
      try browser.press("Tab")
      let name = try browser.text("document.activeElement.textContent.trim()")
      let isReceiver = try browser.text("document.activeElement.dataset.receiver ?? ''") != ""
      if isReceiver { reached.append(name) }
      if name == "CenterButton", isReceiver {
        try browser.press("Enter")
        #expect(try browser.shown("receiver") == "CenterButton")
        #expect(try browser.text("document.activeElement.ariaPressed") == "true")
      }
    }
    #expect(Set(reached).count == 12 && reached.first == "Cell5")
    #expect(browser.complaints == [])
  }

  @Test("it follows the browser's theme, T switches it, and ? lists the keys")
  func family() throws {
    let browser = try page("raised-tab")
    let theme = "document.documentElement.dataset.theme"
    for isLight in [true, false] {
      try browser.prefer(isLight: isLight)
      #expect(try browser.text(theme) == (isLight ? "light" : "dark"))
    }
    try browser.press("t")
    #expect(try browser.text(theme) == "light")
    try browser.press("?")
    #expect(try browser.run("document.getElementById('help').open") as? Bool == true)
    #expect(browser.complaints == [])
  }

  @Test("the page asks for no other file, and fits a narrow window")
  func form() throws {
    let browser = try page("raised-tab")
    let bytes = try #require(folder.bytes("map.html"))
    let html = String(decoding: bytes, as: UTF8.self)
    #expect(!html.contains("http://") && !html.contains("https://"))
    #expect(bytes.count < 400_000)
    #expect(try browser.run("performance.getEntriesByType('resource').length") as? Int == 0)
    let narrow = try HeadlessBrowser(opening: folder.path("map.html"), width: 420, height: 800)
    let overhang = "document.documentElement.scrollWidth - innerWidth"
    #expect((try narrow.run(overhang) as? Int ?? 1) <= 0)
    #expect(try browser.picture().count > 20_000)
  }
}

/// What lint found, as a real browser shows it.
@Suite("Pages of hitscope lint")
struct LintPageTests {
  @Test("a finding that is pressed is lit, and the probe goes there")
  func findings() throws {
    let folder = try TestFolder()
    let outcome = try Program.type("hitscope lint raised-tab -o report.html", in: folder)
    #expect(outcome.code == 1 && outcome.output.contains("2 errors"))
    let browser = try HeadlessBrowser(opening: folder.path("report.html"))
    let rules = """
      [...document.querySelectorAll(".finding .rule")].map((one) => one.textContent).join(" ")
      """
    #expect(try browser.text(rules).hasPrefix("HS101 HS102 HS103"))
    #expect(
      try browser.text("document.querySelector('.badges').innerText").contains("2 errors")
    )
    try browser.run("document.querySelector('[data-finding=\"0\"]').focus()")
    try browser.press("Enter")
    #expect(try browser.shown("intended") == "CenterButton")
    let lit = """
      (() => { const canvas = document.querySelector("#map canvas");
      const shade = (x, y) => canvas.getContext("2d").getImageData(x, y, 1, 1).data[3];
      return JSON.stringify([shade(160, 420), shade(10, 10)]); })()
      """
    #expect(try browser.text(lit) == "[0,140]")
    try browser.press("Escape")
    #expect(try browser.text(lit) == "[0,0]")
    #expect(browser.complaints == [])
  }

  @Test("an address that ends in a finding's number opens the page at it")
  func anchor() throws {
    let folder = try TestFolder()
    _ = try Program.type("hitscope lint raised-tab -o report.html", in: folder)
    let browser = try HeadlessBrowser(opening: folder.path("report.html"))
    try browser.run("location.hash = '#finding-3'")
    let pressed = "document.querySelector('.finding[aria-pressed=true] .number').innerText"
    try browser.run("new Promise((done) => setTimeout(done, 50))")
    #expect(try browser.text(pressed) == "3")
    // As the page of several scenes has it.
    try browser.run("location.hash = '#scene-1-finding-5'")
    try browser.run("new Promise((done) => setTimeout(done, 50))")
    #expect(try browser.text(pressed) == "5")
    #expect(browser.complaints == [])
  }

  @Test("several scenes are one page that opens each of them")
  func several() throws {
    let folder = try TestFolder()
    _ = try Program.type("hitscope lint raised-tab hit-walk -o report.html", in: folder)
    let browser = try HeadlessBrowser(opening: folder.path("report.html"))
    let names = "[...document.querySelectorAll('[data-page]')].map((one) => "
    #expect(
      try browser.text(names + "one.textContent.split(' ')[0]).join()") == "raised-tab,hit-walk"
    )
    try browser.run("document.querySelectorAll('[data-page]')[1].click()")
    let inner = """
      new Promise((done) => { const frame = document.querySelector("iframe");
      const look = () => { const title = frame.contentDocument?.querySelector("h1")?.textContent;
        if (title === "hit-walk" && frame.contentWindow.hitscope) done(title);
        else setTimeout(look, 10); }; look(); })
      """
    #expect(try browser.text(inner) == "hit-walk")
    // The theme is one, wherever it is switched.
    try browser.run(
      "document.querySelector('iframe').contentDocument.getElementById('theme').click()"
    )
    let themes = """
      [document, document.querySelector("iframe").contentDocument].map((each) =>
      [each.documentElement.dataset.theme, each.getElementById("theme").hidden].join()).join(" ")
      """
    #expect(["light,false light,true", "dark,false dark,true"].contains(try browser.text(themes)))
    // Each has an address, and so have its findings.
    #expect(try browser.text("location.hash") == "#scene-2")
    try browser.run("location.hash = '#scene-1-finding-3'")
    let pressed = """
      new Promise((done) => { const frame = document.querySelector("iframe");
      const look = () => { const number = frame.contentDocument
        ?.querySelector(".finding[aria-pressed=true] .number")?.innerText;
        if (number) done(number); else setTimeout(look, 10); }; look(); })
      """
    #expect(try browser.text(pressed) == "3")
    #expect(
      try browser.text("document.querySelector('[aria-current]').parentElement.id") == "scene-1"
    )
    #expect(browser.complaints == [])
  }
}
