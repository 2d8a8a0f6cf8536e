import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Canvas")
struct CanvasTests {
  private let surface: CairoSurface
  private let canvas: Canvas
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  init() throws {
    surface = try CairoSurface(width: 48, height: 48)
    canvas = surface.makeCanvas()
    canvas.setFillColor(.white)
    canvas.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
  }

  @Test("shapes, lines, dashes and hatches look as they did")
  func shapes() throws {
    canvas.setFillColor(red)
    canvas.fill(CGRect(x: 2, y: 2, width: 14, height: 10), cornerRadius: 4)
    canvas.setStrokeColor(blue)
    canvas.setLineWidth(2)
    canvas.stroke(CGRect(x: 19, y: 3, width: 12, height: 8))
    canvas.setLineDash(phase: 0, lengths: [3, 2])
    canvas.strokeLineSegments(between: [CGPoint(x: 2, y: 16), CGPoint(x: 46, y: 16)])
    canvas.setLineDash(phase: 0, lengths: [])
    canvas.fillEllipse(in: CGRect(x: 34, y: 2, width: 12, height: 10))
    canvas.strokeEllipse(in: CGRect(x: 34, y: 20, width: 12, height: 12))
    canvas.fill(
      CGRect(x: 2, y: 20, width: 28, height: 12),
      with: Hatch(color: red, spacing: 5),
      cornerRadius: 3
    )
    canvas.fillBorder(of: CGRect(x: 2, y: 34, width: 20, height: 12), width: 2, cornerRadius: 5)
    canvas.beginPath()
    canvas.move(to: CGPoint(x: 26, y: 46))
    canvas.addLine(to: CGPoint(x: 34, y: 34))
    canvas.addArc(
      center: CGPoint(x: 40, y: 40),
      radius: 5,
      startAngle: 0,
      endAngle: .pi,
      clockwise: false
    )
    canvas.closePath()
    canvas.fillPath()
    #expect(try pixelMismatch(surface, named: "canvas-shapes") == nil)
  }

  @Test("a layer fades its drawing as a whole, a colour fades each shape")
  func groupAlpha() {
    canvas.group(alpha: 0.5) {
      canvas.setFillColor(red)
      canvas.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      canvas.setFillColor(blue)
      canvas.fill(CGRect(x: 5, y: 0, width: 10, height: 10))
    }
    #expect(surface[7, 2] == Pixel(red: 127, green: 127, blue: 255))
    canvas.saved {
      canvas.setAlpha(0.5)
      canvas.setFillColor(red)
      canvas.fill(CGRect(x: 0, y: 20, width: 10, height: 10))
      canvas.setFillColor(blue)
      canvas.fill(CGRect(x: 5, y: 20, width: 10, height: 10))
    }
    #expect(surface[7, 22] != surface[7, 2])
    #expect(surface[7, 22].green < 70)
  }

