import Foundation
import Testing

@testable import HitInspector

@Suite("Stage geometry")
struct StageGeometryTests {
  let canvas = CGRect(x: 253, y: 41, width: 655, height: 555)
  let phone = CGSize(width: 320, height: 480)

  @Test("a scene that fits lies at its own size where the design has it")
  func own() {
    let geometry = StageGeometry(canvas: canvas, sceneSize: phone)
    #expect(geometry.factor == 1)
    #expect(geometry.origin == CGPoint(x: 420, y: 76))
  }

  @Test("on a low canvas a scene shrinks until all of it is seen, by whole per cents")
  func fitting() {
    let small = CGRect(x: 0, y: 0, width: 480, height: 332)
    let geometry = StageGeometry(canvas: small, sceneSize: phone)
    #expect(geometry.factor == 0.62)
    #expect(small.contains(geometry.sceneRect))
    #expect(geometry.viewport.contains(geometry.sceneRect))
    #expect(!geometry.hasHints && geometry.strip == nil)
  }

  @Test(
    "fit enlarges by quarters, as far as tags have room beside the scene or below it",
    arguments: [
      (CGRect(x: 301, y: 41, width: 1158, height: 795), 320, 480, 1.5),
      (CGRect(x: 41, y: 41, width: 547, height: 835), 320, 480, 1.5),
      (CGRect(x: 0, y: 41, width: 383, height: 511), 320, 480, 1),
      (CGRect(x: 253, y: 41, width: 655, height: 711), 800, 600, 0.78),
      (CGRect(x: 253, y: 41, width: 655, height: 555), 20, 20, 4),
    ] as [(CGRect, CGFloat, CGFloat, CGFloat)]
  )
  func enlarging(canvas: CGRect, width: CGFloat, height: CGFloat, factor: CGFloat) {
    let geometry = StageGeometry(canvas: canvas, sceneSize: CGSize(width: width, height: height))
    #expect(geometry.factor == factor)
    #expect(geometry.viewport.contains(geometry.sceneRect))
    if geometry.hasHints { #expect(geometry.hasMargins || geometry.strip != nil) }
  }

  @Test("points go to the window and back unchanged", arguments: [0.5, 1, 2, 3] as [CGFloat])
  func roundTrip(factor: CGFloat) {
    let geometry = StageGeometry(canvas: canvas, sceneSize: phone, zoom: .fixed(factor))
    let point = CGPoint(x: 160, y: 421)
    let back = geometry.scenePoint(geometry.windowPoint(point))
    #expect(abs(back.x - 160) < 1e-9 && abs(back.y - 421) < 1e-9)
  }

  @Test("a scene smaller than the canvas cannot be pushed away")
  func noPush() {
    let pushed = StageGeometry(
      canvas: canvas,
      sceneSize: phone,
      pan: CGSize(width: 500, height: -500)
    )
    #expect(pushed.pan == .zero)
  }

  @Test("a larger scene is pushed as far as its edges")
  func push() {
    let pushed = StageGeometry(
      canvas: canvas,
      sceneSize: phone,
      zoom: .fixed(2),
      pan: CGSize(width: 9999, height: 9999)
    )
    #expect(pushed.sceneRect.minY == canvas.minY + 35)
  }

  @Test("zooming about a point keeps it over the same point of the scene")
  func keeping() {
    let old = StageGeometry(canvas: canvas, sceneSize: phone, zoom: .fixed(2))
    let point = CGPoint(x: 500, y: 300)
    let pan = old.pan(keeping: point, at: 4)
    let new = StageGeometry(canvas: canvas, sceneSize: phone, zoom: .fixed(4), pan: pan)
    let (before, after) = (old.scenePoint(point), new.scenePoint(point))
    #expect(abs(before.x - after.x) < 0.5 && abs(before.y - after.y) < 0.5)
  }

  @Test("the zoom steps go up and down and end at both ends")
  func steps() {
    #expect(StageGeometry.step(from: 1, up: true) == 1.25)
    #expect(StageGeometry.step(from: 1, up: false) == 0.75)
    #expect(StageGeometry.step(from: 0.6, up: true) == 0.67)
    #expect(StageGeometry.step(from: 4, up: true) == 4)
    #expect(StageGeometry.step(from: 0.25, up: false) == 0.25)
  }

  @Test("where a drawer leaves room, the scene goes beside it")
  func besideDrawer() {
    let visible = CGRect(x: 253, y: 41, width: 300, height: 555)
    let geometry = StageGeometry(canvas: canvas, visible: visible, sceneSize: phone)
    #expect(visible.contains(geometry.sceneRect))
  }
}
