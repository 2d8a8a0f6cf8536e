internal import CHitCairo
internal import Foundation
internal import HitGeometry
internal import HitResponders

/// Makes Pango layouts, one Pango context for each way the space is stretched.
///
/// Metrics are not hinted, so a layout measures the same at every scale and only its glyphs differ.
enum TextShaper {
  /// The contexts of stretches that come again: those of screens, and of the steps of a zoom.
  private static let lasting = FontContexts()
  /// The contexts of all others: of what fits into a window of any size, and of what is turned.
  private static var passing = FontContexts()
  /// The most contexts of those.
  private static let mostPassing = 16

  /// Returns a layout of its own for a text in a space without shift, or `nil` when Pango has no
  /// memory for one.
  static func shape(_ text: TextSpecification, stretch: CGAffineTransform) -> OpaquePointer? {
    guard let context = context(for: stretch), let layout = pango_layout_new(context) else {
      return nil
    }
    let (string, ranges) = text.flattened
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    let font = description(of: text.font)
    pango_layout_set_font_description(layout, font)
    pango_font_description_free(font)
    let attributes = attributes(of: text, ranges: ranges)
    pango_layout_set_attributes(layout, attributes)
    pango_attr_list_unref(attributes)

    pango_layout_set_single_paragraph_mode(layout, text.maximumLines == 1 ? 1 : 0)
    switch text.alignment {
    case .leading: pango_layout_set_alignment(layout, PANGO_ALIGN_LEFT)
    case .center: pango_layout_set_alignment(layout, PANGO_ALIGN_CENTER)
    case .trailing: pango_layout_set_alignment(layout, PANGO_ALIGN_RIGHT)
    }
    if let width = text.width {
      pango_layout_set_width(layout, units(max(width, 0)))
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    if text.maximumLines > 0 {
      pango_layout_set_height(layout, -Int32(clamping: text.maximumLines))
      pango_layout_set_ellipsize(layout, PANGO_ELLIPSIZE_END)
    }
    return layout
  }

  private static func context(for stretch: CGAffineTransform) -> OpaquePointer? {
    if isLasting(stretch) { return lasting.context(for: stretch) }
    // A font map never forgets a stretch, so there is a new one from time to time; the layouts hold
    // what they still need.
    if passing.count >= mostPassing, !passing.contains(stretch) { passing = FontContexts() }
    return passing.context(for: stretch)
  }

  /// Whether a stretch is an even one by eighths, of which there are few.
  private static func isLasting(_ stretch: CGAffineTransform) -> Bool {
    let eighths = stretch.a * 8
    return stretch.b == 0 && stretch.c == 0 && stretch.a == stretch.d
      && eighths == eighths.rounded() && (1...64).contains(eighths)
  }

  private static func description(of font: Font) -> OpaquePointer? {
    let description = pango_font_description_new()
    pango_font_description_set_family(description, font.familyNames)
    pango_font_description_set_absolute_size(
      description,
      Double(font.usableSize * CGFloat(PANGO_SCALE))
    )
    let weight = UInt32(clamping: min(max(font.weight.rawValue, 100), 1000))
    pango_font_description_set_weight(description, PangoWeight(rawValue: weight))
    if font.isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }

  private static func attributes(
    of text: TextSpecification,
    ranges: [Range<Int>]
  ) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(_ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>) {
      attribute?.pointee.start_index = UInt32(range.lowerBound)
      attribute?.pointee.end_index = UInt32(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
    for (run, range) in zip(text.runs, ranges) where !range.isEmpty {
      let font = run.font ?? text.font
      if run.font != nil {
        let description = description(of: font)
        add(pango_attr_font_desc_new(description), range)
        pango_font_description_free(description)
      }
      if font.letterSpacing != 0 {
        add(pango_attr_letter_spacing_new(units(font.letterSpacing)), range)
      }
      if let color = run.color {
        func level(_ part: CGFloat) -> UInt16 { UInt16((part * 65535).rounded()) }
        add(
          pango_attr_foreground_new(level(color.red), level(color.green), level(color.blue)),
          range
        )
        // Pango reads no opacity at all as "not set".
        add(pango_attr_foreground_alpha_new(max(1, level(color.alpha))), range)
      }
    }
    return list
  }

  /// Converts points to Pango's units, within what its 32 bits hold.
  static func units(_ points: CGFloat) -> Int32 {
    guard !points.isNaN else { return 0 }
    return Int32(min(max(points, -1_000_000), 1_000_000) * CGFloat(PANGO_SCALE))
  }

  /// Converts Pango's units to points.
  static func points(_ units: Int32) -> CGFloat { CGFloat(units) / CGFloat(PANGO_SCALE) }
}
