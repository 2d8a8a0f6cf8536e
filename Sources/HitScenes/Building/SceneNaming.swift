internal import HitResponders

/// Names of live views, by the same rule as ``SceneDocument/name(of:)``.
enum SceneNaming {
  /// Returns a tree's views, each after its superview.
  static func views(in root: UIView) -> [UIView] {
    var found: [UIView] = []
    var pending = [root]
    while let view = pending.popLast() {
      found.append(view)
      pending.append(contentsOf: view.subviews.reversed())
    }
    return found
  }

  static func name(of view: UIView, in windows: [UIWindow]) -> String {
    var steps: [String] = []
    for current in view.ancestry {
      if let id = current.accessibilityIdentifier {
        steps.append(id)
        break
      }
      let siblings = current.superview?.subviews ?? windows
      let peers = siblings.filter { $0.className == current.className }
      let number = (peers.firstIndex { $0 === current } ?? 0) + 1
      steps.append("\(current.className)#\(number)")
    }
    return steps.reversed().joined(separator: "/")
  }

  static func view(named name: String, in windows: [UIWindow]) -> UIView? {
    let all = windows.flatMap(views(in:))
    if let view = all.first(where: { $0.accessibilityIdentifier == name }) { return view }
    guard name.contains("#") else { return nil }
    return all.first { $0.accessibilityIdentifier == nil && self.name(of: $0, in: windows) == name }
  }
}
