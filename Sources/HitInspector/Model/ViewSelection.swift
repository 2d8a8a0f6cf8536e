package import HitResponders

/// The view of the scene that is selected: found again after each change, and shown in the tree.
package final class ViewSelection {
  /// What was selected; the scene need not have it any more.
  package private(set) var id: SceneViewID?

  /// Called when another view was selected, or none.
  var onChange: () -> Void = {}

  private let tree: TreeList
  private let search: TreeSearch
  private weak var scene: UIApplication?
  /// The view that was found last.
  private weak var found: UIView?

  init(_ tree: TreeList, _ search: TreeSearch) { (self.tree, self.search) = (tree, search) }

  /// Looks for the view in another scene from now on.
  func look(in scene: UIApplication) { self.scene = scene }

  /// The selected view, while the scene has it.
  package var view: UIView? {
    guard let id, let scene else { return nil }
    if let found, ObjectIdentifier(found) == id, let window = found as? UIWindow ?? found.window,
      scene.windows.contains(window)
    {
      return found
    }
    found = SceneOutline.view(id, in: scene)
    return found
  }

  /// Selects a view of the scene, or none, and shows it in the tree.
  package func select(_ view: SceneViewID?) {
    guard view != id else { return }
    id = view
    tree.select(view)
    tree.revealSelection()
    search.show(selection: view)
    onChange()
  }
}
