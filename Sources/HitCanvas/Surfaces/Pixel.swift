/// One pixel as it lies in a surface: 8 bits a channel, colours multiplied by the opacity.
nonisolated public struct Pixel: Hashable, Sendable {
  /// The red channel, multiplied by the opacity.
  public var red: UInt8
  /// The green channel, multiplied by the opacity.
  public var green: UInt8
  /// The blue channel, multiplied by the opacity.
  public var blue: UInt8
  /// The opacity; 255 is solid.
  public var alpha: UInt8

  /// Makes a pixel from its channels, solid where no opacity is given.
  public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The pixel that holds nothing.
  public static let clear = Pixel(red: 0, green: 0, blue: 0, alpha: 0)
}

extension Pixel: CustomStringConvertible {
  /// The channels in hexadecimal, the opacity last unless the pixel is solid.
  nonisolated public var description: String {
    let channels = alpha == 255 ? [red, green, blue] : [red, green, blue, alpha]
    return "#"
      + channels.map { channel in
        let digits = String(channel, radix: 16)
        return digits.count == 1 ? "0" + digits : digits
      }.joined()
  }
}
