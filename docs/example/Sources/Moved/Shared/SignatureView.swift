import CoreGraphics
import UIKit

/// A line that follows the finger.
class SignatureView: UIView {
  private let path = CGMutablePath()
  private var points = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let point = touches.first?.location(in: self) else { return }
    path.move(to: point)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      path.addLine(to: sample.location(in: self))
      points += 1
    }
    setNeedsDisplay(path.boundingBox.insetBy(dx: -4, dy: -4))
    accessibilityValue = "\(points) points, \(Int(path.boundingBox.width)) wide"
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setStrokeColor(UIColor.black.cgColor)
    context.setLineWidth(2)
    context.setLineCap(.round)
    context.addPath(path)
    context.strokePath()
    context.restoreGState()
  }
}
