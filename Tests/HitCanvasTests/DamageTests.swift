import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Damage")
struct DamageTests {
  private let backdrop = UIColor(white: 0.1, alpha: 1)

  @Test(
    "painting only what changed gives the picture that painting everything gives",
    arguments: 1...18 as ClosedRange<UInt64>
  )
  func damageEqualsWhole(seed: UInt64) throws {
    let scene = RandomScene(seed: seed)
    let scale: CGFloat = [1, 2, 3][Int(seed % 3)]
    let painter = ScenePainter(scene.application, backdrop: backdrop)
    let surface = try CairoSurface(width: Int(160 * scale), height: Int(120 * scale))
    let canvas = surface.makeCanvas(scale: scale)
    painter.repaint(in: canvas)
    for step in 0..<(scale > 2 ? 12 : 40) {
      for _ in 0..<(step % 3 + 1) { scene.change() }
      painter.repaint(in: canvas)
      let whole = try ScenePainter(scene.application, backdrop: backdrop).render(scale: scale)
      let difference = firstDifference(whole, surface)
      #expect(difference == nil, "seed \(seed), step \(step)")
      if difference != nil { return }
    }
  }

  @Test("an unchanged frame draws nothing")
  func unchanged() throws {
    let scene = RandomScene(seed: 7)
    let painter = ScenePainter(scene.application, backdrop: backdrop)
    let surface = try CairoSurface(width: 160, height: 120)
    let canvas = surface.makeCanvas()
    #expect(painter.repaint(in: canvas) == [CGRect(x: 0, y: 0, width: 160, height: 120)])
    canvas.clear(CGRect(x: 0, y: 0, width: 160, height: 120))
    #expect(painter.repaint(in: canvas).isEmpty)
    #expect(surface.pixelWords().allSatisfy { $0 == 0 })
  }

  @Test("a change repaints its own rectangle and leaves the rest alone")
  func small() throws {
    let application = UIApplication()
    let window = application.inForce { UIWindow() }
    let view = UIView(frame: CGRect(x: 10.5, y: 20, width: 30, height: 10))
    window.addSubview(view)
    window.isHidden = false
    let painter = ScenePainter(application)
    let surface = try CairoSurface(width: 320, height: 480)
    let canvas = surface.makeCanvas()
    painter.repaint(in: canvas)
    var calls = 0
    application.onDamage = { calls += 1 }
    view.backgroundColor = .red
    #expect(calls >= 1)
    #expect(painter.repaint(in: canvas) == [CGRect(x: 10, y: 20, width: 31, height: 10)])
    #expect(surface[20, 25] == Pixel(red: 255, green: 0, blue: 0))
    view.center.x += 100
    #expect(
      painter.repaint(in: canvas) == [
        CGRect(x: 10, y: 20, width: 31, height: 10),
        CGRect(x: 110, y: 20, width: 31, height: 10),
      ]
    )
    #expect(surface[20, 25] == .clear)
    window.isHidden = true
    #expect(painter.repaint(in: canvas) == [CGRect(x: 0, y: 0, width: 320, height: 480)])
    #expect(surface.pixelWords().allSatisfy { $0 == 0 })
  }
}
