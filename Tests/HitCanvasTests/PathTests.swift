import Foundation
import HitCanvas
import HitGeometry
import Testing

@Suite("Paths")
struct PathTests {
  @Test("a circle holds the points within its radius")
  func circle() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50),
      radius: 40,
      startAngle: 0,
      endAngle: 2 * .pi,
      clockwise: true
    )
    for step in 0..<64 {
      let angle = Double(step) * .pi / 32 + 0.01
      func point(_ radius: Double) -> CGPoint {
        CGPoint(x: 50 + radius * cos(angle), y: 50 + radius * sin(angle))
      }
      #expect(path.contains(point(39.9)))
      #expect(!path.contains(point(40.1)))
    }
    let bounds = path.bounds
    #expect(abs(bounds.minX - 10) < 0.02 && abs(bounds.maxY - 90) < 0.02)
  }

  @Test("a hole depends on the rule")
  func rules() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
    path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 15, y: 15)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
  }

  @Test("the corner of a rounded rectangle is outside, its edge inside")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
    let path = UIBezierPath(roundedRect: rect, cornerRadius: 12)
    #expect(!path.contains(CGPoint(x: 2, y: 2)))
    #expect(path.contains(CGPoint(x: 20, y: 0.5)))
    let one = UIBezierPath(
      roundedRect: rect,
      byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 12, height: 12)
    )
    #expect(!one.contains(CGPoint(x: 2, y: 2)))
    #expect(one.contains(CGPoint(x: 39, y: 39)))
    #expect(path.bounds == rect)
  }

  @Test("an open outline counts as closed")
  func open() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    #expect(path.contains(CGPoint(x: 8, y: 4)))
    #expect(!path.contains(CGPoint(x: 2, y: 8)))
  }

  @Test("bounds follow a curve, not its control points")
  func curveBounds() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(abs(path.bounds.maxY - 5) < 1e-9)
    #expect(UIBezierPath().bounds.isNull)
    #expect(UIBezierPath().isEmpty)
  }

  @Test("a transform maps every step")
  func transform() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(path.contains(CGPoint(x: 105, y: 5)))
    #expect(abs(path.bounds.minX - 100) < 0.02)
  }
}
