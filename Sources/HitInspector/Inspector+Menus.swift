internal import Foundation
internal import HitGeometry
internal import HitResponders

extension Inspector {
  /// Opens a list below a panel, which is a button or a part of the status bar.
  func openMenu(
    _ items: [MenuView.Item],
    below panel: PanelView,
    choose: @escaping (Int) -> Void
  ) {
    pointer.hideTip()
    let anchor = panel.convert(panel.bounds, to: window)
    root.menu.open(items, below: anchor, choose: choose)
  }

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
  func openZoomMenu() {
    let factors: [CGFloat] = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]
    var items = [
      MenuView.Item(title: "Fit", key: KeyTable.label(of: .zoomToFit), isChosen: zoom == .fitting)
    ]
    items += factors.map { factor in
      MenuView.Item(
        title: "\(Int(factor * 100)) %",
        isChosen: zoom != .fitting && abs(geometry.factor - factor) < 0.001
      )
    }
    openMenu(items, below: root.topBar.zoom) { [weak self] index in
      self?.perform(.zoomToFit)
      if index > 0 { self?.zoom = .fixed(factors[index - 1]) }
    }
  }
}
