internal import Foundation
internal import HitResponders

/// Which panel or field of the window has the keys: the one that was clicked last, or gone to with
/// keys.
package final class PanelFocus {
  private let window: UIWindow
  private let root: InspectorRoot
  private let search: TreeSearch
  private let places: WindowPlaces
  private let shown: ShownModel

  init(
    in window: UIWindow,
    _ root: InspectorRoot,
    _ search: TreeSearch,
    _ places: WindowPlaces,
    _ shown: ShownModel
  ) {
    (self.window, self.root, self.search) = (window, root, search)
    (self.places, self.shown) = (places, shown)
    for panel in root.panels { panel.onFocus = { [weak self] _ in self?.show() } }
    for field in [root.tree.search, root.log.search] {
      field.onFocus = { [weak self] in self?.field(.search, hasKeys: $0) }
    }
    for field: PanelView in [root.properties, root.prompt] {
      field.onFocus = { [weak self] in self?.field(.field, hasKeys: $0) }
    }
  }

  /// The panel that has the keys; none while they move the point on the canvas.
  var panel: PanelView? { window.firstResponder as? PanelView }

  /// Whether keys without Ctrl go to a panel.
  package var hasKeys: Bool { panel != nil }

  /// Gives the keys back to the canvas.
  package func release() { panel?.resignFirstResponder() }

  /// Goes to the next panel or the one before, round about.
  ///
  /// The canvas is one of them; the keys are the window's then.
  func move(by steps: Int) {
    let panels: [PanelView] = [
      root.tree.list, root.selected, root.log.list, root.timeline.lanes, root.why.walk,
    ]
    let stops: [PanelView?] =
      [nil]
      + panels.filter { panel in
        !panel.bounds.isEmpty && !panel.ancestry.contains { $0.isHidden }
      }
    let place = stops.firstIndex { $0 === panel } ?? 0
    let next = stops[((place + steps) % stops.count + stops.count) % stops.count]
    if let next { next.becomeFirstResponder() } else { release() }
    if shown.value.keyboard.isScene { shown.value.keyboard = .hitscope }
  }

  /// Marks the panel that has the keys, as far as it is shown.
  func show() {
    let outer = panel.flatMap { panel in
      panel.ancestry.first { $0.superview === root } ?? panel
    }
    root.mark(focused: outer)
  }

  /// Takes the keys from a panel that is not visible any more.
  func leaveHidden() {
    if let panel, panel.ancestry.contains(where: \.isHidden) { release() }
  }

  /// Empties the fields and takes the keys from them: another scene is shown.
  func forgetScene() {
    release()
    root.log.search.clear()
    root.log.isSearching = false
  }

  // MARK: Fields

  private var field: (any KeyField)? { window.firstResponder as? any KeyField }

  /// Whether keys go into a field.
  package var isTyping: Bool { field != nil }

  /// What is selected in the field that has the keys; `nil` where nothing is.
  package var selectedText: String? { field?.line.selectedText }

  /// Notes that a field has the keys, or has them no longer.
  private func field(_ owner: KeyboardOwner, hasKeys: Bool) {
    show()
    if hasKeys {
      shown.value.keyboard = owner
    } else if shown.value.keyboard == owner {
      shown.value.keyboard = .hitscope
    }
  }

  /// Lets keys go into the field of the events, where they have the keys, or else of the views.
  func beginSearch() {
    if root.log.list.isFirstResponder || root.log.search.isFirstResponder {
      root.log.isSearching = true
      window.application?.layoutIfNeeded()
      root.log.search.becomeFirstResponder()
      return
    }
    if places.layout.views == nil { places.toggle(.views) }
    guard places.layout.views != nil else { return root.prompt.ask(search.prompt()) }
    root.tree.search.becomeFirstResponder()
  }

  /// Takes a key into the field that has the keys, or into the list that it opened; a panel with the
  /// keys turns its pages.
  ///
  /// - Returns: Whether it was for one of them.
  package func type(_ key: TypedKey) -> Bool {
    guard let field else {
      guard !shown.value.keyboard.isScene, let named = key.named else { return false }
      return panel?.turnPage(named) ?? false
    }
    if root.menu.take(key) { return true }
    field.take(key)
    return true
  }

  /// Leaves the field that has the keys and empties it, or the one that hides views or events; a
  /// value that was refused is taken back first.
  ///
  /// - Returns: Whether there was one.
  package func leaveField() -> Bool {
    if let field {
      if field.takeBack() { return true }
      field.resignFirstResponder()
      field.leave()
      if field === root.log.search { root.log.isSearching = false }
      return true
    }
    if search.isOpen {
      root.tree.search.clear()
      return true
    }
    guard root.log.isSearching else { return false }
    root.log.search.clear()
    root.log.isSearching = false
    return true
  }
}
