import Foundation
import HitCanvas
import HitGeometry
import Testing

@Suite("Core Graphics paths")
struct CGPathTests {
  @Test("a mutable path is built step by step and holds what it surrounds")
  func building() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    path.move(to: CGPoint(x: 0, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 0))
    path.addLine(to: CGPoint(x: 40, y: 40))
    path.closeSubpath()
    #expect(path.contains(CGPoint(x: 30, y: 10)) && !path.contains(CGPoint(x: 10, y: 30)))
    #expect(path.currentPoint == .zero)
    path.addRect(CGRect(x: 100, y: 0, width: 10, height: 10))
    path.addEllipse(in: CGRect(x: 200, y: 0, width: 20, height: 20))
    path.addLines(between: [CGPoint(x: 300, y: 0), CGPoint(x: 310, y: 0), CGPoint(x: 300, y: 9)])
    #expect(path.contains(CGPoint(x: 105, y: 5)) && path.contains(CGPoint(x: 210, y: 10)))
    #expect(!path.contains(CGPoint(x: 201, y: 1)) && path.contains(CGPoint(x: 302, y: 2)))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 310, height: 40))
  }

  @Test("the rule decides about a hole, and a transform maps the point")
  func contains() {
    let ring = CGMutablePath()
    ring.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    ring.addEllipse(in: CGRect(x: 30, y: 30, width: 40, height: 40))
    let middle = CGPoint(x: 50, y: 50)
    #expect(ring.contains(middle) && !ring.contains(middle, using: .evenOdd))
    #expect(ring.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
    let shift = CGAffineTransform(translationX: -1000, y: 0)
    #expect(ring.contains(CGPoint(x: 1050, y: 50), using: .winding, transform: shift))
    #expect(!ring.contains(middle, using: .winding, transform: shift))
  }

  @Test("one box holds the control points, the other the curve itself")
  func boxes() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 100, y: 0),
      control1: CGPoint(x: 0, y: 100),
      control2: CGPoint(x: 100, y: 100)
    )
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test("clockwise is meant for a y axis that points up, unlike that of a Bézier path")
  func arcs() {
    func half(_ clockwise: Bool) -> CGPath {
      let path = CGMutablePath()
      path.addArc(
        center: .zero,
        radius: 10,
        startAngle: 0,
        endAngle: .pi,
        clockwise: clockwise
      )
      return path
    }
    // On a screen, where y points down, the way with growing angles passes below the centre.
    #expect(
      half(false).contains(CGPoint(x: 0, y: 5)) && !half(false).contains(CGPoint(x: 0, y: -5))
    )
    #expect(half(true).contains(CGPoint(x: 0, y: -5)))
    let bezier = UIBezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: 0,
      endAngle: .pi,
      clockwise: true
    )
    #expect(bezier.contains(CGPoint(x: 0, y: 5)))
    let joined = CGMutablePath()
    joined.move(to: CGPoint(x: 0, y: -20))
    joined.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
    #expect(joined.contains(CGPoint(x: 0, y: -8)))
  }

  @Test("a rounded rectangle has the corners of an ellipse")
  func rounded() {
    let rect = CGRect(x: 10, y: 10, width: 100, height: 60)
    let path = CGPath(roundedRect: rect, cornerWidth: 40, cornerHeight: 10, transform: nil)
    #expect(!path.contains(CGPoint(x: 16, y: 12)))
    #expect(path.contains(CGPoint(x: 16, y: 16)) && path.contains(CGPoint(x: 60, y: 11)))
    #expect(path.boundingBoxOfPath == rect)
    #expect(CGPath(ellipseIn: rect, transform: nil) != CGPath(rect: rect, transform: nil))
  }

  @Test("a copy is mapped by a transform and does not follow its original")
  func copies() throws {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    var double = CGAffineTransform(scaleX: 2, y: 2)
    let copy = try #require(path.copy(using: &double))
    path.addRect(CGRect(x: 100, y: 100, width: 10, height: 10))
    #expect(copy.boundingBox == CGRect(x: 0, y: 0, width: 20, height: 20))
    let mutable = try #require(copy.mutableCopy())
    mutable.addPath(path, transform: double)
    #expect(mutable.contains(CGPoint(x: 210, y: 210)) && !copy.contains(CGPoint(x: 210, y: 210)))
  }

  @Test("every step is told with its points")
  func steps() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addLine(to: CGPoint(x: 3, y: 4))
    path.addCurve(to: .zero, control1: CGPoint(x: 5, y: 6), control2: CGPoint(x: 7, y: 8))
    path.closeSubpath()
    var steps: [String] = []
    path.applyWithBlock { step in
      switch step.pointee.type {
      case .moveToPoint: steps.append("move \(step.pointee.points[0].x)")
      case .addLineToPoint: steps.append("line \(step.pointee.points[0].y)")
      case .addCurveToPoint: steps.append("curve \(step.pointee.points[1].x)")
      case .addQuadCurveToPoint: steps.append("quad")
      case .closeSubpath: steps.append("close")
      }
    }
    #expect(steps == ["move 1.0", "line 4.0", "curve 7.0", "close"])
  }

  @Test("a Bézier path becomes a path and comes from one")
  func bezier() {
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 20))
    #expect(oval.cgPath.contains(CGPoint(x: 20, y: 10)))
    #expect(!oval.cgPath.contains(CGPoint(x: 2, y: 2)))
    let back = UIBezierPath(cgPath: oval.cgPath)
    #expect(back.bounds == oval.bounds)
    back.cgPath = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    #expect(back.contains(CGPoint(x: 1, y: 1)) && !back.contains(CGPoint(x: 20, y: 10)))
    oval.apply(CGAffineTransform(translationX: 100, y: 0))
    #expect(oval.contains(CGPoint(x: 120, y: 10)) && !oval.contains(CGPoint(x: 20, y: 10)))
  }

  @Test("a reversed outline turns a wound area into a hole, and reversing twice changes nothing")
  func reversing() {
    let outer = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIBezierPath(ovalIn: CGRect(x: 30, y: 30, width: 40, height: 40))
    outer.append(inner.reversing())
    #expect(!outer.contains(CGPoint(x: 50, y: 50)) && outer.contains(CGPoint(x: 10, y: 10)))
    let shape = UIBezierPath()
    shape.move(to: CGPoint(x: 1, y: 1))
    shape.addLine(to: CGPoint(x: 9, y: 1))
    shape.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 15, y: 5))
    #expect(shape.reversing().reversing().path == shape.path)
    #expect(shape.reversing().currentPoint == CGPoint(x: 1, y: 1))
  }
}
