import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import TestSupport
import Testing

@testable import HitInspector

@Suite("Marks of gestures")
struct StageMarkTests {
  private static let marks: [StageMark] = [
    .trail((0..<12).map { CGPoint(x: 12 + Double($0) * 6, y: 20 + Double($0 % 3)) }),
    .pairLine([CGPoint(x: 24, y: 110), CGPoint(x: 96, y: 70)]),
    .otherTouch(CGPoint(x: 24, y: 110), finger: 1, isDown: true),
    .otherTouch(CGPoint(x: 96, y: 70), finger: 2, isDown: false),
    .anchor(CGPoint(x: 60, y: 90)),
    .slop(CGPoint(x: 110, y: 24), radius: 10),
    .hold(CGPoint(x: 150, y: 30), progress: 0.3),
    .hold(CGPoint(x: 200, y: 30), progress: 1),
    .span(
      start: [CGPoint(x: 140, y: 110), CGPoint(x: 180, y: 110)],
      now: [CGPoint(x: 130, y: 120), CGPoint(x: 200, y: 80)]
    ),
  ]

  @Test("the marks look as they did", arguments: [("fingers", 0..<5), ("gestures", 5..<9)])
  func golden(name: String, indices: Range<Int>) throws {
    let surface = try CairoSurface(width: 230, height: 130)
    let canvas = surface.makeCanvas()
    canvas.setFillColor(Theme.sceneFill)
    canvas.fill(CGRect(x: 0, y: 0, width: 230, height: 130))
    for mark in Self.marks[indices] { mark.paint(in: canvas) }
    let png = try surface.pngData()
    #expect(png.count <= 8192)
    let path = "pixels/marks-of-\(name).png"
    let mismatch = try Golden.mismatch(png, named: path) { golden, _ in
      let old = try CairoSurface(png: golden, place: name).pixelWords()
      let new = surface.pixelWords()
      return old == new ? nil : "\(zip(old, new).count { $0 != $1 }) pixels differ"
    }
    #expect(mismatch == nil)
  }

  @Test("no mark draws outside its extent", arguments: 0..<9)
  func extents(index: Int) throws {
    let mark = Self.marks[index]
    let surface = try CairoSurface(width: 230, height: 140)
    mark.paint(in: surface.makeCanvas())
    let words = surface.pixelWords()
    let drawn = words.indices.filter { words[$0] != 0 }
    #expect(!drawn.isEmpty)
    let box = mark.extent.integral
    #expect(
      drawn.allSatisfy { box.contains(CGPoint(x: Double($0 % 230), y: Double($0 / 230))) }
    )
  }

  @Test("the ring of a touch is seen on any ground", arguments: [0, 0.5, 1], [true, false])
  func ring(white: CGFloat, isDown: Bool) throws {
    let surface = try CairoSurface(width: 60, height: 60)
    let canvas = surface.makeCanvas()
    canvas.setFillColor(UIColor(white: white, alpha: 1))
    canvas.fill(CGRect(x: 0, y: 0, width: 60, height: 60))
    StageMark.touch(CGPoint(x: 30, y: 30), finger: 1, isDown: isDown).paint(in: canvas)
    // Outwards from the middle, between the strokes that point at it.
    let words = surface.pixelWords()
    let places = (4..<18).map { 30 + $0 * 7 / 10 }
    let lights: [UInt32] = places.map { words[$0 * 60 + $0] & 255 }
    #expect((lights.max() ?? 0) >= 220)
    #expect((lights.min() ?? 255) <= 150)
  }

  @Test("enlarged, outlines end with what is shown of the scene and leave the words alone")
  func cutOutlines() throws {
    let scene = RaisedTab()
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(scene.application)
    inspector.places.zoom = .fixed(4)
    func words() throws -> [UInt32] {
      let pixels = try inspector.painting.render().pixelWords()
      let (canvas, viewport) = (inspector.layout.canvas, inspector.geometry.viewport)
      let rows = [
        Int(canvas.minY)..<Int(viewport.minY) - 1, Int(viewport.maxY) + 1..<Int(canvas.maxY),
      ].joined()
      return rows.flatMap { y in
        (Int(canvas.minX)..<Int(canvas.maxX)).map { pixels[y * 1280 + $0] }
      }
    }
    let before = try words()
    // The window's outline reaches far beyond the canvas.
    let outline = SceneShape(CGRect(x: 0, y: 0, width: 320, height: 480))
    var inspection = Inspection(
      at: CGPoint(x: 160, y: 240),
      verdict: Verdict(.empty, "")
    )
    inspection.receiver = outline
    inspector.model.inspection = inspection
    inspector.model.imprints = [
      TouchImprint(
        finger: 1,
        phase: .began,
        point: CGPoint(x: 160, y: 240),
        receiver: outline
      )
    ]
    #expect(try words() == before)
  }
}
