import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import HitSandbox
import HitScenes
import TestSupport
import Testing

@Suite("README")
struct ReadmeTests {
  /// Returns the lines of the code block between two markers of the README.
  private static func block(_ name: String) throws -> [String] {
    let text = try Checkout.text("README.md")
    let start = try #require(text.range(of: "<!-- \(name): begin -->\n"), "no begin of \(name)")
    let end = try #require(text.range(of: "\n<!-- \(name): end -->"), "no end of \(name)")
    let lines = text[start.upperBound..<end.lowerBound].split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst().dropLast().map(String.init)
  }

  private static func explanation(_ scene: String, _ x: CGFloat, _ y: CGFloat) throws -> [String] {
    let scene = try SceneLibrary.gallery.scene(scene)
    return Explainer(scene).explain(at: CGPoint(x: x, y: y)).explanation.lines
  }

  @Test("the explanation is what the program prints")
  func explanation() throws {
    let lines = try Self.explanation("raised-tab", 160, 421)
    #expect(try Self.block("explanation") == ["raised-tab (160, 421)"] + lines)
  }

  @Test("the walk of the pass-through view is what the program prints")
  func walk() throws {
    let block = try Self.block("walk")
    #expect(try Array(Self.explanation("pass-through", 590, 180).prefix(block.count)) == block)
  }

  @Test("the view is the gallery's own source")
  func view() throws {
    let source = try Checkout.text("Sources/HitScenes/Gallery/PassThroughView.swift")
    let start = try #require(source.range(of: "// README: begin\n"))
    let end = try #require(source.range(of: "\n// README: end"))
    let lines = source[start.upperBound..<end.lowerBound].split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    #expect(try Self.block("view") == lines.map(String.init))
  }

  @Test("the picture shows what the window draws, but for fonts")
  func picture() throws {
    let scene = try SceneLibrary.gallery.scene("raised-tab")
    let now = try WindowPicture(scene, explaining: CGPoint(x: 160, y: 421)).render(scale: 1)
    try expect(now, isAs: "raised-tab.png")
  }

  @Test("the picture of a page shows what a browser draws, but for fonts")
  func pagePicture() throws {
    let page = Checkout.path("docs/pages/raised-tab.html")
    let browser = try HeadlessBrowser(opening: page, width: 1440, height: 900)
    let isReady = """
      new Promise((done) => { const look = () => "ready" in document.documentElement.dataset
      ? setTimeout(() => requestAnimationFrame(() => done()), 500) : setTimeout(look, 20);
      look(); })
      """
    try browser.prefer(isLight: false)
    try browser.run(isReady)
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("hitscope-page-\(UUID().uuidString).png")
    defer { unlink(file.path) }
    try browser.picture().write(to: file)
    try expect(CairoSurface(contentsOfPNG: file.path), isAs: "raised-tab-page.png")
    #expect(browser.complaints == [])
  }

  private func expect(_ now: CairoSurface, isAs name: String) throws {
    let path = Checkout.path("Assets/pictures/\(name)")
    if Golden.isBlessing { try now.writePNG(to: path) }
    let kept = try CairoSurface(contentsOfPNG: path)
    #expect(kept.width == now.width && kept.height == now.height)
    let (old, new) = (kept.pixelWords(), now.pixelWords())
    let same = zip(old, new).count { $0 == $1 }
    // Letters cover a few percent of the window, and other fonts draw all of them elsewhere.
    #expect(Double(same) / Double(old.count) > 0.93, "HITSCOPE_BLESS=1 makes the picture anew")
  }
}