  @Test("a layer confined to a rectangle ends with its clip taken back")
  func confinedLayer() {
    canvas.setAlpha(0.5)
    canvas.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.setFillColor(red)
    canvas.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
    canvas.endTransparencyLayer()
    canvas.setAlpha(1)
    #expect(surface[3, 3] == Pixel(red: 255, green: 127, blue: 127))
    #expect(surface[4, 3] == Pixel(red: 255, green: 255, blue: 255))
    canvas.setFillColor(blue)
    canvas.fill(CGRect(x: 40, y: 40, width: 1, height: 1))
    #expect(surface[40, 40] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("a cleared rectangle leaves the blend mode as it was")
  func clearedBlending() {
    canvas.setBlendMode(.multiply)
    canvas.clear(CGRect(x: 40, y: 40, width: 4, height: 4))
    #expect(surface[41, 41].alpha == 0)
    canvas.setFillColor(red)
    canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.setFillColor(blue)
    canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(surface[1, 1] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test("a layer is blended as a whole: shapes in it cover each other", arguments: [false, true])
  func blendedLayer(isConfined: Bool) {
    canvas.setFillColor(red)
    canvas.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    canvas.setBlendMode(.multiply)
    let place = CGRect(x: 0, y: 0, width: 8, height: 8)
    if isConfined {
      canvas.beginTransparencyLayer(in: place)
    } else {
      canvas.beginTransparencyLayer()
    }
    for color in [red, blue] {
      canvas.setFillColor(color)
      canvas.fill(place)
    }
    canvas.endTransparencyLayer()
    // Blue over red is blue; that on white is blue, and on red black.
    #expect(surface[6, 6] == Pixel(red: 0, green: 0, blue: 255))
    #expect(surface[1, 1] == Pixel(red: 0, green: 0, blue: 0))
    canvas.setFillColor(red)
    canvas.fill(place)
    #expect(surface[6, 6] == Pixel(red: 0, green: 0, blue: 0))
  }

  @Test("an arc on the canvas is that of a path, whichever way round and however far")
  func arcs() throws {
    for (start, end) in [(0, -2), (0, 2), (0, 3), (1, -2), (-1, 0.5), (0, -4)]
      as [(CGFloat, CGFloat)]
    {
      for isClockwise in [false, true] {
        let path = CGMutablePath()
        let surfaces = try (0..<2).map { _ in try CairoSurface(width: 48, height: 48) }
        let canvases = surfaces.map { $0.makeCanvas() }
        for canvas in canvases { canvas.setFillColor(red) }
        path.move(to: CGPoint(x: 4, y: 4))
        path.addArc(
          center: CGPoint(x: 24, y: 24),
          radius: 20,
          startAngle: start * .pi,
          endAngle: end * .pi,
          clockwise: isClockwise
        )
        canvases[0].addPath(path)
        canvases[1].move(to: CGPoint(x: 4, y: 4))
        canvases[1].addArc(
          center: CGPoint(x: 24, y: 24),
          radius: 20,
          startAngle: start * .pi,
          endAngle: end * .pi,
          clockwise: isClockwise
        )
        for canvas in canvases { canvas.fillPath() }
        #expect(surfaces[0].pixelWords() == surfaces[1].pixelWords(), "\(start) to \(end)")
        #expect(surfaces[1].pixelWords().contains { $0 != 0 })
      }
    }
  }

  @Test("saves and restores nest, and one too many is ignored")
  func states() {
    canvas.restoreGState()
    canvas.endTransparencyLayer()
    canvas.setFillColor(red)
    canvas.saveGState()
    canvas.translateBy(x: 10, y: 0)
    canvas.clip(to: CGRect(x: 0, y: 0, width: 2, height: 2))
    canvas.setFillColor(blue)
    canvas.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
    canvas.restoreGState()
    canvas.restoreGState()
    canvas.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(surface[10, 0] == Pixel(red: 0, green: 0, blue: 255))
    #expect(surface[12, 0] == Pixel(red: 255, green: 255, blue: 255))
    #expect(surface[0, 0] == Pixel(red: 255, green: 0, blue: 0))
    #expect(canvas.ctm.isIdentity)
  }

  @Test("numbers without sense draw nothing and spoil nothing")
  func nonsense() {
    canvas.setFillColor(red)
    canvas.setStrokeColor(red)
    canvas.setLineWidth(.nan)
    canvas.setLineWidth(-4)
    canvas.setLineDash(phase: 0, lengths: [0, 0])
    canvas.setLineDash(phase: .nan, lengths: [-1, 2])
    canvas.fill(CGRect(x: CGFloat.nan, y: 0, width: 4, height: 4))
    canvas.fill(CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 4))
    canvas.stroke(CGRect(x: 1e300, y: 1e300, width: 1e300, height: 1e300))
    canvas.fillEllipse(in: CGRect(x: 1e300, y: 0, width: 1e300, height: 1))
    canvas.draw("x", at: CGPoint(x: CGFloat.nan, y: 0), font: Font(size: .nan), color: red)
    canvas.saved {
      canvas.scaleBy(x: 0, y: 1)
      canvas.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
      canvas.draw("x", at: .zero, font: Font(size: 12), color: red)
      canvas.clip(to: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    canvas.saved {
      canvas.translateBy(x: .nan, y: 1e308)
      canvas.fill(CGRect(x: 0, y: 0, width: 48, height: 48))
    }
    #expect(surface.pixelWords().allSatisfy { $0 == 0xFFFF_FFFF })
    canvas.fill(CGRect(x: -1e300, y: 4, width: 2e300, height: 1))
    #expect(surface[47, 4] == Pixel(red: 255, green: 0, blue: 0))
    #expect(surface[47, 5] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("the current canvas is the one pushed last, and colours and paths draw into it")
  func current() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsPushContext(canvas)
    defer { UIGraphicsPopContext() }
    #expect(UIGraphicsGetCurrentContext() === canvas)
    red.set()
    UIRectFill(CGRect(x: 0, y: 0, width: 2, height: 2))
    blue.setFill()
    UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 2)).fill()
    let line = UIBezierPath()
    line.move(to: CGPoint(x: 0, y: 11))
    line.addLine(to: CGPoint(x: 10, y: 11))
    line.lineWidth = 2
    line.stroke()
    #expect(surface[1, 1] == Pixel(red: 255, green: 0, blue: 0))
    #expect(surface[5, 1] == Pixel(red: 0, green: 0, blue: 255))
    #expect(surface[5, 10] == Pixel(red: 255, green: 0, blue: 0))
    #expect(surface[5, 12] == Pixel(red: 255, green: 255, blue: 255))
    line.removeAllPoints()
    line.move(to: CGPoint(x: 0, y: 21))
    line.addLine(to: CGPoint(x: 16, y: 21))
    line.setLineDash([4, 4], count: 2, phase: 0)
    line.reversing().stroke()
    // The first dash is where the reversed line begins.
    #expect(surface[14, 21] == Pixel(red: 255, green: 0, blue: 0))
    #expect(surface[10, 21] == Pixel(red: 255, green: 255, blue: 255))
  }

  @Test("a shadow is darkest in the middle and fades outwards")
  func shadow() {
    canvas.fillShadow(of: CGRect(x: 12, y: 12, width: 24, height: 24), blur: 10)
    let levels = [24, 36, 38, 41].map { surface[$0, 26].red }
    #expect(levels == levels.sorted())
    #expect((160...175).contains(levels[0]))
    #expect(levels[1] < levels[3])
    #expect(surface[47, 26].red == 255)
  }
}
