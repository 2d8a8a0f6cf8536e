import Foundation
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("What the window shows at once")
struct AtOnceTests {
  private let size = CGSize(width: 1280, height: 800)

  @Test("the first frame has the ground and every panel where the layout puts them")
  func firstFrame() {
    let areas = FirstFrame(size: size, sceneSize: .zero).areas
    let layout = InspectorLayout(size: size)
    #expect(areas.first == .init(rect: CGRect(origin: .zero, size: size), color: Theme.ground))
    for panel in [layout.topBar, layout.views, layout.why, layout.log, layout.status] {
      #expect(areas.contains { $0.rect == panel && $0.color == Theme.panel })
    }
    #expect(!areas.contains { $0.rect == layout.canvas && $0.color == Theme.panel })
  }

  @Test("a press changes pixels in its ring's place and nowhere else, before anything is explained")
  func press() throws {
    let inspector = Inspector(size: size)
    let surface = try CairoSurface(width: 1280, height: 800)
    let canvas = surface.makeCanvas()
    inspector.painting.paint(in: canvas)
    let before = surface.pixelWords()
    let point = CGPoint(x: 560, y: 430)
    let part = inspector.pressRing.paint(at: point, in: canvas)
    let after = surface.pixelWords()
    let changed = before.indices.filter { before[$0] != after[$0] }
    #expect(part.contains(point))
    #expect(changed.count > 300)
    #expect(
      changed.allSatisfy { part.contains(CGPoint(x: Double($0 % 1280), y: Double($0 / 1280))) }
    )
    #expect(inspector.model.imprint == nil)
  }

  @Test("what is left of a press that nothing followed is painted over by the next frame")
  func residue() throws {
    let inspector = Inspector(size: size)
    let surface = try CairoSurface(width: 1280, height: 800)
    let canvas = surface.makeCanvas()
    _ = inspector.takeDamage()
    inspector.painting.paint(in: canvas)
    let before = surface.pixelWords()
    for _ in 0..<3 { _ = inspector.pressRing.paint(at: CGPoint(x: 560, y: 430), in: canvas) }
    #expect(surface.pixelWords() != before)
    inspector.painting.paint(inspector.takeDamage().all, in: canvas)
    #expect(surface.pixelWords() == before)
    #expect(inspector.takeDamage().isEmpty)
  }
}
