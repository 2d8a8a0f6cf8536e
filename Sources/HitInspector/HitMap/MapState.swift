package import HitAnalysis

/// What the window shows in the mode of the hit map.
nonisolated package struct MapState: Hashable, Sendable {
  /// The map as of when the scene rested last; in the mode that shows it, as it is now.
  package var reading: MapReading?
  /// The map that it is compared with.
  package var base: MapReading?
  /// What that map is, as `as it was opened`.
  package var baseName = ""
  /// The map of the scene as its file was read or saved last; nothing where nobody asked for it.
  package var saved: MapReading?
  /// Why there is no map.
  package var remark: String?
  /// The place in the list of the finding that was chosen.
  package var chosen: Int?
  /// What is drawn.
  package var layers = MapLayers.all

  package init() {}
}

nonisolated extension MapLayers {
  /// The layers in the order in which they are listed, with their names.
  static let named: [(layer: MapLayers, name: String)] = [
    (.receivers, "receivers"), (.outlines, "drawn outlines"), (.dead, "dead zones"),
    (.dropped, "dropped presses"), (.findings, "findings"),
  ]

  /// One layer fewer, the last that is drawn, or one more.
  func stepped(by step: Int) -> MapLayers {
    var layers = self
    if step < 0 {
      if let last = Self.named.last(where: { contains($0.layer) }) { layers.remove(last.layer) }
    } else if let first = Self.named.first(where: { !contains($0.layer) }) {
      layers.insert(first.layer)
    }
    return layers
  }
}
