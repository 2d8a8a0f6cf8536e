import Foundation
import HitResponders

@testable import HitInspector

/// Colours of the window as numbers, `0xRRGGBB`.
enum Shade {
  static let panel = number(Theme.panel)
  static let accepted = number(Theme.accepted)
  static let refused = number(Theme.refused)
  static let hatchGround = number(Theme.hatchGround)
  static let tip = number(Theme.touchTag)
  static let offer = number(Theme.controlOn)
  static let white: UInt32 = 0xffffff

  static func number(_ color: UIColor) -> UInt32 {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | UInt32(($1 * 255).rounded()) }
  }

  /// The colour in the form of scene files.
  static func text(_ colour: UInt32) -> String {
    let digits = String(colour, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// Whether two colours differ by no more than rounding.
  static func isNear(_ one: UInt32, _ other: UInt32, tolerance: Int = 2) -> Bool {
    [16, 8, 0].allSatisfy { shift in
      abs(Int(one >> shift & 0xff) - Int(other >> shift & 0xff)) <= tolerance
    }
  }

  /// A colour laid over another with an opacity.
  static func over(_ below: UInt32, _ above: UInt32, _ alpha: Double) -> UInt32 {
    [16, 8, 0].reduce(0) { sum, shift in
      let (low, high) = (Double(below >> shift & 0xff), Double(above >> shift & 0xff))
      return sum | UInt32((low * (1 - alpha) + high * alpha).rounded()) << UInt32(shift)
    }
  }
}
