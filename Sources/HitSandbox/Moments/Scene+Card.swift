internal import HitInspector
internal import HitScenes

extension Scene {
  /// What the scene is about, and its tries.
  var card: SceneCard {
    SceneCard(about: about, tries: tries.map { SceneCard.Try(press: $0.press, note: $0.note) })
  }
}

extension Dump {
  /// Says how much the dump does not tell; what that is stands on standard error.
  var summary: String {
    let count = notes.count
    return count == 0 ? StatusFacts.completeDump : "\(count) \(count == 1 ? "note" : "notes")"
  }
}
