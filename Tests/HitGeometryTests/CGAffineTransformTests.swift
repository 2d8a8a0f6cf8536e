import Foundation
import HitGeometry
import Testing

@Suite("Affine transforms")
struct CGAffineTransformTests {
  @Test("X15: translatedBy puts the shift before the scale, concatenating after it")
  func order() {
    let scale = CGAffineTransform(scaleX: 2, y: 2)
    let before = CGPoint.zero.applying(scale.translatedBy(x: 10, y: 0))
    let after = CGPoint.zero.applying(
      scale.concatenating(CGAffineTransform(translationX: 10, y: 0))
    )
    #expect(before == CGPoint(x: 20, y: 0))
    #expect(after == CGPoint(x: 10, y: 0))
  }

  @Test("a transform made of nothing is all zero, as in Core Graphics; the identity has its name")
  func zero() {
    let zero = CGAffineTransform()
    #expect(zero == CGAffineTransform(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0))
    #expect(!zero.isIdentity && !zero.isInvertible)
    #expect(CGPoint(x: 3, y: 4).applying(zero) == .zero)
    #expect(CGAffineTransform.identity.isIdentity)
    #expect(CGPoint(x: 3, y: 4).applying(.identity) == CGPoint(x: 3, y: 4))
  }

  @Test("an inverse takes every point back", arguments: [0.0, 0.3, 1.2, 2.9, -0.7])
  func inverse(angle: Double) {
    let transform = CGAffineTransform(rotationAngle: angle).scaledBy(x: 3, y: 0.5)
      .translatedBy(x: -7, y: 11)
    let point = CGPoint(x: 12.25, y: -3.5)
    let back = point.applying(transform).applying(transform.inverted())
    #expect(abs(back.x - point.x) < 1e-9 && abs(back.y - point.y) < 1e-9)
  }

  @Test("X16: a transform that flattens the plane has no inverse and returns itself")
  func singular() {
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(!flat.isInvertible)
    #expect(flat.inverted() == flat)
  }

  @Test("a rectangle becomes the bounding box of its mapped corners")
  func boundingBox() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let box = CGRect(x: 0, y: 0, width: 200, height: 50).applying(quarter)
    #expect(abs(box.minX + 50) < 1e-9 && abs(box.maxY - 200) < 1e-9)
    #expect(CGRect.null.applying(quarter).isNull)
  }

  @Test("insets move the edges inwards")
  func insets() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
    let inner = rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(inner == CGRect(x: 2, y: 1, width: 94, height: 46))
  }
}
