/// What the window does with the scene: each mode shows it in another way.
nonisolated package enum InspectorMode: Int, CaseIterable, Hashable, Sendable {
  /// Presses go to the scene, and nothing is said of a pointer that only hovers.
  case touch = 1
  /// The pointer is explained while it hovers, and presses go to the scene.
  case inspect
  /// The scene in the colours of those who receive a press.
  case hitMap
  /// The views as layers behind one another.
  case explode

  /// How the button of the mode is called.
  package var title: String {
    switch self {
    case .touch: "Touch"
    case .inspect: "Inspect"
    case .hitMap: "Hit map"
    case .explode: "Explode"
    }
  }

  /// Whether something of its own stands below the scene.
  var hasStrip: Bool { self == .hitMap || self == .explode }

  /// Whether a pointer that presses nothing is explained.
  package var explainsHover: Bool { self != .touch }
}
