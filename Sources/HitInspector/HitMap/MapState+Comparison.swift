package import HitAnalysis

extension MapState {
  /// What the map has otherwise than the one that it is compared with; nothing of two that are alike.
  package var comparison: MapComparison? {
    guard let reading, let base, reading != base else { return nil }
    let comparison = reading.comparison(from: base)
    return comparison.changedArea > 0 ? comparison : nil
  }
}
