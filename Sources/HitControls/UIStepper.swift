public import Foundation
internal import HitCanvas
public import HitResponders

/// A control whose two halves count a value down and up.
///
/// The value changes when a half is pressed, and keeps changing while it is held. It sends
/// valueChanged, which is its primary action too.
///
/// > Source: UIKit, `UIStepper`. Its size is always its own. Differs: when the repeats come is our
/// > choice, and no images.
@preconcurrency @MainActor
open class UIStepper: UIControl {
  private static let size = CGSize(width: 94, height: 32)

  override class var fixedSize: CGSize? { size }
  override class var holdsValue: Bool { true }

  private var range = BoundedValue<Double>(upTo: 100) {
    didSet { if range != oldValue { setNeedsDisplay() } }
  }

  /// The value, kept between the least and the greatest; 0 at first.
  open var value: Double {
    get { range.value }
    set { range.value = newValue }
  }

  /// The least value, 0 at first; a smaller greatest value moves with it.
  open var minimumValue: Double {
    get { range.least }
    set { range.least = newValue }
  }

  /// The greatest value, 100 at first; a greater least value moves with it.
  open var maximumValue: Double {
    get { range.greatest }
    set { range.greatest = newValue }
  }

  /// How much the value changes by; it must be more than 0.
  open var stepValue: Double = 1 {
    didSet {
      precondition(
        stepValue > 0,
        "A stepper's stepValue is \(stepValue). Give a number above 0; the minus half counts down."
      )
    }
  }

  /// Whether the value continues at the other end.
  open var wraps = false {
    didSet { setNeedsDisplay() }
  }

  /// Whether holding a half keeps changing the value.
  open var autorepeat = true

  /// Whether each change is sent at once; otherwise one change, when the finger lifts.
  open var isContinuous = true

  // MARK: Tracking

  /// How long a half is held before the value changes again, and how long between changes.
  private static let repeatDelay: TimeInterval = 0.5
  private static let repeatInterval: TimeInterval = 0.1

  /// The half that is pressed: -1 for minus, 1 for plus.
  private var direction: Double = 0
  private var ticket: Deadlines.Ticket?
  private var hasUnsentChange = false

  /// Changes the value by the half that was pressed, and again while it is held.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    direction = touch.location(in: self).x < bounds.midX ? -1 : 1
    hasUnsentChange = false
    setNeedsDisplay()
    step(event)
    if autorepeat { scheduleRepeat(after: Self.repeatDelay) }
    return true
  }

  /// Sends the change of a stepper that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) { release(event) }

  /// Stops changing the value.
  open override func cancelTracking(with event: UIEvent?) { release(event) }

  private func release(_ event: UIEvent?) {
    if let ticket { application.cancel(ticket) }
    ticket = nil
    direction = 0
    setNeedsDisplay()
    if hasUnsentChange { sendChange(event) }
  }

  private func scheduleRepeat(after delay: TimeInterval) {
    ticket = application.schedule(at: application.now + delay) { [weak self] in
      guard let self, self.direction != 0 else { return }
      // A finger that slid off the stepper holds nothing, but may come back.
      if self.isTouchInside { self.step(nil) }
      // An action may have cancelled the touch.
      if self.direction == 0 { return }
      self.scheduleRepeat(after: Self.repeatInterval)
    }
  }

  private func step(_ event: UIEvent?) {
    let next = value + direction * stepValue
    let old = value
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    guard value != old else { return }
    if isContinuous { sendChange(event) } else { hasUnsentChange = true }
  }

  private func sendChange(_ event: UIEvent?) {
    hasUnsentChange = false
    sendValueChange(with: event)
  }

  override var keepsTaps: Bool { true }

  // MARK: Drawing

  /// Draws both halves; the pressed one is shaded, one that cannot change the value is faded.
  open override func draw(_ rect: CGRect) {
    drawFaded { canvas in
      let box = CGRect(origin: bounds.origin, size: Self.size)
      canvas.fill(box, color: UIColor(white: 0.914, alpha: 1), cornerRadius: 8)
      let (minus, plus) = box.divided(atDistance: box.width / 2, from: .minXEdge)
      if direction != 0 && isHighlighted {
        canvas.saved {
          canvas.clip(to: box, cornerRadius: 8)
          canvas.fill(direction < 0 ? minus : plus, color: UIColor(white: 0.76, alpha: 1))
        }
      }
      canvas.setFillColor(UIColor(white: 0.72, alpha: 1))
      canvas.fill(CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: box.height - 14))
      drawSign(in: minus, isPlus: false, leads: wraps || value > minimumValue, canvas)
      drawSign(in: plus, isPlus: true, leads: wraps || value < maximumValue, canvas)
    }
  }

  private func drawSign(in half: CGRect, isPlus: Bool, leads: Bool, _ canvas: Canvas) {
    canvas.setFillColor(UIColor(white: 0, alpha: leads ? 0.9 : 0.25))
    var bars = [CGRect(x: half.midX - 7, y: half.midY - 1, width: 14, height: 2)]
    if isPlus {
      bars.append(CGRect(x: half.midX - 1, y: half.midY - 7, width: 2, height: 6))
      bars.append(CGRect(x: half.midX - 1, y: half.midY + 1, width: 2, height: 6))
    }
    canvas.fill(bars)
  }

  /// Returns the size of every stepper.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

extension UIStepper: @MainActor ValueView {
  package final var numericValue: Double { value }
}
