internal import HitInspector
internal import HitX11

// What the window says and does where the scene is edited.
extension Sandbox {
  func connectFiles() {
    files.willReload = { [weak self] in self?.input.releaseScene() }
    files.onMove = { [weak self] in
      guard let self else { return }
      inspector.model.gallery = source.place.map { GalleryPlace(index: $0.index, of: $0.count) }
      // A file of one's own is no lesson of the gallery.
      inspector.model.lesson = nil
    }
    files.onSceneOfDump = { [weak self] in self?.showScene(ofDump: $0) }
    writer.onEnd = { [weak self] in self?.tellFile($0, $1) }
    // No window manager is to think that the program hangs.
    writer.onLongTurn = { [window] in window.answerPings() }
  }

  /// Tells why the scene cannot be edited now, and makes room for an edit where it can be.
  ///
  /// - Returns: Whether it can be.
  func mayEdit() -> Bool {
    guard replay == nil else {
      let leave = KeyTable.label(of: .clear)
      notices.post(Notice(.info, "A replay cannot be edited", "; \(leave) leaves it"))
      return false
    }
    guard inspector.model.mode != .touch else {
      let rest = " edits nothing; \(KeyTable.label(of: .showMode(.inspect))) inspects"
      notices.post(Notice(.info, "Touch", rest))
      return false
    }
    // A finger on a view that is made anew would be nobody's.
    input.releaseScene()
    return true
  }
}
