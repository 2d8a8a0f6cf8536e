package import Foundation
internal import HitAnalysis

/// Which finding of the map is chosen: its row is marked, and its view is asked about.
package final class FindingChoice {
  /// Called with the view that a chosen finding is about.
  var onChoose: (SceneViewID) -> Void = { _ in }

  private let stage: StageView
  private let shown: ShownModel

  init(_ stage: StageView, _ shown: ShownModel) { (self.stage, self.shown) = (stage, shown) }

  /// Goes to the next finding or the one before, on the map.
  func step(by step: Int) {
    if shown.value.mode != .hitMap { _ = shown.value.perform(.showMode(.hitMap)) }
    let map = shown.value.map
    guard let found = map.reading?.found, !found.isEmpty else { return }
    let next = map.chosen.map { $0 + step } ?? (step > 0 ? 0 : found.count - 1)
    choose((next + found.count) % found.count)
  }

  /// Chooses a finding by its place in the list.
  func choose(_ index: Int) {
    guard let rows = shown.value.map.reading?.findingRows, rows.indices.contains(index) else {
      return
    }
    shown.value.map.chosen = index
    if let view = rows[index].view { onChoose(view) }
  }

  /// Chooses the finding whose number is drawn at a point of the scene.
  ///
  /// > Coordinates: screen points of the scene.
  /// - Returns: Whether there is one.
  package func choose(at point: CGPoint) -> Bool {
    guard shown.value.mode == .hitMap, let index = stage.map?.finding(at: point) else {
      return false
    }
    choose(index)
    return true
  }
}
