internal import Foundation
internal import HitResponders

// The line that says what happened, and the list of what was said.
extension Inspector {
  func connectNotices() {
    root.notice.onHold = { [weak self] in self?.model.notices.isHeld = $0 }
    root.notice.onClick = { [weak self] target in
      switch target {
      case .close: self?.model.notices.dismiss()
      case .action(let command): self?.perform(command)
      }
    }
  }

  /// Gives the list of notices the room they need now.
  func showNotices() {
    root.notices.setFrameIfNeeded(root.notices.place(in: layout))
  }

  /// Opens the list of notices, or closes it; then they are read.
  func toggleNotices() {
    root.notices.isHidden.toggle()
    if root.notices.isHidden { model.notices.markRead() }
  }
}
