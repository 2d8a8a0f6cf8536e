import Foundation
import HitCanvas
import HitGeometry
import HitResponders
import Testing

@Suite("Damage of animations")
struct AnimatedDamageTests {
  let application = UIApplication()
  let window: UIWindow

  init() {
    application.screen.bounds = CGRect(x: 0, y: 0, width: 160, height: 120)
    window = application.inForce { UIWindow() }
    window.isHidden = false
  }

  private func add(_ frame: CGRect, _ color: UIColor, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: frame)
    view.backgroundColor = color
    (parent ?? window).addSubview(view)
    return view
  }

  @Test("every picture on the way is the one that painting everything gives")
  func equalsWhole() throws {
    let box = add(CGRect(x: 10, y: 10, width: 60, height: 50), .blue)
    box.clipsToBounds = true
    let child = add(CGRect(x: 30, y: 20, width: 60, height: 60), .red, to: box)
    let turning = add(CGRect(x: 90, y: 40, width: 40, height: 20), .green)
    let rider = add(CGRect(x: 30, y: -10, width: 30, height: 15), .yellow, to: turning)
    let painter = ScenePainter(application)
    let surface = try CairoSurface(width: 160, height: 120)
    let canvas = surface.makeCanvas()
    painter.repaint(in: canvas)
    application.inForce {
      UIView.animate(
        withDuration: 1,
        animations: {
          box.frame = CGRect(x: 60, y: 40, width: 80, height: 70)
          child.center.x -= 40
          turning.transform = CGAffineTransform(rotationAngle: 2)
        }
      )
      UIView.animate(
        withDuration: 0.7,
        delay: 0.1,
        usingSpringWithDamping: 0.3,
        initialSpringVelocity: 2,
        animations: {
          rider.alpha = 0.2
          rider.layer.cornerRadius = 6
          turning.backgroundColor = nil
        }
      )
    }
    for step in 0...32 {
      application.advance(to: Double(step) / 30)
      painter.repaint(in: canvas)
      let whole = try ScenePainter(application).render()
      #expect(whole.pixelWords() == surface.pixelWords(), "step \(step)")
    }
    #expect(surface[130, 100] == Pixel(red: 0, green: 0, blue: 255))
  }

  @Test("a view is drawn on its way and hit where it goes; only what moved is painted")
  func between() throws {
    let view = add(CGRect(x: 0, y: 0, width: 20, height: 20), .red)
    _ = add(CGRect(x: 0, y: 100, width: 160, height: 20), .green)
    let painter = ScenePainter(application)
    let surface = try CairoSurface(width: 160, height: 120)
    let canvas = surface.makeCanvas()
    painter.repaint(in: canvas)
    application.inForce {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: [.curveLinear, .allowUserInteraction],
        animations: { view.frame.origin.x = 100 }
      )
    }
    #expect(painter.repaint(in: canvas).isEmpty)
    application.advance(to: 0.5)
    #expect(
      painter.repaint(in: canvas) == [
        CGRect(x: 0, y: 0, width: 20, height: 20), CGRect(x: 50, y: 0, width: 20, height: 20),
      ]
    )
    #expect(surface[60, 10] == Pixel(red: 255, green: 0, blue: 0))
    #expect(surface[110, 10].alpha == 0)
    #expect(window.hitTest(CGPoint(x: 110, y: 10), with: nil) === view)
    #expect(window.hitTest(CGPoint(x: 60, y: 10), with: nil) === window)
    #expect(painter.repaint(in: canvas).isEmpty)
  }

  @Test("a moving window is drawn on its way")
  func movingWindow() throws {
    window.backgroundColor = .red
    let painter = ScenePainter(application)
    let surface = try CairoSurface(width: 160, height: 120)
    let canvas = surface.makeCanvas()
    painter.repaint(in: canvas)
    application.inForce {
      UIView.animate(
        withDuration: 1,
        delay: 0,
        options: .curveLinear,
        animations: { window.frame.origin.x = 100 }
      )
    }
    application.advance(to: 0.5)
    painter.repaint(in: canvas)
    #expect(surface[40, 10].alpha == 0 && surface[60, 10].red == 255)
    application.advance(to: 1)
    painter.repaint(in: canvas)
    #expect(surface[90, 10].alpha == 0 && surface[110, 10].red == 255)
  }
}
