internal import CHitCairo
public import Foundation
internal import HitGeometry

/// A text that has been laid out: measured once, drawn many times.
///
/// Layouts come from a cache, so asking for the same text again is a look-up, and a panel may ask
/// each frame. An empty text has the height of a line.
///
/// > Units: points.
@preconcurrency @MainActor
public final class TextLayout {
  private let specification: TextSpecification
  private let plain: ShapedText
  private var stretched: (shape: ShapedText, stretch: CGAffineTransform)?

  /// The extent of the text; with a width and an alignment other than leading, of the whole width.
  public let size: CGSize
  /// The distance from the top to the baseline of the first line.
  public let baseline: CGFloat
  /// The number of lines.
  public let lineCount: Int
  /// Whether something was cut and replaced by an ellipsis.
  public let isTruncated: Bool
  /// How many characters no installed font can show.
  public let unknownGlyphCount: Int
  /// Whether some run has a colour of its own.
  let hasColors: Bool

  init(_ specification: TextSpecification) {
    self.specification = specification
    hasColors = specification.runs.contains { $0.color != nil }
    plain = ShapedText(specification, stretch: .identity)
    var (width, height) = (Int32(0), Int32(0))
    if let pointer = plain.pointer {
      pango_layout_get_size(pointer, &width, &height)
      baseline = TextShaper.points(pango_layout_get_baseline(pointer))
      lineCount = Int(pango_layout_get_line_count(pointer))
      isTruncated = pango_layout_is_ellipsized(pointer) != 0
      unknownGlyphCount = Int(pango_layout_get_unknown_glyphs_count(pointer))
    } else {
      (baseline, lineCount, isTruncated, unknownGlyphCount) = (0, 0, false, 0)
    }
    let natural = TextShaper.points(width)
    let asked = specification.width ?? natural
    size = CGSize(
      width: specification.alignment == .leading ? natural : max(natural, asked),
      height: TextShaper.points(height)
    )
  }

  /// Returns the text shaped for a stretched space, kept until another stretch is asked for.
  func shaped(for stretch: CGAffineTransform) -> ShapedText {
    if stretch == .identity { return plain }
    if let stretched, stretched.stretch == stretch { return stretched.shape }
    let shape = ShapedText(specification, stretch: stretch)
    stretched = (shape, stretch)
    return shape
  }
}

// MARK: - Asking

extension TextLayout {
  private static let cache = RecentlyUsed<TextSpecification, TextLayout>(capacity: 1024)

  /// Returns the layout of a text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: How runs without a font of their own are set.
  ///   - width: Where lines are cut or broken, or `nil` for as wide as the text is.
  ///   - maximumLines: The most lines shown, the last ending in an ellipsis; 0 is any number.
  ///   - alignment: How lines are aligned in the width.
  /// - Returns: The layout, from the cache where it is held.
  public static func of(
    _ text: some TextContent,
    font: Font,
    width: CGFloat? = nil,
    maximumLines: Int = 1,
    alignment: TextAlignment = .leading
  ) -> TextLayout {
    let key = TextSpecification(
      runs: text.runs,
      font: font,
      width: width,
      maximumLines: max(0, maximumLines),
      alignment: alignment
    )
    return cache.value(for: key) { TextLayout(key) }
  }
}
