public import Foundation
public import HitResponders

/// The canvases that drawing code finds as the current context, innermost last.
enum CurrentCanvas {
  /// A canvas on offer, prepared when drawing code first asks for it.
  private struct Offer {
    var canvas: Canvas
    /// Makes the canvas ready for a view, until that has happened.
    var prepare: (() -> Void)?
  }

  private static var offers: [Offer] = []

  /// The innermost canvas, prepared, or `nil` outside drawing.
  static var innermost: Canvas? {
    guard let last = offers.indices.last else { return nil }
    let canvas = offers[last].canvas
    if let prepare = offers[last].prepare {
      offers[last].prepare = nil
      prepare()
      canvas.beginPath()
      canvas.setFillColor(.black)
      canvas.setStrokeColor(.black)
      canvas.setLineWidth(1)
    }
    return canvas
  }

  /// Puts a canvas on the stack as it is.
  static func push(_ canvas: Canvas) { offers.append(Offer(canvas: canvas)) }

  /// Takes the innermost canvas off the stack; without one it does nothing.
  static func pop() { _ = offers.popLast() }

  /// Offers a canvas for the drawing of one view, and removes what that drawing pushed.
  ///
  /// Most views draw nothing of their own, so `prepare`, which saves the canvas's state and makes
  /// it ready, runs when `drawing` first asks for the canvas.
  static func offer(_ canvas: Canvas, prepare: @escaping () -> Void, to drawing: () -> Void) {
    let count = offers.count
    offers.append(Offer(canvas: canvas, prepare: prepare))
    drawing()
    offers.removeSubrange(min(count, offers.count)...)
  }
}

/// Returns the canvas that drawing goes to now, or `nil` outside `draw(_:)`.
///
/// > Source: UIKit, `UIGraphicsGetCurrentContext`.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? { CurrentCanvas.innermost }

/// Makes a canvas the one that drawing goes to.
///
/// > Source: UIKit, `UIGraphicsPushContext`.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) { CurrentCanvas.push(context) }

/// Goes back to the canvas that drawing went to before.
///
/// > Source: UIKit, `UIGraphicsPopContext`.
@preconcurrency @MainActor
public func UIGraphicsPopContext() { CurrentCanvas.pop() }

/// Fills a rectangle with the current fill colour.
///
/// > Source: UIKit, `UIRectFill`.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) { CurrentCanvas.innermost?.fill(rect) }

/// Draws a frame one point wide inside a rectangle, in the current fill colour.
///
/// > Source: UIKit, `UIRectFrame`.
@preconcurrency @MainActor
public func UIRectFrame(_ rect: CGRect) { CurrentCanvas.innermost?.fillBorder(of: rect, width: 1) }

/// Confines drawing to a rectangle.
///
/// > Source: UIKit, `UIRectClip`.
@preconcurrency @MainActor
public func UIRectClip(_ rect: CGRect) { CurrentCanvas.innermost?.clip(to: rect) }

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
