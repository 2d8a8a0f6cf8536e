internal import HitResponders

extension ViewNames {
  /// Returns the names from the window down, with slashes between them.
  ///
  /// A view without an identifier has the last step of its name there.
  func path(of view: UIView) -> String {
    var steps: [String] = []
    var next: UIView? = view
    while let current = next {
      let last = self[current].split(separator: "/").last.map(String.init)
      steps.append(current.accessibilityIdentifier ?? last ?? current.className)
      next = current.superview
    }
    return steps.reversed().joined(separator: "/")
  }
}
