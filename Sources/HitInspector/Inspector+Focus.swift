internal import Foundation
internal import HitResponders

// Which panel the arrow keys go to: the one that was clicked last, or gone to with keys.
extension Inspector {
  /// The panel that has the keys; none while they move the point on the canvas.
  var focusedPanel: PanelView? { window.firstResponder as? PanelView }

  /// Whether keys without Ctrl go to a panel.
  package var hasKeyboardFocus: Bool { focusedPanel != nil }

  package func releaseKeyboardFocus() { focusedPanel?.resignFirstResponder() }

  /// Goes to the next panel or the one before, round about; the canvas is one of them.
  func focusPanel(after steps: Int) {
    let panels: [PanelView] = [root.tree.list, root.selected, root.log.list, root.why.walk]
    let shown: [PanelView?] =
      [nil]
      + panels.filter { panel in
        !panel.bounds.isEmpty && !panel.ancestry.contains { $0.isHidden }
      }
    let place = shown.firstIndex { $0 === focusedPanel } ?? 0
    let next = shown[((place + steps) % shown.count + shown.count) % shown.count]
    if let next { next.becomeFirstResponder() } else { releaseKeyboardFocus() }
    if model.keyboard.isScene { model.keyboard = .hitscope }
  }

  /// Moves what is chosen in the panel that has the keys, or else the point on the canvas.
  func step(_ step: TreeStep) -> Bool {
    guard let focusedPanel else { return perform(.moveProbe(step, by: 1)) }
    return focusedPanel.step(step)
  }

  /// Marks the panel that has the keys, as far as it is shown.
  func showFocus() {
    let panel = focusedPanel.flatMap { panel in
      panel.ancestry.first { $0.superview === root } ?? panel
    }
    root.mark(focused: panel)
  }
}
