internal import HitAnalysis
internal import HitResponders

// What is copied in place of the explanation.
extension Inspector {
  /// The path of the view that is selected in the tree, while that has the keys, or the finding that
  /// is chosen on the map, as `hitscope lint` prints it.
  package var chosenText: String? {
    if focus.panel === root.tree.list, let view = selection.view, let scene {
      return ViewNames(scene.windows).path(of: view)
    }
    guard let reading = model.shownMap, let chosen = model.map.chosen,
      let found = reading.found?[chosen], selection.id == nil || selection.id == found.viewID
    else { return nil }
    return found.finding.messages.map { $0.text + "\n" }.joined()
  }
}
