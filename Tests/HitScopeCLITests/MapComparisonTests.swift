import Foundation
import HitCanvas
import TestSupport
import Testing

@MainActor
@Suite("hitscope map --against")
struct MapAgainstTests {
  private let folder: TestFolder

  init() throws {
    folder = try TestFolder()
    for (name, place) in [("good", "[0, 400, 320, 80]"), ("bad", "[0, 431, 320, 49]")] {
      let y = name == "good" ? 8 : -23
      try folder.write(
        """
        { "format": "hitscope-scene", "version": 1, "size": [320, 480],
          "windows": [ { "id": "Window", "subviews": [
            { "id": "List", "frame": [0, 0, 320, 431], "touches": "consume" },
            { "id": "TabBar", "frame": \(place), "subviews": [
              { "id": "Center", "class": "UIButton", "frame": [128, \(y), 64, 64] } ] } ] } ] }
        """,
        to: "\(name).json"
      )
    }
  }

  @Test("it says what each view won and lost, and which dead zones are new or fixed")
  func text() throws {
    let worse = try Program.type("hitscope map bad.json --against good.json", in: folder)
    #expect(worse.code == 0 && worse.errors == "")
    #expect(worse.output.hasPrefix("bad against good: 6.5 % of the screen goes to another view"))
    #expect(worse.output.contains("Center -> List: 1472 pt²\n"))
    #expect(worse.output.contains("new dead zones: Center 1472 pt²\nfixed dead zones: none\n"))
    let better = try Program.type("hitscope map good.json --against bad.json", in: folder)
    #expect(better.output.contains("new dead zones: none\nfixed dead zones: Center 1472 pt²\n"))
  }

  @Test("--max-change ends with 1 beyond it, and the file is written all the same")
  func gate() throws {
    let line = "hitscope map bad.json --against good.json -o change.json --max-change"
    let allowed = try Program.type("\(line) 7", in: folder)
    #expect(allowed == Program.Outcome(code: 0, output: "", errors: ""))
    let refused = try Program.type("\(line) 6.4 --force", in: folder)
    #expect(refused.code == 1)
    #expect(refused.errors.hasPrefix("hitscope: bad: more of the screen goes to another view"))
    let bytes = try #require(folder.bytes("change.json"))
    let facts = try #require(try JSONSerialization.jsonObject(with: bytes) as? [String: Any])
    #expect((facts["changed"] as? [String: Any])?["area"] as? Int == 9920)
    #expect(try Program.type("hitscope map bad.json --max-change 1", in: folder).code == 64)
  }

  @Test("before, now and changed stand side by side, in each form", arguments: ["png", "svg"])
  func pictures(ending: String) throws {
    let line = "hitscope map bad.json --against good.json -o change.\(ending)"
    #expect(try Program.type(line, in: folder) == Program.Outcome(code: 0, output: "", errors: ""))
    guard ending == "png" else { return #expect(folder.bytes("change.svg")?.isEmpty == false) }
    let picture = try CairoSurface(contentsOfPNG: folder.path("change.png"))
    #expect(picture.width == 3 * 320 + 4 * 16)
    // The raised part is the button's before, the list's now, and told from what stayed.
    let (x, y) = (16 + 140, 16 + 24 + 420)
    #expect(picture[x, y] != picture[x + 336, y])
    #expect(picture[x + 672, y] != picture[x + 672, 100])
  }

  @Test("a page shows the comparison beside the map")
  func page() throws {
    let line = "hitscope map bad.json --against good.json -o change.html"
    #expect(try Program.type(line, in: folder).code == 0)
    let browser = try HeadlessBrowser(opening: folder.path("change.html"))
    let text = try browser.text("document.querySelector('.compare').innerText")
    #expect(text.contains("bad against good: 6.5 % of the screen"))
    #expect(text.contains("Center 1472 pt²"))
    let widths = "[...document.querySelectorAll('.compare img')].map((img) => img.naturalWidth)"
    #expect(try browser.run(widths) as? [Int] == [320, 320, 320])
    // What did not change shows the page's own ground, in a light theme as in a dark one.
    let opacities = """
      [...document.querySelectorAll('.compare img')].map((img) => {
      const context = document.createElement('canvas').getContext('2d');
      context.drawImage(img, 0, 0); return context.getImageData(100, 100, 1, 1).data[3]; })
      """
    #expect(try browser.run(opacities) as? [Int] == [255, 255, 0])
    #expect(browser.complaints == [])
  }
}
