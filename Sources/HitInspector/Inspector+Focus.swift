package import HitAnalysis
internal import HitResponders

// Which panel the arrow keys and the letters go to.
extension Inspector {
  func connectFocus() {
    search.onSelect = { [weak self] in self?.choose($0) }
    for field in [root.tree.search, root.log.search] {
      field.onFocus = { [weak self] in self?.field(.search, hasKeys: $0) }
    }
    root.properties.onFocus = { [weak self] in self?.field(.field, hasKeys: $0) }
    root.prompt.onFocus = { [weak self] in self?.field(.field, hasKeys: $0) }
    root.savePrompt.onFocus = { [weak self] in self?.field(.field, hasKeys: $0) }
  }

  private func field(_ owner: KeyboardOwner, hasKeys: Bool) {
    focus.show()
    if hasKeys {
      model.keyboard = owner
    } else if model.keyboard == owner {
      model.keyboard = .hitscope
    }
  }

  /// Asks, when a filter needs it, which views of the scene are dead, covered or small.
  package var lintTraits: () -> [SceneViewID: ViewTraits] {
    get { search.lintTraits }
    set { search.lintTraits = newValue }
  }

  /// Whether keys without Ctrl go to a panel.
  package var hasKeyboardFocus: Bool { focus.panel != nil }

  package func releaseKeyboardFocus() { focus.release() }

  /// Goes to the next panel or the one before; the keys are the window's then.
  func focusPanel(after steps: Int) {
    focus.move(by: steps)
    if model.keyboard.isScene { model.keyboard = .hitscope }
  }

  /// Moves what is chosen in the panel that has the keys, or else the point on the canvas.
  func step(_ step: TreeStep) -> Bool {
    guard let panel = focus.panel else {
      if model.mode == .explode {
        moveCamera { $0.orbit(step) }
        return true
      }
      return perform(isCanvasEdited ? .nudge(step, by: 1) : .moveProbe(step, by: 1))
    }
    return panel.step(step)
  }

  /// Lets keys go into the field of the events, where they have the keys, or else of the views.
  func beginSearch() {
    if focus.isInEvents { return focus.searchEvents() }
    if layout.views == nil { places.toggle(.views) }
    if layout.views != nil { focus.searchViews() }
  }

  /// Takes a key into the field that has the keys.
  ///
  /// - Returns: Whether one has them.
  package func type(_ key: TypedKey) -> Bool { focus.type(key) }

  /// Leaves the field that has the keys, or the one that hides views or events.
  ///
  /// - Returns: Whether there was one.
  package func endSearch() -> Bool { focus.leaveField(isFiltered: search.isOpen) }
}
