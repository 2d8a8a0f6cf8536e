internal import HitResponders

/// The colours of views whose file gives none: one for each depth.
nonisolated enum DepthPalette {
  private static let names = [
    "#12161c", "#1b222b", "#2b4257", "#37607a", "#3d7d80", "#5a6ea8", "#7a5f9c", "#96607a",
    "#9a7048", "#6b7d45",
  ]

  private static let colors = names.compactMap(ColorNames.color)

  /// Returns the colour of a depth; further down the colours repeat, but for the first two.
  static func color(atDepth depth: Int) -> UIColor {
    depth < colors.count ? colors[depth] : colors[2 + (depth - 2) % (colors.count - 2)]
  }
}
