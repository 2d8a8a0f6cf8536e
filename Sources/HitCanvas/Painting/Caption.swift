package import Foundation
public import HitResponders

/// A text that the scene puts on a view, not the view itself.
///
/// It is centred; in a row, a flat view as wide as its superview, it begins at the left, like the
/// text of a table's cell.
package struct Caption {
  package let text: String
  let bounds: CGRect
  let superviewWidth: CGFloat?

  /// How a caption is set.
  package struct Setting {
    /// The room for its line, which stands in the middle of the height.
    package var room: CGRect
    package var font: Font
    /// Whether it stands at the left, and not in the middle.
    package var isLeading: Bool
    /// Whether it is cut at the view's bounds.
    package var isClipped: Bool
  }

  private static let rowInset: CGFloat = 12
  private static let inset: CGFloat = 3
  private static let size: CGFloat = 12
  private static let leastSize: CGFloat = 9.5
  /// The size of a lone character in a box with room for it, such as the plus of a button.
  private static let symbolSize: CGFloat = 20

  private var isRow: Bool {
    guard let superviewWidth else { return false }
    return bounds.width >= superviewWidth && bounds.width >= 2 * bounds.height
  }

  /// How it is set; `nil` where there is no room for it.
  package var setting: Setting? {
    let isRow = isRow
    let width = bounds.width - 2 * (isRow ? Self.rowInset : Self.inset)
    guard width > 1 else { return nil }
    let isSymbol = text.count == 1 && min(bounds.width, bounds.height) >= 2 * Self.symbolSize
    let full = Font(size: isSymbol ? Self.symbolSize : Self.size)
    let fits = TextLayout.of(text, font: full).size
    let isTight = fits.width > width || fits.height > bounds.height
    return Setting(
      room: CGRect(
        x: bounds.midX - width / 2,
        y: bounds.minY,
        width: width,
        height: bounds.height
      ),
      font: isTight ? Font(size: Self.leastSize) : full,
      isLeading: isRow,
      isClipped: isTight
    )
  }

  func paint(in canvas: Canvas, on ground: UIColor) {
    guard let setting else { return }
    canvas.saved {
      // What is drawn beyond the bounds would not be repainted with the view.
      if setting.isClipped { canvas.clip(to: bounds) }
      canvas.draw(
        text,
        in: setting.room,
        font: setting.font,
        color: ground.readableInk,
        alignment: setting.isLeading ? .leading : .center
      )
    }
  }
}

extension UIColor {
  /// The ink that reads best on this colour: light on dark, dark on light.
  public var readableInk: UIColor {
    luminance > 0.45 ? UIColor(white: 0.05, alpha: 0.88) : UIColor(white: 1, alpha: 0.88)
  }
}
