internal import Foundation
internal import HitCanvas
internal import HitResponders

/// The colours of reports beside those of receivers: the same meanings as in the window.
enum MapPalette {
  static let ground = MapColors.color(0x0d1014)
  static let dots = MapColors.color(0x222932)
  static let edge = MapColors.color(0x0d1014).withAlphaComponent(0.6)
  static let ink = MapColors.color(0x0b1014)
  static let faintInk = MapColors.color(0x0b1014).withAlphaComponent(0.85)
  static let outline = UIColor(white: 1, alpha: 0.95)
  static let quietOutline = UIColor(white: 1, alpha: 0.6)
  /// Drawn under white dashes, so that they are visible on light colours.
  static let underline = UIColor(white: 0, alpha: 0.3)
  static let deadGround = MapColors.color(0x3a1717)
  static let refused = MapColors.color(0xff6161)
  static let wouldBe = MapColors.color(0xf5b34d)
  static let selection = MapColors.color(0x5aa2ff)
  static let soft = MapColors.color(0x98a3b1)
  static let frame = MapColors.color(0x3a4450)
  static let quiet = MapColors.color(0x20262e)
  static let won = MapColors.color(0x45c08f)
  static let moved = Hatch(
    color: MapColors.color(0x5aa2ff),
    spacing: 7,
    lineWidth: 1.6,
    rises: false
  )
  static let dead = Hatch(color: MapColors.color(0xff6161), spacing: 7, lineWidth: 2.6)
  static let dropped = Hatch(
    color: MapColors.color(0xf5b34d).withAlphaComponent(0.85),
    spacing: 8,
    lineWidth: 1.6,
    rises: false
  )
}
