import Foundation
import Testing

@testable import HitResponders

@Suite("Damage that is joined")
struct DamageJoiningTests {
  private let bounds = CGRect(x: 0, y: 0, width: 1_000, height: 1_000)

  private func damage(_ rects: [CGRect]) -> [CGRect] {
    var damage = Damage()
    _ = damage.removeAll(within: bounds)
    for rect in rects { damage.add(rect, within: bounds) }
    return damage.removeAll(within: bounds)
  }

  /// Small squares in a row, some points apart.
  private func row(_ count: Int, apart: CGFloat, at y: CGFloat = 0) -> [CGRect] {
    (0..<count).map { CGRect(x: CGFloat($0) * apart, y: y, width: 10, height: 10) }
  }

  @Test("a seventeenth part joins the two that are nearest, and leaves the others alone")
  func nearest() {
    let near = CGRect(x: 12, y: 900, width: 10, height: 10)
    let parts = row(15, apart: 60) + [CGRect(x: 0, y: 900, width: 10, height: 10), near]
    let taken = damage(parts)
    #expect(taken.count == 16)
    #expect(taken.contains(CGRect(x: 0, y: 900, width: 22, height: 10)))
    #expect(row(15, apart: 60).allSatisfy { taken.contains($0) })
  }

  @Test("whatever is joined, every part is in the result")
  func covered() {
    for count in [16, 17, 60, 200] {
      let parts = row(count, apart: 4.5, at: 3) + row(count, apart: 4.75, at: 700)
      let taken = damage(parts)
      #expect(taken.count <= 16)
      for part in parts { #expect(taken.contains { $0.contains(part) }) }
    }
  }

  @Test("two places far apart stay two, as long as there are not too many parts")
  func apart() {
    let taken = damage(row(30, apart: 10) + row(30, apart: 10, at: 900))
    #expect(taken.allSatisfy { $0.height == 10 })
  }
}
