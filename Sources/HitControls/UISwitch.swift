public import Foundation
internal import HitCanvas
public import HitResponders

/// A control that is on or off.
///
/// > Source: UIKit, `UISwitch`. Its size is always its own.
@MainActor
open class UISwitch: UIControl {
  private static let size = CGSize(width: 51, height: 31)

  /// Makes a switch that is off; only the frame's origin counts.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
  }

  /// Makes a switch that is off; reads nothing from the archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bounds.size = Self.size
  }

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

  /// Sets whether the switch is on; nothing is sent for it.
  ///
  /// > Source: UIKit. Differs: the knob is moved at once, animated or not.
  open func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  /// Draws track and knob.
  open override func draw(_ rect: CGRect) {
    guard let canvas = UIGraphicsGetCurrentContext() else { return }
    canvas.group(alpha: isEnabled ? 1 : Self.disabledFade) {
      let track = CGRect(origin: bounds.origin, size: Self.size)
      canvas.setFillColor(isOn ? onTintColor ?? .systemGreen : UIColor(white: 0.914, alpha: 1))
      canvas.fill(track, cornerRadius: track.height / 2)
      let side = track.height - 4
      let knob = CGRect(
        x: isOn ? track.maxX - side - 2 : track.minX + 2,
        y: track.minY + 2,
        width: side,
        height: side
      )
      canvas.fillShadow(
        of: knob,
        cornerRadius: side / 2,
        offset: CGSize(width: 0, height: 1),
        blur: 3,
        color: UIColor(white: 0, alpha: 0.2)
      )
      canvas.setFillColor(thumbTintColor ?? .white)
      canvas.fillEllipse(in: knob)
    }
  }

  /// Returns the size of every switch.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }
}
