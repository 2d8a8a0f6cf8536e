internal import Foundation
internal import HitAnalysis
internal import HitResponders

/// The layers of a map, each to be drawn or not.
final class MapLayersPanel: CheckList {
  override var heading: String { "LAYERS" }
  override var pitch: CGFloat { 19 }
  override var top: CGFloat { 22.5 }

  var size: CGSize { size(of: MapLayers.named.count) }

  func show(_ layers: MapLayers) {
    rows = MapLayers.named.map { Row(title: $0.name, isOn: layers.contains($0.layer)) }
  }

  override func tip(at point: CGPoint) -> Tip? {
    let keys = [-1, 1].map { KeyTable.label(of: .stepLayers($0)) }.joined(separator: " ")
    return Tip(text: "\(keys) one fewer, one more", rect: bounds)
  }
}
