internal import Foundation
internal import HitGeometry
internal import HitResponders

extension Inspector {
  /// Closes the list that is open; returns whether one was.
  @discardableResult
  package func closeMenu() -> Bool { root.menu.close() }

  /// Opens the list of scenes, each with what it is about, or closes it.
  package func openScenes(_ scenes: [(name: String, about: String)], chosen: Int?) {
    if closeMenu() { return }
    pointer.hideTip()
    let items = scenes.enumerated().map { index, scene in
      MenuView.Item(title: scene.name, remark: scene.about, isChosen: index == chosen)
    }
    root.openMenu(items, below: root.topBar.scenes) { [weak self] in self?.perform(.showScene($0)) }
  }

  /// Opens the list of sizes at which the scene can be shown.
  func openZoomMenu() {
    pointer.hideTip()
    let current = zoom == .fitting ? nil : geometry.factor
    let items = [MenuView.Item.zoomToFit(isChosen: current == nil)] + MenuView.Item.zooms(current)
    root.openMenu(items, below: root.topBar.zoom) { [weak self] index in
      self?.perform(.zoomToFit)
      if index > 0 { self?.zoom = .fixed(MenuView.Item.zoomFactors[index - 1]) }
    }
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

extension InspectorRoot {
  /// Opens a list below a panel, which is a button or a part of the status bar.
  fileprivate func openMenu(
    _ items: [MenuView.Item],
    below panel: PanelView,
    choose: @escaping (Int) -> Void
  ) {
    menu.open(items, below: panel.convert(panel.bounds, to: self), choose: choose)
  }
}
