internal import Foundation
internal import HitGeometry
internal import HitResponders

/// What opens over the window and closes again: lists to choose from, questions, the table of keys.
package final class PopUps {
  /// Does what was chosen.
  var perform: (InspectorCommand) -> Void = { _ in }

  private let root: InspectorRoot
  private let places: WindowPlaces
  private let pointer: PanelPointer
  private let shown: ShownModel

  init(
    _ root: InspectorRoot,
    _ places: WindowPlaces,
    _ pointer: PanelPointer,
    _ shown: ShownModel
  ) {
    (self.root, self.places, self.pointer, self.shown) = (root, places, pointer, shown)
    root.topBar.zoom.onPress = { [weak self] in self?.openZooms() }
    root.properties.onChoose = { [weak self] in self?.openChoices(of: $0, below: $1) }
    root.fileBanner.onClose = { [weak self] in self?.root.fileBanner.close() }
  }

  /// Closes what lies over the window; returns whether anything did.
  package func close() -> Bool {
    if root.prompt.close() || closeMenu() || root.fileBanner.close() { return true }
    if !root.notices.isHidden {
      toggleNotices()
      return true
    }
    if !root.keys.isHidden {
      root.keys.isHidden = true
      return true
    }
    // In the smallest windows the explanation is a sheet, which is closed as well.
    guard places.layout.breakpoint == .bare, places.layout.why != nil else { return false }
    places.toggle(.why)
    return true
  }

  /// Opens the table of keys, or closes it.
  func toggleKeys() { root.keys.isHidden.toggle() }

  /// Opens the list of notices where it is closed.
  package func showNotices() { if root.notices.isHidden { toggleNotices() } }

  /// Opens the list of notices, or closes it; then they are read.
  func toggleNotices() {
    root.notices.isHidden.toggle()
    if root.notices.isHidden { shown.value.notices.markRead() }
  }

  // MARK: Menus

  /// Closes the list that is open; returns whether one was.
  @discardableResult
  package func closeMenu() -> Bool { root.menu.close() }

  /// Opens the list of scenes, each with what it is about, or closes it.
  package func openScenes(_ scenes: [(name: String, about: String)], chosen: Int?) {
    if closeMenu() { return }
    let items = scenes.enumerated().map { index, scene in
      MenuView.Item(title: scene.name, remark: scene.about, isChosen: index == chosen)
    }
    openMenu(items, below: root.topBar.scenes) { [weak self] in self?.perform(.showScene($0)) }
  }

  /// Opens the list of sizes at which the scene can be shown.
  func openZooms() {
    let current = places.zoom == .fitting ? nil : places.geometry.factor
    let items = [MenuView.Item.zoomToFit(isChosen: current == nil)] + MenuView.Item.zooms(current)
    openMenu(items, below: root.topBar.zoom) { [weak self] index in
      self?.perform(.zoomToFit)
      if index > 0 { self?.places.zoom = .fixed(MenuView.Item.zoomFactors[index - 1]) }
    }
  }

  /// Opens the values that a property of the view that is edited can have.
  private func openChoices(of property: ViewProperty, below rect: CGRect) {
    guard let properties = shown.value.properties, let choices = properties.choices[property] else {
      return
    }
    let items = choices.map { choice in
      MenuView.Item(title: choice, isChosen: properties.values[property] == .word(choice))
    }
    root.menu.open(items, below: root.properties.convert(rect, to: root)) { [weak self] in
      self?.perform(.setProperty(property, .word(choices[$0]), goesOn: false))
    }
  }

  /// Opens a list below a button of the top bar.
  private func openMenu(
    _ items: [MenuView.Item],
    below button: PanelView,
    choose: @escaping (Int) -> Void
  ) {
    pointer.hideTip()
    root.menu.open(items, below: button.convert(button.bounds, to: root), choose: choose)
  }

  // MARK: Questions

  /// Asks which action is to be done, or leaves the question.
  func togglePalette() {
    guard !root.prompt.close() else { return }
    pointer.hideTip()
    var found = KeyTable.actions
    var prompt = Prompt("Do") { [weak self] _, choice in
      guard let choice, found.indices.contains(choice) else {
        return .refused("no action has these letters")
      }
      self?.perform(found[choice].command)
      return .done
    }
    prompt.placeholder = "an action's name, or some letters of it"
    prompt.takesFirst = true
    prompt.choices = { text in
      found = ActionQuery(text).matches(KeyTable.actions, names: \.names)
      return found.map { Prompt.Choice($0.title, remark: $0.keys, completion: $0.title) }
    }
    ask(prompt)
  }

  /// Asks something that is answered by typing.
  package func ask(_ prompt: Prompt) {
    closeMenu()
    root.prompt.ask(prompt)
  }
}

extension MenuView.Item {
  fileprivate static let zoomFactors: [CGFloat] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

  fileprivate static func zoomToFit(isChosen: Bool) -> Self {
    Self(title: "Fit", key: KeyTable.label(of: .zoomToFit), isChosen: isChosen)
  }

  fileprivate static func zooms(_ current: CGFloat?) -> [Self] {
    zoomFactors.map { factor in
      let isChosen = current.map { abs($0 - factor) < 0.001 } ?? false
      return Self(title: "\(Int(factor * 100)) %", isChosen: isChosen)
    }
  }
}
