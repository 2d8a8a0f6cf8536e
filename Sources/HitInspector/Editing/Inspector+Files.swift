// What the window asks and says of the scene's file.
extension Inspector {
  func connectFiles() {
    root.savePrompt.onLeave = { [weak self] in self?.model.savePrompt = nil }
    root.fileBanner.onClose = { [weak self] in self?.root.fileBanner.close() }
  }
}
