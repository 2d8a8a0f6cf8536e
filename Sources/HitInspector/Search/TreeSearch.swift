package import HitAnalysis
internal import HitResponders

/// Finds views by what is typed above the tree, shows those alone there, and goes through them.
package final class TreeSearch {
  /// Asks lint which views are dead, covered or small; only a filter that needs it makes it ask.
  package var lintTraits: () -> [SceneViewID: ViewTraits] = { [:] }
  /// Called with a view that was gone to.
  var onSelect: ((SceneViewID) -> Void)?

  private let panel: TreePanel
  private weak var scene: UIApplication?
  private var query = ViewQuery()
  /// The views of the scene as it is now, once somebody searched.
  private var views: [SearchedView]?
  /// What lint found when the text was changed last.
  private var found: [SceneViewID: ViewTraits] = [:]
  private var matches: [SceneViewID] = []

  init(_ panel: TreePanel) {
    self.panel = panel
    panel.search.onChange = { [weak self] in self?.search($0) }
    panel.search.onStep = { [weak self] in self?.step(by: $0) }
  }

  private var field: SearchField { panel.search }

  /// Whether only what was found is shown.
  var isOpen: Bool { !query.isEmpty || !field.text.isEmpty }

  /// Searches another scene from now on, for nothing at first.
  func open(_ scene: UIApplication) {
    self.scene = scene
    views = nil
    field.clear()
  }

  /// Searches the views again that the scene has now; lint is not asked again.
  func sceneDidChange() {
    views = nil
    if !query.isEmpty { find() }
  }

  /// Tells where the selected view stands among those found.
  func show(selection: SceneViewID?) {
    guard !query.isEmpty else { return field.result = "" }
    let place = selection.flatMap { matches.firstIndex(of: $0) }
    field.result =
      place.map { "\($0 + 1) / \(matches.count)" }
      ?? (matches.isEmpty ? "none" : "\(matches.count) found")
  }

  private func search(_ text: String) {
    query = ViewQuery(text)
    found = query.needsLint ? lintTraits() : [:]
    find()
  }

  private func find() {
    guard let scene, !query.isEmpty else {
      matches = []
      panel.list.show(found: nil)
      return show(selection: nil)
    }
    let all = views ?? SearchedView.all(of: scene)
    views = all
    matches = all.filter { view in
      var view = view
      view.traits.formUnion(found[view.id] ?? [])
      return query.matches(view)
    }.map(\.id)
    panel.list.show(found: Set(matches))
    show(selection: panel.list.selection)
  }

  /// Goes some places on among what was found, from the selected view, round about.
  private func step(by count: Int) {
    guard !matches.isEmpty else { return }
    let place = panel.list.selection.flatMap { matches.firstIndex(of: $0) }
    let next = place.map { $0 + count } ?? (count > 0 ? 0 : -1)
    onSelect?(matches[(next % matches.count + matches.count) % matches.count])
  }
}
