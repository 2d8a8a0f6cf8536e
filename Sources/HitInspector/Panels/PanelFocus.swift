internal import Foundation
internal import HitResponders

/// Which panel or field of the window has the keys: the one that was clicked last, or gone to with
/// keys.
final class PanelFocus {
  private let window: UIWindow
  private let root: InspectorRoot

  init(in window: UIWindow, _ root: InspectorRoot) {
    self.window = window
    self.root = root
  }

  /// The panel that has the keys; none while they move the point on the canvas.
  var panel: PanelView? { window.firstResponder as? PanelView }

  /// Gives the keys back to the canvas.
  func release() { panel?.resignFirstResponder() }

  /// Goes to the next panel or the one before, round about; the canvas is one of them.
  func move(by steps: Int) {
    let panels: [PanelView] = [
      root.tree.list, root.selected, root.log.list, root.timeline.lanes, root.why.walk,
    ]
    let shown: [PanelView?] =
      [nil]
      + panels.filter { panel in
        !panel.bounds.isEmpty && !panel.ancestry.contains { $0.isHidden }
      }
    let place = shown.firstIndex { $0 === panel } ?? 0
    let next = shown[((place + steps) % shown.count + shown.count) % shown.count]
    if let next { next.becomeFirstResponder() } else { release() }
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

  /// Whether the field of the events is the one to search in: the events were clicked last.
  var isInEvents: Bool { root.log.list.isFirstResponder || root.log.search.isFirstResponder }

  /// Lets keys go into the field of the events.
  func searchEvents() {
    root.log.isSearching = true
    window.application?.layoutIfNeeded()
    root.log.search.becomeFirstResponder()
  }

  /// Lets keys go into the field of the views.
  func searchViews() { root.tree.search.becomeFirstResponder() }

  /// Takes a key into the field that has the keys.
  ///
  /// - Returns: Whether one has them.
  func type(_ key: TypedKey) -> Bool {
    guard let field else { return false }
    field.take(key)
    return true
  }

  /// Leaves the field that has the keys and empties it, or the one that hides views or events.
  ///
  /// - Parameter isFiltered: Whether the field of the views hides some.
  /// - Returns: Whether there was one.
  func leaveField(isFiltered: Bool) -> Bool {
    if let field {
      field.resignFirstResponder()
      field.leave()
      if field === root.log.search { root.log.isSearching = false }
      return true
    }
    if isFiltered {
      root.tree.search.clear()
      return true
    }
    guard root.log.isSearching else { return false }
    root.log.search.clear()
    root.log.isSearching = false
    return true
  }
}
