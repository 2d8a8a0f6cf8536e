import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing
import TestSupport

@Suite("Repainting in bands")
struct RepaintingTests {
  @Test("parts painted with cuts give the pixels of the whole painted with them", arguments: 1...6)
  func cuts(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let scale: CGFloat = seed % 2 == 0 ? 1 : 1.5
    let size = CGSize(width: 900, height: 120)
    let cuts: [CGFloat] = [131, 133.5, 702]
    let whole = try surface(size, scale)
    paint([CGRect(origin: .zero, size: size)], cuts, in: whole.makeCanvas(scale: scale))
    let parts = try surface(size, scale)
    let canvas = parts.makeCanvas(scale: scale)
    paint([CGRect(origin: .zero, size: size)], cuts, in: canvas)
    for round in 0..<20 {
      let damage = (0...round % 4).map { _ in
        CGRect(
          x: CGFloat(random.below(900)),
          y: CGFloat(random.below(120)),
          width: CGFloat(random.below(400)),
          height: CGFloat(random.below(60))
        )
      }
      for part in damage { canvas.clear(part) }
      paint(damage, cuts, in: canvas)
    }
    #expect(firstDifference(whole, parts) == nil)
  }

  @Test("a part between two cuts is painted once, and nothing beside them")
  func once() throws {
    let canvas = try surface(CGSize(width: 900, height: 120), 1).makeCanvas()
    var boxes: [CGRect] = []
    canvas.repainting([CGRect(x: 205, y: 20, width: 490, height: 10)], cuts: [200, 720]) {
      boxes.append(canvas.boundingBoxOfClipPath)
    }
    #expect(boxes.map(\.minX) == [200, 648] && boxes.map(\.maxX) == [648, 720])
  }

  @Test("parts that are near each other are painted in one go, and no pixel beside them")
  func near() throws {
    let surface = try surface(CGSize(width: 500, height: 200), 1)
    let canvas = surface.makeCanvas()
    canvas.fill(CGRect(x: 0, y: 0, width: 500, height: 200), color: .white)
    let parts = [
      CGRect(x: 10, y: 10, width: 8, height: 8), CGRect(x: 200, y: 40, width: 20, height: 30),
      CGRect(x: 30, y: 150, width: 9, height: 9), CGRect(x: 205, y: 35, width: 4, height: 60),
      CGRect(x: 460, y: 100, width: 10, height: 10), CGRect(x: 600, y: 10, width: 8, height: 8),
    ]
    var boxes: [CGRect] = []
    canvas.repainting(parts) {
      boxes.append(canvas.boundingBoxOfClipPath)
      canvas.fill(CGRect(x: 0, y: 0, width: 500, height: 200), color: .red)
    }
    let whole = CGRect(x: 0, y: 0, width: 500, height: 200)
    #expect(Canvas.boxes(repainting: parts, cuts: [], in: whole) == boxes)
    #expect(boxes.map { Int($0.minX) } == [0, 0, 448])
    #expect(boxes.map { Int($0.minY) } == [6, 146, 96])
    #expect(boxes.map { Int($0.maxY) } == [99, 163, 114])
    let red = surface[12, 12]
    for y in 0..<200 {
      for x in 0..<500 {
        let isPart = parts.contains { $0.contains(CGPoint(x: x, y: y)) }
        #expect((surface[x, y] == red) == isPart)
      }
    }
  }

