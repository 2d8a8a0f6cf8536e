import Foundation
import HitGeometry
import Testing

@testable import HitResponders

@Suite("The pace of animations")
struct PacingTests {
  private func isNear(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a - b) <= tolerance
  }

  @Test("the named curves have their numbers, and begin and end exactly")
  func curves() {
    // Computed by solving the Bézier's cubic to 30 digits.
    #expect(isNear(CubicCurve.easeInOut.progress(at: 0.5), 0.5))
    #expect(isNear(CubicCurve.easeInOut.progress(at: 0.25), 0.12916193104731843))
    #expect(isNear(CubicCurve.easeIn.progress(at: 0.5), 0.3153568125725134))
    #expect(isNear(CubicCurve.easeOut.progress(at: 0.5), 0.6846431874274867))
    for curve in [CubicCurve.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.progress(at: 0) == 0 && curve.progress(at: 1) == 1)
      #expect(curve.progress(at: -1) == 0 && curve.progress(at: 2) == 1)
    }
    #expect(CubicCurve.linear.progress(at: 0.3) == 0.3)
  }

  @Test("a curve whose slope is zero somewhere is solved all the same")
  func steep() {
    let curve = CubicCurve(CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1))
    #expect(isNear(curve.progress(at: 0.5), 0.5, 1e-6))
    var last: CGFloat = 0
    for step in 0...200 {
      let progress = curve.progress(at: CGFloat(step) / 200)
      #expect(progress >= last)
      last = progress
    }
  }

  @Test("a share is found again from its progress")
  func inverse() {
    for pacing in [
      AnimationPacing.cubic(.easeInOut), .cubic(.linear), .cubic(.easeIn),
      .spring(Spring(dampingRatio: 1, initialVelocity: 0)),
    ] {
      for step in 1..<10 {
        let share = CGFloat(step) / 10
        let progress = pacing.progress(at: share, of: 2)
        guard progress < 0.999 else { continue }
        #expect(isNear(pacing.share(ofProgress: progress, of: 2), share, 1e-6))
      }
    }
  }

  @Test("a spring starts with its velocity, overshoots by its damping, and is at rest at the end")
  func springs() {
    let loose = Spring(dampingRatio: 0.4, initialVelocity: 3)
    #expect(isNear(loose.progress(at: 0.00001, of: 2) / 0.00002, 3, 0.01))
    let highest = (0...1000).map { loose.progress(at: CGFloat($0) / 1000, of: 2) }.max() ?? 0
    #expect(highest > 1.2 && highest < 1.6)
    #expect(isNear(loose.progress(at: 0.9999, of: 2), 1, 0.005))
    let tight = Spring(dampingRatio: 1, initialVelocity: 0)
    #expect((0...1000).allSatisfy { tight.progress(at: CGFloat($0) / 1000, of: 1) <= 1 })
    #expect(isNear(tight.progress(at: 0.99999, of: 1), 0.999, 1e-4))
  }

  @Test("a transform turns on its way, and keeps its size")
  func transforms() {
    let quarter = CGAffineTransform(rotationAngle: .pi / 2)
    let half = CGAffineTransform.identity.interpolated(to: quarter, by: 0.5)
    let eighth = CGAffineTransform(rotationAngle: .pi / 4)
    #expect(isNear(half.a, eighth.a) && isNear(half.b, eighth.b))
    #expect(isNear(half.c, eighth.c) && isNear(half.d, eighth.d))
    let end = CGAffineTransform(a: 1, b: 2, c: -3, d: 0.5, tx: 7, ty: 9)
    let near = end.interpolated(to: quarter, by: 1e-12)
    #expect(isNear(near.a, end.a) && isNear(near.b, end.b) && isNear(near.c, end.c))
    #expect(isNear(near.d, end.d) && isNear(near.tx, end.tx) && isNear(near.ty, end.ty))
    let shrinking = quarter.interpolated(to: CGAffineTransform(scaleX: 0, y: 0), by: 0.5)
    #expect(isNear(shrinking.a, 0) && isNear(shrinking.b, 0.5))
  }
}
