import Foundation
import HitScope

/// What rows of a panel are drawn of, again and again: badges with numbers, and words.
struct Drawings {
  private let canvas: Canvas
  private static let rows = 40

  /// Makes a picture to draw into.
  ///
  /// - Throws: `SurfaceError` where there is no memory for it.
  init() throws { canvas = try CairoSurface(width: 320, height: 800).makeCanvas() }

  /// Fills and strokes small shapes with round corners; an operation is one of them.
  func shapes() -> (operations: Int, work: () -> Void) {
    let canvas = canvas
    let work = {
      canvas.setFillColor(.white)
      canvas.setStrokeColor(.red)
      for row in 0..<Self.rows {
        let y = CGFloat(row) * 20
        canvas.fill(CGRect(x: 4, y: y, width: 10, height: 10), cornerRadius: 2)
        canvas.fillEllipse(in: CGRect(x: 20, y: y, width: 12, height: 12))
        canvas.stroke(CGRect(x: 40.5, y: y + 0.5, width: 22, height: 14), cornerRadius: 7)
        canvas.fillBorder(of: CGRect(x: 70, y: y, width: 30, height: 14), width: 1, cornerRadius: 3)
      }
    }
    work()
    return (Self.rows * 4, work)
  }

  /// Draws texts that were drawn before; an operation is one of them.
  func texts() -> (operations: Int, work: () -> Void) {
    let canvas = canvas
    let font = Font(size: 12)
    let work = {
      for row in 0..<Self.rows {
        let place = CGPoint(x: 10, y: CGFloat(row) * 20)
        canvas.draw("CenterButton \(row)", at: place, font: font, color: .white)
      }
    }
    work()
    return (Self.rows, work)
  }

  /// Lays out texts that were not drawn before; an operation is one of them.
  func layouts() -> (operations: Int, work: () -> Void) {
    let font = Font(size: 12)
    var last = 0
    let work = {
      for _ in 0..<Self.rows {
        last += 1
        _ = TextLayout.of("view \(last)", font: font)
      }
    }
    work()
    return (Self.rows, work)
  }

  /// Paints a small part of a screen again; an operation is one time.
  func part(of application: UIApplication) -> (operations: Int, work: () -> Void) {
    let (canvas, painter) = (canvas, ScenePainter(application))
    let work = {
      for row in 0..<Self.rows {
        painter.paint(in: canvas, damage: CGRect(x: 160, y: row * 18, width: 16, height: 10))
      }
    }
    work()
    return (Self.rows, work)
  }

  /// Lays a small picture over what is there, as the ring of a press is; an operation is one time.
  ///
  /// - Throws: `SurfaceError` where there is no memory for the picture.
  func pictures() throws -> (operations: Int, work: () -> Void) {
    let canvas = canvas
    let picture = try CairoSurface(width: 52, height: 52)
    let ring = picture.makeCanvas()
    ring.setFillColor(UIColor.white.withAlphaComponent(0.34))
    ring.fillEllipse(in: CGRect(x: 12, y: 12, width: 28, height: 28))
    let work = {
      for row in 0..<Self.rows {
        canvas.draw(picture, in: CGRect(x: 100, y: CGFloat(row) * 18, width: 52, height: 52))
      }
    }
    work()
    return (Self.rows, work)
  }
}
