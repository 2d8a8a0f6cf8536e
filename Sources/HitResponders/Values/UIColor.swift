public import Foundation

/// A colour in sRGB with straight alpha, each component from 0 to 1.
///
/// UIKit's is a class; here it is a value, which no caller can tell apart unless it compares
/// identities or subclasses it.
///
/// > Source: UIKit, `UIColor`. Differs: a value, sRGB only, no dynamic colours.
nonisolated public struct UIColor: Hashable, Sendable {
  /// The red component.
  public var red: CGFloat
  /// The green component.
  public var green: CGFloat
  /// The blue component.
  public var blue: CGFloat
  /// The opacity; 0 is transparent.
  public var alpha: CGFloat

  /// Makes a colour from its components, clamped to 0 through 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = min(max(red, 0), 1)
    self.green = min(max(green, 0), 1)
    self.blue = min(max(blue, 0), 1)
    self.alpha = min(max(alpha, 0), 1)
  }

  /// Makes a grey.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ offset: CGFloat) -> CGFloat {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      let weight = max(0, min(position, 4 - position, 1))
      return brightness - brightness * saturation * weight
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }

  /// Makes a colour from a Core Graphics colour, which is the same value here.
  public init(cgColor: CGColor) {
    self = cgColor
  }

  /// Returns the same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// This colour as Core Graphics has it.
  public var cgColor: CGColor { self }

  /// Stores the components in the places given and says that it could.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?,
    green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?,
    alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = self.red
    green?.pointee = self.green
    blue?.pointee = self.blue
    alpha?.pointee = self.alpha
    return true
  }
}

/// Core Graphics' colour; one value serves both names.
public typealias CGColor = UIColor
