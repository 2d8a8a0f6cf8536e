import Foundation
import HitGeometry
import HitResponders
import ScenarioSupport
import Testing

/// Whether two rectangles agree to a distance that no layout can mean.
func isClose(_ left: CGRect, _ right: CGRect, _ accuracy: CGFloat = 1e-9) -> Bool {
  isClose(left.origin, right.origin, accuracy)
    && abs(left.size.width - right.size.width) <= accuracy
    && abs(left.size.height - right.size.height) <= accuracy
}

/// Whether two points agree to a distance that no layout can mean.
func isClose(_ left: CGPoint, _ right: CGPoint, _ accuracy: CGFloat = 1e-9) -> Bool {
  abs(left.x - right.x) <= accuracy && abs(left.y - right.y) <= accuracy
}

@Suite("X: geometry of one view")
struct GeometryRuleTests {
  @Test(
    "X1: a view contains its left and top edge and not its right and bottom",
    arguments: [
      (20.0, 20.0, true), (120, 60, false), (119.99, 60, true), (60, 120, false),
      (60, 119.99, true),
      (19.99, 60, false),
    ]
  )
  func edges(x: Double, y: Double, isInside: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 500, height: 500))
    let view = UIView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
    root.addSubview(view)
    let point = CGPoint(x: x, y: y)
    #expect(view.point(inside: root.convert(point, to: view), with: nil) == isInside)
    #expect((root.hitTest(point, with: nil) === view) == isInside)
    #expect(view.frame.contains(point) == isInside)
  }

  @Test("X2: empty and null rectangles contain nothing, negative sizes are standardised first")
  func empty() {
    #expect(!CGRect.null.contains(CGPoint.zero))
    #expect(!CGRect(x: 0, y: 0, width: 0, height: 10).contains(CGPoint.zero))
    let view = UIView(frame: CGRect(x: 30, y: 40, width: -20, height: -10))
    #expect(view.frame == CGRect(x: 10, y: 30, width: 20, height: 10))
    #expect(view.point(inside: .zero, with: nil))
    view.bounds = CGRect(x: 5, y: 5, width: -5, height: -5)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 5, height: 5))
    #expect(!UIView().point(inside: .zero, with: nil))
  }

  @Test("X3: the centre, the bounds and the transform are stored, the frame is computed")
  func computed() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 95, y: 90, width: 10, height: 20))
    view.transform = CGAffineTransform(scaleX: 2, y: 1)
    #expect(view.center == CGPoint(x: 100, y: 100) && view.bounds.size.width == 10)
    #expect(view.frame == CGRect(x: 90, y: 90, width: 20, height: 20))
  }

  @Test("X4: setting the frame sets the centre and the bounds' size; the bounds' origin stays")
  func settingFrame() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.center == CGPoint(x: 25, y: 40))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
    view.bounds.origin = CGPoint(x: 7, y: 8)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(view.bounds == CGRect(x: 7, y: 8, width: 100, height: 50))
    #expect(view.center == CGPoint(x: 50, y: 25))
  }

  @Test("X5: the bounds' origin shifts the space of the subviews")
  func scrolled() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView(frame: CGRect(x: 10, y: 110, width: 20, height: 20))
    root.addSubview(child)
    let holder = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    holder.addSubview(root)
    root.bounds.origin = CGPoint(x: 0, y: 100)
    #expect(child.convert(CGPoint.zero, to: holder) == CGPoint(x: 10, y: 10))
    #expect(holder.hitTest(CGPoint(x: 15, y: 15), with: nil) === child)
    #expect(root.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test("X6: setting the bounds keeps the centre")
  func settingBounds() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 25, y: 25, width: 50, height: 50))
  }

  @Test("X7: the frame is the box around the bounds, turned about the centre")
  func box() {
    let view = UIView(frame: CGRect(x: 60, y: 215, width: 200, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(isClose(view.frame, CGRect(x: 135, y: 140, width: 50, height: 200)))
    view.bounds.origin = CGPoint(x: 1000, y: -3)
    #expect(isClose(view.frame, CGRect(x: 135, y: 140, width: 50, height: 200)))
    view.transform = CGAffineTransform(translationX: 10, y: 20)
    #expect(view.frame == CGRect(x: 70, y: 235, width: 200, height: 50))
  }

  @Test("X9: setting the frame under a transform sizes the bounds by its inverse")
  func frameUnderTransform() {
    let view = UIView()
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.center == CGPoint(x: 25, y: 25))
    #expect(view.frame == CGRect(x: 0, y: 0, width: 50, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.frame = CGRect(x: 0, y: 0, width: 30, height: 80)
    #expect(isClose(view.bounds, CGRect(x: 0, y: 0, width: 80, height: 30)))
  }

  @Test("X14: clipping has no part in hit testing", arguments: [true, false])
  func clipping(clips: Bool) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let bar = UIView(frame: CGRect(x: 0, y: 400, width: 320, height: 80))
    let mid = UIView(frame: CGRect(x: 130, y: -30, width: 60, height: 60))
    root.addSubview(bar)
    bar.addSubview(mid)
    bar.clipsToBounds = clips
    root.clipsToBounds = clips
    #expect(root.hitTest(CGPoint(x: 160, y: 380), with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 160, y: 420), with: nil) === mid)
  }

  @Test("X15: translatedBy, scaledBy and rotated put the new operation before, concatenating after")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let shift = CGAffineTransform(translationX: 10, y: 0)
    #expect(CGPoint.zero.applying(scale.translatedBy(x: 10, y: 0)).x == 20)
    #expect(CGPoint.zero.applying(scale.concatenating(shift)).x == 10)
    #expect(CGPoint(x: 1, y: 0).applying(shift.scaledBy(x: 3, y: 1)).x == 13)
    let turned = CGPoint(x: 1, y: 0).applying(shift.rotated(by: .pi / 2))
    #expect(isClose(turned, CGPoint(x: 10, y: 1)))
  }

  @Test(
    "X16: a view whose transform cannot be inverted is not hit and neither is anything in it",
    arguments: [
      CGAffineTransform(scaleX: 0, y: 0), CGAffineTransform(scaleX: 1, y: 0),
      CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      CGAffineTransform(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    ]
  )
  func singular(transform: CGAffineTransform) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let flat = UIView(frame: root.bounds)
    let child = UIView(frame: root.bounds)
    root.addSubview(flat)
    flat.addSubview(child)
    flat.transform = transform
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === root)
    flat.transform = .identity
    #expect(root.hitTest(CGPoint(x: 50, y: 50), with: nil) === child)
  }
}
