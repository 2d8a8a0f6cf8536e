import Foundation
import Testing

@testable import HitSandbox

@Suite("A window that is shaken")
struct ShakeDetectorTests {
  /// Takes places a tenth of a second apart, and returns what they said, with the place's number.
  private func signs(_ xs: [CGFloat], every step: TimeInterval = 0.1) -> [String] {
    var shakes = ShakeDetector()
    return xs.enumerated().flatMap { index, x in
      shakes.take(CGPoint(x: x, y: 0), at: TimeInterval(index) * step).map { "\(index) \($0)" }
    }
  }

  @Test("four strokes against each other within a second are a shake")
  func shake() {
    #expect(signs([0, 60, 0, 60, 0]) == ["4 began"])
    #expect(signs([0, 60, 0, 60]) == [])
  }

  @Test("it goes on with each stroke and ends half a second after the last")
  func end() {
    var shakes = ShakeDetector()
    for (index, x) in [0, 60, 0, 60, 0, 60].enumerated() {
      _ = shakes.take(CGPoint(x: CGFloat(x), y: 0), at: TimeInterval(index) / 10)
    }
    #expect(shakes.isShaking && shakes.end == 1)
    #expect(shakes.advance(to: 0.999) == [])
    #expect(shakes.advance(to: 1) == [.ended])
    #expect(!shakes.isShaking && shakes.end == nil)
    #expect(shakes.advance(to: 2) == [])
  }

  @Test("a drag, however long, is none; nor is trembling; nor are slow strokes")
  func others() {
    #expect(signs((0..<50).map { CGFloat($0) * 30 }) == [])
    #expect(signs((0..<50).map { $0.isMultiple(of: 2) ? 0 : 20 }) == [])
    #expect(signs([0, 60, 0, 60, 0, 60, 0, 60], every: 0.4) == [])
  }

  @Test("up and down counts as left and right does, and both together are one shake")
  func axes() {
    var shakes = ShakeDetector()
    var signs: [ShakeDetector.Sign] = []
    for index in 0..<8 {
      let place: CGFloat = index.isMultiple(of: 2) ? 0 : 40
      signs += shakes.take(CGPoint(x: place, y: place), at: TimeInterval(index) / 10)
    }
    #expect(signs == [.began])
  }

  @Test("strokes made of many small steps count by where they turn")
  func smallSteps() {
    let stroke = (0..<10).map { CGFloat($0) * 6 }
    let xs = stroke + stroke.reversed() + stroke + stroke.reversed()
    #expect(signs(xs, every: 0.02).count == 1)
  }
}