  @Test("of fills and pictures nothing is written beside the parts, and views there do not draw")
  func beside() throws {
    let surface = try self.surface(CGSize(width: 400, height: 200), 1)
    let picture = try self.surface(CGSize(width: 400, height: 200), 1)
    let everything = CGRect(x: 0, y: 0, width: 400, height: 200)
    picture.makeCanvas().fill(everything, color: .blue)
    let canvas = surface.makeCanvas()
    canvas.fill(everything, color: .white)
    let white = surface[0, 0]
    let parts = [
      CGRect(x: 20, y: 20, width: 10, height: 10), CGRect(x: 25, y: 24, width: 30, height: 8),
      CGRect(x: 300, y: 40, width: 20, height: 100),
    ]
    canvas.repainting(parts) {
      #expect(canvas.boundingBoxOfKeptParts == CGRect(x: 16, y: 16, width: 308, height: 128))
      #expect(canvas.keeps(CGRect(x: 50, y: 0, width: 10, height: 30)))
      #expect(!canvas.keeps(CGRect(x: 60, y: 20, width: 200, height: 100)))
      #expect(canvas.keeps(CGRect(x: 58, y: 20, width: 200, height: 100)))
      canvas.fill(everything, color: .red)
      #expect(surface[100, 60] == white && surface[22, 22] != white && surface[310, 90] != white)
      let red = surface[22, 22]
      canvas.draw(picture, in: everything)
      #expect(surface[100, 60] == white && surface[22, 22] != red && surface[310, 90] != red)
      // What lies between pixels is drawn as a whole: a cut would change its edges.
      canvas.fill(everything.insetBy(dx: 0.5, dy: 0.5), color: .red)
      #expect(surface[100, 60] != white)
    }
    #expect(surface[100, 60] == white)
    #expect(canvas.keeps(everything) && canvas.boundingBoxOfKeptParts == everything)

    let root = UIView(frame: everything)
    let views = [CGRect(x: 60, y: 20, width: 200, height: 100), parts[2]].map { Drawn(frame: $0) }
    for view in views { root.addSubview(view) }
    ViewPainter().paint(root, in: canvas, damage: parts)
    #expect(views.map(\.drawCount) == [0, 1])
  }

  /// Counts how often it is drawn.
  private final class Drawn: UIView {
    private(set) var drawCount = 0
    override func draw(_ rect: CGRect) { drawCount += 1 }
  }

  @Test("rows of letters painted one by one are those of the whole text", arguments: [1.0, 1.5, 2])
  func letters(scale: CGFloat) throws {
    let size = CGSize(width: 300, height: 120)
    func paint(_ part: CGRect, in canvas: Canvas) {
      canvas.repainting([part]) {
        canvas.fill(CGRect(origin: .zero, size: size), color: .white)
        for line in 0..<6 {
          let font = Font(line % 2 == 0 ? .text : .numbers, size: 10 + CGFloat(line) / 2)
          canvas.draw(
            "Quite: fjord, 123",
            at: CGPoint(x: 4, y: 18 * line),
            font: font,
            color: .black
          )
          canvas.saved {
            canvas.translateBy(x: 150, y: CGFloat(18 * line))
            canvas.concatenate(CGAffineTransform(a: 1, b: -0.2, c: 0, d: 1, tx: 0, ty: 20))
            canvas.draw("Quite: fjord, 123", at: .zero, font: font, color: .black)
          }
        }
      }
    }
    let whole = try surface(size, scale)
    paint(CGRect(origin: .zero, size: size), in: whole.makeCanvas(scale: scale))
    let rows = try surface(size, scale)
    let canvas = rows.makeCanvas(scale: scale)
    for row in 0..<rows.height {
      paint(CGRect(x: 0, y: CGFloat(row) / scale, width: 300, height: 1 / scale), in: canvas)
    }
    #expect(firstDifference(whole, rows) == nil)
  }

  private func surface(_ size: CGSize, _ scale: CGFloat) throws -> CairoSurface {
    try CairoSurface(width: Int(size.width * scale), height: Int(size.height * scale))
  }

  private func paint(_ parts: [CGRect], _ cuts: [CGFloat], in canvas: Canvas) {
    canvas.repainting(parts, cuts: cuts) {
      canvas.fill(CGRect(x: 0, y: 0, width: 900, height: 120), color: .white)
      for index in 0..<12 {
        let box = CGRect(x: CGFloat(index) * 71.3, y: 7.7, width: 101, height: 93)
        canvas.fill(box, color: UIColor(white: CGFloat(index) / 12, alpha: 0.5), cornerRadius: 23)
      }
    }
  }
}
