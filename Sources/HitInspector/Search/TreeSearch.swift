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
    guard !query.isEmpty else {
      matches = []
      panel.list.show(found: nil)
      return show(selection: nil)
    }
    matches = views(matching: query, found).map(\.id)
    panel.list.show(found: Set(matches))
    show(selection: panel.list.selection)
  }

  /// The views of the scene that a query finds, by what lint found as well.
  private func views(
    matching query: ViewQuery,
    _ found: [SceneViewID: ViewTraits]
  ) -> [SearchedView] {
    guard let scene else { return [] }
    let all = views ?? SearchedView.all(of: scene)
    views = all
    return all.filter { view in
      var view = view
      view.traits.formUnion(found[view.id] ?? [])
      return query.matches(view)
    }
  }

  /// The question for a view, which is asked where the tree has no room.
  func prompt() -> Prompt {
    var offered: [SearchedView] = []
    var prompt = Prompt("Find") { [weak self] _, choice in
      guard let choice, offered.indices.contains(choice) else {
        return .refused("no view is found by that")
      }
      self?.onSelect?(offered[choice].id)
      return .done
    }
    prompt.placeholder = "name, class, :dead"
    prompt.takesFirst = true
    prompt.choices = { [weak self] text in
      let query = ViewQuery(text)
      let found = query.needsLint ? self?.lintTraits() : nil
      offered = self?.views(matching: query, found ?? [:]) ?? []
      return offered.map { Prompt.Choice(Shown.name($0.title), remark: $0.kind) }
    }
    return prompt
  }

  /// Goes some places on among what was found, from the selected view, round about.
  private func step(by count: Int) {
    guard !matches.isEmpty else { return }
    let place = panel.list.selection.flatMap { matches.firstIndex(of: $0) }
    let next = place.map { $0 + count } ?? (count > 0 ? 0 : -1)
    onSelect?(matches[(next % matches.count + matches.count) % matches.count])
  }
}
