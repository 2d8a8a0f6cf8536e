import UIKit

/// A knob that is turned by dragging around its middle.
class Knob: UIControl {
  var minimumValue: Float = 0
  var maximumValue: Float = 1
  var isContinuous = true

  private(set) var value: Float = 0 {
    didSet { setNeedsDisplay() }
  }

  private let startAngle = -CGFloat.pi * 11 / 8
  private let endAngle = CGFloat.pi * 3 / 8

  func setValue(_ newValue: Float) {
    value = min(maximumValue, max(minimumValue, newValue))
  }

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    update(with: touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { sendActions(for: .valueChanged) }
  }

  private func update(with touch: UITouch) {
    let point = touch.location(in: self)
    var angle = atan2(point.y - bounds.midY, point.x - bounds.midX)
    if angle > .pi / 2 { angle -= 2 * .pi }
    let bounded = min(endAngle, max(startAngle, angle))
    let part = Float((bounded - startAngle) / (endAngle - startAngle))
    setValue(minimumValue + part * (maximumValue - minimumValue))
    if isContinuous { sendActions(for: .valueChanged) }
  }

  override func draw(_ rect: CGRect) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    let radius = min(bounds.width, bounds.height) / 2 - 6
    let part = CGFloat((value - minimumValue) / (maximumValue - minimumValue))
    let track = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: true)
    track.lineWidth = 6
    UIColor.systemGray4.setStroke()
    track.stroke()
    let filled = UIBezierPath(
      arcCenter: center, radius: radius, startAngle: startAngle,
      endAngle: startAngle + (endAngle - startAngle) * part, clockwise: true)
    filled.lineWidth = 6
    tintColor.setStroke()
    filled.stroke()
  }
}

final class KnobViewController: UIViewController {
  let knob = Knob(frame: CGRect(x: 60, y: 60, width: 200, height: 200))
  let button = UIButton(type: .system)
  private(set) var values: [Float] = []
  private(set) var resets = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground

    knob.accessibilityIdentifier = "knob"
    knob.backgroundColor = .clear
    knob.addTarget(self, action: KnobViewController.knobTurned(_:), for: .valueChanged)
    view.addSubview(knob)

    button.frame = CGRect(x: 110, y: 300, width: 100, height: 44)
    button.accessibilityIdentifier = "reset"
    button.setTitle("Reset", for: .normal)
    button.addTarget(self, action: KnobViewController.reset(_:), for: .touchUpInside)
    view.addSubview(button)
  }

  private func knobTurned(_ sender: Knob) {
    values.append(sender.value)
  }

  @IBAction func reset(_ sender: UIButton) {
    resets += 1
    knob.setValue(0)
  }
}
