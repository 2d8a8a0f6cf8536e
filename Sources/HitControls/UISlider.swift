public import Foundation
internal import HitCanvas
internal import HitGestures
public import HitResponders

/// A control that holds a value between two others, and changes by dragging its thumb.
///
/// A touch on the track beside the thumb is swallowed and changes nothing. The slider sends
/// valueChanged, which is its primary action too, before the drag event of the same move.
///
/// > Source: UIKit, `UISlider`. Differs: no images.
@preconcurrency @MainActor
open class UISlider: UIControl {
  private static let thumbSide: CGFloat = 27
  private static let trackHeight: CGFloat = 4

  override class var holdsValue: Bool { true }

  private var range = BoundedValue<Float>(upTo: 1) {
    didSet { if range != oldValue { setNeedsDisplay() } }
  }

  /// The value, kept between the least and the greatest; 0 at first.
  open var value: Float {
    get { range.value }
    set { range.value = newValue }
  }

  /// Sets the value and sends no event.
  ///
  /// > Source: UIKit. Differs: the thumb is moved at once, animated or not.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The least value, 0 at first; a smaller greatest value moves with it.
  open var minimumValue: Float {
    get { range.least }
    set { range.least = newValue }
  }

  /// The greatest value, 1 at first; a greater least value moves with it.
  open var maximumValue: Float {
    get { range.greatest }
    set { range.greatest = newValue }
  }

  /// Whether the changes of a drag are sent at once; otherwise once, at its end.
  open var isContinuous = true

  /// The colour of the track below the value; blue where none is given.
  open var minimumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the track above the value; grey where none is given.
  open var maximumTrackTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// The colour of the thumb; white where none is given.
  open var thumbTintColor: UIColor? {
    didSet { setNeedsDisplay() }
  }

  /// Returns where the track is drawn.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + 2,
      y: bounds.midY - Self.trackHeight / 2,
      width: max(0, bounds.width - 4),
      height: Self.trackHeight
    )
  }

  /// Returns where the thumb is drawn for a value.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    let span = maximumValue - minimumValue
    let part = span > 0 ? CGFloat((value - minimumValue) / span) : 0
    return CGRect(
      x: rect.minX + part * max(0, rect.width - Self.thumbSide),
      y: rect.midY - Self.thumbSide / 2,
      width: Self.thumbSide,
      height: Self.thumbSide
    )
  }

  // MARK: Tracking

  /// How far beside the thumb a touch may land to drag it.
  private static let reach: CGFloat = 10
  /// From the thumb's middle to the finger that drags it.
  private var grip: CGFloat = 0
  private var hasChanged = false

  private var thumb: CGRect {
    thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
  }

  /// Follows a touch on the thumb or close to it.
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let location = touch.location(in: self)
    let thumb = thumb
    guard thumb.insetBy(dx: -Self.reach, dy: -Self.reach).contains(location) else { return false }
    grip = location.x - thumb.midX
    hasChanged = false
    return true
  }

  /// Moves the thumb and sends the change.
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let least = thumbRect(forBounds: bounds, trackRect: track, value: minimumValue).midX
    let greatest = thumbRect(forBounds: bounds, trackRect: track, value: maximumValue).midX
    guard greatest > least else { return true }
    let part = (touch.location(in: self).x - grip - least) / (greatest - least)
    let old = value
    value = minimumValue + Float(max(0, min(part, 1))) * (maximumValue - minimumValue)
    guard value != old else { return true }
    hasChanged = true
    if isContinuous { sendValueChange(with: event) }
    return true
  }

  /// Sends the change of a slider that is not continuous.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if hasChanged && !isContinuous { sendValueChange(with: event) }
    hasChanged = false
  }

  /// Keeps a swipe of one finger along the track while the thumb is held.
  override func keeps(_ recognizer: UIGestureRecognizer) -> Bool {
    guard isTracking, let swipe = recognizer as? UISwipeGestureRecognizer else {
      return super.keeps(recognizer)
    }
    return swipe.numberOfTouchesRequired == 1 && !swipe.direction.isDisjoint(with: [.left, .right])
  }

  // MARK: Drawing

  /// Draws track and thumb; the thumb casts a deeper shadow while it is held.
  open override func draw(_ rect: CGRect) {
    drawFaded { canvas in
      let track = trackRect(forBounds: bounds)
      let thumb = thumbRect(forBounds: bounds, trackRect: track, value: value)
      canvas.setFillColor(maximumTrackTintColor ?? UIColor(white: 0.78, alpha: 1))
      canvas.fill(track, cornerRadius: track.height / 2)
      var filled = track
      filled.size.width = thumb.midX - track.minX
      canvas.setFillColor(minimumTrackTintColor ?? .systemBlue)
      canvas.fill(filled, cornerRadius: track.height / 2)
      canvas.fillShadow(
        of: thumb,
        cornerRadius: thumb.width / 2,
        offset: CGSize(width: 0, height: isTracking ? 3 : 1),
        blur: isTracking ? 9 : 4,
        color: UIColor(white: 0, alpha: isTracking ? 0.45 : 0.25)
      )
      canvas.setFillColor(thumbTintColor ?? .white)
      canvas.fillEllipse(in: thumb)
    }
  }

  /// Returns the width asked for and the height of a thumb.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }
}

extension UISlider: @MainActor ValueView {
  package final var numericValue: Double { Double(value) }
}
