import HitScopeTesting
import Testing
import UIKit

@testable import Samples

@MainActor
@Suite("Views with gestures")
struct GestureTests {
  @Test("one tap counts once two can no longer come, and two taps count once")
  func taps() throws {
    let stage = Stage(controller: { TapsViewController() })
    let view = try #require(try stage.view("taps") as? TapsView)
    try stage.tap("taps")
    #expect(view.singleTaps == 0)
    stage.wait(.multiTapPause)
    #expect(view.singleTaps == 1 && view.doubleTaps == 0)
    try stage.tap("taps")
    stage.wait(.tap)
    try stage.tap("taps")
    stage.wait(.multiTapPause)
    #expect(view.singleTaps == 1 && view.doubleTaps == 1)
    #expect(view.backgroundColor == .systemRed)
  }

  @Test("a long press shows the menu at the finger, which follows it and goes with it")
  func longPress() throws {
    let stage = Stage(controller: { TapsViewController() })
    let view = try #require(try stage.view("press") as? LongPressMenuView)
    stage.touchDown(at: CGPoint(x: 100, y: 200))
    #expect(view.menu.isHidden)
    stage.wait(.longPress)
    #expect(!view.menu.isHidden && view.menu.center == CGPoint(x: 80, y: 40))
    stage.move(to: CGPoint(x: 140, y: 220))
    #expect(view.menu.center == CGPoint(x: 120, y: 60))
    stage.lift()
    #expect(view.menu.isHidden && view.states == [.began, .changed, .ended])
    try stage.tap("press")
    stage.wait(.longPress)
    #expect(view.states.count == 3)
  }

  @Test("a card is swiped to where the finger goes, and slow drags are no swipes")
  func swipe() throws {
    let stage = Stage(controller: { TapsViewController() })
    let card = try #require(try stage.view("card") as? SwipeCardView)
    stage.drag(from: CGPoint(x: 120, y: 380), to: CGPoint(x: 220, y: 380), steps: 4)
    #expect(card.directions == [.right] && card.center == CGPoint(x: 260, y: 380))
    stage.drag(from: CGPoint(x: 260, y: 380), to: CGPoint(x: 160, y: 380), steps: 4)
    #expect(card.directions == [.right, .left] && card.center == CGPoint(x: 160, y: 380))
    stage.drag(from: CGPoint(x: 120, y: 380), to: CGPoint(x: 220, y: 380), steps: 120)
    #expect(card.directions.count == 2)
  }

  @Test("two fingers pull a view apart about the middle between them")
  func zoom() throws {
    let stage = Stage(controller: { TransformViewController() })
    let zoom = try stage.view("zoom")
    pinch(on: stage, about: CGPoint(x: 160, y: 350), from: 20, to: 40)
    #expect(zoom.transform.a > 1.5 && zoom.transform.a <= 2 && zoom.transform.b == 0)
    pinch(on: stage, about: CGPoint(x: 160, y: 350), from: 10, to: 45)
    pinch(on: stage, about: CGPoint(x: 160, y: 350), from: 10, to: 45)
    #expect(abs(zoom.transform.a - 4) < 1e-9)
  }

  @Test("two fingers turn and scale a view at once")
  func turn() throws {
    let stage = Stage(controller: { TransformViewController() })
    let card = try stage.view("card")
    let middle = CGPoint(x: 160, y: 160)
    func samples(_ phase: UITouch.Phase, _ radius: CGFloat, _ angle: CGFloat) -> [TouchSample] {
      [0, CGFloat.pi].enumerated().map { finger, half in
        TouchSample(
          finger: finger + 1,
          phase: phase,
          locationOnScreen: CGPoint(
            x: middle.x + radius * cos(angle + half),
            y: middle.y + radius * sin(angle + half)
          )
        )
      }
    }
    stage.touch(samples(.began, 30, 0))
    for step in 1...20 {
      stage.wait(.frame)
      let part = CGFloat(step) / 20
      stage.touch(samples(.moved, 30 + 30 * part, part * .pi / 2))
    }
    stage.wait(.frame)
    stage.touch(samples(.ended, 60, .pi / 2))
    let scale = hypot(card.transform.a, card.transform.b)
    let angle = atan2(card.transform.b, card.transform.a)
    #expect(scale > 1.5 && scale < 2.1)
    #expect(angle > 1.2 && angle < 1.6)
    #expect(abs(card.center.x - 160) < 1 && abs(card.center.y - 160) < 1)
  }

  @Test("a panned view stays inside its superview")
  func pan() throws {
    let stage = Stage(controller: { TransformViewController() })
    let dot = try stage.view("dot")
    stage.drag(from: CGPoint(x: 35, y: 445), to: CGPoint(x: 135, y: 445), steps: 20)
    #expect(dot.center.x > 120 && dot.center.x <= 135 && dot.center.y == 445)
    stage.drag(from: dot.center, to: CGPoint(x: 135, y: 900), steps: 20)
    #expect(dot.center.y == 455)
  }

  private func pinch(on stage: Stage, about middle: CGPoint, from: CGFloat, to: CGFloat) {
    func samples(_ phase: UITouch.Phase, _ radius: CGFloat) -> [TouchSample] {
      [-radius, radius].enumerated().map { finger, offset in
        TouchSample(
          finger: finger + 1,
          phase: phase,
          locationOnScreen: CGPoint(x: middle.x + offset, y: middle.y)
        )
      }
    }
    stage.touch(samples(.began, from))
    for step in 1...20 {
      stage.wait(.frame)
      stage.touch(samples(.moved, from + (to - from) * CGFloat(step) / 20))
    }
    stage.wait(.frame)
    stage.touch(samples(.ended, to))
  }
}
