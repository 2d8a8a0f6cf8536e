internal import HitInspector

// What the window says and does where the scene is edited.
extension Sandbox {
  /// Tells why the scene cannot be edited now, and makes room for an edit where it can be.
  ///
  /// - Returns: Whether it can be.
  func mayEdit() -> Bool {
    guard replay == nil else {
      let leave = KeyTable.label(of: .clear)
      notices.post(Notice(.info, "a replay is not edited", "; \(leave) leaves it"))
      return false
    }
    // A finger on a view that is made anew would be nobody's.
    input.releaseAll()
    return true
  }
}
