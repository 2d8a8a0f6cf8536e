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

  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .normal: CAIRO_OPERATOR_OVER
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    case .plusDarker: CAIRO_OPERATOR_DARKEN
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
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
