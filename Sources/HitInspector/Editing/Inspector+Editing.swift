internal import HitResponders

// Editing the selected view.
extension Inspector {
  /// Whether views can be edited now: not while a trace is replayed, nor where presses alone count.
  var canEdit: Bool { !model.activity.isReplay && model.mode != .touch }

  /// Whether the arrow keys move the view that is edited.
  var isCanvasEdited: Bool {
    model.properties != nil && model.mode == .inspect && canEdit && !hasKeyboardFocus
  }

  func connectEditing() {
    root.properties.onSet = { [weak self] in
      self?.perform(.setProperty($0, $1, goesOn: $2))
    }
    root.properties.onReset = { [weak self] in self?.perform(.resetProperty($0)) }
    root.properties.onLeave = { [weak self] in self?.perform(.endEdit) }
    root.properties.onChoose = { [weak self] property, rect in
      guard let self, let properties = model.properties,
        let choices = properties.choices[property]
      else { return }
      let items = choices.map { choice in
        MenuView.Item(title: choice, isChosen: properties.values[property] == .word(choice))
      }
      root.menu.open(items, below: root.properties.convert(rect, to: root)) { [weak self] in
        self?.perform(.setProperty(property, .word(choices[$0]), goesOn: false))
      }
    }
  }

  /// Shows the properties of the view that is edited in the place of its facts, or the facts again.
  func showProperties() {
    let isNew = root.properties.properties == nil
    root.properties.show(model.properties)
    layOut()
    if isNew, model.properties != nil { root.properties.begin() }
  }
}
