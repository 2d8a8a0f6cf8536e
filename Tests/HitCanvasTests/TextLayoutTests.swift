import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Text")
struct TextLayoutTests {
  private let font = Font(size: 12)

  @Test("a longer text is wider, a larger font taller, and an empty text has a line's height")
  func metrics() {
    let short = TextLayout.of("Cell 1", font: font)
    let long = TextLayout.of("Cell 1 and more", font: font)
    #expect(short.size.width > 12 && short.size.width < 72)
    #expect(long.size.width > short.size.width)
    #expect(short.size.height >= 12 && short.size.height < 30)
    #expect(TextLayout.of("Cell 1", font: Font(size: 24)).size.height > short.size.height)
    #expect(TextLayout.of("", font: font).size.height == short.size.height)
    #expect(short.baseline > 6 && short.baseline < short.size.height)
    #expect(short.lineCount == 1 && !short.isTruncated)
  }

  @Test("what is too wide ends in an ellipsis within its width")
  func ellipsis() {
    let cut = TextLayout.of("a rather long name of a view", font: font, width: 60)
    #expect(cut.isTruncated)
    #expect(cut.size.width <= 60)
    #expect(!TextLayout.of("short", font: font, width: 60).isTruncated)
  }

  @Test("lines break at a width, as many as allowed")
  func wrapping() {
    let text = "one two three four five six seven eight"
    let whole = TextLayout.of(text, font: font, width: 60, maximumLines: 0)
    #expect(whole.lineCount > 2 && !whole.isTruncated)
    let two = TextLayout.of(text, font: font, width: 60, maximumLines: 2)
    #expect(two.lineCount == 2 && two.isTruncated)
    #expect(TextLayout.of("a\nb", font: font, maximumLines: 0).lineCount == 2)
    #expect(TextLayout.of("a\nb", font: font).lineCount == 1)
  }

  @Test("letter spacing and weight change the width")
  func spacing() {
    let plain = TextLayout.of("VIEWS", font: font).size.width
    var spaced = font
    spaced.letterSpacing = 2
    #expect(TextLayout.of("VIEWS", font: spaced).size.width > plain + 6)
    let runs = [TextRun("VI", font: Font(size: 20)), TextRun("EWS")]
    #expect(TextLayout.of(runs, font: font).size.width > plain)
  }

  @Test("asking again returns the same layout")
  func cached() {
    #expect(TextLayout.of("same", font: font) === TextLayout.of("same", font: font))
    #expect(TextLayout.of("same", font: font) !== TextLayout.of("same", font: font, width: 40))
  }

  @Test("an unknown typeface falls back, and odd characters do no harm")
  func fallback() {
    let odd = Font(.named("No Such Face At All"), size: 12)
    #expect(TextLayout.of("abc", font: odd).size == TextLayout.of("abc", font: font).size)
    let shown = TextLayout.of("a\u{FFFD}\u{301}bcd", font: font).size.width
    #expect(TextLayout.of("a\0\u{301}bcd", font: font).size.width == shown)
    #expect(TextLayout.of("\u{202E}א\u{1F600}\u{FFFF}", font: font).size.height > 0)
    let endless = String(repeating: "long ", count: 1_000_000)
    #expect(TextLayout.of(endless, font: font, width: 100).isTruncated)
    #expect(TextLayout.of("x", font: Font(size: 0)).size.height > 0)
    #expect(TextLayout.of("x", font: Font(size: .infinity), width: .nan).size.height > 0)
  }

  @Test("text takes its colour, or the colours of its runs, and fades as a whole")
  func colours() throws {
    let surface = try CairoSurface(width: 60, height: 20)
    let canvas = surface.makeCanvas()
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let heavy = Font(size: 16, weight: .bold)
    let rect = CGRect(x: 0, y: 0, width: 60, height: 20)
    canvas.draw("III", in: rect, font: heavy, color: red, alignment: .center)
    let plain = surface.pixelWords().filter { $0 >> 24 > 0 }
    #expect(!plain.isEmpty)
    #expect(plain.allSatisfy { $0 & 0xFFFF == 0 })

    canvas.clear(rect)
    canvas.saved {
      canvas.setAlpha(0.5)
      let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
      canvas.draw([TextRun("I", color: blue), TextRun("I")], in: rect, font: heavy, color: red)
    }
    let faded = surface.pixelWords().filter { $0 >> 24 > 0 }
    #expect(faded.allSatisfy { $0 >> 24 <= 128 })
    #expect(faded.contains { $0 & 0xFF > 0 } && faded.contains { $0 & 0xFF0000 > 0 })
  }

  @Test("text keeps its place and size at other scales and after them")
  func scales() throws {
    func extent(_ scale: CGFloat, _ surface: CairoSurface) -> CGRect {
      var box = CGRect.null
      for (index, word) in surface.pixelWords().enumerated() where word >> 24 > 64 {
        let pixel = CGPoint(x: index % surface.width, y: index / surface.width)
        box = box.union(
          CGRect(x: pixel.x / scale, y: pixel.y / scale, width: 1 / scale, height: 1 / scale)
        )
      }
      return box
    }
    func render(_ scale: CGFloat) throws -> CairoSurface {
      let side = Int(80 * scale)
      let surface = try CairoSurface(width: side, height: side)
      let layout = TextLayout.of("Inbox", font: Font(size: 16))
      surface.makeCanvas(scale: scale).draw(layout, at: CGPoint(x: 10, y: 20), color: .black)
      return surface
    }
    let first = try render(1)
    let single = extent(1, first)
    for scale in [2.0, 3, 1.5] {
      let other = extent(scale, try render(scale))
      #expect(abs(other.minX - single.minX) <= 1 && abs(other.maxX - single.maxX) <= 1.5)
      #expect(abs(other.minY - single.minY) <= 1 && abs(other.maxY - single.maxY) <= 1.5)
    }
    #expect(firstDifference(first, try render(1)) == nil)

    // One canvas that changes its scale between two drawings of the same text.
    let surface = try CairoSurface(width: 160, height: 160)
    let canvas = surface.makeCanvas()
    let layout = TextLayout.of("Inbox", font: Font(size: 16))
    canvas.draw(layout, at: CGPoint(x: 10, y: 20), color: .black)
    canvas.clear(CGRect(x: 0, y: 0, width: 160, height: 160))
    canvas.scaleBy(x: 2, y: 2)
    canvas.draw(layout, at: CGPoint(x: 10, y: 20), color: .black)
    #expect(firstDifference(try render(2), surface) == nil)
  }

  @Test("attributed drawing of a string uses font and colour")
  func strings() throws {
    let surface = try CairoSurface(width: 60, height: 40)
    UIGraphicsPushContext(surface.makeCanvas())
    defer { UIGraphicsPopContext() }
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20),
      .foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1),
    ]
    "Hi".draw(at: CGPoint(x: 2, y: 2), withAttributes: attributes)
    let drawn = surface.pixelWords().filter { $0 >> 24 > 0 }
    #expect(!drawn.isEmpty && drawn.allSatisfy { $0 & 0xFF00FF == 0 })
    #expect("Hi".size(withAttributes: attributes).width > 10)
  }
}
