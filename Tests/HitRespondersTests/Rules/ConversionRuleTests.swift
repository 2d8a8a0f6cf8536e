import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

@Suite("X: conversion between views")
struct ConversionRuleTests {
  /// The tree whose conversions were measured on an iPhone; angles are in radians.
  ///
  /// The numbers were published with swift-win32's `ViewTests` (`testConvertWithRotationsAndBounds`).
  private struct Measured {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 1000))
    let a = UIView(frame: CGRect(x: 4, y: 92, width: 254, height: 17))
    let b = UIView(frame: CGRect(x: 12, y: 150, width: 400, height: 400))
    let c = UIView(frame: CGRect(x: 40, y: 113, width: 10, height: 10))

    init() {
      a.transform = CGAffineTransform(rotationAngle: 110)
      a.bounds = CGRect(x: 144, y: 23, width: 20, height: 15)
      b.transform = CGAffineTransform(rotationAngle: -30)
      c.transform = CGAffineTransform(rotationAngle: 42)
      c.bounds = CGRect(x: 4, y: 3, width: 20, height: 15)
      root.addSubview(a)
      root.addSubview(b)
      b.addSubview(c)
    }
  }

  private let measured = Measured()

  @Test("X8: a child's point goes to its parent about the bounds' centre, and back by the inverse")
  func upAndDown() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let a = UIView(frame: CGRect(x: 60, y: 215, width: 200, height: 50))
    parent.addSubview(a)
    a.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(a.convert(CGPoint.zero, to: parent), CGPoint(x: 185, y: 140)))
    #expect(isClose(a.convert(CGPoint(x: 185, y: 140), from: parent), .zero))
    a.bounds.origin = CGPoint(x: 30, y: 40)
    #expect(isClose(a.convert(CGPoint(x: 30, y: 40), to: parent), CGPoint(x: 185, y: 140)))
  }

  @Test("X8: points agree with an iPhone's to 1e-11")
  func measuredPoints() {
    let point = CGPoint(x: 45, y: 115)
    let to = measured.c.convert(point, to: measured.a)
    let from = measured.c.convert(point, from: measured.a)
    #expect(isClose(to, CGPoint(x: -72.9941233911901, y: -114.85495931677), 1e-11))
    #expect(isClose(from, CGPoint(x: 80.12346855145998, y: -140.97315764408575), 1e-11))
  }

  @Test("X10: nil means the window, or the topmost view where there is none")
  func toNil() {
    let root = UIView(frame: CGRect(x: 40, y: 50, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
    root.addSubview(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 10, y: 10))
    #expect(child.convert(CGPoint(x: 10, y: 10), from: nil) == .zero)
    let window = Desk().window("W", CGRect(x: 500, y: 500, width: 100, height: 100))
    window.addSubview(root)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 50, y: 60))
    #expect(child.convert(CGPoint(x: 50, y: 60), from: nil) == .zero)
    #expect(window.convert(CGPoint(x: 1, y: 2), to: nil as UIView?) == CGPoint(x: 1, y: 2))
  }

  @Test("X11: views of different windows convert through the screen")
  func windows() {
    let desk = Desk()
    let one = desk.window("W1")
    let two = desk.window("W2", CGRect(x: 100, y: 100, width: 100, height: 100))
    let a = desk.view("A", CGRect(x: 10, y: 10, width: 50, height: 50), in: one)
    let b = desk.view("B", CGRect(x: 20, y: 20, width: 50, height: 50), in: two)
    let target: UIView = two
    #expect(one.convert(CGPoint(x: 110, y: 110), to: target) == CGPoint(x: 10, y: 10))
    #expect(a.convert(CGPoint.zero, to: b) == CGPoint(x: -110, y: -110))
    #expect(a.convert(CGRect(x: 0, y: 0, width: 5, height: 6), to: b).origin.x == -110)
    #expect(b.convert(CGPoint.zero, from: a) == CGPoint(x: -110, y: -110))
  }

  @Test("X11: unrelated trees without windows are laid origin on origin")
  func unrelated() {
    let one = UIView(frame: CGRect(x: 500, y: 500, width: 100, height: 100))
    let two = UIView(frame: CGRect(x: 7, y: 7, width: 100, height: 100))
    let a = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    let b = UIView(frame: CGRect(x: 20, y: 30, width: 50, height: 50))
    one.addSubview(a)
    two.addSubview(b)
    #expect(a.convert(CGPoint(x: 1, y: 2), to: b) == CGPoint(x: -9, y: -18))
    #expect(one.convert(CGPoint(x: 1, y: 2), to: two) == CGPoint(x: 1, y: 2))
    #expect(a.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: two).origin.x == 11)
  }

  @Test("X12: rectangles agree with an iPhone's: two boxes, not one")
  func measuredRectangles() {
    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    let (a, c) = (measured.a, measured.c)
    let toParent = CGRect(
      x: 123.17714789769627,
      y: 30.274792065592464,
      width: 18.031110765667435,
      height: 17.514574532740156
    )
    #expect(isClose(c.convert(rect, to: measured.b), toParent, 1e-11))
    let size = CGSize(width: 19.295318391541684, height: 19.58870361060326)
    let to = CGRect(origin: CGPoint(x: -91.9808292852884, y: -126.65734667117412), size: size)
    let from = CGRect(origin: CGPoint(x: 69.16410886522763, y: -160.22950933436533), size: size)
    #expect(isClose(c.convert(rect, to: a), to, 1e-11))
    #expect(isClose(c.convert(rect, from: a), from, 1e-11))
  }

  @Test("X12: the box of the box is larger than the box of the corners, and the former is given")
  func twoBoxes() {
    let rect = CGRect(x: 45, y: 115, width: 13, height: 14)
    let corners = [(0, 0), (13, 0), (0, 14), (13, 14)].map { dx, dy in
      measured.c.convert(CGPoint(x: 45 + dx, y: 115 + dy), to: measured.root)
    }
    let box = Self.box(corners)
    let again = [
      CGPoint(x: box.minX, y: box.minY), CGPoint(x: box.maxX, y: box.minY),
      CGPoint(x: box.minX, y: box.maxY), CGPoint(x: box.maxX, y: box.maxY),
    ].map { measured.root.convert($0, to: measured.a) }
    let converted = measured.c.convert(rect, to: measured.a)
    #expect(isClose(converted, Self.box(again)))
    let once = Self.box(corners.map { measured.root.convert($0, to: measured.a) })
    #expect(converted.width - once.width > 0.1)
  }

  @Test("X13: converting to oneself changes nothing")
  func itself() {
    let view = measured.a
    #expect(view.convert(CGPoint(x: 3, y: 4), to: view) == CGPoint(x: 3, y: 4))
    #expect(view.convert(CGPoint(x: 3, y: 4), from: view) == CGPoint(x: 3, y: 4))
    let rect = CGRect(x: 1, y: 2, width: -3, height: 4)
    #expect(view.convert(rect, to: view) == rect)
  }

  @Test(
    "X17: an index is clamped, a view has one superview, and one added again comes to the front"
  )
  func places() {
    let root = UIView()
    let views = [UIView(), UIView(), UIView()]
    views.forEach(root.addSubview)
    let v = UIView()
    root.insertSubview(v, at: 99)
    #expect(root.subviews == views + [v])
    root.insertSubview(v, at: -5)
    #expect(root.subviews == [v] + views)
    root.addSubview(v)
    #expect(root.subviews == views + [v])
    let other = UIView()
    other.addSubview(v)
    #expect(root.subviews == views && v.superview === other && other.subviews == [v])
  }

  private static func box(_ points: [CGPoint]) -> CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
    let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
