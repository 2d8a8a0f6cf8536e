internal import HitResponders

/// Names of views that last: by identifier, else by class and place among the siblings of the class.
enum ViewPath {
  /// Returns the names from the window down, with slashes between them.
  static func path(of view: UIView, in windows: [UIWindow]) -> String {
    var steps: [String] = []
    var next: UIView? = view
    while let current = next {
      steps.append(step(current, windows))
      next = current.superview
    }
    return steps.reversed().joined(separator: "/")
  }

  /// Returns the identifier, or the steps from the nearest view above that has one.
  static func name(of view: UIView, in windows: [UIWindow]) -> String {
    var steps: [String] = []
    var next: UIView? = view
    while let current = next {
      steps.append(step(current, windows))
      if current.accessibilityIdentifier != nil { break }
      next = current.superview
    }
    return steps.reversed().joined(separator: "/")
  }

  private static func step(_ view: UIView, _ windows: [UIWindow]) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    let siblings = view.superview?.subviews ?? windows
    let peers = siblings.filter { $0.className == view.className }
    let number = (peers.firstIndex { $0 === view } ?? 0) + 1
    return "\(view.className)#\(number)"
  }
}
