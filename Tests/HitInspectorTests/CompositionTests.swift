import Foundation
import HitAnalysis
import HitCanvas
import HitResponders
import Testing

@testable import HitInspector

@Suite("Composition")
struct CompositionTests {
  /// A screen of 40 by 40 with a red square of 10 at (10, 10) on blue.
  private static func scene() -> UIApplication {
    let application = UIApplication()
    application.screen.bounds = CGRect(x: 0, y: 0, width: 40, height: 40)
    application.inForce {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      window.backgroundColor = .blue
      let square = UIView(frame: CGRect(x: 10, y: 10, width: 10, height: 10))
      square.backgroundColor = .red
      window.addSubview(square)
      window.makeKeyAndVisible()
    }
    return application
  }

  @Test(
    "every pixel of the scene lies where the zoom says",
    arguments: [0.5, 1, 2] as [CGFloat]
  )
  func zoom(factor: CGFloat) throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(Self.scene())
    inspector.places.zoom = .fixed(factor)
    let surface = try inspector.painting.render()
    let origin = inspector.geometry.origin
    let (red, blue) = (Pixel(red: 255, green: 0, blue: 0), Pixel(red: 0, green: 0, blue: 255))
    for y in 0..<Int(40 * factor) {
      for x in 0..<Int(40 * factor) {
        let (sceneX, sceneY) = (CGFloat(x) / factor, CGFloat(y) / factor)
        let isRed = sceneX >= 10 && sceneX < 20 && sceneY >= 10 && sceneY < 20
        #expect(surface[Int(origin.x) + x, Int(origin.y) + y] == (isRed ? red : blue))
      }
    }
  }

  @Test("painting the damage gives the same pixels as painting all")
  func damage() throws {
    let scene = RaisedTab()
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(scene.application)
    let surface = try CairoSurface(width: 1280, height: 800)
    let canvas = surface.makeCanvas()
    inspector.painting.paint(inspector.takeDamage().all, in: canvas)
    let points = [
      CGPoint(x: 160, y: 421), CGPoint(x: 100, y: 60), CGPoint(x: 222, y: 218),
      CGPoint(x: 160, y: 450),
    ]
    for point in points {
      inspector.model.inspection = Inspection(scene.explainer.explain(at: point))
      inspector.model.imprints = [
        TouchImprint(
          finger: 1,
          phase: .began,
          point: point,
          receiver: inspector.model.inspection?.receiver
        )
      ]
      inspector.model.log.add(.began, at: 0)
      scene.cell5.alpha -= 0.1
      let damage = inspector.takeDamage()
      inspector.painting.paint(damage.canvas, in: canvas)
      inspector.painting.paint(damage.panels, in: canvas)
      let whole = try inspector.painting.render()
      #expect(surface.pixelWords() == whole.pixelWords())
    }
  }

  @Test("the panels are painted although the scene is enlarged beyond the canvas")
  func clipped() throws {
    let inspector = Inspector(size: CGSize(width: 1280, height: 800))
    inspector.open(Self.scene())
    inspector.places.zoom = .fixed(16)
    let surface = try inspector.painting.render()
    let panel = Pixel(red: 0x14, green: 0x18, blue: 0x1d)
    #expect(surface[1275, 770] == panel)
    #expect(surface[5, 470] == panel)
    #expect(surface[300, 770] == panel)
  }

  @Test("a window of any size is painted whole", arguments: [480, 640, 900, 1280] as [CGFloat])
  func opaque(width: CGFloat) throws {
    let inspector = Inspector(size: CGSize(width: width, height: 400))
    inspector.open(Self.scene())
    inspector.perform(.fold(.why))
    let surface = try inspector.painting.render()
    #expect(surface.pixelWords().allSatisfy { $0 >> 24 == 255 })
  }

  @Test("the window is an SVG picture as well")
  func svg() throws {
    let inspector = Inspector(size: CGSize(width: 640, height: 480))
    inspector.open(Self.scene())
    let text = String(decoding: try inspector.painting.renderSVG(), as: UTF8.self)
    #expect(text.contains("<svg"))
  }
}
