internal import Foundation
public import HitResponders

// MARK: - Drawing

extension UIColor {
  /// Makes this the colour that fills and strokes of the current canvas use.
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the colour that fills of the current canvas use.
  public func setFill() { CurrentCanvas.innermost?.setFillColor(self) }

  /// Makes this the colour that strokes of the current canvas use.
  public func setStroke() { CurrentCanvas.innermost?.setStrokeColor(self) }
}

extension UIColor {
  /// How bright the colour looks, from 0 to 1, its opacity left aside.
  nonisolated var luminance: Double {
    func linear(_ part: Double) -> Double { part * part }
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
  }

  /// Returns this colour as it looks in front of another.
  nonisolated func over(_ ground: UIColor) -> UIColor {
    let rest = ground.alpha * (1 - alpha)
    let whole = alpha + rest
    guard whole > 0 else { return .clear }
    return UIColor(
      red: (red * alpha + ground.red * rest) / whole,
      green: (green * alpha + ground.green * rest) / whole,
      blue: (blue * alpha + ground.blue * rest) / whole,
      alpha: whole
    )
  }
}
