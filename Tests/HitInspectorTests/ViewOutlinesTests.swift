import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@testable import HitInspector

@Suite("Views as outlines")
struct ViewOutlinesTests {
  let scene = RaisedTab()
  let inspector = Inspector(size: CGSize(width: 1280, height: 800))

  init() { inspector.open(scene.application) }

  private func outline(_ name: String) -> ViewOutline? {
    ViewOutlines(of: scene.application).outlines.first { $0.name == name }
  }

  @Test("every view has its depth, and those that fill the window are one line")
  func depths() {
    let outlines = ViewOutlines(of: scene.application)
    #expect(outlines.depths == [1, 1, 6, 10, 1])
    #expect(outlines.count == 19 && outlines.drawnCount == 18)
    // The window, its root and a view over all of them.
    #expect(outlines.fillingCount == 3)
    #expect(outlines.outlines.count == 17)
    #expect(outlines.outlines.first?.depth == 2)
    #expect(outline("Cell5")?.depth == 3)
  }

  @Test("a view with its parent's frame is drawn further in, three times at most")
  func sameFrames() {
    var parent = scene.cell5
    for index in 1...5 {
      let child = UIView(frame: CGRect(origin: .zero, size: parent.bounds.size))
      child.accessibilityIdentifier = "Same\(index)"
      parent.addSubview(child)
      parent = child
    }
    #expect((1...5).map { outline("Same\($0)")?.sameFrames } == [1, 2, 3, 3, 3])
    #expect(outline("Cell5")?.sameFrames == 0)
  }

  @Test("hidden and clear views, and all in them, are ghosts; what is cut off is known")
  func ghosts() {
    #expect(outline("PromoBanner")?.isGhost == true)
    scene.tabBar.isHidden = true
    #expect(outline("CenterButton")?.isGhost == true)
    scene.tabBar.isHidden = false
    #expect(outline("CenterButton")?.isCut == false)
    scene.tabBar.clipsToBounds = true
    #expect(outline("CenterButton")?.isCut == true)
    #expect(ViewOutlines(of: scene.application).cutCount > 0)
  }

  @Test("lines lie on whole pixels", arguments: [1, 1.5, 2] as [CGFloat])
  func aligned(scale: CGFloat) {
    let rect = OutlinePicture.aligned(
      CGRect(x: 10.3, y: 20.6, width: 30.2, height: 7),
      scale: scale
    )
    for edge in [rect.minX, rect.minY, rect.maxX, rect.maxY] {
      let pixel = edge * scale - 0.5
      #expect(abs(pixel - pixel.rounded()) < 1e-9)
    }
  }

  @Test("names stand in their views, clear of each other, and only where they fit")
  func names() {
    let outlines = ViewOutlines(of: scene.application)
    let names = OutlinePicture(outlines: outlines, geometry: inspector.geometry).names
    #expect(names.contains { $0.text == "Cell5" })
    #expect(!names.contains { $0.text.hasPrefix("Profile") })
    for (index, name) in names.enumerated() {
      #expect(inspector.geometry.sceneRect.contains(name.rect))
      #expect(!names.dropFirst(index + 1).contains { $0.rect.overlaps(name.rect) })
    }
  }

  @Test("the key shows frames in place of the views, and the views again")
  func toggling() throws {
    let place = inspector.geometry.windowPoint(CGPoint(x: 300, y: 300))
    func pixel() throws -> UInt32 {
      try inspector.painting.render().pixelWords()[Int(place.y) * 1280 + Int(place.x)] & 0xffffff
    }
    let before = try pixel()
    #expect(before != 0x0b0f14)
    inspector.perform(.toggleOutline)
    #expect(inspector.model.isOutlined)
    #expect(try pixel() == 0x0b0f14)
    #expect(inspector.root.stage.legend != nil)
    inspector.perform(.toggleOutline)
    #expect(try pixel() == before)
  }

  @Test("a view that moves takes its frame along, and a hover paints no frame again")
  func changes() {
    inspector.perform(.toggleOutline)
    _ = inspector.takeDamage()
    inspector.model.markedPointer = CGPoint(x: 10, y: 10)
    let old = inspector.root.stage.outlines
    #expect(inspector.takeDamage().canvas.allSatisfy { $0.width < 100 })
    scene.cell5.frame.origin.y -= 20
    let isRepainted = inspector.takeDamage().canvas.contains {
      $0.contains(inspector.geometry.sceneRect)
    }
    #expect(isRepainted)
    #expect(inspector.root.stage.outlines != old)
  }
}
