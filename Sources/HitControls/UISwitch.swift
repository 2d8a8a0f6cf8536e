public import Foundation
internal import HitCanvas
internal import HitGestures
public import HitResponders

/// A control that is on or off, and changes by a tap or by dragging its knob.
///
/// It sends valueChanged, which is its primary action too, before the up event.
///
/// > Source: UIKit, `UISwitch`. Its size is always its own.
@preconcurrency @MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  override class var fixedSize: CGSize? { size }
  override class var holdsValue: Bool { true }

  /// Whether the switch is on.
  open var isOn = false {
    didSet { if isOn != oldValue { setNeedsDisplay() } }
  }

  /// The colour of the track while the switch is on; green where none is given.
  open var onTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the knob; white where none is given.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Sets whether the switch is on and sends no event.
  ///
  /// > Source: UIKit. Differs: the knob is moved at once, animated or not.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  // MARK: Tracking

  /// A finger on the switch: where it landed, and where it has dragged the knob.
  private struct Drag {
    let startX: CGFloat
    let startPlace: CGFloat
    /// The knob's place from off, 0, to on, 1; `nil` until the finger has moved it.
    var place: CGFloat?
  }

  private static let travel: CGFloat = 20
  /// A finger that strays less than this still taps.
  private static let dragDistance: CGFloat = 5

  private var drag: Drag? {
    didSet { setNeedsDisplay() }
  }

  /// Follows every touch.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = Drag(startX: touch.location(in: self).x, startPlace: isOn ? 1 : 0)
    return true
  }

  /// Moves the knob.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let drag else { return true }
    let distance = touch.location(in: self).x - drag.startX
    if drag.place != nil || abs(distance) > Self.dragDistance {
      self.drag?.place = max(0, min(drag.startPlace + distance / Self.travel, 1))
    }
    return true
  }

  /// Goes to the side the knob was dragged to, or to the other side after a tap.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wantsOn = drag?.place.map { $0 >= 0.5 } ?? (isTouchInside ? !isOn : isOn)
    drag = nil
    guard wantsOn != isOn else { return }
    isOn = wantsOn
    sendValueChange(with: event)
  }

  /// Moves the knob back.
  open override func cancelTracking(with event: UIEvent?) { drag = nil }

  override var keepsTaps: Bool { true }

  /// Keeps taps, and a drag of one finger along the switch.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let pan = recognizer as? UIPanGestureRecognizer, pan.numberOfTouches == 1 else {
      return super.keeps(recognizer)
    }
    let translation = pan.translation(in: self)
    return abs(translation.x) >= abs(translation.y)
  }

  // MARK: Drawing

  /// Draws track and knob; the knob is wider while it is pressed.
  open override func draw(_ rect: CGRect) {
    drawFaded { canvas in
      let track = CGRect(origin: bounds.origin, size: Self.size)
      let place = drag?.place ?? (isOn ? 1 : 0)
      let looksOn = place >= 0.5
      canvas.setFillColor(looksOn ? onTintColor ?? .systemGreen : UIColor(white: 0.914, alpha: 1))
      canvas.fill(track, cornerRadius: track.height / 2)
      let side = track.height - 4
      let width = isTracking ? side + 6 : side
      let knob = CGRect(
        x: track.minX + 2 + place * (track.width - width - 4),
        y: track.minY + 2,
        width: width,
        height: side
      )
      canvas.fillShadow(
        of: knob,
        cornerRadius: side / 2,
        offset: CGSize(width: 0, height: 1),
        blur: 3,
        color: UIColor(white: 0, alpha: 0.2)
      )
      canvas.fill(knob, color: thumbTintColor ?? .white, cornerRadius: side / 2)
    }
  }

  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}

extension UISwitch: @MainActor ValueView {
  package final var numericValue: Double { isOn ? 1 : 0 }
}
