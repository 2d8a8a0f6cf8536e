import Foundation
import HitGeometry
import HitResponders
import Testing
import TestSupport

@testable import HitCanvas

@Suite("Masks of small shapes")
struct ShapeMaskTests {
  @Test("a shape through its mask is the shape drawn by its outline", arguments: 1...60)
  func pixels(seed: Int) throws {
    var random = Seeded(UInt64(seed))
    let scale: CGFloat = [1, 1.25, 1.5, 2][random.below(4)]
    func number(_ range: Int) -> CGFloat { CGFloat(random.below(range * 8)) / 8 }
    let box = CGRect(
      x: 5 + number(20),
      y: 5 + number(20),
      width: 4 + number(9),
      height: 4 + number(9)
    )
    let radius = 0.5 + number(8)
    let color = UIColor(
      red: CGFloat(random.below(256)) / 255,
      green: CGFloat(random.below(256)) / 255,
      blue: CGFloat(random.below(256)) / 255,
      alpha: [1, 0.9, 0.3][random.below(3)]
    )
    let dashes: [CGFloat] = [[], [3, 2], [1, 2, 3]][random.below(3)]
    let kind = random.below(5)
    let pictures = try [true, false].map { isMasked in
      let picture = try CairoSurface(width: 120, height: 120)
      let canvas = picture.makeCanvas(scale: scale)
      canvas.fill(CGRect(x: 0, y: 0, width: 120, height: 120), color: .init(white: 0.2, alpha: 1))
      canvas.clip(to: CGRect(x: 0, y: 0, width: 32, height: 40))
      canvas.setFillColor(color)
      canvas.setStrokeColor(color)
      canvas.setLineWidth(1.5)
      canvas.setLineDash(phase: 0.5, lengths: dashes)
      // Outlines of paths have no masks.
      switch (kind, isMasked) {
      case (0, true): canvas.fill(box, cornerRadius: radius)
      case (0, false): canvas.fill(Path(roundedRect: box, cornerRadius: radius))
      case (1, true): canvas.stroke(box, cornerRadius: radius)
      case (1, false): canvas.stroke(Path(roundedRect: box, cornerRadius: radius))
      case (2, true): canvas.fillEllipse(in: box)
      case (2, false): canvas.fill(Path(ovalIn: box))
      case (3, true): canvas.strokeEllipse(in: box)
      case (3, false): canvas.stroke(Path(ovalIn: box))
      case (_, true): canvas.fillBorder(of: box, width: 1.25, cornerRadius: radius)
      default:
        let frame = ShapeMask.Outline.rectangle(cornerRadius: radius).frame(in: box, width: 1.25)
        canvas.fill(frame, using: .evenOdd)
      }
      return picture
    }
    var painted = 0
    for y in 0..<120 {
      for x in 0..<120 {
        let (one, other) = (pictures[0][x, y], pictures[1][x, y])
        // A colour laid through a mask is rounded twice.
        #expect(one.distance(to: other) <= 2, "\(x), \(y): \(one), \(other)")
        if one != pictures[0][119, 119] { painted += 1 }
      }
    }
    #expect(painted > 8)
  }

  @Test("large shapes, turned spaces and other blends are drawn by their outlines")
  func others() throws {
    let canvas = try CairoSurface(width: 200, height: 200).makeCanvas()
    let small = CGRect(x: 3, y: 3, width: 10, height: 10)
    let outline = ShapeMask.Outline.rectangle(cornerRadius: 2)
    func isMasked(_ box: CGRect) -> Bool { canvas.drawMask(outline, .fill, in: box, color: .red) }
    #expect(isMasked(small))
    #expect(!isMasked(CGRect(x: 3, y: 3, width: 100, height: 100)))
    #expect(!isMasked(CGRect(x: CGFloat.nan, y: 3, width: 10, height: 10)))
    #expect(!isMasked(CGRect(x: 1e12, y: 3, width: 10, height: 10)))
    #expect(!isMasked(CGRect(x: 3, y: 3, width: 0, height: 10)))
    #expect(!isMasked(CGRect(x: 3, y: 3, width: 1e12, height: 1e-9)))
    let line = ShapeMask.Ink.stroke(ShapeMask.Line(width: 1e12))
    #expect(!canvas.drawMask(outline, line, in: small, color: .red))
    canvas.saved {
      canvas.setBlendMode(.multiply)
      #expect(!isMasked(small))
    }
    canvas.rotate(by: 0.3)
    #expect(!isMasked(small))
  }
}

extension Pixel {
  /// By how much the channel differs that differs most.
  fileprivate func distance(to other: Pixel) -> Int {
    [
      abs(Int(red) - Int(other.red)), abs(Int(green) - Int(other.green)),
      abs(Int(blue) - Int(other.blue)), abs(Int(alpha) - Int(other.alpha)),
    ].max() ?? 0
  }
}
