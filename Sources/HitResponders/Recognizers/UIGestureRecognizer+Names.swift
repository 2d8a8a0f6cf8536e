// What logs call a recognizer and its states.
extension UIGestureRecognizer {
  /// The name that logs give the recognizer: its own, else its kind, at its view's.
  package final var routingName: String {
    host.map { "\(title)@\($0.routingName)" } ?? title
  }

  /// The recognizer's own name, else its kind.
  package final var title: String { name ?? kindWord }

  /// The kind of gesture in a word, as `longPress`; the class's name for classes of one's own.
  package final var kindWord: String {
    let name = String(describing: Swift.type(of: self))
    guard name.hasPrefix("UI"), name.hasSuffix("GestureRecognizer"), name.count > 19 else {
      return name
    }
    let kind = name.dropFirst(2).dropLast("GestureRecognizer".count)
    return kind.prefix(1).lowercased() + kind.dropFirst()
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// The word that every output uses for this state.
  package var word: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}
