import UIKit

/// A sheet that a finger draws on.
class DrawingView: UIView {
  private(set) var strokes: [UIBezierPath] = []
  var strokeColor = UIColor.label
  var lineWidth: CGFloat = 4

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
    isMultipleTouchEnabled = false
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    backgroundColor = .white
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    let path = UIBezierPath()
    path.lineWidth = lineWidth
    path.lineCapStyle = .round
    path.lineJoinStyle = .round
    path.move(to: touch.location(in: self))
    strokes.append(path)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let path = strokes.last else { return }
    for sample in event?.coalescedTouches(for: touch) ?? [touch] {
      path.addLine(to: sample.location(in: self))
    }
    setNeedsDisplay()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    touchesMoved(touches, with: event)
  }

  override func draw(_ rect: CGRect) {
    strokeColor.setStroke()
    strokes.forEach { $0.stroke() }
  }

  func clear() {
    strokes.removeAll()
    setNeedsDisplay()
  }

  /// What was drawn, as a picture.
  func snapshot() -> UIImage {
    let renderer = UIGraphicsImageRenderer(size: bounds.size)
    return renderer.image { context in
      UIColor.white.setFill()
      context.fill(bounds)
      draw(bounds)
    }
  }
}

final class DrawingViewController: UIViewController {
  let sheet = DrawingView()

  override func viewDidLoad() {
    super.viewDidLoad()
    sheet.accessibilityIdentifier = "sheet"
    sheet.frame = view.bounds
    sheet.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(sheet)
  }
}
