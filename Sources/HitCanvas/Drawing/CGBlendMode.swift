internal import CHitCairo
public import Foundation
public import HitResponders

/// How drawing is mixed with what is there.
///
/// > Source: Core Graphics, `CGBlendMode`.
nonisolated public enum CGBlendMode: Int32, Sendable {
  /// Drawn over it.
  case normal
  /// Mixed channel by channel, as pictures are.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// Mixed by how the two differ.
  case difference, exclusion
  /// Mixed by hue, saturation, colour or brightness.
  case hue, saturation, color, luminosity
  /// Replacing it, or cut to where it is.
  case clear, copy, sourceIn, sourceOut, sourceAtop
  /// Drawn behind it, or cutting it.
  case destinationOver, destinationIn, destinationOut, destinationAtop
  /// Where only one of the two is, and sums of both.
  case xor, plusDarker, plusLighter

  /// Cairo's names of the cases, in their order.
  private static let operators = [
    CAIRO_OPERATOR_OVER,
    CAIRO_OPERATOR_MULTIPLY, CAIRO_OPERATOR_SCREEN, CAIRO_OPERATOR_OVERLAY, CAIRO_OPERATOR_DARKEN,
    CAIRO_OPERATOR_LIGHTEN, CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
    CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_HARD_LIGHT,
    CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
    CAIRO_OPERATOR_HSL_HUE, CAIRO_OPERATOR_HSL_SATURATION, CAIRO_OPERATOR_HSL_COLOR,
    CAIRO_OPERATOR_HSL_LUMINOSITY,
    CAIRO_OPERATOR_CLEAR, CAIRO_OPERATOR_SOURCE, CAIRO_OPERATOR_IN, CAIRO_OPERATOR_OUT,
    CAIRO_OPERATOR_ATOP,
    CAIRO_OPERATOR_DEST_OVER, CAIRO_OPERATOR_DEST_IN, CAIRO_OPERATOR_DEST_OUT,
    CAIRO_OPERATOR_DEST_ATOP,
    CAIRO_OPERATOR_XOR, CAIRO_OPERATOR_DARKEN, CAIRO_OPERATOR_ADD,
  ]

  fileprivate var cairo: cairo_operator_t { Self.operators[Int(rawValue)] }
}

extension Canvas {
  /// Sets how drawing is mixed with what is there, until the state is restored.
  public func setBlendMode(_ mode: CGBlendMode) { cairo_set_operator(context, mode.cairo) }

  /// Asks for shadows; none are drawn.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
}

extension UIBezierPath {
  /// Fills the shape with the current fill colour, mixed in a way and faded.
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { fill() }
  }

  /// Draws the outlines with the current stroke colour, mixed in a way and faded.
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    mixed(blendMode, alpha) { stroke() }
  }

  private func mixed(_ mode: CGBlendMode, _ alpha: CGFloat, _ drawing: () -> Void) {
    guard let canvas = CurrentCanvas.innermost else { return }
    canvas.saved {
      canvas.setBlendMode(mode)
      canvas.setAlpha(alpha)
      drawing()
    }
  }
}
