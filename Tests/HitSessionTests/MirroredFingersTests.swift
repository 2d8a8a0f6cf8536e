import Foundation
import HitResponders
import HitSession
import Testing

@Suite("Mirrored fingers")
struct MirroredFingersTests {
  private var pair = MirroredFingers(anchor: CGPoint(x: 100, y: 100))

  private func samples(_ input: ApplicationInput?) -> [TouchSample] {
    guard case .touches(let samples) = input?.content else { return [] }
    return samples
  }

  private func sample(
    _ finger: Int,
    _ phase: UITouch.Phase,
    _ x: CGFloat,
    _ y: CGFloat
  ) -> TouchSample {
    TouchSample(finger: finger, phase: phase, locationOnScreen: CGPoint(x: x, y: y))
  }

  @Test("D3: both fingers land, move and lift in one input each")
  func mirrored() {
    var pair = pair
    let pressed = pair.press(at: CGPoint(x: 130, y: 110), .mirrored, time: 1)
    #expect(samples(pressed) == [sample(1, .began, 130, 110), sample(2, .began, 70, 90)])
    #expect(pressed?.timestamp == 1)
    let moved = pair.move(to: CGPoint(x: 150, y: 100), .mirrored, time: 2)
    #expect(samples(moved) == [sample(1, .moved, 150, 100), sample(2, .moved, 50, 100)])
    let lifted = pair.lift(at: CGPoint(x: 150, y: 100), .mirrored, time: 3)
    #expect(samples(lifted) == [sample(1, .ended, 150, 100), sample(2, .ended, 50, 100)])
    #expect(!pair.isDown)
  }

  @Test("moved in parallel the fingers keep their offset, and mirror about where that took them")
  func parallel() {
    var pair = pair
    _ = pair.press(at: CGPoint(x: 130, y: 100), .mirrored, time: 1)
    let moved = pair.move(to: CGPoint(x: 140, y: 120), .parallel, time: 2)
    #expect(samples(moved) == [sample(1, .moved, 140, 120), sample(2, .moved, 80, 120)])
    #expect(pair.anchor == CGPoint(x: 110, y: 120))
    let turned = pair.move(to: CGPoint(x: 110, y: 100), .mirrored, time: 3)
    #expect(samples(turned) == [sample(1, .moved, 110, 100), sample(2, .moved, 110, 140)])
  }

  @Test("a hover in parallel takes the anchor along before anything is pressed")
  func hover() {
    var pair = pair
    pair.hover(at: CGPoint(x: 120, y: 100), .mirrored)
    pair.hover(at: CGPoint(x: 125, y: 90), .parallel)
    #expect(pair.anchor == CGPoint(x: 105, y: 90))
    #expect(pair.secondLocation == CGPoint(x: 85, y: 90))
    pair.forgetLocation()
    pair.hover(at: CGPoint(x: 300, y: 300), .parallel)
    #expect(pair.anchor == CGPoint(x: 105, y: 90))
  }

  @Test("an anchor set by hand is what the second finger turns about")
  func anchor() {
    var pair = pair
    pair.moveAnchor(to: CGPoint(x: 0, y: 0))
    let pressed = pair.press(at: CGPoint(x: 10, y: 20), .mirrored, time: 1)
    #expect(samples(pressed).map(\.locationOnScreen).last == CGPoint(x: -10, y: -20))
  }

  @Test("T3: what takes the pointer away cancels both fingers, once")
  func cancel() {
    var pair = pair
    #expect(pair.cancel(time: 0) == nil && pair.lift(time: 0) == nil)
    _ = pair.press(at: CGPoint(x: 130, y: 110), .mirrored, time: 1)
    #expect(pair.press(at: .zero, .mirrored, time: 1) == nil)
    let cancelled = pair.cancel(time: 2)
    #expect(samples(cancelled) == [sample(1, .cancelled, 130, 110), sample(2, .cancelled, 70, 90)])
    #expect(pair.cancel(time: 3) == nil)
    #expect(pair.move(to: .zero, .mirrored, time: 3) == nil)
    #expect(pair.lift(at: .zero, .mirrored, time: 3) == nil)
  }

  @Test("let go where they are, the fingers end there")
  func liftInPlace() {
    var pair = pair
    _ = pair.press(at: CGPoint(x: 130, y: 110), .mirrored, time: 1)
    #expect(
      samples(pair.lift(time: 2)) == [sample(1, .ended, 130, 110), sample(2, .ended, 70, 90)]
    )
  }
}
