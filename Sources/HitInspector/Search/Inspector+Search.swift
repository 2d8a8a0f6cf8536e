package import HitAnalysis
internal import HitResponders

// The fields that find views and events, and whose keys go where.
extension Inspector {
  func connectSearch() {
    search.onSelect = { [weak self] in self?.choose($0) }
    for field in [root.tree.search, root.log.search] {
      field.onFocus = { [weak self] in self?.searchHasKeys($0) }
    }
    root.rail.find.onPress = { [weak self] in self?.perform(.search) }
  }

  /// Asks, when a filter needs it, which views of the scene are dead, covered or small.
  package var lintTraits: () -> [SceneViewID: ViewTraits] {
    get { search.lintTraits }
    set { search.lintTraits = newValue }
  }

  private func searchHasKeys(_ hasKeys: Bool) {
    showFocus()
    if hasKeys {
      model.keyboard = .search
    } else if model.keyboard == .search {
      model.keyboard = .hitscope
    }
  }

  private var focusedField: SearchField? { window.firstResponder as? SearchField }

  /// Lets keys go into the field of the events, where they have the keys, or else of the views.
  func beginSearch() {
    let log = root.log
    if log.list.isFirstResponder || log.search.isFirstResponder {
      log.isSearching = true
      application.layoutIfNeeded()
      log.search.becomeFirstResponder()
      return
    }
    if layout.views == nil { toggle(.views) }
    if layout.views != nil { root.tree.search.becomeFirstResponder() }
  }

  /// Takes a key into the field that has the keys.
  ///
  /// - Returns: Whether one has them.
  package func type(_ key: TypedKey) -> Bool {
    guard let field = focusedField else { return false }
    field.take(key)
    return true
  }

  /// Leaves the field that has the keys and empties it, or the one that hides views or events.
  ///
  /// - Returns: Whether there was one.
  package func endSearch() -> Bool {
    if let field = focusedField {
      field.resignFirstResponder()
      field.clear()
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
